import { and, asc, eq, inArray, isNull, ne, notInArray, sql } from 'drizzle-orm'
import type { Database, Tx } from '../../../db/database.js'
import {
  fileObjects,
  questionnaireResponses,
  relatedRequiredDocuments,
  requiredDocumentAssignments,
  requiredDocumentCategoryResponses,
  requiredDocuments,
  subsectionResponses,
} from '../../../db/schema/index.js'
import { isRowId } from '../../../server/requests/row-id.js'
import type { Stamp } from '../../../server/command.js'

/**
 * Locks the self-assessment that a category belongs to. Every command takes this lock first and reads afterwards, as
 * the commands on its answers do: nothing is checked on a state that another command is changing.
 */
export async function lockByCategory(tx: Tx, categoryResponseId: number): Promise<void> {
  if (!isRowId(categoryResponseId)) return
  await tx
    .select({ id: questionnaireResponses.id })
    .from(questionnaireResponses)
    .innerJoin(
      requiredDocumentCategoryResponses,
      eq(requiredDocumentCategoryResponses.responseId, questionnaireResponses.id),
    )
    .where(eq(requiredDocumentCategoryResponses.id, categoryResponseId))
    .for('update', { of: questionnaireResponses })
}

/** As {@link lockByCategory}, for the self-assessment that a document belongs to. */
export async function lockByDocument(tx: Tx, id: string): Promise<void> {
  const [row] = await tx
    .select({ categoryResponseId: requiredDocuments.categoryResponseId })
    .from(requiredDocuments)
    .where(eq(requiredDocuments.id, id))
  if (row) await lockByCategory(tx, row.categoryResponseId)
}

/** Stores when people last worked on a self-assessment. */
export async function touchResponse(tx: Tx, id: number, on: Date): Promise<void> {
  await tx.update(questionnaireResponses).set({ lastActivityOn: on }).where(eq(questionnaireResponses.id, id))
}

/** Stores what is known of files; their bytes lie in the file store. */
export async function insertFiles(tx: Tx, rows: (typeof fileObjects.$inferInsert)[]): Promise<void> {
  await tx.insert(fileObjects).values(rows)
}

/** Connects files with the required document that they answer. */
export async function insertRequiredDocuments(
  tx: Tx,
  rows: (typeof requiredDocuments.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await tx.insert(requiredDocuments).values(rows)
}

/** Deletes a document with its relations; its file too, unless another document still uses it. */
export async function removeRequiredDocument(
  tx: Tx,
  document: { id: string; fileId: string },
  on: Date,
): Promise<void> {
  await tx.update(requiredDocuments).set({ deletedAt: on }).where(eq(requiredDocuments.id, document.id))
  await tx.delete(relatedRequiredDocuments).where(eq(relatedRequiredDocuments.documentId, document.id))
  // Waits for transactions that re-use the file, see lockFiles.
  await tx
    .select({ id: fileObjects.id })
    .from(fileObjects)
    .where(eq(fileObjects.id, document.fileId))
    .for('update')
  const others = await tx.$count(
    requiredDocuments,
    and(eq(requiredDocuments.fileId, document.fileId), isNull(requiredDocuments.deletedAt)),
  )
  if (others === 0)
    await tx.update(fileObjects).set({ deletedAt: on }).where(eq(fileObjects.id, document.fileId))
}

/** A change that a person makes: one version up. */
export async function changeCategory(
  tx: Tx,
  id: number,
  columns: { maximum?: number; stateMonitorComments?: string },
  { by, on }: Stamp,
): Promise<void> {
  const table = requiredDocumentCategoryResponses
  await tx
    .update(table)
    .set({ ...columns, changedBy: by, changedOn: on, version: sql`${table.version} + 1` })
    .where(eq(table.id, id))
}

/** A change that a person makes: one version up. */
export async function changeDocument(
  tx: Tx,
  id: string,
  columns: { title?: string; received?: boolean; receivedBy?: string | null; receivedOn?: Date | null },
  { by, on }: Stamp,
): Promise<void> {
  const table = requiredDocuments
  await tx
    .update(table)
    .set({ ...columns, changedBy: by, changedOn: on, version: sql`${table.version} + 1` })
    .where(eq(table.id, id))
}

/** Where and when the agency uploaded a file of these bytes before; null when it never did, or deleted it. */
export async function findEarlierUpload(
  db: Database,
  file: { leaId: number; sha256: string; but: readonly string[] },
): Promise<{ uploadedAt: Date; place: string } | null> {
  // Spelled out: in a query of one table drizzle leaves the table's name away, also inside of a subquery.
  const place = sql<string>`coalesce(
    (select c.document_category || ', ' || c.year || ' - ' || (c.year + 1) from required_documents d
      join required_document_category_responses r on r.id = d.category_response_id
      join required_document_categories c on c.id = r.category_id
      where d.file_id = file_objects.id and d.deleted_at is null order by d.created_on limit 1),
    (select s.number || ' ' || s.title || ', ' || q.year || ' - ' || (q.year + 1) from supporting_documents d
      join subsection_responses r on r.id = d.subsection_response_id
      join subsections s on s.id = r.subsection_id
      join questionnaire_responses q on q.id = r.response_id where d.file_id = file_objects.id))`
  const [row] = await db
    .select({ uploadedAt: fileObjects.uploadedAt, place })
    .from(fileObjects)
    .where(
      and(
        eq(fileObjects.leaId, file.leaId),
        eq(fileObjects.sha256, file.sha256),
        ne(fileObjects.scanState, 'Infected'),
        isNull(fileObjects.deletedAt),
        notInArray(fileObjects.id, [...file.but]),
      ),
    )
    .orderBy(asc(fileObjects.uploadedAt))
    .limit(1)
  return row ?? null
}

/** Those of the files that are still there; they stay until the end of the transaction. */
export async function lockFiles(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  const rows = await tx
    .select({ id: fileObjects.id })
    .from(fileObjects)
    .where(and(inArray(fileObjects.id, [...ids]), isNull(fileObjects.deletedAt)))
    .orderBy(asc(fileObjects.id))
    .for('share')
  return new Set(rows.map(({ id }) => id))
}

/** False when the person was assigned already. */
export async function addDocumentAssignment(
  tx: Tx,
  assignment: { categoryResponseId: number; userId: string },
  { by, on }: Stamp,
): Promise<boolean> {
  const added = await tx
    .insert(requiredDocumentAssignments)
    .values({ ...assignment, assignedBy: by, assignedOn: on })
    .onConflictDoNothing()
    .returning({ userId: requiredDocumentAssignments.userId })
  return added.length > 0
}

/** False when the person was not assigned. */
export async function removeDocumentAssignment(
  tx: Tx,
  { categoryResponseId, userId }: { categoryResponseId: number; userId: string },
): Promise<boolean> {
  const table = requiredDocumentAssignments
  const removed = await tx
    .delete(table)
    .where(and(eq(table.categoryResponseId, categoryResponseId), eq(table.userId, userId)))
    .returning({ userId: table.userId })
  return removed.length > 0
}

/** The self-assessment that a subsection belongs to; undefined when there is no such subsection. */
export async function responseOfSubsection(db: Database, id: number): Promise<number | undefined> {
  const [row] = await db
    .select({ responseId: subsectionResponses.responseId })
    .from(subsectionResponses)
    .where(eq(subsectionResponses.id, id))
  return row?.responseId
}

/** False when it was related already. */
export async function addRelation(
  tx: Tx,
  relation: { subsectionResponseId: number; documentId: string },
  { by, on }: Stamp,
): Promise<boolean> {
  const added = await tx
    .insert(relatedRequiredDocuments)
    .values({ ...relation, relatedBy: by, relatedOn: on })
    .onConflictDoNothing()
    .returning({ documentId: relatedRequiredDocuments.documentId })
  return added.length > 0
}

/** False when it was not related. */
export async function removeRelation(
  tx: Tx,
  { subsectionResponseId, documentId }: { subsectionResponseId: number; documentId: string },
): Promise<boolean> {
  const table = relatedRequiredDocuments
  const removed = await tx
    .delete(table)
    .where(and(eq(table.subsectionResponseId, subsectionResponseId), eq(table.documentId, documentId)))
    .returning({ documentId: table.documentId })
  return removed.length > 0
}
