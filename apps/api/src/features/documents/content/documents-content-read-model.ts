import { noContentFields, type ContentNode } from '@portal/domain'
import { and, asc, eq, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { archivedSql, ofTestAgencySql } from '../../../db/content-versions.js'
import type { Database } from '../../../db/database.js'
import {
  requiredDocumentCategories as categories,
  requiredDocumentVersions as versions,
  users,
} from '../../../db/schema/index.js'

const publisher = alias(users, 'publisher')

/**
 * Self-assessments whose categories nobody has touched: not started, and no document, assigned person or changed
 * maximum.
 */
export const untouchedSql = sql`r.submit_state in (0, 1)
  and not exists (select 1 from required_document_category_responses c where c.response_id = r.id and (
    c.version > 1
    or exists (select 1 from required_documents d where d.category_response_id = c.id)
    or exists (select 1 from required_document_assignments a where a.category_response_id = c.id)))`

/** Self-assessments with a category of the version, under the alias `r`. */
const usesSql = sql`exists (select 1 from required_document_category_responses own
  join required_document_categories oc on oc.id = own.category_id
  where own.response_id = r.id and oc.version_id = ${versions.id})`

const mayMoveSql = sql`r.year = ${versions.year} and ${untouchedSql}
  and exists (select 1 from questionnaires q where q.id = r.questionnaire_id and q.part = ${versions.part})
  and exists (select 1 from required_document_category_responses own
    join required_document_categories oc on oc.id = own.category_id
    join required_document_versions o on o.id = oc.version_id
    where own.response_id = r.id and (${versions.number} is null or o.number < ${versions.number}))`
const count = (where: SQL) =>
  sql<number>`(select count(*)::int from questionnaire_responses r where ${where})`

/** Versions of the categories, newest year first; one of them when an id is passed. */
export async function listDocumentVersions(db: Database, id?: number) {
  const rows = await db
    .select({
      id: versions.id,
      year: versions.year,
      part: versions.part,
      state: archivedSql(versions.state, versions.year),
      number: versions.number,
      publishedBy: { id: publisher.id, fullName: publisher.fullName },
      publishedOn: versions.publishedOn,
      reviews: count(sql`r.year = ${versions.year} and ${usesSql} and not ${ofTestAgencySql}`),
      testReviews: count(sql`r.year = ${versions.year} and ${usesSql} and ${ofTestAgencySql}`),
      notStarted: count(sql`${mayMoveSql} and not ${ofTestAgencySql}`),
      testNotStarted: count(sql`${mayMoveSql} and ${ofTestAgencySql}`),
    })
    .from(versions)
    .leftJoin(publisher, eq(publisher.id, versions.publishedBy))
    .where(id === undefined ? undefined : eq(versions.id, id))
    .orderBy(
      sql`${versions.year} desc`,
      asc(versions.part),
      sql`${versions.number} desc nulls first`,
      asc(versions.id),
    )
  return rows.map((row) => Object.assign(row, { title: `${row.part} required documents` }))
}

/** The version that has a category, by the id of its row. */
export async function findVersionOfCategory(
  db: Database,
  nodeKind: ContentNode['nodeKind'],
  id: number,
): Promise<number | null> {
  if (nodeKind !== 'category') return null
  const [row] = await db.select({ id: categories.versionId }).from(categories).where(eq(categories.id, id))
  return row?.id ?? null
}

/** Every category of a version as a place of its content. */
export async function listDocumentNodes(db: Database, versionId: number) {
  const rows = await db
    .select({
      row: categories,
      changedBy: { id: users.id, fullName: users.fullName },
      answers: sql<number>`(select coalesce(sum(c.documents), 0)::int
        from required_document_category_responses c join required_document_categories k on k.id = c.category_id
        where k.content_id = ${categories.contentId})`,
      published: sql<boolean>`exists (select 1 from required_document_categories k
        join required_document_versions v on v.id = k.version_id and v.state = 'Published'
        where k.content_id = ${categories.contentId})`,
    })
    .from(categories)
    .leftJoin(users, eq(users.id, categories.changedBy))
    .where(eq(categories.versionId, versionId))
    .orderBy(asc(categories.order), asc(categories.id))
  return rows.map(({ row, ...rest }) => {
    const { id: rowId, contentId, order, active, version, changedOn } = row
    const { documentCategory: title, group, description, help, defaultMaximum, required, dueRule } = row
    const fields = {
      ...noContentFields,
      title,
      group,
      description,
      help,
      defaultMaximum,
      required,
      dueRule,
      subsectionIds: row.subsectionIds,
    }
    const place = { nodeKind: 'category' as const, contentId, parentId: null, order, active, fields }
    return Object.assign(place, { rowId, version, changedOn }, rest)
  })
}

/** Categories that a subsection may ask for: of the year and part, else of the latest year before; null without any. */
export async function listLinkableCategories(
  db: Database,
  { year, part }: { year: number; part: string },
): Promise<{ contentId: string; label: string }[] | null> {
  const newest = sql`(select max(v.year) from required_document_versions v where v.part = ${part} and v.year <= ${year})`
  const rows = await db
    .select({ contentId: categories.contentId, label: categories.documentCategory })
    .from(categories)
    .innerJoin(versions, eq(versions.id, categories.versionId))
    .where(and(sql`${versions.part} = ${part}`, sql`${versions.year} = ${newest}`))
    .orderBy(sql`${versions.number} desc nulls first`, asc(categories.order))
  if (rows.length === 0) return null
  const seen = new Set<string>()
  return rows.filter(({ contentId }) => !seen.has(contentId) && seen.add(contentId))
}
