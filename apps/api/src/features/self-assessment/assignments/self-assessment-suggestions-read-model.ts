import type { AnswerOf, listAssignmentSuggestions } from '@portal/rest-contract'
import { sql } from 'drizzle-orm'
import type { Database } from '../../../db/database.js'

export type AssignmentSuggestion = AnswerOf<typeof listAssignmentSuggestions>[number]

/**
 * Who worked on each subsection of a self-assessment in the latest earlier year in which anybody was assigned to it:
 * people who can still be assigned, and are not yet. A subsection is the same one when its content id is.
 */
export async function findAssignmentSuggestions(
  db: Database,
  selfAssessmentId: number,
): Promise<AssignmentSuggestion[]> {
  const found = await db.execute(sql`
      with place as (
        select sr.id, s.content_id, s.number, s.title, sec."order" as section_order, s."order",
          r.lea_id, r.year, q.part
        from questionnaire_responses r
        join questionnaires q on q.id = r.questionnaire_id
        join subsection_responses sr on sr.response_id = r.id
        join subsections s on s.id = sr.subsection_id
        join sections sec on sec.id = s.section_id
        where r.id = ${selfAssessmentId}
      ), earlier as (
        select place.id, r.year, a.user_id, max(r.year) over (partition by place.id) as latest
        from place
        join questionnaire_responses r on r.lea_id = place.lea_id and r.year < place.year
        join questionnaires q on q.id = r.questionnaire_id and q.part = place.part
        join subsection_responses sr on sr.response_id = r.id
        join subsections s on s.id = sr.subsection_id and s.content_id = place.content_id
        join subsection_assignments a on a.subsection_response_id = sr.id
      )
      select place.id as "subsectionResponseId", place.number, place.title, earlier.year,
        json_agg(json_build_object('id', u.id, 'fullName', u.full_name) order by u.full_name, u.id) as users
      from place
      join earlier on earlier.id = place.id and earlier.year = earlier.latest
      join users u on u.id = earlier.user_id and u.lea_id = place.lea_id and u.is_enabled and u.deleted_at is null
      where exists (select 1 from user_roles ur join roles ro on ro.id = ur.role_id
          where ur.user_id = u.id and ro.name in ('LocalAdmin', 'LocalUser'))
        and not exists (select 1 from subsection_assignments a
          where a.subsection_response_id = place.id and a.user_id = u.id)
      group by place.id, place.number, place.title, earlier.year, place.section_order, place."order"
      order by place.section_order, place."order", place.id`)
  return (found as { rows: AssignmentSuggestion[] }).rows
}
