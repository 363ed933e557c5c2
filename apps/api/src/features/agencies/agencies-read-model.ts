import { seesAgency, type Actor } from '@portal/domain'
import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../../db/database.js'
import { leas } from '../../db/schema/index.js'

export type Agency = typeof leas.$inferSelect

/** Agencies that the actor may see, by code; those that are no longer monitored only if wanted. */
export async function listVisibleAgencies(db: Database, actor: Actor, inactive = false): Promise<Agency[]> {
  const rows = await db
    .select()
    .from(leas)
    .where(inactive ? undefined : eq(leas.active, true))
    .orderBy(asc(leas.code))
  return rows.filter((row) => seesAgency(actor, row))
}

/** Ids of the agencies: all there are, and those that are monitored. */
export async function agencyIds(db: Database): Promise<{ all: Set<number>; active: Set<number> }> {
  const rows = await db.select({ id: leas.id, active: leas.active }).from(leas)
  return {
    all: new Set(rows.map(({ id }) => id)),
    active: new Set(rows.filter(({ active }) => active).map(({ id }) => id)),
  }
}

/** What agencies can be named by in a file; only those that are monitored. */
export async function listAgencyNames(
  db: Database,
): Promise<Pick<Agency, 'id' | 'code' | 'name' | 'shortName'>[]> {
  const { id, code, name, shortName } = leas
  return db.select({ id, code, name, shortName }).from(leas).where(eq(leas.active, true))
}

/** Ids of the agencies that counts include: monitored, and not for training. */
export async function listCountedAgencies(db: Database): Promise<number[]> {
  const rows = await db
    .select({ id: leas.id })
    .from(leas)
    .where(and(eq(leas.active, true), eq(leas.isTest, false)))
  return rows.map(({ id }) => id)
}
