import type { assignableUser } from '@portal/rest-contract'
import { and, asc, eq, isNull, sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import type { Database } from '../../db/database.js'
import { users } from '../../db/schema/index.js'

export type AssignableUser = z.infer<typeof assignableUser>

const localRoles = sql`('LocalAdmin', 'LocalUser')`
// Spelled out: in a query of one table drizzle leaves the table's name away, also inside of a subquery.
const rolesSql = sql<string[]>`array(select r.name from user_roles ur join roles r on r.id = ur.role_id
  where ur.user_id = users.id order by r.name)`

/** Enabled local people of an agency by name, with a mark for those in the rows of `assigned`. */
export async function listAgencyUsers(
  db: Database,
  { leaId, assigned }: { leaId: number; assigned: SQL },
): Promise<AssignableUser[]> {
  return db
    .select({
      id: users.id,
      fullName: users.fullName,
      roles: rolesSql,
      isAssigned: sql<boolean>`exists(select 1 from ${assigned} and a.user_id = users.id)`,
    })
    .from(users)
    .where(and(eq(users.leaId, leaId), isEnabledLocal))
    .orderBy(asc(users.fullName), asc(users.id))
}

/** Ids that a query selects, in their order. */
export async function listIds(db: Database, query: SQL): Promise<number[]> {
  const rows = await db
    .select({ id: sql<number>`x.id` })
    .from(sql`(${query}) x`)
    .orderBy(sql`x.id`)
  return rows.map(({ id }) => id)
}

const isEnabledLocal = and(eq(users.isEnabled, true), isNull(users.deletedAt), hasRole(localRoles))

function hasRole(names: SQL) {
  return sql`exists(select 1 from user_roles ur join roles r on r.id = ur.role_id
    where ur.user_id = users.id and r.name in ${names})`
}
