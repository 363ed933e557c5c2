import {
  canAssignSecondReader,
  canConfirmEnrolment,
  canReadList,
  canRequestDocuments,
  worksOnRecord,
  canTakeOutRecord,
  canUploadRecordFile,
  documentsStatus,
  seesPlannedAudits,
  shownRecord,
  type Actor,
  type ConditionValue,
  type PopulationRow,
  type RecordFacts,
} from '@portal/domain'
import type { sampleRecord } from '@portal/rest-contract'
import { asc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import type { Database } from '../../../db/database.js'
import { auditRecords, users } from '../../../db/schema/index.js'
import { isRowId } from '../../../server/requests/row-id.js'
import { act } from '../../../server/verdicts.js'
import type { ContentPlace } from '../audits-contents-read-model.js'
import { findProng, recordKindOf, type ProngView } from '../audits-read-model.js'
import { findSkips, type HandSkips } from '../review/audits-hand-skips-read-model.js'

export type SampleRecord = z.infer<typeof sampleRecord>

/** A record with what commands and rules need. */
export interface RecordView {
  prong: ProngView
  facts: RecordFacts
  /** Its row of the list, and the place of it. */
  row: PopulationRow
  place: number
  /** Its number in the sample. */
  order: number
  setup: Readonly<Record<string, ConditionValue>>
  content: ContentPlace & { kept: KeptContent | null }
  /** Sections and items that a monitor skips by hand. */
  skips: HandSkips
  submission: Submission
  version: number
  changed: { by: string; on: Date }
  answer: SampleRecord
}

/** Newer content that a monitor did not take over. */
interface KeptContent {
  contentId: number
  by: { id: string; fullName: string }
  on: Date
}

type Row = typeof auditRecords.$inferSelect

const keptOf = (
  { keptContentId: contentId, keptBy: id, keptOn: on }: Row,
  fullName: string | null,
): KeptContent | null =>
  contentId === null || id === null || on === null
    ? null
    : { contentId, by: { id, fullName: fullName ?? '' }, on }

const keepers = alias(users, 'keepers')
const monitors = alias(users, 'monitors')

/** How many documents a record has; beside its row. */
export const documentsOfRecord = sql<number>`(select count(*)::int from audit_record_files f
  join file_objects o on o.id = f.file_id where f.record_id = audit_records.id and o.deleted_at is null)`

/** A record with what lists of records say of it. */
const recordColumns = {
  stored: auditRecords,
  monitor: { id: monitors.id, fullName: monitors.fullName },
  files: documentsOfRecord,
  /** Requests for documents that wait for the agency. */
  openRequests: sql<number>`(select count(*)::int from audit_document_requests q
    where q.record_id = audit_records.id and q.state = 'Open')`,
  /** Who works on it. */
  people: sql<SampleRecord['assignees']>`(select coalesce(json_agg(
    json_build_object('id', u.id, 'fullName', u.full_name) order by u.full_name, u.id), '[]')
    from audit_record_people p join users u on u.id = p.user_id where p.record_id = audit_records.id)`,
}
/** When a record was submitted, and as which of its prong; all null before. */
export type Submission = Pick<
  Row,
  'submittedBy' | 'submittedOn' | 'submission' | 'secondReaderDue' | 'secondReadOn'
>

/** One record of a kind of audit, or of any; null when it is not there or not for the actor's eyes. */
export async function findRecord(
  db: Database,
  actor: Actor,
  typeKey: string | null,
  id: number,
): Promise<RecordView | null> {
  if (!isRowId(id)) return null
  const [row] = await db
    .select({ ...recordColumns, changedBy: users.fullName, keeper: keepers.fullName })
    .from(auditRecords)
    .innerJoin(users, eq(users.id, auditRecords.changedBy))
    .leftJoin(keepers, eq(keepers.id, auditRecords.keptBy))
    .leftJoin(monitors, eq(monitors.id, auditRecords.assignedMonitorId))
    .where(eq(auditRecords.id, id))
  const prong = row && (await findProng(db, actor, typeKey, row.stored.prongId))
  if (!row || !prong) return null
  const { stored, changedBy, keeper } = row
  const facts = factsOf(prong, row)
  if (!seesRecord(actor, facts)) return null
  return {
    prong,
    facts,
    place: stored.place,
    order: stored.order,
    setup: stored.setup,
    content: {
      contentId: stored.contentId,
      auditId: prong.audit.answer.id,
      auditContentId: prong.audit.contentId,
      limitedItemIds: prong.answer.limitedItemIds,
      kept: keptOf(stored, keeper),
    },
    skips: (await findSkips(db, [id])).get(id) ?? new Map<string, never>(),
    submission: stored,
    row: { key: stored.key, fields: stored.fields, flags: stored.flags, age: stored.age },
    version: stored.version,
    changed: { by: changedBy, on: stored.changedOn },
    answer: answerOf(actor, prong, row, facts),
  }
}

/** Local users see the records that they are assigned to, everybody else all that they see the list of. */
function seesRecord(actor: Actor, facts: RecordFacts): boolean {
  return canReadList(actor, facts.leaId).allowed || worksOnRecord(actor, facts)
}

/** Records that are or were in the sample of a prong and that the actor may see, by their order. */
export async function listRecords(db: Database, actor: Actor, prong: ProngView): Promise<SampleRecord[]> {
  const rows = await db
    .select(recordColumns)
    .from(auditRecords)
    .leftJoin(monitors, eq(monitors.id, auditRecords.assignedMonitorId))
    .where(eq(auditRecords.prongId, prong.answer.id))
    .orderBy(asc(auditRecords.order), asc(auditRecords.id))
  return rows.flatMap((row) => {
    const facts = factsOf(prong, row)
    return seesRecord(actor, facts) ? [answerOf(actor, prong, row, facts)] : []
  })
}

/** A record as it is selected. */
interface SelectedRecord {
  stored: Row
  monitor: SampleRecord['assignedMonitor']
  files: number
  openRequests: number
  people: SampleRecord['assignees']
}

function factsOf({ facts, audit }: ProngView, { stored: row, people }: SelectedRecord): RecordFacts {
  return {
    leaId: facts.leaId,
    assigneeIds: people.map(({ id }) => id),
    auditStatus: facts.status,
    status: row.status,
    isConfirmed: audit.type.requiresLeaConfirm,
    handsIn: audit.type.recordForm === 'documentSet',
    reviewedBy: row.submittedBy,
    needsSecondReader: row.secondReaderDue && row.secondReadOn === null,
    secondReaderId: row.secondReaderId,
  }
}

function answerOf(
  actor: Actor,
  { audit }: ProngView,
  { stored: row, monitor, files, openRequests, people }: SelectedRecord,
  facts: RecordFacts,
): SampleRecord {
  const { id, order, fields, flags, age, origin, status, reason, leftOn, version } = row
  return {
    id,
    order,
    student: shownRecord(recordKindOf(audit), row),
    school: fields['school'] ?? '',
    grade: fields['grade'] ?? '',
    disability: fields['disability'] ?? '',
    age,
    flags,
    origin,
    status,
    reason,
    assignedMonitorId: row.assignedMonitorId,
    assignedMonitor: monitor,
    secondReaderId: seesPlannedAudits(actor) ? row.secondReaderId : null,
    assignSecondReader: act(canAssignSecondReader(actor, facts, null)),
    assignees: people,
    leaConfirmedEnrolled: row.confirmedEnrolled,
    leftOn,
    note: seesPlannedAudits(actor) ? row.note : '',
    documents: files,
    noDocumentReason: row.noDocumentReason,
    openRequests,
    documentsStatus: documentsStatus(
      { documents: files, noDocumentReason: row.noDocumentReason, openRequests },
      facts.auditStatus,
    ),
    requestDocuments: act(canRequestDocuments(actor, facts, 'To be said.')),
    upload: act(canUploadRecordFile(actor, facts)),
    takeOut: act(canTakeOutRecord(actor, facts, 'To be said.')),
    confirmEnrolment: act(canConfirmEnrolment(actor, facts, { leftOn: null, today: '' })),
    version,
  }
}
