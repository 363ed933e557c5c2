import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../db/database.js'
import { leaLogos, leas } from '../../db/schema/index.js'

/** Holds the row of an agency until the end of the transaction. */
export async function lockAgency(tx: Tx, id: number): Promise<void> {
  await tx.select({ id: leas.id }).from(leas).where(eq(leas.id, id)).for('update')
}

/** A change by a person: new columns, one version up. */
export async function changeAgency(
  tx: Tx,
  id: number,
  columns: Omit<Partial<typeof leas.$inferInsert>, 'id' | 'version'>,
  change: { by: string; on: Date },
): Promise<void> {
  await tx
    .update(leas)
    .set({ ...columns, changedBy: change.by, changedOn: change.on, version: sql`${leas.version} + 1` })
    .where(eq(leas.id, id))
}

export async function storeLogo(tx: Tx, logo: typeof leaLogos.$inferInsert): Promise<void> {
  await tx.insert(leaLogos).values(logo).onConflictDoUpdate({ target: leaLogos.leaId, set: logo })
}

export async function removeLogo(tx: Tx, leaId: number): Promise<void> {
  await tx.delete(leaLogos).where(eq(leaLogos.leaId, leaId))
}
