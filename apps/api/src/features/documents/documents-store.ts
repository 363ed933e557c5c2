import type { ScanState } from '@portal/domain'
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { advisoryLock } from '../../db/advisory-lock.js'
import { builtOnce } from '../../db/built-once.js'
import type { Database, Tx } from '../../db/database.js'
import { fileObjects, supportingDocuments } from '../../db/schema/index.js'

/** Any number; only this lock uses it. */
const fileLock = 4_100_004

/**
 * Keeps the sweeper away until the end of the transaction: rows are committed for files that were seen to be there,
 * or files are swept that were seen to have no row, never both at once.
 */
export async function holdFiles(tx: Tx, mode: 'shared' | 'alone'): Promise<void> {
  await holds[mode](tx)
}

const holds = { shared: advisoryLock(fileLock, 'shared'), alone: advisoryLock(fileLock, 'alone') }

/** A file as it is stored. */
export type FileRow = typeof fileObjects.$inferInsert

/** Makes stored files documents of a subsection, or of one of its items. */
export async function insertSupportingDocuments(
  tx: Tx,
  rows: readonly FileRow[],
  place: { subsectionResponseId: number; itemId: number | null },
): Promise<void> {
  for (const row of rows) {
    await newFile(tx).execute(row)
    await newDocument(tx).execute({ fileId: row.id, ...place })
  }
}

const newFile = builtOnce((db) =>
  db
    .insert(fileObjects)
    .values({
      id: sql.placeholder('id'),
      leaId: sql.placeholder('leaId'),
      name: sql.placeholder('name'),
      size: sql.placeholder('size'),
      mime: sql.placeholder('mime'),
      sha256: sql.placeholder('sha256'),
      scanState: sql.placeholder('scanState'),
      title: sql.placeholder('title'),
      uploadedBy: sql.placeholder('uploadedBy'),
      uploadedAt: sql.placeholder('uploadedAt'),
    })
    .prepare('file of a document'),
)

const newDocument = builtOnce((db) =>
  db
    .insert(supportingDocuments)
    .values({
      fileId: sql.placeholder('fileId'),
      subsectionResponseId: sql.placeholder('subsectionResponseId'),
      itemId: sql.placeholder('itemId'),
    })
    .prepare('supporting document'),
)

/** Gone for everybody from now on; the sweeper removes the bytes. */
export async function markDeleted(tx: Tx, id: string, on: Date): Promise<void> {
  await tx.update(fileObjects).set({ deletedAt: on }).where(eq(fileObjects.id, id))
}

/** Those of the ids whose file is wanted. */
export async function liveFileIds(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  const rows = await tx
    .select({ id: fileObjects.id })
    .from(fileObjects)
    .where(and(inArray(fileObjects.id, [...ids]), isNull(fileObjects.deletedAt)))
  return new Set(rows.map(({ id }) => id))
}

/** Files that are not scanned yet, oldest first. */
export async function listUnscanned(
  db: Database,
  limit: number,
): Promise<{ id: string; leaId: number | null; scanState: ScanState }[]> {
  return db
    .select({ id: fileObjects.id, leaId: fileObjects.leaId, scanState: fileObjects.scanState })
    .from(fileObjects)
    .where(and(inArray(fileObjects.scanState, ['Pending', 'NotScanned']), isNull(fileObjects.deletedAt)))
    .orderBy(asc(fileObjects.uploadedAt), asc(fileObjects.id))
    .limit(limit)
}

/** What the scan for viruses has found in a file. */
export async function setScanState(tx: Tx, id: string, scanState: ScanState): Promise<void> {
  await tx.update(fileObjects).set({ scanState }).where(eq(fileObjects.id, id))
}
