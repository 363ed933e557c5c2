import { fitsContent, limitedContent, mergedContent, type AuditContent } from '@portal/domain'
import { and, desc, eq, gt, inArray, isNotNull, or } from 'drizzle-orm'
import type { Database } from '../../db/database.js'
import { auditContents, auditProngs, auditRecords, audits } from '../../db/schema/index.js'

/** A published version of content. */
export interface ContentVersion {
  id: number
  number: number
  publishedOn: Date
  content: AuditContent
}

const published = {
  id: auditContents.id,
  number: auditContents.number,
  publishedOn: auditContents.publishedOn,
  content: auditContents.content,
}

type PublishedRow = { [Name in keyof ContentVersion]: ContentVersion[Name] | null }

const versionsOf = (rows: readonly PublishedRow[]): ContentVersion[] =>
  rows.flatMap(({ id, number, publishedOn, content }) =>
    id !== null && number !== null && publishedOn && content ? [{ id, number, publishedOn, content }] : [],
  )

/** Published content by its id. Throws where there is none. */
export async function contentVersion(db: Database, id: number): Promise<ContentVersion> {
  const [found] = versionsOf(await db.select(published).from(auditContents).where(eq(auditContents.id, id)))
  if (!found) throw new Error(`There is no published content ${id}.`)
  return found
}

/** Contents by their ids. */
export async function contentsById(
  db: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, AuditContent>> {
  const rows = await db
    .select(published)
    .from(auditContents)
    .where(inArray(auditContents.id, [...ids]))
  return new Map(versionsOf(rows).map(({ id, content }) => [id, content]))
}

/** All items that audits use, by audit: those of its content, and of newer content that records of it were carried into. */
export async function contentsOfAudits(
  db: Database,
  auditIds: readonly number[],
): Promise<ReadonlyMap<number, AuditContent>> {
  if (auditIds.length === 0) return new Map()
  const carried = await db
    .selectDistinct({ auditId: auditProngs.auditId, contentId: auditRecords.contentId })
    .from(auditRecords)
    .innerJoin(auditProngs, eq(auditProngs.id, auditRecords.prongId))
    .where(and(inArray(auditProngs.auditId, [...auditIds]), isNotNull(auditRecords.contentId)))
  const ids = carried.flatMap(({ contentId }) => (contentId === null ? [] : [contentId]))
  const rows = await db
    .select({ auditId: audits.id, contentId: audits.contentId, ...published })
    .from(audits)
    .innerJoin(
      auditContents,
      or(eq(auditContents.id, audits.contentId), ids.length > 0 ? inArray(auditContents.id, ids) : undefined),
    )
    .where(inArray(audits.id, [...auditIds]))
    .orderBy(desc(auditContents.number))
  const used = (auditId: number, contentId: number, id: number) =>
    id === contentId || carried.some((one) => one.auditId === auditId && one.contentId === id)
  return new Map(
    auditIds.flatMap((auditId) => {
      const own = rows.filter((row) => row.auditId === auditId && used(auditId, row.contentId, row.id))
      const [newest, ...older] = versionsOf(own).map(({ content }) => content)
      return newest ? [[auditId, mergedContent([newest, ...older])] as const] : []
    }),
  )
}

/** What the content of a record depends on. */
export interface ContentPlace {
  /** Newer content that it was carried into; null while it has that of its audit. */
  contentId: number | null
  auditId: number
  auditContentId: number
  /** The only items of a review of newer data (2.4, step 9); null for all. */
  limitedItemIds: readonly string[] | null
}

/**
 * The content of one record. A review of newer data looks at items of every version that the review before used, whichever they
 * were found with.
 */
export async function contentOfRecord(
  db: Database,
  { contentId, auditId, auditContentId, limitedItemIds }: ContentPlace,
): Promise<AuditContent> {
  if (contentId !== null || limitedItemIds === null) {
    const { content } = await contentVersion(db, contentId ?? auditContentId)
    return limitedContent(content, limitedItemIds)
  }
  const all = (await contentsOfAudits(db, [auditId])).get(auditId)
  if (!all) throw new Error(`Audit ${auditId} has no content.`)
  return limitedContent(all, limitedItemIds)
}

/**
 * The newest content that was published after that of a record, with the one that it has; null where there is none, or where a
 * record cannot go on with it, see {@link fitsContent}.
 */
export async function offeredContent(
  db: Database,
  { contentId, auditContentId }: ContentPlace,
): Promise<{ from: ContentVersion; to: ContentVersion } | null> {
  const [own] = await db
    .select()
    .from(auditContents)
    .where(eq(auditContents.id, contentId ?? auditContentId))
  if (!own || own.number === null) return null
  const [newest] = versionsOf(
    await db
      .select(published)
      .from(auditContents)
      .where(
        and(
          eq(auditContents.typeKey, own.typeKey),
          eq(auditContents.part, own.part),
          eq(auditContents.year, own.year),
          eq(auditContents.state, 'Published'),
          gt(auditContents.number, own.number),
        ),
      )
      .orderBy(desc(auditContents.number))
      .limit(1),
  )
  const [from] = versionsOf([own])
  return newest && from && fitsContent(from.content, newest.content) ? { from, to: newest } : null
}
