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
import { and, asc, count, eq, isNull, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import type { Database } from '../../../db/database.js'
import {
  auditDocumentRequests,
  auditRecordFiles,
  auditRecordPeople,
  auditRecords,
  fileObjects,
  users,
} from '../../../db/schema/index.js'
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
const monitor = { id: monitors.id, fullName: monitors.fullName }
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
    .select({ stored: auditRecords, changedBy: users.fullName, monitor, keeper: keepers.fullName })
    .from(auditRecords)
    .innerJoin(users, eq(users.id, auditRecords.changedBy))
    .leftJoin(keepers, eq(keepers.id, auditRecords.keptBy))
    .leftJoin(monitors, eq(monitors.id, auditRecords.assignedMonitorId))
    .where(eq(auditRecords.id, id))
  const prong = row && (await findProng(db, actor, typeKey, row.stored.prongId))
  if (!row || !prong) return null
  const { stored, changedBy, keeper } = row
  const people = (await findAssignees(db, eq(auditRecordPeople.recordId, id))).get(id) ?? []
  const facts = factsOf(prong, stored, people)
  if (!seesRecord(actor, facts)) return null
  const files = (await countFiles(db, eq(auditRecordFiles.recordId, id))).get(id) ?? 0
  const openRequests = (await countOpenRequestsBy(db, eq(auditDocumentRequests.recordId, id))).get(id) ?? 0
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
    answer: answerOf(actor, stored, facts, {
      people,
      files,
      openRequests,
      monitor: row.monitor,
      student: shownRecord(recordKindOf(prong.audit), stored),
    }),
  }
}

/** Local users see the records that they are assigned to, everybody else all that they see the list of. */
function seesRecord(actor: Actor, facts: RecordFacts): boolean {
  return canReadList(actor, facts.leaId).allowed || worksOnRecord(actor, facts)
}

/** Records that are or were in the sample of a prong and that the actor may see, by their order. */
export async function listRecords(db: Database, actor: Actor, prong: ProngView): Promise<SampleRecord[]> {
  const rows = await db
    .select({ row: auditRecords, monitor })
    .from(auditRecords)
    .leftJoin(monitors, eq(monitors.id, auditRecords.assignedMonitorId))
    .where(eq(auditRecords.prongId, prong.answer.id))
    .orderBy(asc(auditRecords.order), asc(auditRecords.id))
  const ofProng = eq(auditRecords.prongId, prong.answer.id)
  const people = await findAssignees(db, ofProng)
  const files = await countFiles(db, ofProng)
  const open = await countOpenRequestsBy(db, ofProng)
  return rows.flatMap(({ row, monitor: assigned }) => {
    const own = people.get(row.id) ?? []
    const facts = factsOf(prong, row, own)
    return seesRecord(actor, facts)
      ? [
          answerOf(actor, row, facts, {
            people: own,
            files: files.get(row.id) ?? 0,
            openRequests: open.get(row.id) ?? 0,
            monitor: assigned,
            student: shownRecord(recordKindOf(prong.audit), row),
          }),
        ]
      : []
  })
}

/** Numbers of documents, by record. */
export async function countFiles(db: Database, where: SQL): Promise<Map<number, number>> {
  const rows = await db
    .select({ recordId: auditRecordFiles.recordId, files: count() })
    .from(auditRecordFiles)
    .innerJoin(auditRecords, eq(auditRecords.id, auditRecordFiles.recordId))
    .innerJoin(fileObjects, eq(fileObjects.id, auditRecordFiles.fileId))
    .where(and(where, isNull(fileObjects.deletedAt)))
    .groupBy(auditRecordFiles.recordId)
  return new Map(rows.map(({ recordId, files }) => [recordId, files]))
}

/** Numbers of requests for documents that wait for the agency, by record. */
async function countOpenRequestsBy(db: Database, where: SQL): Promise<Map<number, number>> {
  const rows = await db
    .select({ recordId: auditDocumentRequests.recordId, open: count() })
    .from(auditDocumentRequests)
    .innerJoin(auditRecords, eq(auditRecords.id, auditDocumentRequests.recordId))
    .where(and(where, eq(auditDocumentRequests.state, 'Open')))
    .groupBy(auditDocumentRequests.recordId)
  return new Map(rows.map(({ recordId, open }) => [recordId, open]))
}

type People = SampleRecord['assignees']

/** Who works on records, by record. */
async function findAssignees(db: Database, where: SQL): Promise<Map<number, People>> {
  const rows = await db
    .select({ recordId: auditRecordPeople.recordId, id: users.id, fullName: users.fullName })
    .from(auditRecordPeople)
    .innerJoin(auditRecords, eq(auditRecords.id, auditRecordPeople.recordId))
    .innerJoin(users, eq(users.id, auditRecordPeople.userId))
    .where(where)
    .orderBy(asc(users.fullName), asc(users.id))
  const byRecord = new Map<number, People>()
  for (const { recordId, ...one } of rows) byRecord.set(recordId, [...(byRecord.get(recordId) ?? []), one])
  return byRecord
}

function factsOf({ facts, audit }: ProngView, row: Row, people: People): RecordFacts {
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
  row: Row,
  facts: RecordFacts,
  {
    people,
    files,
    openRequests,
    monitor: assigned,
    student,
  }: {
    people: People
    files: number
    openRequests: number
    monitor: SampleRecord['assignedMonitor']
    student: string
  },
): SampleRecord {
  const { id, order, fields, flags, age, origin, status, reason, leftOn, version } = row
  return {
    id,
    order,
    student,
    school: fields['school'] ?? '',
    grade: fields['grade'] ?? '',
    disability: fields['disability'] ?? '',
    age,
    flags,
    origin,
    status,
    reason,
    assignedMonitorId: row.assignedMonitorId,
    assignedMonitor: assigned,
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
