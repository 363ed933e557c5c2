import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../db/database.js'
import { leaLogos, leas } from '../../db/schema/index.js'
import type { Stamp } from '../../server/command.js'

/** Holds the row of an agency until the end of the transaction. */
export async function lockAgency(tx: Tx, id: number): Promise<void> {
  await tx.select({ id: leas.id }).from(leas).where(eq(leas.id, id)).for('update')
}

/** One new agency at a time, until the end of the transaction. Any number; only this lock uses it. */
const newAgencyLock = 4_100_009

/** Lets one transaction at a time add agencies, so that ids are given out once. Held until the transaction ends. */
export async function lockNewAgencies(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${newAgencyLock})`)
}

/** Ids of agencies without a number of the state begin after those of three digits. */
const firstOwnId = 1000

/** The wanted id if it can be one and is free, otherwise the next of our own. */
export async function freeAgencyId(tx: Tx, wanted: number): Promise<number> {
  const fits = Number.isInteger(wanted) && wanted > 0 && wanted < firstOwnId
  if (fits && (await tx.$count(leas, eq(leas.id, wanted))) === 0) return wanted
  const [row] = await tx.select({ last: sql<number>`max(${leas.id})` }).from(leas)
  return Math.max(row?.last ?? 0, firstOwnId - 1) + 1
}

/** Stores a new agency under its published id. */
export async function insertAgency(tx: Tx, agency: typeof leas.$inferInsert): Promise<void> {
  await tx.insert(leas).values(agency)
}

/** A change by a person: new columns, one version up. */
export async function changeAgency(
  tx: Tx,
  id: number,
  columns: Omit<Partial<typeof leas.$inferInsert>, 'id' | 'version'>,
  change: Stamp,
): Promise<void> {
  await tx
    .update(leas)
    .set({ ...columns, changedBy: change.by, changedOn: change.on, version: sql`${leas.version} + 1` })
    .where(eq(leas.id, id))
}

/** Stores the picture of an agency, the first or the next. */
export async function storeLogo(tx: Tx, logo: typeof leaLogos.$inferInsert): Promise<void> {
  await tx.insert(leaLogos).values(logo).onConflictDoUpdate({ target: leaLogos.leaId, set: logo })
}

/** Deletes the picture of an agency, if it has one. */
export async function removeLogo(tx: Tx, leaId: number): Promise<void> {
  await tx.delete(leaLogos).where(eq(leaLogos.leaId, leaId))
}
