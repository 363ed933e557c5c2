import { activeItems, RecordStatus, scoresOfMarks, type ItemScore } from '@portal/domain'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../../db/database.js'
import { auditKeptScores, auditProngs, auditRecords, audits, leas } from '../../../db/schema/index.js'
import { contentsById } from '../audits-contents-read-model.js'
import { grouped } from '../../../db/grouped.js'

/** A review as a column of the matrix names it. */
export interface ReviewHead {
  id: number
  leaId: number
  agency: string
  agencyCode: string
  agencyShortName: string
}

/** Reviews by the code of their agency. */
export async function reviewHeads(db: Database, prongIds: readonly number[]): Promise<ReviewHead[]> {
  if (prongIds.length === 0) return []
  return db
    .select({
      id: auditProngs.id,
      leaId: audits.leaId,
      agency: leas.name,
      agencyCode: leas.code,
      agencyShortName: leas.shortName,
    })
    .from(auditProngs)
    .innerJoin(audits, eq(audits.id, auditProngs.auditId))
    .innerJoin(leas, eq(leas.id, audits.leaId))
    .where(inArray(auditProngs.id, [...prongIds]))
    .orderBy(asc(leas.code), asc(audits.sequence))
}

/** What was kept counts while the record has the content that it was kept with. */
export const isOfRecord = and(
  eq(auditKeptScores.recordId, auditRecords.id),
  eq(auditKeptScores.contentId, sql`coalesce(${auditRecords.contentId}, ${audits.contentId})`),
)

/**
 * Scores of whole reviews, by prong, from what was kept of their complete records: no answer is read. A review with a record of
 * which nothing was kept is not among them.
 */
export async function keptScores(
  db: Database,
  prongIds: readonly number[],
): Promise<Map<number, ItemScore[]>> {
  if (prongIds.length === 0) return new Map()
  const rows = await db
    .select({
      prongId: auditRecords.prongId,
      contentId: auditKeptScores.contentId,
      marks: auditKeptScores.marks,
    })
    .from(auditRecords)
    .innerJoin(auditProngs, eq(auditProngs.id, auditRecords.prongId))
    .innerJoin(audits, eq(audits.id, auditProngs.auditId))
    .leftJoin(auditKeptScores, isOfRecord)
    .where(and(inArray(auditRecords.prongId, [...prongIds]), eq(auditRecords.status, RecordStatus.complete)))
  const contents = await contentsById(db, [...new Set(rows.flatMap(({ contentId }) => contentId ?? []))])
  const items = new Map([...contents].map(([id, content]) => [id, activeItems(content)]))
  const scores = new Map<number, ItemScore[]>()
  for (const [prongId, records] of grouped(rows, (row) => row.prongId)) {
    const marks = records.flatMap((record) => record.marks ?? [])
    const [contentId, ...others] = new Set(records.map((record) => record.contentId))
    const ofContent = contentId === null || contentId === undefined ? undefined : items.get(contentId)
    if (ofContent && others.length === 0 && marks.length === records.length)
      scores.set(prongId, scoresOfMarks(ofContent, marks))
  }
  return scores
}
