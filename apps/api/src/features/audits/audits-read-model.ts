import {
  AuditStatus,
  calendarDay,
  canCloseAudit,
  canOpenRound,
  canWithdrawReport,
  correctionStatus,
  isCaseDone,
  limitedContent,
  wrongState,
  canSetAuditStatus,
  leasSeenBy,
  seesPlannedAudits,
  stepBetween,
  auditStatuses,
  rosterOf,
  studentDataUntil,
  type Actor,
  type AuditContent,
  type AuditType,
  type ProngFacts,
  type RecordKindPlace,
  type Verdict,
  type WithdrawalFacts,
} from '@portal/domain'
import type { auditProng } from '@portal/rest-contract'
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Database } from '../../db/database.js'
import { auditProngs, audits, auditTypes, users } from '../../db/schema/index.js'
import { foundOr } from '../../server/command.js'
import { isRowId } from '../../server/requests/row-id.js'
import { act } from '../../server/verdicts.js'
import {
  countBegunCorrections,
  countedCorrections,
  findingsOfAudit,
} from './results/audits-corrections-read-model.js'
import { findingsOfRoundProng } from './results/audits-results-store.js'
import { contentsOfAudits } from './audits-contents-read-model.js'
import { countOpenItems } from './document-set/audits-set-read-model.js'
import { selectAudits, type AuditRow, type AuditView } from './audits-views-read-model.js'

export type { AuditRow, AuditView }
export type AuditProng = z.infer<typeof auditProng>

/** The kind and part of an audit, by which its records are named. */
export const recordKindOf = ({ type, answer }: Pick<AuditView, 'type' | 'answer'>): RecordKindPlace =>
  Object.assign({}, type, { part: answer.part })

/** A prong with the facts that rules need. */
export interface ProngView {
  audit: AuditView
  facts: ProngFacts
  /** Findings of the whole audit that were not withdrawn. */
  findings: Awaited<ReturnType<typeof findingsOfAudit>>
  /** What decides whether its report can be taken back. */
  withdrawal: WithdrawalFacts
  version: number
  changed: { by: string; on: Date }
  answer: AuditProng
}

const typeFound = foundOr('This kind of audit does not exist.')

/** A kind of audit by its key; NOT_FOUND where there is none. */
export async function findAuditType(db: Database, key: string): Promise<AuditType> {
  const [row] = await db.select().from(auditTypes).where(eq(auditTypes.key, key))
  return typeFound(row).definition
}

/** Audits of one kind and year. */
interface AuditsPlace {
  typeKey: string
  year: number
  leaIds: readonly number[]
}

/** As {@link listAuditViews}, as clients get them. */
export async function listAuditRows(db: Database, actor: Actor, place: AuditsPlace): Promise<AuditRow[]> {
  return (await listAuditViews(db, actor, place)).map(({ answer }) => answer)
}

/** Audits of one kind and year that the actor may see, by agency, part and sequence; of all agencies when none is named. */
export async function listAuditViews(
  db: Database,
  actor: Actor,
  { typeKey, year, leaIds }: AuditsPlace,
): Promise<AuditView[]> {
  const type = await findAuditType(db, typeKey)
  const seen = leasSeenBy(actor)
  const wanted = leaIds.length === 0 ? null : leaIds.filter(isRowId)
  if (!isRowId(year)) return []
  return selectAudits(
    db,
    actor,
    and(
      eq(audits.typeKey, type.key),
      eq(audits.year, year),
      seen === 'all' ? undefined : inArray(audits.leaId, [...seen]),
      wanted === null ? undefined : inArray(audits.leaId, wanted),
      seesPlannedAudits(actor) ? undefined : isNotNull(audits.notifiedOn),
    ),
  )
}

/** One audit, of any kind where none is named; null when it is not there or not for the actor's eyes. */
export async function findAudit(
  db: Database,
  actor: Actor,
  typeKey: string | null,
  id: number,
): Promise<AuditView | null> {
  if (!isRowId(id)) return null
  const ofKind = typeKey === null ? undefined : eq(audits.typeKey, typeKey)
  const [view] = await selectAudits(db, actor, and(ofKind, eq(audits.id, id)))
  return view ?? null
}

/** Audits by their ids, in the order of lists. */
export async function findAudits(db: Database, actor: Actor, ids: readonly number[]): Promise<AuditRow[]> {
  return (await selectAudits(db, actor, inArray(audits.id, [...ids]))).map(({ answer }) => answer)
}

const hasAcceptedList = sql<boolean>`exists (select 1 from audit_lists l where l.prong_id = audit_prongs.id)`

/** One prong; null when it is not there or not for the actor's eyes. */
export async function findProng(
  db: Database,
  actor: Actor,
  typeKey: string | null,
  id: number,
): Promise<ProngView | null> {
  if (!isRowId(id)) return null
  const [stored] = await db
    .select({ row: auditProngs, changedBy: users.fullName, listAccepted: hasAcceptedList })
    .from(auditProngs)
    .innerJoin(users, eq(users.id, auditProngs.changedBy))
    .where(eq(auditProngs.id, id))
  const found = stored && (await findAudit(db, actor, typeKey, stored.row.auditId))
  if (!stored || !found) return null
  const { row } = stored
  const audit = row.number > 1 ? withSecondProngFields(found) : found
  // Findings and corrections come with a report.
  const isReported = audit.answer.prongs.some(({ status }) => status >= AuditStatus.reportIssued)
  const corrections = isReported ? ((await countedCorrections(db, [id])).get(id) ?? []) : []
  const facts = await factsOf(db, audit, { ...row, listAccepted: stored.listAccepted }, corrections)
  const { number, round, status, version } = row
  const findings = isReported ? await findingsOfAudit(db, audit.answer.id) : []
  const withdrawal = await withdrawalFacts(db, { audit, findings, row })
  return {
    audit,
    facts,
    findings,
    withdrawal,
    version,
    changed: { by: stored.changedBy, on: row.changedOn },
    answer: {
      id,
      number,
      round,
      status,
      ...progressOf(audit.answer, id),
      version,
      audit: audit.answer,
      correctionStatus: correctionStatus(corrections.map(({ state }) => state)),
      limitedItemIds: row.limitedItemIds,
      periodFrom: row.periodFrom,
      periodTo: row.periodTo,
      closedOn: audit.closedOn?.toISOString() ?? null,
      legalHold: seesPlannedAudits(actor) ? audit.legalHold : '',
      studentDataUntil: studentDataUntil(
        audit.closedOn && calendarDay(audit.closedOn),
        audit.studentDataYears,
      ),
      studentDataErasedOn: audit.studentDataErasedOn?.toISOString() ?? null,
      withdrawReport: act(canWithdrawReport(actor, withdrawal)),
      openRound: act(canOpenRound(actor, roundFacts(audit, findings))),
      closeAudit: act(closingVerdict(actor, audit, findings)),
      allowedActions: auditStatuses.flatMap((_words, to) =>
        stepBetween(status, to, facts.hasList)
          ? [{ to, ...act(canSetAuditStatus(actor, facts, to, { reason: 'To be said.', letter: true })) }]
          : [],
      ),
    },
  }
}

/** Reviews of newer data ask for further fields beside each answer. */
function withSecondProngFields(view: AuditView): AuditView {
  const { extraFields, secondProngFields = [] } = view.type
  return { ...view, type: { ...view.type, extraFields: [...extraFields, ...secondProngFields] } }
}

/** How far the records of a prong are, as its row in the list of audits says it. */
function progressOf({ prongs }: AuditRow, id: number) {
  const {
    sampled = 0,
    withDocuments = 0,
    complete = 0,
    documentsDueOn = null,
  } = prongs.find((one) => one.id === id) ?? {}
  return { sampled, withDocuments, complete, documentsDueOn }
}

type Findings = ProngView['findings']

/** What the rule of taking the report of a review back needs; two queries for the last review of newer data alone. */
export async function withdrawalFacts(
  db: Database,
  {
    audit,
    findings,
    row: { id, number, round, status },
  }: Pick<ProngView, 'audit' | 'findings'> & {
    row: Pick<typeof auditProngs.$inferSelect, 'id' | 'number' | 'round' | 'status'>
  },
): Promise<WithdrawalFacts> {
  const later = audit.answer.prongs.filter(
    (one) => one.number > 1 && one.status !== AuditStatus.cancelled && (number === 1 || one.round > round),
  )
  const isRound = number > 1 && status === AuditStatus.reportIssued && later.length === 0
  const inRound = new Set(isRound ? await findingsOfRoundProng(db, id) : [])
  const own = findings.filter((one) => (number === 1 ? one.prongId === id : inRound.has(one.id)))
  return {
    status,
    number,
    laterRounds: later.length,
    findings: own.map((one) => one.status),
    begun: isRound ? await countBegunCorrections(db, id) : 0,
  }
}

/** What the rule of opening a review of newer data needs. */
export function roundFacts({ type, closedOn, answer: { prongs } }: AuditView, findings: Findings) {
  return {
    usesProngs: type.usesProngs,
    closed: closedOn !== null,
    first: prongs.find(({ number }) => number === 1) ?? { status: AuditStatus.notStarted },
    rounds: prongs.filter(({ number, status }) => number > 1 && status !== AuditStatus.cancelled),
    findings,
  }
}

/** Whether the audit can be closed, once. */
export function closingVerdict(
  actor: Actor,
  { closedOn, answer: { prongs } }: AuditView,
  findings: Findings,
): Verdict {
  const verdict = canCloseAudit(actor, { prongs, findings: findings.map(({ status }) => status) })
  return verdict.allowed && closedOn !== null ? wrongState('This audit is closed.') : verdict
}

/** What the rules need to know about a prong. */
async function factsOf(
  db: Database,
  { type, notifiedOn, answer, contentId }: AuditView,
  {
    id,
    status,
    limitedItemIds,
    listAccepted,
  }: Pick<typeof auditProngs.$inferSelect, 'id' | 'status' | 'limitedItemIds'> & { listAccepted: boolean },
  corrections: readonly { state: number }[],
): Promise<ProngFacts> {
  const { sampled, withDocuments, complete } = progressOf(answer, id)
  return {
    leaId: answer.leaId,
    status,
    hasList: rosterOf(type, answer.part) !== null,
    subject: type.subject,
    notified: notifiedOn !== null,
    listAccepted,
    records: sampled,
    recordsComplete: complete,
    recordsWithoutDocument: sampled - withDocuments,
    ...(type.recordForm === 'documentSet' && {
      openItems: await countOpenItems(db, id, {
        auditId: answer.id,
        auditContentId: contentId,
        limitedItemIds,
      }),
    }),
    openCorrections: corrections.filter(({ state }) => !isCaseDone(state)).length,
  }
}

/** All items that an audit uses: those of its content, and of newer content that records of it were carried into. */
export async function contentOfAudit(db: Database, auditId: number): Promise<AuditContent> {
  const found = (await contentsOfAudits(db, [auditId])).get(auditId)
  if (!found) throw new Error(`Audit ${auditId} has no content.`)
  return found
}

/** All items that a prong looks at, whichever version of the content its records have, see contentOfRecord. */
export async function contentOfProng(db: Database, { audit, answer }: ProngView): Promise<AuditContent> {
  return limitedContent(await contentOfAudit(db, audit.answer.id), answer.limitedItemIds)
}
