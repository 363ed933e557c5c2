import { internalCommentTarget } from '@portal/domain'
import { and, eq, notLike, or, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../db/database.js'
import { auditEvents } from '../../db/schema/index.js'
import { isRowId } from '../../server/requests/row-id.js'

/**
 * What belongs to the history of a record beside its own entries: those of its parts, by the kind of the whole. Some parts are for
 * the state alone.
 */
export type HistoryParts = Readonly<
  Record<string, (db: Database, id: number, reader: { ofState: boolean }) => SQL | undefined>
>

/** Entries about records of one kind, by a condition on their ids. */
export const isTarget = (targetType: string, targetIds: SQL | undefined): SQL | undefined =>
  and(eq(auditEvents.targetType, targetType), targetIds)

/** Entries of a record and of its parts; of one agency where the reader sees no other, and none before the act `from`. */
export function historyOf(
  db: Database,
  parts: HistoryParts,
  record: { targetType: string; targetId: string; leaId?: number; from?: string | null },
): SQL | undefined {
  const { targetType, targetId, leaId, from } = record
  const id = Number(targetId)
  return and(
    or(
      isTarget(targetType, eq(auditEvents.targetId, targetId)),
      isRowId(id) ? parts[targetType]?.(db, id, { ofState: leaId === undefined }) : undefined,
    ),
    leaId === undefined ? undefined : eq(auditEvents.leaId, leaId),
    // Whoever sees one agency alone is of that agency.
    leaId === undefined ? undefined : notLike(auditEvents.targetType, internalCommentTarget('%')),
    // Where the act never happened nothing is greater than no entry at all.
    from
      ? sql`${auditEvents.seq} >= (select min(e.seq) from audit_events e where e.target_type = ${targetType}
          and e.target_id = ${targetId} and e.action = ${from})`
      : undefined,
  )
}
