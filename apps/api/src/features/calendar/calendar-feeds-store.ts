import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Database, Tx } from '../../db/database.js'
import { calendarFeeds } from '../../db/schema/index.js'
import { isRowId } from '../../server/requests/row-id.js'

export type Feed = typeof calendarFeeds.$inferSelect

const notRevoked = isNull(calendarFeeds.revokedOn)

/** The addresses of a person that are not revoked, newest first. */
export async function listFeedsOf(db: Database, userId: string): Promise<Feed[]> {
  return db
    .select()
    .from(calendarFeeds)
    .where(and(eq(calendarFeeds.userId, userId), notRevoked))
    .orderBy(desc(calendarFeeds.id))
}

/** The subscription that is in use with this secret; null for an unknown or ended one. */
export async function findFeed(db: Database, secretHash: string): Promise<Feed | null> {
  const [row] = await db
    .select()
    .from(calendarFeeds)
    .where(and(eq(calendarFeeds.secretHash, secretHash), notRevoked))
  return row ?? null
}

/** Stores a subscription; its secret as a hash alone. */
export async function insertFeed(
  tx: Tx,
  feed: { userId: string; leaId: number; secretHash: string; createdOn: Date },
): Promise<Feed> {
  const [row] = await tx.insert(calendarFeeds).values(feed).returning()
  if (!row) throw new Error('The feed was not stored.')
  return row
}

/** Revokes addresses of a person: one by its id, or those of an agency. Answers what was revoked. */
export async function revokeFeeds(
  tx: Tx,
  userId: string,
  which: { id: number } | { leaId: number },
  now: Date,
): Promise<Feed[]> {
  if ('id' in which && !isRowId(which.id)) return []
  const one = 'id' in which ? eq(calendarFeeds.id, which.id) : eq(calendarFeeds.leaId, which.leaId)
  return tx
    .update(calendarFeeds)
    .set({ revokedOn: now })
    .where(and(eq(calendarFeeds.userId, userId), one, notRevoked))
    .returning()
}

/** When a calendar program last read a subscription. */
export async function noteFeedRead(db: Database, id: number, now: Date): Promise<void> {
  await db.update(calendarFeeds).set({ lastReadOn: now }).where(eq(calendarFeeds.id, id))
}
