import { sql } from 'drizzle-orm'
import { task, type TaskSources } from '../tasks/tasks-columns-read-model.js'

/** Which case studies are which tasks: those that a second monitor is to review. */
export const caseStudiesTasks = {
  reviewCaseStudy: () =>
    task(sql`case_studies c`, {
      record: sql`c.id`,
      lea: sql`c.lea_id`,
      year: sql`c.year`,
      part: sql`c.part`,
      subject: sql`c.theme`,
      since: sql`c.sent_on`,
      assignees: sql`case when c.reviewer_id is null then '{}' else array[c.reviewer_id] end`,
      where: sql`c.status = 'In review'`,
    }),
} satisfies TaskSources
