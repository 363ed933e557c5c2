import {
  calendarDay,
  currentProng,
  isCaseDone,
  isOpenFinding,
  nextAuditAction,
  nextProngDue,
  rosterOf,
  type AuditType,
} from '@portal/domain'
import type { AnswerOf, getAuditDashboard } from '@portal/rest-contract'
import { asc, inArray } from 'drizzle-orm'
import type { Database } from '../../../db/database.js'
import { auditLetters } from '../../../db/schema/index.js'
import { foundOr, type Command } from '../../../server/command.js'
import { agencyExists } from '../../dashboards/local/dashboards-local-read-model.js'
import { findAuditType, listAuditRows, type AuditRow } from '../audits-read-model.js'
import { countedCorrections, findingsByAudit } from '../results/audits-corrections-read-model.js'
import { grouped } from '../../../db/grouped.js'

type Dashboard = AnswerOf<typeof getAuditDashboard>
type Part = Dashboard['parts'][number]

const agencyFound = foundOr('This agency does not exist.')

/**
 * The audits of one agency and year at a glance, by part and sequence; those that the reader may see.
 *
 * @throws ApiError NOT_FOUND for a kind of audit that does not exist and an agency that the reader does not see
 */
export async function auditDashboard(
  { tx, actor, ctx }: Command,
  { typeKey, leaId, year }: { typeKey: string; leaId: number; year: number },
): Promise<Dashboard> {
  const type = await findAuditType(tx, typeKey)
  agencyFound((await agencyExists(tx, actor, leaId)) || null)
  const rows = await listAuditRows(tx, actor, { typeKey, year, leaIds: [leaId] })
  const letters = await lettersOf(
    tx,
    rows.map(({ id }) => id),
  )
  const counted = await countsOf(tx, rows)
  const today = calendarDay(ctx.now)
  return {
    parts: rows.map((audit) => ({
      part: audit.part,
      audit,
      prongs: audit.prongs,
      tiles: tilesOf(counted, audit, today),
      nextAction: nextActionOf(type, audit),
      letters: letters.get(audit.id) ?? [],
    })),
  }
}

/** Corrections by prong and findings by audit; two queries, however many audits there are. */
async function countsOf(db: Database, rows: readonly AuditRow[]) {
  const prongIds = rows.flatMap(({ prongs }) => currentProng(prongs)?.id ?? [])
  return {
    corrections: await countedCorrections(db, prongIds),
    findings: await findingsByAudit(
      db,
      rows.map(({ id }) => id),
    ),
  }
}

function tilesOf(
  counted: Awaited<ReturnType<typeof countsOf>>,
  audit: AuditRow,
  today: string,
): Part['tiles'] {
  const { id = 0, sampled = 0, withDocuments = 0, complete = 0 } = currentProng(audit.prongs) ?? {}
  const open = (counted.corrections.get(id) ?? []).filter(({ state }) => !isCaseDone(state))
  const findings = counted.findings.get(audit.id) ?? []
  return {
    sampled,
    withDocuments,
    complete,
    openFindings: findings.filter(({ status }) => isOpenFinding(status)).length,
    openCorrections: open.length,
    overdueCorrections: open.filter(({ dueOn }) => dueOn < today).length,
  }
}

function nextActionOf(type: AuditType, audit: AuditRow): Part['nextAction'] {
  const prong = currentProng(audit.prongs)
  const action = prong && nextAuditAction(prong.status, rosterOf(type, audit.part) !== null)
  return action ? { ...action, dueOn: nextProngDue(prong, audit)?.on ?? null } : null
}

async function lettersOf(db: Database, auditIds: readonly number[]): Promise<Map<number, Part['letters']>> {
  if (auditIds.length === 0) return new Map()
  const rows = await db
    .select()
    .from(auditLetters)
    .where(inArray(auditLetters.auditId, [...auditIds]))
    .orderBy(asc(auditLetters.letterDate), asc(auditLetters.id))
  return new Map(
    [...grouped(rows, ({ auditId }) => auditId)].map(([auditId, own]) => [
      auditId,
      own.map(({ kind, subject, letterDate, reportId, supersededOn }) => ({
        kind,
        subject,
        letterDate,
        reportId,
        superseded: supersededOn !== null,
      })),
    ]),
  )
}
