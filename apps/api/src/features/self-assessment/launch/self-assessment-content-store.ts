import { readRatingScale, type ContentFields, type ContentNode } from '@portal/domain'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { MovedRecords } from '../../../db/content-versions.js'
import type { Tx } from '../../../db/database.js'
import {
  citations,
  complianceStrategyItems as items,
  itemCitations,
  leas,
  questionnaireResponses,
  questionnaires,
  sections,
  subsectionResponses,
  subsections,
} from '../../../db/schema/index.js'
import { notStartedSql } from './self-assessment-content-read-model.js'
import { insertSubsections } from './self-assessment-launch-store.js'
import type { Stamp } from '../../../server/command.js'

interface Node extends ContentNode {
  rowId: number
}

/** Locks a version of the questions until the transaction ends. */
export async function lockQuestionnaireRow(tx: Tx, id: number): Promise<void> {
  await tx
    .select({ id: questionnaires.id })
    .from(questionnaires)
    .where(eq(questionnaires.id, id))
    .for('update')
}

/** Adds a place below the one that its parent names; the parent is there. */
export async function insertNode(
  tx: Tx,
  questionnaireId: number,
  node: ContentNode,
  change: Stamp,
): Promise<void> {
  const { contentId, order, fields } = node
  const own = { order, changedBy: change.by, changedOn: change.on }
  const below = (kind: 'section' | 'subsection') =>
    kind === 'section'
      ? sql<number>`(select id from sections
          where questionnaire_id = ${questionnaireId} and content_id = ${node.parentId})`
      : sql<number>`(select s.id from subsections s join sections sec on sec.id = s.section_id
          where sec.questionnaire_id = ${questionnaireId} and s.content_id = ${node.parentId})`
  if (node.nodeKind === 'section')
    await tx.insert(sections).values({ ...own, contentId, questionnaireId, ...sectionColumns(fields) })
  else if (node.nodeKind === 'subsection')
    await tx
      .insert(subsections)
      .values({ ...own, contentId, sectionId: below('section'), ...subsectionColumns(fields) })
  else {
    const [made] = await tx
      .insert(items)
      .values({ ...own, lineageId: contentId, subsectionId: below('subsection'), ...itemColumns(fields) })
      .returning({ id: items.id })
    if (made) await cite(tx, made.id, fields.citations ?? [])
  }
}

/** Writes fields and `active` of a place. */
export async function updateNode(
  tx: Tx,
  { nodeKind, rowId, active, fields }: Node,
  change: Stamp,
): Promise<void> {
  const step = { changedBy: change.by, changedOn: change.on }
  if (nodeKind === 'questionnaire')
    await tx
      .update(questionnaires)
      .set({
        ...step,
        title: fields.title ?? '',
        shortDescription: fields.shortDescription ?? '',
        intro: fields.intro ?? '',
        rollingSubmission: fields.rollingSubmission ?? false,
        ratingScale: readRatingScale(fields.ratingScale ?? []).scale,
        version: sql`${questionnaires.version} + 1`,
      })
      .where(eq(questionnaires.id, rowId))
  else if (nodeKind === 'section')
    await tx
      .update(sections)
      .set({ ...step, active, ...sectionColumns(fields), version: sql`${sections.version} + 1` })
      .where(eq(sections.id, rowId))
  else if (nodeKind === 'subsection')
    await tx
      .update(subsections)
      .set({ ...step, active, ...subsectionColumns(fields), version: sql`${subsections.version} + 1` })
      .where(eq(subsections.id, rowId))
  else {
    await tx
      .update(items)
      .set({ ...step, active, ...itemColumns(fields), version: sql`${items.version} + 1` })
      .where(eq(items.id, rowId))
    await tx.delete(itemCitations).where(eq(itemCitations.itemId, rowId))
    await cite(tx, rowId, fields.citations ?? [])
  }
}

/** Writes parent and order of places. */
export async function placeNodes(
  tx: Tx,
  nodes: readonly (Node & { parentRowId: number | null })[],
): Promise<void> {
  for (const { nodeKind, rowId, order, parentRowId } of nodes) {
    if (nodeKind === 'section') await tx.update(sections).set({ order }).where(eq(sections.id, rowId))
    else if (nodeKind === 'subsection')
      await tx
        .update(subsections)
        .set({ order, ...(parentRowId !== null && { sectionId: parentRowId }) })
        .where(eq(subsections.id, rowId))
    else if (nodeKind === 'item')
      await tx
        .update(items)
        .set({ order, ...(parentRowId !== null && { subsectionId: parentRowId }) })
        .where(eq(items.id, rowId))
  }
}

/** Deletes places of a draft; what stands below them is named too. */
export async function deleteNodes(tx: Tx, nodes: readonly Node[]): Promise<void> {
  const ids = (kind: ContentNode['nodeKind']) =>
    nodes.filter(({ nodeKind }) => nodeKind === kind).map(({ rowId }) => rowId)
  await tx.delete(itemCitations).where(inArray(itemCitations.itemId, ids('item')))
  await tx.delete(items).where(inArray(items.id, ids('item')))
  await tx.delete(subsections).where(inArray(subsections.id, ids('subsection')))
  await tx.delete(sections).where(inArray(sections.id, ids('section')))
}

/** Deletes a draft of the questions with all its places. */
export async function deleteQuestionnaire(tx: Tx, id: number): Promise<void> {
  await tx.delete(questionnaires).where(eq(questionnaires.id, id))
}

/** Publishes a draft under the next number of its year and part. */
export async function publishRow(tx: Tx, id: number, change: Stamp): Promise<void> {
  await tx
    .update(questionnaires)
    .set({
      state: 'Published',
      number: sql`(select coalesce(max(o.number), 0) + 1 from questionnaires o
        where o.year = ${questionnaires.year} and o.part = ${questionnaires.part}
          and o.content_id = ${questionnaires.contentId})`,
      publishedBy: change.by,
      publishedOn: change.on,
      version: sql`${questionnaires.version} + 1`,
    })
    .where(eq(questionnaires.id, id))
}

/** Moves the self-assessments on older versions in which nobody has begun onto this one. How many. */
export async function moveNotStarted(tx: Tx, id: number): Promise<MovedRecords> {
  const r = alias(questionnaireResponses, 'r')
  const others = sql`exists (select 1 from questionnaires q
    join questionnaires target on target.id = ${id} and target.year = q.year and target.content_id = q.content_id
    where q.id = ${r.questionnaireId} and q.number < target.number)`
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
    .where(and(others, notStartedSql))
  const ids = found.map((row) => row.id)
  const test = found.filter(({ isTest }) => isTest).length
  const moved = { applied: ids.length - test, test }
  if (ids.length === 0) return moved
  await tx.delete(subsectionResponses).where(inArray(subsectionResponses.responseId, ids))
  await tx
    .update(questionnaireResponses)
    .set({ questionnaireId: id })
    .where(inArray(questionnaireResponses.id, ids))
  await insertSubsections(tx, id)
  return moved
}

async function cite(tx: Tx, itemId: number, references: readonly string[]): Promise<void> {
  if (references.length === 0) return
  const known = await tx
    .select({ id: citations.id, reference: citations.reference })
    .from(citations)
    .where(inArray(citations.reference, [...references]))
  const ids = new Map(known.map(({ id, reference }) => [reference, id]))
  const rows = references.flatMap((reference, order) => {
    const citationId = ids.get(reference)
    return citationId === undefined ? [] : [{ itemId, citationId, order }]
  })
  if (rows.length > 0) await tx.insert(itemCitations).values(rows).onConflictDoNothing()
}

function sectionColumns({ number, title, intro, areaId }: ContentFields) {
  return { number: number ?? '', title: title ?? '', intro: intro ?? '', areaId: areaId ?? 8 }
}

function subsectionColumns(fields: ContentFields) {
  return {
    ...sectionColumns(fields),
    requiredDocumentCategoryIds: fields.requiredDocumentCategoryIds ?? [],
  }
}

function itemColumns(fields: ContentFields) {
  return {
    number: fields.number ?? '',
    text: fields.text ?? '',
    guidance: fields.guidance ?? '',
    acceptableEvidence: fields.acceptableEvidence ?? [],
    indicatorCode: fields.indicatorCode || null,
    responseType: fields.responseType ?? ('Rating' as const),
    ratingScale: fields.ratingScale?.length ? readRatingScale(fields.ratingScale).scale : null,
    narrativeRequired: fields.narrativeRequired ?? ('when not top rating' as const),
    evidenceRequired: fields.evidenceRequired ?? false,
  }
}
