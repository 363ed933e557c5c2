import { seesAgency, type Actor } from '@portal/domain'
import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../db/database.js'
import { leas } from '../../db/schema/index.js'

export type Agency = typeof leas.$inferSelect

/** Agencies that the actor may see, by code. */
export async function listVisibleAgencies(db: Database, actor: Actor): Promise<Agency[]> {
  const rows = await db.select().from(leas).where(eq(leas.active, true)).orderBy(asc(leas.code))
  return rows.filter((row) => seesAgency(actor, row))
}
