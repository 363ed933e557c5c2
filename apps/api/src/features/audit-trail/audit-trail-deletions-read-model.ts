import { and, desc, eq } from 'drizzle-orm'
import type { Database } from '../../db/database.js'
import { auditEvents, users } from '../../db/schema/index.js'

interface Deletion {
  by: string
  on: Date
  /** Agency of the record; null for what belongs to none. */
  leaId: number | null
}

/** Who deleted a record, and when: the last time; null when the history knows of no deletion by a person. */
export async function findDeletion(
  db: Database,
  record: { targetType: string; targetId: string | number; action: string },
): Promise<Deletion | null> {
  const [row] = await db
    .select({ by: users.fullName, on: auditEvents.at, leaId: auditEvents.leaId })
    .from(auditEvents)
    .innerJoin(users, eq(users.id, auditEvents.actorId))
    .where(
      and(
        eq(auditEvents.targetType, record.targetType),
        eq(auditEvents.targetId, String(record.targetId)),
        eq(auditEvents.action, record.action),
      ),
    )
    .orderBy(desc(auditEvents.seq))
    .limit(1)
  return row ?? null
}
