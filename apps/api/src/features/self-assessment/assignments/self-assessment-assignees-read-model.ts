import type { assignableUser } from '@portal/rest-contract'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Database } from '../../../db/database.js'
import { subsectionResponses, users } from '../../../db/schema/index.js'

export type AssignableUser = z.infer<typeof assignableUser>

/** Assignees of the subsection response that the surrounding query is at, by name. */
export const assigneesSql = sql<{ id: string; fullName: string }[]>`(
  select coalesce(json_agg(json_build_object('id', u.id, 'fullName', u.full_name) order by u.full_name, u.id), '[]')
  from subsection_assignments a join users u on u.id = a.user_id
  where a.subsection_response_id = ${subsectionResponses.id} and u.deleted_at is null)`

const localRoles = sql`('LocalAdmin', 'LocalUser')`
// Spelled out: in a query of one table drizzle leaves the table's name away, also inside of a subquery.
const rolesSql = sql<string[]>`array(select r.name from user_roles ur join roles r on r.id = ur.role_id
  where ur.user_id = users.id order by r.name)`

/** Enabled local people of an agency by name, with a mark for those assigned to the subsection or category. */
export async function listAgencyUsers(
  db: Database,
  scope: { leaId: number } & ({ subsectionResponseId: number } | { categoryResponseId: number }),
): Promise<AssignableUser[]> {
  const assignment =
    'subsectionResponseId' in scope
      ? sql`subsection_assignments a where a.subsection_response_id = ${scope.subsectionResponseId}`
      : sql`required_document_assignments a where a.category_response_id = ${scope.categoryResponseId}`
  return db
    .select({
      id: users.id,
      fullName: users.fullName,
      roles: rolesSql,
      isAssigned: sql<boolean>`exists(select 1 from ${assignment} and a.user_id = users.id)`,
    })
    .from(users)
    .where(and(eq(users.leaId, scope.leaId), isEnabledLocal))
    .orderBy(asc(users.fullName), asc(users.id))
}

/** Subsections and document categories of an agency that are open for a person, whatever the year. */
export async function listOpenAssignments(
  db: Database,
  of: 'subsections' | 'categories',
  { leaId, userId }: { leaId: number; userId: string },
): Promise<number[]> {
  const open =
    of === 'subsections'
      ? sql`(select s.id from subsection_assignments a
          join subsection_responses s on s.id = a.subsection_response_id
          join questionnaire_responses q on q.id = s.response_id
          where a.user_id = ${userId} and q.lea_id = ${leaId} and q.submit_state between 1 and 6
            and s.state in (0, 1, 7, 8)) x`
      : sql`(select c.id from required_document_assignments a
          join required_document_category_responses c on c.id = a.category_response_id
          join questionnaire_responses q on q.id = c.response_id
          where a.user_id = ${userId} and q.lea_id = ${leaId} and q.submit_state between 1 and 3 and c.documents = 0) x`
  const rows = await db
    .select({ id: sql<number>`x.id` })
    .from(open)
    .orderBy(sql`x.id`)
  return rows.map(({ id }) => id)
}

const isEnabledLocal = and(eq(users.isEnabled, true), isNull(users.deletedAt), hasRole(localRoles))

function hasRole(names: ReturnType<typeof sql>) {
  return sql`exists(select 1 from user_roles ur join roles r on r.id = ur.role_id
    where ur.user_id = users.id and r.name in ${names})`
}
