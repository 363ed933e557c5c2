import {
  activeItems,
  AuditStatus,
  emptySetEntry,
  firstHandIn,
  RecordStatus,
  setItemGaps,
  type AuditPart,
  type AuditItem,
  type HandIn,
  type ResponseSet,
  type SetItemFacts,
} from '@portal/domain'
import { and, asc, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../../../db/database.js'
import {
  auditHandIns,
  auditItemAnswers,
  auditProngs,
  auditRecordFiles,
  auditRecords,
  audits,
  auditSetEntries,
  fileObjects,
  users,
} from '../../../db/schema/index.js'
import { grouped } from '../../../db/grouped.js'
import { contentOfRecord, type ContentPlace } from '../audits-contents-read-model.js'

export type StoredEntry = typeof auditSetEntries.$inferSelect

/** An entry with who attested it and who changed it last. */
export interface NamedEntry {
  entry: StoredEntry
  attestedBy: { id: string; fullName: string } | null
  changedBy: string
}

const attesters = alias(users, 'attesters')

/** What was written about the items of a record, by item. */
export async function findSetEntries(
  db: Database,
  recordId: number,
): Promise<ReadonlyMap<string, NamedEntry>> {
  return new Map((await entriesWhere(db, [recordId])).map((row) => [row.entry.itemId, row]))
}

function entriesWhere(db: Database, recordIds: readonly number[]): Promise<NamedEntry[]> {
  return db
    .select({
      entry: auditSetEntries,
      attestedBy: { id: attesters.id, fullName: attesters.fullName },
      changedBy: users.fullName,
    })
    .from(auditSetEntries)
    .innerJoin(users, eq(users.id, auditSetEntries.changedBy))
    .leftJoin(attesters, eq(attesters.id, auditSetEntries.attestedBy))
    .where(inArray(auditSetEntries.recordId, [...recordIds]))
}

/** When the sets of records were handed in and by whom, the first time first. */
export async function findHandIns(
  db: Database,
  recordIds: readonly number[],
): Promise<(HandIn & { by: { id: string; fullName: string } })[]> {
  if (recordIds.length === 0) return []
  const rows = await db
    .select({
      recordId: auditHandIns.recordId,
      on: auditHandIns.handedInOn,
      by: { id: users.id, fullName: users.fullName },
    })
    .from(auditHandIns)
    .innerJoin(users, eq(users.id, auditHandIns.handedInBy))
    .where(inArray(auditHandIns.recordId, [...recordIds]))
    .orderBy(asc(auditHandIns.handedInOn))
  return rows.map(({ recordId, on, by }) => ({ recordId, on: on.toISOString(), by }))
}

/** Whether a document belongs to a set that was handed in after it was uploaded. */
export function isHandedIn(
  handIns: readonly HandIn[],
  { recordId, createdOn }: { recordId: number; createdOn: Date },
): boolean {
  return firstHandIn(handIns, recordId, createdOn.toISOString()) !== null
}

/** The set of an agency: the kind and part of its audits. */
export interface SetPlace {
  leaId: number
  typeKey: string
  part: AuditPart
}

/** One entry of the sets that an agency ever wrote, with the review that it belongs to. */
export interface PastEntry extends Pick<
  StoredEntry,
  | 'recordId'
  | 'itemId'
  | 'lineageId'
  | 'standing'
  | 'pages'
  | 'effectiveOn'
  | 'revisedOn'
  | 'boardApprovedOn'
  | 'carriedFromRecordId'
> {
  auditId: number
  year: number
  prong: number
  round: number
  prongStatus: number
  value: string | null
  comment: string
}

/** Everything that an agency wrote about the items of its sets in all years, the latest review first. */
export function findPastEntries(db: Database, { leaId, typeKey, part }: SetPlace): Promise<PastEntry[]> {
  return db
    .select({
      recordId: auditSetEntries.recordId,
      itemId: auditSetEntries.itemId,
      lineageId: auditSetEntries.lineageId,
      standing: auditSetEntries.standing,
      pages: auditSetEntries.pages,
      effectiveOn: auditSetEntries.effectiveOn,
      revisedOn: auditSetEntries.revisedOn,
      boardApprovedOn: auditSetEntries.boardApprovedOn,
      carriedFromRecordId: auditSetEntries.carriedFromRecordId,
      auditId: audits.id,
      year: audits.year,
      prong: auditProngs.number,
      round: auditProngs.round,
      prongStatus: auditProngs.status,
      value: auditItemAnswers.value,
      comment: sql<string>`coalesce(${auditItemAnswers.comment}, '')`,
    })
    .from(auditSetEntries)
    .innerJoin(auditRecords, eq(auditRecords.id, auditSetEntries.recordId))
    .innerJoin(auditProngs, eq(auditProngs.id, auditRecords.prongId))
    .innerJoin(audits, eq(audits.id, auditProngs.auditId))
    .leftJoin(
      auditItemAnswers,
      and(
        eq(auditItemAnswers.recordId, auditSetEntries.recordId),
        eq(auditItemAnswers.itemId, auditSetEntries.itemId),
      ),
    )
    .where(and(eq(audits.leaId, leaId), eq(audits.typeKey, typeKey), eq(audits.part, part)))
    .orderBy(desc(audits.year), desc(audits.id), desc(auditProngs.number), desc(auditProngs.round))
}

/**
 * The version of an item that an attestation carries forward: that of the latest earlier audit whose report is out and in which
 * the item was rated, if it was accepted; null where there is none or where it was not.
 */
export function formerOf(
  past: readonly PastEntry[],
  { lineageId, auditId, year }: { lineageId: string; auditId: number; year: number },
  set: ResponseSet,
): PastEntry | null {
  const countsOf = (value: string | null) => set.options.find((one) => one.value === value)?.counts
  const rated = past.find(
    (one) =>
      one.lineageId === lineageId &&
      (one.year < year || (one.year === year && one.auditId < auditId)) &&
      isReported(one.prongStatus) &&
      ['met', 'notMet'].includes(countsOf(one.value) ?? ''),
  )
  const isAccepted = rated && countsOf(rated.value) === 'met' && rated.standing !== 'notApplicable'
  return isAccepted ? rated : null
}

const isReported = (status: number) => status === AuditStatus.reportIssued || status === AuditStatus.closed

/** The record whose documents a version consists of: it may have been carried forward itself. */
export const sourceOf = ({ recordId, carriedFromRecordId, standing }: PastEntry): number =>
  standing === 'noChange' ? (carriedFromRecordId ?? recordId) : recordId

/** Items of the set of a record with what was said and sent, as rules look at them. */
export function setFactsOf(
  items: readonly Pick<AuditItem, 'id'>[],
  entries: ReadonlyMap<string, Pick<NamedEntry, 'entry'>>,
  filesByItem: ReadonlyMap<string, number>,
): SetItemFacts[] {
  return items.map(({ id }) => {
    const entry = entries.get(id)?.entry
    return {
      entry: entry ?? emptySetEntry,
      documents: filesByItem.get(id) ?? 0,
      // An attestation is stored only where there was a version to carry forward.
      hasFormer: (entry?.carriedFromRecordId ?? null) !== null,
    }
  })
}

/** The facts of the items of records, by record; three queries, however many records share few versions of the content. */
export async function setFactsOfRecords(
  db: Database,
  records: readonly (ContentPlace & { id: number })[],
): Promise<ReadonlyMap<number, SetItemFacts[]>> {
  const ids = records.map(({ id }) => id)
  const entries = grouped(await entriesWhere(db, ids), ({ entry }) => entry.recordId)
  const files = grouped(await countItemFiles(db, ids), ({ recordId }) => recordId)
  const contents = new Map<string, AuditItem[]>()
  const facts = new Map<number, SetItemFacts[]>()
  for (const { id, ...place } of records) {
    // The limited content of a review differs from one audit to the next.
    const key = JSON.stringify(
      place.limitedItemIds === null ? (place.contentId ?? place.auditContentId) : place,
    )
    const items = contents.get(key) ?? activeItems(await contentOfRecord(db, place))
    contents.set(key, items)
    facts.set(
      id,
      setFactsOf(
        items,
        new Map((entries.get(id) ?? []).map((row) => [row.entry.itemId, row])),
        new Map(
          (files.get(id) ?? []).flatMap((row) => (row.itemId === null ? [] : [[row.itemId, row.files]])),
        ),
      ),
    )
  }
  return facts
}

/** How many items of the sets of a prong lack something. */
export async function countOpenItems(
  db: Database,
  prongId: number,
  place: Omit<ContentPlace, 'contentId'>,
): Promise<number> {
  const records = await recordsInSample(db, [prongId])
  const facts = await setFactsOfRecords(
    db,
    records.map(({ id, contentId }) => Object.assign({ id, contentId }, place)),
  )
  return [...facts.values()].flat().filter((item) => setItemGaps(item).length > 0).length
}

/** Records of prongs that are in their samples. */
export function recordsInSample(db: Database, prongIds: readonly number[]) {
  return db
    .select({ id: auditRecords.id, prongId: auditRecords.prongId, contentId: auditRecords.contentId })
    .from(auditRecords)
    .where(and(inArray(auditRecords.prongId, [...prongIds]), lt(auditRecords.status, RecordStatus.replaced)))
    .orderBy(asc(auditRecords.id))
}

/** Numbers of documents of records and their items. */
function countItemFiles(db: Database, recordIds: readonly number[]) {
  return db
    .select({
      recordId: auditRecordFiles.recordId,
      itemId: auditRecordFiles.itemId,
      files: sql<number>`count(*)::int`,
    })
    .from(auditRecordFiles)
    .innerJoin(fileObjects, eq(fileObjects.id, auditRecordFiles.fileId))
    .where(and(inArray(auditRecordFiles.recordId, [...recordIds]), isNull(fileObjects.deletedAt)))
    .groupBy(auditRecordFiles.recordId, auditRecordFiles.itemId)
}

/** Compliance years in which the reports of audits of a set were issued, by agency and part, the latest first. */
export async function reviewedYears(
  db: Database,
  typeKey: string,
): Promise<{ leaId: number; part: string; year: number }[]> {
  return db
    .select({ leaId: audits.leaId, part: audits.part, year: audits.year })
    .from(audits)
    .innerJoin(auditProngs, and(eq(auditProngs.auditId, audits.id), eq(auditProngs.number, 1)))
    .where(
      and(
        eq(audits.typeKey, typeKey),
        inArray(auditProngs.status, [AuditStatus.reportIssued, AuditStatus.closed]),
      ),
    )
    .orderBy(desc(audits.year))
}
