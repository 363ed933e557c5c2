import { eq } from 'drizzle-orm'
import type { Tx } from '../../../db/database.js'
import { auditRecordFiles, fileObjects } from '../../../db/schema/index.js'

/** Stores files of a record, or of one item of it, marked as holding personal data. */
export async function insertRecordFiles(
  tx: Tx,
  rows: readonly (typeof fileObjects.$inferInsert)[],
  place: { recordId: number; itemId: string | null; requestId: number | null },
): Promise<void> {
  await tx.insert(fileObjects).values(rows.map((row) => Object.assign({}, row, { containsPii: true })))
  await tx.insert(auditRecordFiles).values(rows.map(({ id }) => Object.assign({ fileId: id }, place)))
}

/** Gone for everybody from now on; the sweeper removes the bytes. */
export async function markRecordFileDeleted(tx: Tx, id: string, on: Date): Promise<void> {
  await tx.update(fileObjects).set({ deletedAt: on }).where(eq(fileObjects.id, id))
}
