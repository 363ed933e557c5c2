import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../db/database.js'
import { auditLetters, auditProngs, audits, auditTypes } from '../../db/schema/index.js'
import type { Stamp } from '../../server/command.js'
import { isRowId } from '../../server/requests/row-id.js'

type NewAuditRow = Omit<
  typeof audits.$inferInsert,
  'id' | 'createdBy' | 'createdOn' | 'changedBy' | 'changedOn' | 'version'
>

/** Holds a kind of audit, so that no two requests give the same sequence. */
export async function lockAuditType(tx: Tx, key: string): Promise<void> {
  await tx.select({ key: auditTypes.key }).from(auditTypes).where(eq(auditTypes.key, key)).for('update')
}

/** Stores audits, each with its first prong; their ids in the same order. */
export async function insertAudits(tx: Tx, rows: readonly NewAuditRow[], { by, on }: Stamp) {
  const stamp = { changedBy: by, changedOn: on }
  const added = await tx
    .insert(audits)
    .values(rows.map((row) => Object.assign({ createdBy: by, createdOn: on }, stamp, row)))
    .returning({ id: audits.id })
  await tx
    .insert(auditProngs)
    .values(added.map(({ id: auditId }) => Object.assign({ auditId, number: 1, round: 1 }, stamp)))
  return added.map(({ id }) => id)
}

/** Locks the row of an audit until the transaction ends; nothing for an id that cannot be one. */
export async function lockAudit(tx: Tx, id: number): Promise<void> {
  if (isRowId(id)) await tx.select({ id: audits.id }).from(audits).where(eq(audits.id, id)).for('update')
}

/** Writes columns of an audit and raises its version. */
export async function changeAudit(
  tx: Tx,
  id: number,
  columns: Partial<typeof audits.$inferInsert>,
  { by, on }: Stamp,
): Promise<void> {
  await tx
    .update(audits)
    .set({ ...columns, changedBy: by, changedOn: on, version: sql`${audits.version} + 1` })
    .where(eq(audits.id, id))
}

/** Locks the row of a prong until the transaction ends; nothing for an id that cannot be one. */
export async function lockProng(tx: Tx, id: number): Promise<void> {
  if (isRowId(id))
    await tx.select({ id: auditProngs.id }).from(auditProngs).where(eq(auditProngs.id, id)).for('update')
}

/** Writes columns of a prong and raises its version. */
export async function changeProng(
  tx: Tx,
  id: number,
  columns: Partial<typeof auditProngs.$inferInsert>,
  { by, on }: Stamp,
): Promise<void> {
  await tx
    .update(auditProngs)
    .set({ ...columns, changedBy: by, changedOn: on, version: sql`${auditProngs.version} + 1` })
    .where(eq(auditProngs.id, id))
}

/** Connects an issued letter with the audit or prong that it is about. */
export async function insertLetter(tx: Tx, row: typeof auditLetters.$inferInsert): Promise<void> {
  await tx.insert(auditLetters).values(row)
}
