import { randomUUID } from 'node:crypto'
import type { AuditAction } from '@portal/domain'
import { and, like, lte, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.js'
import { rateLimits } from '../../db/schema/index.js'
import { writeAudits } from './audit-trail-store.js'

/** Acts that are counted instead of recorded one by one, because too many of them came. */
export interface Unrecorded {
  /** Action of the entry that sums them up. */
  action: AuditAction
  targetType: string
  /** Address or network that they came from; null when they came from many. */
  ip: string | null
  why: string
}

const prefix = 'unrecorded '
/** Counters that hold what still has to be written: they are not to be removed with those that have ended. */
export const unrecordedKeys = `${prefix}%`
const windowSeconds = 60

/** Counts one act; it stands in the record within a minute or two, together with the others. */
export async function countUnrecorded(db: Database, act: Unrecorded, now: Date): Promise<void> {
  const key = prefix + JSON.stringify([act.action, act.targetType, act.ip, act.why])
  const windowEndsAt = new Date(now.getTime() + windowSeconds * 1000)
  await db
    .insert(rateLimits)
    .values({ key, points: 1, windowEndsAt })
    .onConflictDoUpdate({ target: rateLimits.key, set: { points: sql`${rateLimits.points} + 1` } })
}

/** Writes one entry for every count whose minute is over. Each count is written once, whoever runs this. */
export async function recordUnrecorded(db: Database, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const counts = await tx
      .delete(rateLimits)
      .where(and(like(rateLimits.key, unrecordedKeys), lte(rateLimits.windowEndsAt, now)))
      .returning()
    const entries = counts.map(({ key, points, windowEndsAt }) => {
      const [action, targetType, ip, why] = JSON.parse(key.slice(prefix.length)) as [
        AuditAction,
        string,
        string | null,
        string,
      ]
      const since = new Date(windowEndsAt.getTime() - windowSeconds * 1000).toISOString()
      return {
        actor: null,
        action,
        targetType,
        targetId: 'many',
        after: { count: points, why, since },
        ctx: { ip: ip ?? 'many', now, requestId: randomUUID() },
      }
    })
    await writeAudits(tx, entries)
  })
}
