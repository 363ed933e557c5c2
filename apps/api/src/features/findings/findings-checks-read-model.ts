import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.js'
import { citations, leas, users } from '../../db/schema/index.js'
import { isRowId } from '../../server/requests/row-id.js'

/** Whether there is a citation with this id. */
export async function citationExists(db: Database, id: number): Promise<boolean> {
  if (!isRowId(id)) return false
  const rows = await db.select({ id: citations.id }).from(citations).where(eq(citations.id, id))
  return rows.length > 0
}

/** Whether there is an agency with this id. */
export async function agencyExists(db: Database, id: number): Promise<boolean> {
  if (!isRowId(id)) return false
  const rows = await db
    .select({ id: leas.id })
    .from(leas)
    .where(and(eq(leas.id, id), eq(leas.active, true)))
  return rows.length > 0
}

const monitorRole = sql`exists(select 1 from user_roles ur join roles r on r.id = ur.role_id
  where ur.user_id = users.id and r.name in ('StateMonitor', 'StateAdmin'))`

/** Whether somebody is a state monitor whose account is in use. */
export async function isMonitor(db: Database, userId: string): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), users.isEnabled, isNull(users.deletedAt), monitorRole))
  return rows.length > 0
}
