import {
  applySkipRules,
  AuditStatus,
  calendarDay,
  limitedContent,
  mergedContent,
  RecordStatus,
  type AuditContent,
  type AuditPart,
  type ConditionValue,
  type ScoredAnswer,
} from '@portal/domain'
import { findSkips, reasonsOf, type HandSkips } from '../review/audits-hand-skips-read-model.js'
import { contentsById, contentsOfAudits } from '../audits-contents-read-model.js'
import { grouped } from '../../../db/grouped.js'
import { and, asc, eq, gte, inArray, lt, type SQL } from 'drizzle-orm'
import type { Database } from '../../../db/database.js'
import { auditItemAnswers, auditProngs, auditRecords, audits, leas } from '../../../db/schema/index.js'

/** An answer with what was wrong. */
export interface ReviewedAnswer extends ScoredAnswer {
  comment: string
}

/** A record of a review as its results name it. */
export interface ReviewedRecord {
  id: number
  key: string
  fields: Readonly<Record<string, string>>
  status: number
  submittedOn: Date | null
}

/** The day on which the record of a case was reviewed: a correction is not older (2.11). */
export function foundOnOf(
  { records }: Pick<ReviewedProng, 'records'>,
  recordId: number,
): { foundOn?: string } {
  const on = records.find(({ id }) => id === recordId)?.submittedOn
  return on ? { foundOn: calendarDay(on) } : {}
}

/** What the results of a review are computed from. */
export interface ReviewedProng {
  id: number
  auditId: number
  number: number
  round: number
  status: number
  leaId: number
  agency: string
  agencyCode: string
  agencyShortName: string
  year: number
  part: AuditPart
  /** Only the items that the review looks at. */
  content: AuditContent
  records: readonly ReviewedRecord[]
  /** Of complete records. */
  answers: readonly ReviewedAnswer[]
}

/** One prong with its answers. Throws where there is none. */
export async function reviewedProng(db: Database, id: number): Promise<ReviewedProng> {
  const [prong] = await reviewedProngs(db, eq(auditProngs.id, id))
  if (!prong) throw new Error(`Prong ${id} is not there.`)
  return prong
}

/** Reviews of newer data of an audit that were finished, by their rounds. */
export function finishedRounds(db: Database, auditId: number): Promise<ReviewedProng[]> {
  return reviewedProngs(
    db,
    and(
      eq(auditProngs.auditId, auditId),
      eq(auditProngs.number, 2),
      gte(auditProngs.status, AuditStatus.reviewComplete),
      lt(auditProngs.status, AuditStatus.cancelled),
    ),
  )
}

/** The review of records of an audit. */
export async function firstProng(db: Database, auditId: number): Promise<ReviewedProng> {
  const [prong] = await reviewedProngs(db, and(eq(auditProngs.auditId, auditId), eq(auditProngs.number, 1)))
  if (!prong) throw new Error(`Audit ${auditId} has no first prong.`)
  return prong
}

/** The last review of records of the same agency, kind and part in an earlier year; null where there is none. */
export async function earlierProng(db: Database, auditId: number): Promise<ReviewedProng | null> {
  const [audit] = await db.select().from(audits).where(eq(audits.id, auditId))
  if (!audit) return null
  const earlier = await reviewedProngs(
    db,
    and(
      eq(audits.typeKey, audit.typeKey),
      eq(audits.leaId, audit.leaId),
      eq(audits.part, audit.part),
      lt(audits.year, audit.year),
      ...isReported,
    ),
  )
  return earlier.toSorted((one, other) => other.year - one.year || other.id - one.id)[0] ?? null
}

const isReported = [
  eq(auditProngs.number, 1),
  gte(auditProngs.status, AuditStatus.reviewComplete),
  lt(auditProngs.status, AuditStatus.cancelled),
]

/** Which reviews are compared. */
export interface Compared {
  typeKey: string
  year: number
  part: AuditPart
  cohort?: number | undefined
}

/**
 * First reviews of one kind, year and part, by agency: ids of those that are complete, the newest content that they use, and
 * how many are not complete. Test agencies are left out.
 */
export async function comparedProngs(
  db: Database,
  { typeKey, year, part, cohort }: Compared,
  seen: readonly number[] | 'all',
): Promise<{ ids: number[]; content: AuditContent | null; waiting: number }> {
  const rows = await db
    .select({ id: auditProngs.id, status: auditProngs.status, contentId: audits.contentId })
    .from(auditProngs)
    .innerJoin(audits, eq(audits.id, auditProngs.auditId))
    .innerJoin(leas, eq(leas.id, audits.leaId))
    .where(
      and(
        eq(audits.typeKey, typeKey),
        eq(audits.year, year),
        eq(audits.part, part),
        eq(leas.isTest, false),
        eq(auditProngs.number, 1),
        lt(auditProngs.status, AuditStatus.cancelled),
        cohort === undefined ? undefined : eq(leas.cohort, cohort),
        seen === 'all' ? undefined : inArray(audits.leaId, [...seen]),
      ),
    )
    .orderBy(asc(leas.code), asc(audits.sequence))
  const complete = rows.filter(({ status }) => status >= AuditStatus.reviewComplete)
  const ids = complete.map(({ id }) => id)
  return {
    ids,
    content: await contentUsedBy(db, ids, new Set(complete.map(({ contentId }) => contentId))),
    waiting: rows.length - complete.length,
  }
}

/** The items of every version that some reviews used, the newest version first: an item that only older ones have is compared too. */
async function contentUsedBy(
  db: Database,
  prongIds: readonly number[],
  ofAudits: ReadonlySet<number>,
): Promise<AuditContent | null> {
  if (prongIds.length === 0) return null
  const carried = await db
    .selectDistinct({ contentId: auditRecords.contentId })
    .from(auditRecords)
    .where(inArray(auditRecords.prongId, [...prongIds]))
  const ids = new Set([...ofAudits, ...carried.flatMap(({ contentId }) => contentId ?? [])])
  const contents = await contentsById(db, [...ids])
  const [newest, ...older] = [...ids]
    .toSorted((one, other) => other - one)
    .flatMap((id) => contents.get(id) ?? [])
  return newest ? mergedContent([newest, ...older]) : null
}

/** So many reviews are in memory at once, however many are compared. */
const batchSize = 50

/** Some reviews with their answers, in the order of their agencies, a batch at a time. */
export async function* reviewsInBatches(db: Database, ids: readonly number[]): AsyncGenerator<ReviewedProng> {
  for (let at = 0; at < ids.length; at += batchSize)
    yield* await reviewedProngs(db, inArray(auditProngs.id, ids.slice(at, at + batchSize)))
}

/** Seven queries, however many prongs there are. */
async function reviewedProngs(db: Database, where: SQL | undefined): Promise<ReviewedProng[]> {
  const rows = await db
    .select({
      id: auditProngs.id,
      auditId: auditProngs.auditId,
      number: auditProngs.number,
      round: auditProngs.round,
      status: auditProngs.status,
      limitedItemIds: auditProngs.limitedItemIds,
      leaId: audits.leaId,
      agency: leas.name,
      agencyCode: leas.code,
      agencyShortName: leas.shortName,
      year: audits.year,
      part: audits.part,
      contentId: audits.contentId,
    })
    .from(auditProngs)
    .innerJoin(audits, eq(audits.id, auditProngs.auditId))
    .innerJoin(leas, eq(leas.id, audits.leaId))
    .where(where)
    .orderBy(asc(leas.code), asc(audits.sequence), asc(auditProngs.number), asc(auditProngs.round))
  if (rows.length === 0) return []
  const records = await recordsOf(
    db,
    rows.map(({ id }) => id),
  )
  const carried = [...records.values()].flat().flatMap(({ contentId }) => contentId ?? [])
  const contents = await contentsById(db, [
    ...new Set([...rows.map(({ contentId }) => contentId), ...carried]),
  ])
  const whole = await contentsOfAudits(db, [...new Set(rows.map(({ auditId }) => auditId))])
  return rows.map(({ contentId, limitedItemIds, ...row }) => {
    const own = records.get(row.id) ?? []
    const [content, all] = [contents.get(contentId), whole.get(row.auditId)]
    if (!content || !all) throw new Error('An audit has no content.')
    // A record of a review of newer data has items of every version, see contentOfRecord.
    const usual = limitedItemIds === null ? content : all
    const contentOf = (record: StoredRecord) =>
      record.contentId === null ? usual : (contents.get(record.contentId) ?? usual)
    return Object.assign(row, {
      content: limitedContent(all, limitedItemIds),
      records: own.map(({ id, key, fields, status, submittedOn }) => ({
        id,
        key,
        fields,
        status,
        submittedOn,
      })),
      answers: own.flatMap((record) => countedAnswers(record, contentOf(record))),
    })
  })
}

/** The answers of a record as the rules leave them: an item that they skip does not apply, whatever was answered before. */
function countedAnswers(
  { id, status, setup, flags, order, answers, skips }: StoredRecord,
  content: AuditContent,
): ReviewedAnswer[] {
  if (status !== RecordStatus.complete) return []
  const items = Object.fromEntries(answers.map(({ itemId, value }) => [itemId, value]))
  const ruled = applySkipRules(content, {
    setup,
    flags,
    isFirst: order === 1,
    items,
    skippedByHand: reasonsOf(skips),
  })
  const comments = new Map(answers.map(({ itemId, comment }) => [itemId, comment]))
  return [...ruled.answers].flatMap(([itemId, value]) =>
    value === null
      ? []
      : [
          {
            recordId: id,
            itemId,
            value,
            comment: ruled.skipped.has(itemId) ? '' : (comments.get(itemId) ?? ''),
          },
        ],
  )
}

interface StoredRecord extends ReviewedRecord {
  setup: Readonly<Record<string, ConditionValue>>
  flags: readonly string[]
  order: number
  /** As they were given, whether their items apply or not. */
  answers: readonly { itemId: string; value: string | null; comment: string }[]
  skips: HandSkips | undefined
  /** Newer content that it was carried into; null while it has that of its audit. */
  contentId: number | null
}

/** Records of samples by their order, those that are complete with their answers. */
async function recordsOf(db: Database, prongIds: readonly number[]): Promise<Map<number, StoredRecord[]>> {
  const rows = await db
    .select({
      prongId: auditRecords.prongId,
      id: auditRecords.id,
      key: auditRecords.key,
      fields: auditRecords.fields,
      flags: auditRecords.flags,
      order: auditRecords.order,
      setup: auditRecords.setup,
      contentId: auditRecords.contentId,
      status: auditRecords.status,
      submittedOn: auditRecords.submittedOn,
    })
    .from(auditRecords)
    .where(and(inArray(auditRecords.prongId, [...prongIds]), lt(auditRecords.status, RecordStatus.replaced)))
    .orderBy(asc(auditRecords.order), asc(auditRecords.id))
  const answers = await db
    .select({
      recordId: auditItemAnswers.recordId,
      itemId: auditItemAnswers.itemId,
      value: auditItemAnswers.value,
      comment: auditItemAnswers.comment,
    })
    .from(auditItemAnswers)
    .innerJoin(auditRecords, eq(auditRecords.id, auditItemAnswers.recordId))
    .where(and(inArray(auditRecords.prongId, [...prongIds]), eq(auditRecords.status, RecordStatus.complete)))
    .orderBy(asc(auditItemAnswers.recordId), asc(auditItemAnswers.itemId))
  const byRecord = grouped(answers, ({ recordId }) => recordId)
  const skips = await findSkips(
    db,
    rows.map(({ id }) => id),
  )
  const byProng = new Map<number, StoredRecord[]>()
  for (const { prongId, ...row } of rows) {
    const record = { ...row, answers: byRecord.get(row.id) ?? [], skips: skips.get(row.id) }
    byProng.set(prongId, [...(byProng.get(prongId) ?? []), record])
  }
  return byProng
}

/** What was wrong in records, in the words of the state, by record and item. */
export async function commentsOf(db: Database, recordIds: readonly number[]): Promise<Map<string, string>> {
  if (recordIds.length === 0) return new Map()
  const rows = await db
    .select({
      recordId: auditItemAnswers.recordId,
      itemId: auditItemAnswers.itemId,
      comment: auditItemAnswers.comment,
    })
    .from(auditItemAnswers)
    .where(inArray(auditItemAnswers.recordId, [...new Set(recordIds)]))
  return new Map(rows.map(({ recordId, itemId, comment }) => [`${recordId} ${itemId}`, comment]))
}
