import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../db/database.js'
import { auditRecordPeople } from '../../../db/schema/index.js'
import type { Stamp } from '../../../server/command.js'

interface RecordPerson {
  recordId: number
  userId: string
}

/** False when the person was assigned already. */
export async function addRecordPerson(tx: Tx, row: RecordPerson, { by, on }: Stamp): Promise<boolean> {
  const added = await tx
    .insert(auditRecordPeople)
    .values({ ...row, assignedBy: by, assignedOn: on })
    .onConflictDoNothing()
    .returning({ userId: auditRecordPeople.userId })
  return added.length > 0
}

/** False when the person was not assigned. */
export async function removeRecordPerson(tx: Tx, { recordId, userId }: RecordPerson): Promise<boolean> {
  const removed = await tx
    .delete(auditRecordPeople)
    .where(and(eq(auditRecordPeople.recordId, recordId), eq(auditRecordPeople.userId, userId)))
    .returning({ userId: auditRecordPeople.userId })
  return removed.length > 0
}
