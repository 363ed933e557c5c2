import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.js'
import { users } from '../../db/schema/index.js'

interface Colleague {
  id: string
  fullName: string
  /** Can sign in and works for the agency. */
  isPresent: boolean
}

/** Those of the named people who belong to an agency, those who left it among them. */
export function listColleagues(db: Database, leaId: number, ids: readonly string[]): Promise<Colleague[]> {
  return db
    .select({
      id: users.id,
      fullName: users.fullName,
      // Named in full: within the subquery a bare id would be that of the role.
      isPresent: sql<boolean>`${users.isEnabled} and ${users.deletedAt} is null and exists(
        select 1 from user_roles ur join roles r on r.id = ur.role_id
        where ur.user_id = users.id and r.name in ('LocalAdmin', 'LocalUser'))`,
    })
    .from(users)
    .where(and(eq(users.leaId, leaId), inArray(users.id, [...ids]), isNull(users.deletedAt)))
}
