import { sql } from 'drizzle-orm'
import { task, type TaskSources } from '../tasks/tasks-columns-read-model.js'

/** Drafts of content that are to be published, as tasks. */
export const contentTasks = {
  publishContent: () =>
    task(
      sql`(select q.id, 0 as place, q.year, q.part, 'questionnaire of ' as what, q.changed_on
          from questionnaires q where q.state = 'Draft'
        union all select v.id, 1, v.year, v.part, 'required document categories of ', null
          from required_document_versions v where v.state = 'Draft'
        union all select c.id, 2, c.year, c.part, lower(t.definition ->> 'label') || ' content of ', null
          from audit_contents c join audit_types t on t.key = c.type_key where c.state = 'Draft') d`,
      {
        record: sql`d.id`,
        place: sql`d.place`,
        year: sql`d.year`,
        part: sql`d.part`,
        subject: sql`d.part || ' ' || d.what || d.year || ' - ' || (d.year + 1)`,
        since: sql`d.changed_on`,
        where: sql`true`,
      },
    ),
} satisfies TaskSources
