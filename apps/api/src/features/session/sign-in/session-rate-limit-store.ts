import { retryText } from '@portal/domain'
import { eq, sql } from 'drizzle-orm'
import { builtOnce } from '../../../db/built-once.js'
import type { Database } from '../../../db/database.js'
import { rateLimits } from '../../../db/schema/index.js'
import { ApiError } from '../../../server/api-error.js'
import { secondsAfter } from './session-limits.js'

export interface RateLimit {
  key: string
  most: number
  windowSeconds: number
}

/** Counts one use, in one statement, so that parallel requests cannot pass together. Null below the limit. */
export async function takePoint(
  db: Database,
  limit: RateLimit,
  now: Date,
): Promise<{ retryAfterSeconds: number } | null> {
  const windowEndsAt = secondsAfter(now, limit.windowSeconds)
  const [row] = await pointTaken(db).execute({ key: limit.key, windowEndsAt, now: now.toISOString() })
  if (!row || row.points <= limit.most) return null
  return { retryAfterSeconds: Math.max(1, Math.ceil((row.windowEndsAt.getTime() - now.getTime()) / 1000)) }
}

/** Nobody signs in without some of them: the statement is built once. */
const pointTaken = builtOnce((db) => {
  const ended = sql`${rateLimits.windowEndsAt} <= ${sql.placeholder('now')}::timestamptz`
  return db
    .insert(rateLimits)
    .values({ key: sql.placeholder('key'), points: 1, windowEndsAt: sql.placeholder('windowEndsAt') })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        points: sql`case when ${ended} then 1 else ${rateLimits.points} + 1 end`,
        windowEndsAt: sql`case when ${ended} then excluded.window_ends_at else ${rateLimits.windowEndsAt} end`,
      },
    })
    .returning()
    .prepare('use of a limited act')
})

/** As {@link takePoint}, but refuses with TOO_MANY_REQUESTS. */
export async function requirePoint(db: Database, limit: RateLimit, now: Date): Promise<void> {
  const refused = await takePoint(db, limit, now)
  if (refused) throw tooManyRequests(refused.retryAfterSeconds)
}

/** Forgets what was counted under a key. */
export async function forgetPoints(db: Database, key: string): Promise<void> {
  await pointsForgotten(db).execute({ key })
}

const pointsForgotten = builtOnce((db) =>
  db
    .delete(rateLimits)
    .where(eq(rateLimits.key, sql.placeholder('key')))
    .prepare('end of a count of uses'),
)

/** The refusal of a request that came too soon, with when to try again, in seconds. */
export function tooManyRequests(retryAfterSeconds: number): ApiError {
  return new ApiError('TOO_MANY_REQUESTS', `Too many requests. ${retryText(retryAfterSeconds)}`, {
    retryAfterSeconds,
  })
}
