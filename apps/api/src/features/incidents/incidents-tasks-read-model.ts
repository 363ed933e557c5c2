import { annualReportRule } from '@portal/domain'
import { sql } from 'drizzle-orm'
import { given, task, type TaskSources } from '../tasks/tasks-columns-read-model.js'

// The report of the last school year; those before it are the state's to ask for.
const reported = sql`leas l join compliance_years y on y.id = ${given('firstYear')}::int - 1
  left join annual_reports r on r.lea_id = l.id and r.year = y.id`
const columns = { record: sql`l.id`, place: sql`y.id`, lea: sql`l.id`, year: sql`y.id`, part: sql`'Part B'` }

/**
 * Which notices about students with many incidents are which tasks: those that are not given yet. The annual report is a task of
 * an agency until it is certified, then of the state.
 */
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
  fileAnnualReport: () =>
    task(reported, {
      ...columns,
      due: sql`make_date(y.id + 1, 12, 1)`,
      rule: sql`${annualReportRule}::text`,
      since: sql`r.changed_on`,
      where: sql`l.active and l.has_part_b and coalesce(r.status, 'Draft') in ('Draft', 'Returned')`,
    }),
  decideAnnualReport: () =>
    task(sql`annual_reports r join leas l on l.id = r.lea_id join compliance_years y on y.id = r.year`, {
      ...columns,
      since: sql`r.certified_on`,
      where: sql`r.status = 'Certified'`,
    }),
} satisfies TaskSources
