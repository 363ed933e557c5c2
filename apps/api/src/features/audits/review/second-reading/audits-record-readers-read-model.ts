import { RecordStatus, type Actor } from '@portal/domain'
import { and, asc, eq, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../../../db/database.js'
import { auditEvents, auditRecordReaders, users } from '../../../../db/schema/index.js'

/** People who saw the answers of a record, by name. */
export function readersOf(db: Database, recordId: number) {
  return db
    .select({ id: users.id, fullName: users.fullName })
    .from(auditRecordReaders)
    .innerJoin(users, eq(users.id, auditRecordReaders.userId))
    .where(eq(auditRecordReaders.recordId, recordId))
    .orderBy(asc(users.fullName), asc(users.id))
}

/** Whether somebody saw the answers of a record. */
export async function hasSeenAnswers(db: Database, recordId: number, userId: string): Promise<boolean> {
  const ofBoth = and(eq(auditRecordReaders.recordId, recordId), eq(auditRecordReaders.userId, userId))
  return (await db.$count(auditRecordReaders, ofBoth)) > 0
}

/**
 * Entries of the history that give answers away: those of a record that waits for its second reader, for everybody but the first,
 * and of one in review, for those who have not seen it, since they may become its second reader.
 */
export const concealedAnswers = (actor: Actor): SQL => sql`(${auditEvents.targetType} = 'auditRecord'
  and ${auditEvents.action} = 'updateItemResponse' and exists (
    select 1 from audit_records r
    where r.id = case when ${auditEvents.targetType} = 'auditRecord' then ${auditEvents.targetId}::int end
      and r.status < ${RecordStatus.complete} and r.submitted_by is distinct from ${actor.userId}
      and (r.status = ${RecordStatus.submittedForCheck} and r.second_reader_due and r.second_read_on is null
        or not exists (select 1 from audit_record_readers d
          where d.record_id = r.id and d.user_id = ${actor.userId}))))`
