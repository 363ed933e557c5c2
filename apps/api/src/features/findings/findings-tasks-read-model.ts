import { sql, type SQL } from 'drizzle-orm'
import { task, type TaskSources } from '../tasks/tasks-columns-read-model.js'

const findings = sql`findings f`
const countOf = (states: SQL) =>
  sql`(select count(*)::int from finding_cases c where c.finding_id = f.id and c.state in (${states}))`
const agencys = sql`0, 1, 3`
const states = sql`2, 5`
const noCases = sql`not exists(select 1 from finding_cases c where c.finding_id = f.id)`
/** Corrections of records, and the newer data of their findings, are tasks of their audit. */
const ofNoAudit = sql`not exists(select 1 from audit_findings k where k.finding_id = f.id)`
const open = sql`f.status between 2 and 6 and f.issued_on is not null`
const owner = sql`case when f.owner_monitor_id is null then '{}' else array[f.owner_monitor_id] end`

const it = {
  record: sql`f.id`,
  lea: sql`f.lea_id`,
  year: sql`f.year`,
  part: sql`f.part`,
  subject: sql`f.number`,
}
const withinTheYear = { ...it, due: sql`f.due_on`, start: sql`f.issued_on` }

/** The correction of a finding that is due first. */
const first = (column: SQL) => sql`(select ${column} from finding_cases c where c.finding_id = f.id
  and c.state in (${agencys}) order by c.due_on nulls last, c.id limit 1)`

/** Which rows of findings are which tasks (domain definition 1.3). */
export const findingsTasks = {
  issueFinding: () =>
    task(findings, {
      ...it,
      due: sql`(f.discovered_on + interval '3 months')::date`,
      start: sql`f.discovered_on`,
      since: sql`f.created_on`,
      assignees: owner,
      where: sql`f.status = 0`,
    }),
  correct: () =>
    task(findings, {
      ...it,
      n: countOf(agencys),
      due: first(sql`c.due_on`),
      start: sql`f.issued_on`,
      rule: first(sql`c.due_rule`),
      assignees: sql`coalesce((select array_agg(a.user_id) from finding_assignments a
        where a.finding_id = f.id), '{}')`,
      where: sql`${open} and ${ofNoAudit} and ${countOf(agencys)} > 0`,
    }),
  verify: () =>
    task(findings, {
      ...withinTheYear,
      n: countOf(states),
      since: sql`(select min(c.submitted_on) from finding_cases c where c.finding_id = f.id and c.state in (${states}))`,
      assignees: owner,
      where: sql`${open} and ${ofNoAudit} and ${countOf(states)} > 0`,
    }),
  // With individual cases the first correction moves a finding on; without them, and once they are verified, the agency asks.
  requestVerification: () =>
    task(findings, {
      ...withinTheYear,
      where: sql`${open} and ((f.status in (2, 3, 6) and ${noCases})
        or (f.status = 4 and f.prong2_verified_on is null and ${ofNoAudit}))`,
    }),
  reviewNewerData: () =>
    task(findings, {
      ...withinTheYear,
      since: sql`f.verification_requested_on`,
      assignees: owner,
      where: sql`${open} and ${ofNoAudit} and f.status = 5 and f.prong2_verified_on is null`,
    }),
  closeFinding: () =>
    task(findings, {
      ...withinTheYear,
      assignees: owner,
      where: sql`${open} and f.prong2_verified_on is not null and not exists(select 1 from finding_cases c
        where c.finding_id = f.id and c.state not in (4, 6))`,
    }),
} satisfies TaskSources
