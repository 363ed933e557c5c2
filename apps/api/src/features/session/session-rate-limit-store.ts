import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.js'
import { rateLimits } from '../../db/schema/index.js'
import { ApiError } from '../../server/api-error.js'
import { secondsAfter } from './session-limits.js'

export interface RateLimit {
  key: string
  most: number
  windowSeconds: number
}

/** Counts one use, in one statement, so that parallel requests cannot pass together. Null while there is room. */
export async function takePoint(
  db: Database,
  limit: RateLimit,
  now: Date,
): Promise<{ retryAfterSeconds: number } | null> {
  const ended = sql`${rateLimits.windowEndsAt} <= ${now.toISOString()}::timestamptz`
  const windowEndsAt = secondsAfter(now, limit.windowSeconds)
  const [row] = await db
    .insert(rateLimits)
    .values({ key: limit.key, points: 1, windowEndsAt })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        points: sql`case when ${ended} then 1 else ${rateLimits.points} + 1 end`,
        windowEndsAt: sql`case when ${ended} then ${windowEndsAt.toISOString()}::timestamptz else ${rateLimits.windowEndsAt} end`,
      },
    })
    .returning()
  if (!row || row.points <= limit.most) return null
  return { retryAfterSeconds: Math.max(1, Math.ceil((row.windowEndsAt.getTime() - now.getTime()) / 1000)) }
}

/** As {@link takePoint}, but refuses with TOO_MANY_REQUESTS. */
export async function requirePoint(db: Database, limit: RateLimit, now: Date): Promise<void> {
  const refused = await takePoint(db, limit, now)
  if (refused) throw tooManyRequests(refused.retryAfterSeconds)
}

/** A use that need not have counted. */
export async function givePointBack(db: Database, key: string): Promise<void> {
  await db
    .update(rateLimits)
    .set({ points: sql`greatest(${rateLimits.points} - 1, 0)` })
    .where(eq(rateLimits.key, key))
}

export async function forgetPoints(db: Database, key: string): Promise<void> {
  await db.delete(rateLimits).where(eq(rateLimits.key, key))
}

export function tooManyRequests(retryAfterSeconds: number): ApiError {
  return new ApiError('TOO_MANY_REQUESTS', 'Too many requests. Please wait a moment and try again.', {
    retryAfterSeconds,
  })
}
