import {
  AuditStatus,
  canNotifyOfAudit,
  seesAudit,
  seesPlannedAudits,
  typeWithContent,
  usualRetentionYears,
  type Actor,
  type AuditType,
} from '@portal/domain'
import type { auditRow } from '@portal/rest-contract'
import { asc, eq, sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import type { Database } from '../../db/database.js'
import {
  auditContents,
  auditErasures,
  auditRetention,
  audits,
  auditTypes,
  leas,
} from '../../db/schema/index.js'
import { picked } from '../../server/picked.js'
import { act } from '../../server/verdicts.js'
import { authorSql } from '../accounts/accounts-names-read-model.js'
import { prongsOf } from './audits-prongs-read-model.js'

export type AuditRow = z.infer<typeof auditRow>

/** An audit as commands on it need it. */
export interface AuditView {
  type: AuditType
  agency: string
  /** Content that it was created with, or that was applied before it began. */
  contentId: number
  version: number
  changed: { by: string; on: Date }
  notifiedOn: Date | null
  closedOn: Date | null
  /** It is closed or cancelled. */
  hasEnded: boolean
  legalHold: string
  /** Years after the closing for which data of its students are kept, and when they were erased. */
  studentDataYears: number
  studentDataErasedOn: Date | null
  answer: AuditRow
}

/** Audits with what commands need of them, of those that the actor may see, by agency, part and sequence. */
export async function selectAudits(db: Database, actor: Actor, where: SQL | undefined): Promise<AuditView[]> {
  const found = await db
    .select({
      stored: audits,
      definition: auditTypes.definition,
      responseSet: sql<AuditType['responseSet'] | null>`${auditContents.content} -> 'responseSet'`,
      extraFields: sql<AuditType['extraFields'] | null>`${auditContents.content} -> 'extraFields'`,
      agency: leas.name,
      leadMonitor: authorSql(audits.leadMonitorId),
      changedBy: authorSql(audits.changedBy),
      studentDataYears: auditRetention.years,
      studentDataErasedOn: auditErasures.erasedOn,
    })
    .from(audits)
    .innerJoin(auditTypes, eq(auditTypes.key, audits.typeKey))
    .innerJoin(auditContents, eq(auditContents.id, audits.contentId))
    .innerJoin(leas, eq(leas.id, audits.leaId))
    .leftJoin(auditRetention, eq(auditRetention.typeKey, audits.typeKey))
    .leftJoin(auditErasures, eq(auditErasures.auditId, audits.id))
    .where(where)
    .orderBy(asc(audits.leaId), asc(audits.part), asc(audits.sequence))
  const rows = found.map(({ definition, ...row }) =>
    Object.assign(row, { type: typeWithContent(definition, row) }),
  )
  const seen = rows.filter(
    ({ stored, type }) =>
      seesAudit(actor, type, stored.leaId) && (stored.notifiedOn !== null || seesPlannedAudits(actor)),
  )
  const prongs = await prongsOf(
    db,
    seen.map(({ stored }) => stored.id),
  )
  return seen.map((row) => viewOf(actor, row, prongs.get(row.stored.id) ?? []))
}

const shownAsStored = [
  'id',
  'typeKey',
  'leaId',
  'year',
  'part',
  'sequence',
  'reason',
  'reasonText',
  'plannedStart',
  'documentsDueOn',
  'plannedEnd',
] as const

interface SelectedAudit {
  stored: typeof audits.$inferSelect
  type: AuditType
  agency: string
  leadMonitor: AuditRow['leadMonitor']
  changedBy: { fullName: string }
  studentDataYears: number | null
  studentDataErasedOn: Date | null
}

function viewOf(actor: Actor, row: SelectedAudit, prongs: AuditRow['prongs']): AuditView {
  const { stored, type, agency, leadMonitor, changedBy, studentDataYears, studentDataErasedOn } = row
  const { contentId, notifiedOn, closedOn, createdOn, changedOn, legalHold, version } = stored
  return {
    type,
    agency,
    contentId,
    version,
    changed: { by: changedBy.fullName, on: changedOn },
    notifiedOn,
    closedOn,
    hasEnded: closedOn !== null || prongs.every(({ status }) => status === AuditStatus.cancelled),
    legalHold,
    studentDataYears: studentDataYears ?? usualRetentionYears.studentList,
    studentDataErasedOn,
    answer: {
      ...picked(stored, shownAsStored),
      leadMonitor,
      notifiedOn: notifiedOn?.toISOString() ?? null,
      createdOn: createdOn.toISOString(),
      notify: act(canNotifyOfAudit(actor, { notifiedOn, prongs })),
      prongs,
      version,
    },
  }
}
