import { sql, type SQL } from 'drizzle-orm'
import { subsectionResponses } from '../../../db/schema/index.js'

/** Assignees of the subsection response that the surrounding query is at, by name. */
export const assigneesSql = sql<{ id: string; fullName: string }[]>`(
  select coalesce(json_agg(json_build_object('id', u.id, 'fullName', u.full_name) order by u.full_name, u.id), '[]')
  from subsection_assignments a join users u on u.id = a.user_id
  where a.subsection_response_id = ${subsectionResponses.id} and u.deleted_at is null)`

/** Rows in which people are assigned to a subsection. */
export function subsectionAssignments(id: number): SQL {
  return sql`subsection_assignments a where a.subsection_response_id = ${id}`
}

/** Subsections of an agency that are open for a person, in every year. */
export function openSubsections({ leaId, userId }: { leaId: number; userId: string }): SQL {
  return sql`select s.id from subsection_assignments a
    join subsection_responses s on s.id = a.subsection_response_id
    join questionnaire_responses q on q.id = s.response_id
    where a.user_id = ${userId} and q.lea_id = ${leaId} and q.submit_state between 1 and 6
      and s.state in (0, 1, 7, 8)`
}
