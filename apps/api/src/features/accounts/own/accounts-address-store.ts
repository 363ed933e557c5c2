import { and, eq, gt, lt } from 'drizzle-orm'
import type { Database, Tx } from '../../../db/database.js'
import { emailChanges } from '../../../db/schema/index.js'

export type EmailChange = typeof emailChanges.$inferSelect

/** Keeps a new address until it is confirmed; the one before, and its link, are dead. */
export async function storeEmailChange(tx: Tx, row: EmailChange): Promise<void> {
  const { userId: _, ...columns } = row
  await tx.insert(emailChanges).values(row).onConflictDoUpdate({ target: emailChanges.userId, set: columns })
}

/** The address that waits for a person, by the person or by the link; null when none does. */
export async function findEmailChange(
  db: Database,
  by: { userId: string } | { tokenHash: string },
  now: Date,
): Promise<EmailChange | null> {
  const which = 'userId' in by ? eq(emailChanges.userId, by.userId) : eq(emailChanges.tokenHash, by.tokenHash)
  const [row] = await db
    .select()
    .from(emailChanges)
    .where(and(which, gt(emailChanges.expiresAt, now)))
  return row ?? null
}

/** Uses a link up; false when another request was quicker, or a newer link took its place. */
export async function spendEmailChange(tx: Tx, tokenHash: string): Promise<boolean> {
  const spent = await tx
    .delete(emailChanges)
    .where(eq(emailChanges.tokenHash, tokenHash))
    .returning({ userId: emailChanges.userId })
  return spent.length > 0
}

/** Deletes the new address of a person that waits to be confirmed, if there is one. */
export async function forgetEmailChange(tx: Tx, userId: string): Promise<void> {
  await tx.delete(emailChanges).where(eq(emailChanges.userId, userId))
}

/** Deletes new addresses whose links ended before `now`. */
export async function removeExpiredEmailChanges(db: Database, now: Date): Promise<void> {
  await db.delete(emailChanges).where(lt(emailChanges.expiresAt, now))
}
