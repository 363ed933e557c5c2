import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../db/database.js'
import { comments } from '../../db/schema/index.js'

/** Stores a new comment. */
export async function insertComment(tx: Tx, row: typeof comments.$inferInsert): Promise<void> {
  await tx.insert(comments).values(row)
}

/** Changes columns of a locked comment, and raises its version. */
export async function changeComment(
  tx: Tx,
  id: number,
  columns: Pick<Partial<typeof comments.$inferInsert>, 'body' | 'editedAt' | 'resolvedBy' | 'resolvedAt'>,
): Promise<void> {
  await tx
    .update(comments)
    .set({ ...columns, version: sql`${comments.version} + 1` })
    .where(eq(comments.id, id))
}
