import { and, asc, eq } from 'drizzle-orm'
import { auditEvents } from '../../db/schema/index.js'
import type { TestApi } from '../test-api.js'

/** The history of one record, oldest first. */
export function auditOf(api: TestApi, targetType: string, targetId: string | number) {
  return api.db
    .select()
    .from(auditEvents)
    .where(and(eq(auditEvents.targetType, targetType), eq(auditEvents.targetId, String(targetId))))
    .orderBy(asc(auditEvents.seq))
}
