import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/database.js'
import {
  auditDocumentRequests as requests,
  auditRecordFiles,
  auditRecords,
  fileObjects,
} from '../../../db/schema/index.js'
import type { Stamp } from '../../../server/command.js'
import { isRowId } from '../../../server/requests/row-id.js'

type NewRequest = Omit<
  typeof requests.$inferInsert,
  'id' | 'requestedBy' | 'requestedOn' | 'changedBy' | 'changedOn' | 'version'
>
type Columns = Partial<typeof requests.$inferInsert>

/** Stores a new request; its id. */
export async function insertRequest(tx: Tx, row: NewRequest, { by, on }: Stamp): Promise<number> {
  const [added] = await tx
    .insert(requests)
    .values({ ...row, requestedBy: by, requestedOn: on, changedBy: by, changedOn: on })
    .returning({ id: requests.id })
  if (!added) throw new Error('The request was not stored.')
  return added.id
}

/** Holds a request and its record until the transaction ends; nothing for an id that cannot be one. */
export async function lockRequest(tx: Tx, id: number): Promise<void> {
  if (!isRowId(id)) return
  // The record first, as every command on one of them does.
  await tx
    .select({ id: auditRecords.id })
    .from(auditRecords)
    .where(
      inArray(
        auditRecords.id,
        tx.select({ id: requests.recordId }).from(requests).where(eq(requests.id, id)),
      ),
    )
    .for('update')
  await tx.select({ id: requests.id }).from(requests).where(eq(requests.id, id)).for('update')
}

/** Writes columns of a request and raises its version. */
export async function changeRequest(tx: Tx, id: number, columns: Columns, { by, on }: Stamp): Promise<void> {
  await tx
    .update(requests)
    .set({ ...columns, changedBy: by, changedOn: on, version: sql`${requests.version} + 1` })
    .where(eq(requests.id, id))
}

/** Documents of records of a prong that people of the agency uploaded since a moment. */
export async function countUploadsSince(
  tx: Tx,
  { prongId, leaId, since }: { prongId: number; leaId: number; since: Date },
): Promise<number> {
  const [row] = await tx
    .select({ documents: sql<number>`count(*)::int` })
    .from(auditRecordFiles)
    .innerJoin(fileObjects, eq(fileObjects.id, auditRecordFiles.fileId))
    .innerJoin(auditRecords, eq(auditRecords.id, auditRecordFiles.recordId))
    .where(
      and(
        eq(auditRecords.prongId, prongId),
        sql`${fileObjects.deletedAt} is null and ${fileObjects.uploadedAt} >= ${since}
          and exists (select 1 from users u where u.id = ${fileObjects.uploadedBy} and u.lea_id = ${leaId})`,
      ),
    )
  return row?.documents ?? 0
}
