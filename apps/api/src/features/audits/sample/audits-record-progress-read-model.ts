import {
  activeItems,
  canReadReview,
  countsOf,
  readsBlind,
  RecordStatus,
  type Actor,
  type AuditContent,
} from '@portal/domain'
import type { AnswerOf, listRecordProgress } from '@portal/rest-contract'
import { and, asc, eq, inArray, lt } from 'drizzle-orm'
import type { Database } from '../../../db/database.js'
import { auditItemAnswers, auditRecords } from '../../../db/schema/index.js'
import type { Reader } from '../../../server/command.js'
import { insist } from '../../../server/verdicts.js'
import { prongFound, type Place } from '../audits-command.js'
import { contentOfRecord } from '../audits-contents-read-model.js'
import { findProng, type ProngView } from '../audits-read-model.js'
import { grouped } from '../../../db/grouped.js'
import { findSkips, type HandSkips } from '../review/audits-hand-skips-read-model.js'
import { ruledRecord } from '../review/audits-answers-read-model.js'

type Progress = AnswerOf<typeof listRecordProgress>
type Row = typeof auditRecords.$inferSelect
type Answer = Pick<typeof auditItemAnswers.$inferSelect, 'itemId' | 'value'>

/** How far the review of each record of a sample is, in a few queries; those whose answers the reader must not see are left out. */
export async function recordProgress({ tx, actor }: Reader, { typeKey, id }: Place): Promise<Progress> {
  const prong = prongFound(await findProng(tx, actor, typeKey, id))
  insist(canReadReview(actor))
  const rows = (await recordsInSample(tx, id)).filter((row) => !isHidden(actor, row, prong))
  if (rows.length === 0) return []
  const contentOf = await contentsOfRows(tx, prong, rows)
  const answers = grouped(await answersOf(tx, rows), ({ recordId }) => recordId)
  const skips = await findSkips(
    tx,
    rows.map((row) => row.id),
  )
  return rows.map((row) =>
    progressOf(prong, row, contentOf(row), {
      answers: answers.get(row.id) ?? [],
      skips: skips.get(row.id) ?? new Map<string, never>(),
    }),
  )
}

/** The content of each record: some were carried into newer content. */
async function contentsOfRows(
  db: Database,
  { audit, answer: { limitedItemIds } }: ProngView,
  rows: readonly Row[],
): Promise<(row: Row) => AuditContent> {
  const of = { auditId: audit.answer.id, auditContentId: audit.contentId, limitedItemIds }
  const usual = await contentOfRecord(db, { ...of, contentId: null })
  const carried = new Map<number, AuditContent>()
  for (const id of new Set(rows.flatMap(({ contentId }) => contentId ?? [])))
    carried.set(id, await contentOfRecord(db, { ...of, contentId: id }))
  return ({ contentId }) => (contentId === null ? usual : (carried.get(contentId) ?? usual))
}

function recordsInSample(db: Database, prongId: number): Promise<Row[]> {
  return db
    .select()
    .from(auditRecords)
    .where(and(eq(auditRecords.prongId, prongId), lt(auditRecords.status, RecordStatus.replaced)))
    .orderBy(asc(auditRecords.order), asc(auditRecords.id))
}

function answersOf(db: Database, rows: readonly Row[]) {
  const { recordId, itemId, value } = auditItemAnswers
  return db
    .select({ recordId, itemId, value })
    .from(auditItemAnswers)
    .where(
      inArray(
        recordId,
        rows.map(({ id }) => id),
      ),
    )
}

function isHidden(actor: Actor, row: Row, { facts }: ProngView): boolean {
  return readsBlind(actor, {
    leaId: facts.leaId,
    assigneeIds: [],
    auditStatus: facts.status,
    status: row.status,
    isConfirmed: false,
    reviewedBy: row.submittedBy,
    needsSecondReader: row.secondReaderDue && row.secondReadOn === null,
    secondReaderId: row.secondReaderId,
  })
}

function progressOf(
  { audit: { type } }: ProngView,
  row: Row,
  content: AuditContent,
  { answers, skips }: { answers: readonly Answer[]; skips: HandSkips },
): Progress[number] {
  const { key, fields, flags, age, order, setup, status, id } = row
  const given = new Map(answers.map(({ itemId, value }) => [itemId, { ...noAnswer, value }]))
  const ruled = ruledRecord({ setup, order, skips, row: { key, fields, flags, age } }, content, given)
  const items = activeItems(content).filter((item) => !ruled.skipped.has(item.id))
  const counts = items.map((item) => countsOf(type.responseSet, ruled.answers.get(item.id) ?? null))
  return {
    id,
    setUp: status >= RecordStatus.ready,
    answered: counts.filter((one) => one !== 'open').length,
    applicable: items.length,
    notMet: counts.filter((one) => one === 'notMet').length,
  }
}

const noAnswer = {
  comment: '',
  internalNote: '',
  extras: {},
  answeredBy: null,
  answeredOn: null,
  version: 1,
  recheck: null,
}
