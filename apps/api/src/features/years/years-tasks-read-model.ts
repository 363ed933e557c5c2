import { sql } from 'drizzle-orm'
import { given, task, type TaskSources } from '../tasks/tasks-columns-read-model.js'

/** Years that are to be launched, as tasks (domain definition 6.1). */
export const yearsTasks = {
  launchYear: () =>
    task(sql`(select max(id) + 1 as id from compliance_years) y`, {
      year: sql`y.id`,
      subject: sql`y.id || ' - ' || (y.id + 1)`,
      due: sql`case when y.id = ${given('latestLaunch')}::int then ${given('launchDue')}::date
        else ${given('launchDueBefore')}::date end`,
      where: sql`y.id <= ${given('latestLaunch')}::int`,
    }),
} satisfies TaskSources
