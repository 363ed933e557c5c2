import { and, eq, gt, lt } from 'drizzle-orm'
import type { Database, Tx } from '../../../db/database.js'
import { contentImports } from '../../../db/schema/index.js'

export type ContentImportRow = typeof contentImports.$inferSelect

/** Keeps a checked workbook until it is applied or expires. */
export async function insertImport(db: Database, row: ContentImportRow): Promise<void> {
  await db.insert(contentImports).values(row)
}

/** A sheet of the person for the version that is still good; its row stays locked until the transaction ends. */
export async function lockImport(
  tx: Tx,
  by: { id: string; userId: string; kind: string; versionId: number },
  now: Date,
): Promise<ContentImportRow | null> {
  const { id, userId, kind, versionId, expiresAt } = contentImports
  const own = and(eq(id, by.id), eq(userId, by.userId), eq(kind, by.kind), eq(versionId, by.versionId))
  const [row] = await tx
    .select()
    .from(contentImports)
    .where(and(own, gt(expiresAt, now)))
    .for('update')
  return row ?? null
}

/** The sheet is used up; nothing of it is kept. */
export async function markImportApplied(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.update(contentImports).set({ appliedAt: now, cells: [] }).where(eq(contentImports.id, id))
}

/** Deletes checked workbooks that nobody applied before `now`. */
export async function removeExpiredImports(db: Database, now: Date): Promise<void> {
  await db.delete(contentImports).where(lt(contentImports.expiresAt, now))
}
