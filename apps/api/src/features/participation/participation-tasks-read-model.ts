import { sql } from 'drizzle-orm'
import { task, type TaskSources } from '../tasks/tasks-columns-read-model.js'

// A due date is stored as long as a justification is required.
const columns = {
  record: sql`p.lea_id`,
  place: sql`p.year`,
  lea: sql`p.lea_id`,
  year: sql`p.year`,
}

/** Which justifications are which tasks: those that an agency has to write, and those that the state decides on. */
export const participationTasks = {
  justifyParticipation: () =>
    task(sql`participations p`, {
      ...columns,
      due: sql`p.justification_due_on`,
      since: sql`p.changed_on`,
      where: sql`p.justification_due_on is not null and coalesce(p.justification_status, 'Draft') in ('Draft', 'Returned')`,
    }),
  decideJustification: () =>
    task(sql`participations p`, {
      ...columns,
      since: sql`p.submitted_on`,
      where: sql`p.justification_due_on is not null and p.justification_status = 'Submitted'`,
    }),
} satisfies TaskSources
