import { and, eq, gt, lt } from 'drizzle-orm'
import type { Database, Tx } from '../../../db/database.js'
import { userImports } from '../../../db/schema/index.js'

export type UserImportRow = typeof userImports.$inferSelect

/** Keeps a checked file of users until it is applied or expires. */
export async function insertImport(db: Database, row: typeof userImports.$inferInsert): Promise<void> {
  await db.insert(userImports).values(row)
}

/** An import of the person that is still good; its row stays locked until the transaction ends. */
export async function lockImport(
  tx: Tx,
  by: { id: string; userId: string },
  now: Date,
): Promise<UserImportRow | null> {
  const [row] = await tx
    .select()
    .from(userImports)
    .where(and(eq(userImports.id, by.id), eq(userImports.userId, by.userId), gt(userImports.expiresAt, now)))
    .for('update')
  return row ?? null
}

/** The file is used up; nothing of its contents is kept. */
export async function markImportApplied(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.update(userImports).set({ appliedAt: now, cells: [] }).where(eq(userImports.id, id))
}

/** Deletes checked files that nobody applied before `now`. */
export async function removeExpiredImports(db: Database, now: Date): Promise<void> {
  await db.delete(userImports).where(lt(userImports.expiresAt, now))
}
