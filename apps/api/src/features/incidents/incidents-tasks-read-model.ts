import { sql } from 'drizzle-orm'
import { task, type TaskSources } from '../tasks/tasks-columns-read-model.js'

/** Which notices about students with many incidents are which tasks: those that are not given yet. */
export const incidentsTasks = {
  giveIncidentNotice: () =>
    task(sql`incident_notices t`, {
      record: sql`t.id`,
      lea: sql`t.lea_id`,
      year: sql`t.year`,
      part: sql`'Part B'`,
      due: sql`t.due_on`,
      start: sql`t.reached_on`,
      rule: sql`t.rule`,
      since: sql`t.created_on`,
      where: sql`t.given_on is null`,
    }),
} satisfies TaskSources
