import type { ContentFields, ContentNode } from '@portal/domain'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { MovedRecords } from '../../../db/content-versions.js'
import type { Tx } from '../../../db/database.js'
import { addRequiredDocumentCategories } from '../../../db/required-document-rows.js'
import { inChunks } from '../../../db/in-chunks.js'
import {
  leas,
  questionnaireResponses,
  requiredDocumentCategories as categories,
  requiredDocumentCategoryResponses as categoryResponses,
  requiredDocumentVersions as versions,
} from '../../../db/schema/index.js'
import { untouchedSql } from './documents-content-read-model.js'
import type { Stamp } from '../../../server/command.js'

interface Node extends ContentNode {
  rowId: number
}

/** Locks a version of the categories until the transaction ends. */
export async function lockDocumentVersion(tx: Tx, id: number): Promise<void> {
  await tx.select({ id: versions.id }).from(versions).where(eq(versions.id, id)).for('update')
}

/** Stores a new category of a draft. */
export async function insertCategory(
  tx: Tx,
  versionId: number,
  node: ContentNode,
  change: Stamp,
): Promise<void> {
  const [version] = await tx.select().from(versions).where(eq(versions.id, versionId))
  if (!version) throw new Error(`Version ${versionId} of the required documents is gone.`)
  const { year, part } = version
  const { contentId, order } = node
  await tx.insert(categories).values({
    versionId,
    year,
    part,
    contentId,
    order,
    ...columnsOf(node.fields),
    changedBy: change.by,
    changedOn: change.on,
  })
}

/** Writes the fields of a category and raises its version. */
export async function updateCategory(tx: Tx, { rowId, active, fields }: Node, change: Stamp): Promise<void> {
  await tx
    .update(categories)
    .set({
      active,
      ...columnsOf(fields),
      changedBy: change.by,
      changedOn: change.on,
      version: sql`${categories.version} + 1`,
    })
    .where(eq(categories.id, rowId))
}

/** Writes the order of categories. */
export async function placeCategories(tx: Tx, nodes: readonly Node[]): Promise<void> {
  for (const { rowId, order } of nodes)
    await tx.update(categories).set({ order }).where(eq(categories.id, rowId))
}

/** Deletes categories of a draft. */
export async function deleteCategories(tx: Tx, nodes: readonly Node[]): Promise<void> {
  await tx.delete(categories).where(
    inArray(
      categories.id,
      nodes.map(({ rowId }) => rowId),
    ),
  )
}

/** A draft for a year with every category that is not retired. */
export async function copyDocumentVersion(tx: Tx, from: number, year: number): Promise<number> {
  const [source] = await tx.select().from(versions).where(eq(versions.id, from))
  if (!source) throw new Error(`There is no version ${from} of the required documents to copy.`)
  const [copy] = await tx
    .insert(versions)
    .values({ year, part: source.part, state: 'Draft' })
    .returning({ id: versions.id })
  if (!copy) throw new Error(`Version ${from} of the required documents was not copied.`)
  await tx.execute(sql`insert into required_document_categories
      (version_id, content_id, year, part, document_category, "group", description, help, default_maximum, required,
       due_rule, subsection_ids, "order")
    select ${copy.id}::int, content_id, ${year}::int, part, document_category, "group", description, help,
      default_maximum, required, due_rule, subsection_ids, "order"
    from required_document_categories where version_id = ${from} and active
    order by "order"`)
  return copy.id
}

/** Deletes a draft of the categories with all its places. */
export async function deleteDocumentVersion(tx: Tx, id: number): Promise<void> {
  await tx.delete(categories).where(eq(categories.versionId, id))
  await tx.delete(versions).where(eq(versions.id, id))
}

/** Publishes a draft; self-assessments that have no categories get these. */
export async function publishDocumentVersion(tx: Tx, id: number, change: Stamp): Promise<number> {
  const [version] = await tx
    .update(versions)
    .set({
      state: 'Published',
      number: sql`(select coalesce(max(o.number), 0) + 1 from required_document_versions o
        where o.year = ${versions.year} and o.part = ${versions.part})`,
      publishedBy: change.by,
      publishedOn: change.on,
    })
    .where(eq(versions.id, id))
    .returning()
  if (version) await addRequiredDocumentCategories(tx, version)
  return 0
}

/** Gives the self-assessments whose categories nobody has touched those of this version. How many. */
export async function moveUntouched(tx: Tx, id: number): Promise<MovedRecords> {
  const [version] = await tx.select().from(versions).where(eq(versions.id, id))
  if (!version) return { applied: 0, test: 0 }
  const { year, part } = version
  const r = alias(questionnaireResponses, 'r')
  const others = sql`${r.year} = ${year}
    and exists (select 1 from questionnaires q where q.id = ${r.questionnaireId} and q.part = ${part})
    and exists (select 1 from required_document_category_responses own
      join required_document_categories c on c.id = own.category_id
      join required_document_versions o on o.id = c.version_id
      where own.response_id = ${r.id} and o.number < ${version.number})`
  // Waits for the commits of those who begin at the same time, and checks afterwards.
  await tx
    .select({ id: r.id })
    .from(r)
    .where(and(others, inArray(r.submitState, [0, 1])))
    .orderBy(asc(r.id))
    .for('update')
  const found = await tx
    .select({ id: r.id, isTest: leas.isTest })
    .from(r)
    .innerJoin(leas, eq(leas.id, r.leaId))
    .where(and(others, untouchedSql))
  const ids = found.map((row) => row.id)
  const test = found.filter(({ isTest }) => isTest).length
  const moved = { applied: ids.length - test, test }
  if (ids.length === 0) return moved
  const own = await tx
    .select({ id: categories.id, maximum: categories.defaultMaximum })
    .from(categories)
    .where(and(eq(categories.versionId, id), eq(categories.active, true)))
    .orderBy(asc(categories.order))
  await tx.delete(categoryResponses).where(inArray(categoryResponses.responseId, ids))
  const rows = ids.flatMap((responseId) =>
    own.map(({ id: categoryId, maximum }) => ({ responseId, categoryId, maximum })),
  )
  for (const chunk of inChunks(rows)) await tx.insert(categoryResponses).values(chunk)
  return moved
}

function columnsOf(fields: ContentFields) {
  return {
    documentCategory: fields.title ?? '',
    group: fields.group ?? '',
    description: fields.description ?? '',
    help: fields.help ?? '',
    defaultMaximum: fields.defaultMaximum ?? 0,
    required: fields.required ?? false,
    dueRule: fields.dueRule ?? '',
    subsectionIds: fields.subsectionIds ?? [],
  }
}
