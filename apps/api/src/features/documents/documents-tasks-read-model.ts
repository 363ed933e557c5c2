import { sql } from 'drizzle-orm'
import {
  dueWithIt,
  lead,
  responses,
  whole,
  working,
} from '../self-assessment/self-assessment-tasks-read-model.js'
import { given, task, type TaskSources } from '../tasks/tasks-columns-read-model.js'

/** Which document categories of self-assessments are which tasks (domain definition 8.6). */
export const documentsTasks = {
  uploadDocument: () =>
    task(
      sql`${responses} join required_document_category_responses e on e.response_id = r.id
        join required_document_categories c on c.id = e.category_id
        left join jsonb_to_recordset(${given('documentDues')}::jsonb) as d(category int, due date) on d.category = e.id`,
      {
        ...whole,
        ...dueWithIt,
        due: sql`coalesce(d.due, r.due_on)`,
        rule: sql`c.due_rule`,
        place: sql`e.id`,
        subject: sql`c.document_category`,
        assignees: sql`coalesce((select array_agg(a.user_id) from required_document_assignments a
          where a.category_response_id = e.id), '{}')`,
        where: sql`${working} and c.required and e.maximum > 0 and e.documents = 0`,
      },
    ),
  receiveDocuments: () => {
    const categories = sql`required_document_category_responses e where e.response_id = r.id`
    return task(responses, {
      ...whole,
      n: sql`(select sum(e.documents - e.received)::int from ${categories})`,
      since: sql`(select min(x.created_on) from required_document_category_responses e join required_documents x
        on x.category_response_id = e.id and x.deleted_at is null and not x.received where e.response_id = r.id)`,
      assignees: lead,
      where: sql`r.submit_state between 1 and 8 and exists(select 1 from ${categories} and e.documents > e.received)`,
    })
  },
} satisfies TaskSources
