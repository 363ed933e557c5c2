import { and, eq, isNull, lt, ne, or } from 'drizzle-orm'
import type { Database } from '../../../db/database.js'
import { clients } from '../../../db/schema/index.js'

/** Keeps when and from where a client was used, at most once a minute while the address stays the same. */
export async function noteClientUse(db: Database, id: string, ip: string, now: Date): Promise<void> {
  const aMinuteAgo = new Date(now.getTime() - 60_000)
  await db
    .update(clients)
    .set({ lastUsedAt: now, lastUsedIp: ip })
    .where(
      and(
        eq(clients.id, id),
        or(isNull(clients.lastUsedAt), lt(clients.lastUsedAt, aMinuteAgo), ne(clients.lastUsedIp, ip)),
      ),
    )
}
