import {
  contentPlaces,
  noContentFields,
  ratingScaleLines,
  type ContentNode,
  type RatingChoice,
} from '@portal/domain'
import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { archivedSql, ofTestAgencySql } from '../../../db/content-versions.js'
import type { Database } from '../../../db/database.js'
import {
  citations,
  complianceStrategyItems as items,
  itemCitations,
  questionnaires,
  sections,
  subsections,
  users,
} from '../../../db/schema/index.js'

const publisher = alias(users, 'publisher')

/** Records in which no agency has begun: not started, without an answer, a document or an assigned person. */
export const notStartedSql = sql`r.submit_state in (0, 1)
  and not exists (select 1 from subsection_responses s where s.response_id = r.id and (
    s.state <> 0
    or s.not_applicable is not null
    or exists (select 1 from csi_responses a where a.subsection_response_id = s.id)
    or exists (select 1 from supporting_documents d where d.subsection_response_id = s.id)
    or exists (select 1 from subsection_assignments p where p.subsection_response_id = s.id)
    or exists (select 1 from related_required_documents d where d.subsection_response_id = s.id)))`

const usesSql = sql`r.questionnaire_id = ${questionnaires.id}`
const mayMoveSql = sql`exists (select 1 from questionnaires q where q.id = r.questionnaire_id
  and (${questionnaires.number} is null or q.number < ${questionnaires.number}) and q.year = ${questionnaires.year}
  and q.content_id = ${questionnaires.contentId}) and ${notStartedSql}`
const count = (where: SQL) =>
  sql<number>`(select count(*)::int from questionnaire_responses r where ${where})`

/** Versions of the questionnaires, newest year first; one of them when an id is passed. */
export async function listQuestionnaireVersions(db: Database, id?: number) {
  return db
    .select({
      id: questionnaires.id,
      year: questionnaires.year,
      part: questionnaires.part,
      title: questionnaires.title,
      state: archivedSql(questionnaires.state, questionnaires.year),
      number: questionnaires.number,
      publishedBy: { id: publisher.id, fullName: publisher.fullName },
      publishedOn: questionnaires.publishedOn,
      reviews: count(sql`${usesSql} and not ${ofTestAgencySql}`),
      testReviews: count(sql`${usesSql} and ${ofTestAgencySql}`),
      notStarted: count(sql`${mayMoveSql} and not ${ofTestAgencySql}`),
      testNotStarted: count(sql`${mayMoveSql} and ${ofTestAgencySql}`),
    })
    .from(questionnaires)
    .leftJoin(publisher, eq(publisher.id, questionnaires.publishedBy))
    .where(id === undefined ? undefined : eq(questionnaires.id, id))
    .orderBy(
      sql`${questionnaires.year} desc`,
      asc(questionnaires.part),
      sql`${questionnaires.number} desc nulls first`,
      asc(questionnaires.id),
    )
}

const changer = { id: users.id, fullName: users.fullName }
/** Answers of a question in every year, by its lineage. */
const answersSql = sql<number>`(select count(*)::int from csi_responses a
  join compliance_strategy_items i on i.id = a.item_id
  where i.lineage_id = ${items.lineageId})`

function publishedSql(id: unknown, from: string, column: string) {
  const table = sql.raw(from)
  return sql<boolean>`exists (select 1 from ${table}
    join questionnaires q on q.id = sec.questionnaire_id and q.state <> 'Draft'
    where ${sql.raw(column)} = ${id})`
}

/** Every place of a questionnaire. Five queries, whatever their number. */
export async function listQuestionnaireNodes(db: Database, versionId: number) {
  const [root] = await db
    .select({ row: questionnaires, changedBy: changer })
    .from(questionnaires)
    .leftJoin(users, eq(users.id, questionnaires.changedBy))
    .where(eq(questionnaires.id, versionId))
  if (!root) return []
  const sectionRows = await sectionsOf(db, versionId)
  const subsectionRows = await subsectionsOf(db, versionId)
  const itemRows = await itemsOf(db, versionId)
  const ids = itemRows.map(({ row }) => row.id)
  const references = await referencesOf(db, ids)

  const itemNodes = itemRows.map(({ row, parentId, ...rest }) =>
    nodeOf(
      'item',
      { ...row, contentId: row.lineageId, citations: references.get(row.id) ?? [] },
      parentId,
      rest,
    ),
  )
  const subsectionNodes = subsectionRows.map(({ row, parentId, ...rest }) =>
    nodeOf('subsection', row, parentId, { ...rest, answers: answersBelow(itemNodes, row.contentId) }),
  )
  const sectionNodes = sectionRows.map(({ row, ...rest }) =>
    nodeOf('section', row, root.row.contentId, {
      ...rest,
      answers: answersBelow(subsectionNodes, row.contentId),
    }),
  )
  return [
    nodeOf('questionnaire', { ...root.row, order: 0, active: true }, null, {
      changedBy: root.changedBy,
      answers: answersBelow(sectionNodes, root.row.contentId),
      published: true,
    }),
    ...sectionNodes,
    ...subsectionNodes,
    ...itemNodes,
  ]
}

function sectionsOf(db: Database, versionId: number) {
  return db
    .select({
      row: sections,
      changedBy: changer,
      published: publishedSql(sections.contentId, 'sections sec', 'sec.content_id'),
    })
    .from(sections)
    .leftJoin(users, eq(users.id, sections.changedBy))
    .where(eq(sections.questionnaireId, versionId))
    .orderBy(asc(sections.order), asc(sections.id))
}

function subsectionsOf(db: Database, versionId: number) {
  return db
    .select({
      row: subsections,
      changedBy: changer,
      parentId: sections.contentId,
      published: publishedSql(
        subsections.contentId,
        'subsections sub join sections sec on sec.id = sub.section_id',
        'sub.content_id',
      ),
    })
    .from(subsections)
    .innerJoin(sections, eq(sections.id, subsections.sectionId))
    .leftJoin(users, eq(users.id, subsections.changedBy))
    .where(eq(sections.questionnaireId, versionId))
    .orderBy(asc(sections.order), asc(subsections.order), asc(subsections.id))
}

function itemsOf(db: Database, versionId: number) {
  return db
    .select({
      row: items,
      changedBy: changer,
      parentId: subsections.contentId,
      answers: answersSql,
      published: publishedSql(
        items.lineageId,
        `compliance_strategy_items it join subsections sub on sub.id = it.subsection_id
          join sections sec on sec.id = sub.section_id`,
        'it.lineage_id',
      ),
    })
    .from(items)
    .innerJoin(subsections, eq(subsections.id, items.subsectionId))
    .innerJoin(sections, eq(sections.id, subsections.sectionId))
    .leftJoin(users, eq(users.id, items.changedBy))
    .where(eq(sections.questionnaireId, versionId))
    .orderBy(asc(sections.order), asc(subsections.order), asc(items.order), asc(items.id))
}

/** References of the citations of items, in order. */
async function referencesOf(db: Database, itemIds: number[]): Promise<Map<number, string[]>> {
  const cited = await db
    .select({ itemId: itemCitations.itemId, reference: citations.reference })
    .from(itemCitations)
    .innerJoin(citations, eq(citations.id, itemCitations.citationId))
    .where(inArray(itemCitations.itemId, itemIds))
    .orderBy(asc(itemCitations.order))
  const references = new Map<number, string[]>()
  for (const { itemId, reference } of cited)
    references.set(itemId, [...(references.get(itemId) ?? []), reference])

  return references
}

interface NodeRow {
  id: number
  contentId: string
  order: number
  active: boolean
  version: number
  changedOn: Date | null
  citations?: readonly string[]
  ratingScale?: readonly RatingChoice[] | null
}

function nodeOf<Rest>(nodeKind: ContentNode['nodeKind'], row: NodeRow, parentId: string | null, rest: Rest) {
  const { id: rowId, contentId, order, active, version, changedOn } = row
  const values: Record<string, unknown> = { ...row, ratingScale: ratingScaleLines(row.ratingScale ?? null) }
  const own = Object.fromEntries(contentPlaces[nodeKind].fields.map((name) => [name, values[name] ?? null]))
  const fields = { ...noContentFields, ...own }
  return { nodeKind, rowId, contentId, parentId, order, active, version, changedOn, fields, ...rest }
}

function answersBelow(
  nodes: readonly { parentId: string | null; answers: number }[],
  contentId: string,
): number {
  return nodes.reduce((sum, node) => (node.parentId === contentId ? sum + node.answers : sum), 0)
}

/** Subsections that a document category may be linked to: of the year and part, else of the latest year before. */
export async function listLinkableSubsections(db: Database, { year, part }: { year: number; part: string }) {
  const newest = sql`(select max(q.year) from questionnaires q where q.part = ${part} and q.year <= ${year})`
  const rows = await db
    .select({ contentId: subsections.contentId, number: subsections.number, title: subsections.title })
    .from(subsections)
    .innerJoin(sections, eq(sections.id, subsections.sectionId))
    .innerJoin(questionnaires, eq(questionnaires.id, sections.questionnaireId))
    .where(and(sql`${questionnaires.part} = ${part}`, sql`${questionnaires.year} = ${newest}`))
    .orderBy(sql`${questionnaires.number} desc nulls first`, asc(sections.order), asc(subsections.order))
  if (rows.length === 0) return null
  const seen = new Set<string>()
  return rows.flatMap((row) => {
    if (seen.has(row.contentId)) return []
    seen.add(row.contentId)
    return [{ contentId: row.contentId, label: `${row.number} ${row.title}` }]
  })
}

/** The questionnaire that a row of a kind stands in; null when there is no such row. */
export async function findQuestionnairePlace(
  db: Database,
  nodeKind: ContentNode['nodeKind'],
  id: number,
): Promise<number | null> {
  const tables: Partial<Record<ContentNode['nodeKind'], SQL>> = {
    questionnaire: sql`select q.id from questionnaires q where q.id = ${id}`,
    section: sql`select s.questionnaire_id as id from sections s where s.id = ${id}`,
    subsection: sql`select s.questionnaire_id as id from subsections u
      join sections s on s.id = u.section_id where u.id = ${id}`,
    item: sql`select s.questionnaire_id as id from compliance_strategy_items i
      join subsections u on u.id = i.subsection_id join sections s on s.id = u.section_id where i.id = ${id}`,
  }
  const query = tables[nodeKind]
  if (!query) return null
  const [row] = await db.select({ id: sql<number>`found.id` }).from(sql`(${query}) found`)
  return row?.id ?? null
}

/** Citations that an item may rest on, by their reference. */
export async function listCitations(db: Database) {
  const { reference, title, plainText, part, kind, indicatorCode, areaId } = citations
  return db
    .select({ reference, title, plainText, part, kind, indicatorCode, areaId })
    .from(citations)
    .where(eq(citations.active, true))
    .orderBy(asc(citations.reference))
}
