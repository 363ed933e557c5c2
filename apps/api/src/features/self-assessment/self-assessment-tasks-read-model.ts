import { displayZone, setByAgency } from '@portal/domain'
import { sql, type SQL } from 'drizzle-orm'
import { given, task, type TaskSources } from '../tasks/tasks-columns-read-model.js'

/** Day of an instant in the display zone. */
const dayOf = (instant: SQL) => sql`(${instant} at time zone ${displayZone})::date`

/** Monitors whose cohort of the year holds the agency. */
const monitors = sql`coalesce((select array_agg(m.user_id) from monitor_cohort_leas a
  join monitor_cohorts m on m.id = a.cohort_id where a.lea_id = r.lea_id and m.year = r.year), '{}')`
/** Who opened the review, else the monitors of the agency. */
export const lead = sql`case when r.review_lead is null then ${monitors} else array[r.review_lead] end`
const answerers = sql`coalesce((select array_agg(a.user_id) from subsection_assignments a
  where a.subsection_response_id = s.id), '{}')`

export const responses = sql`questionnaire_responses r join questionnaires q on q.id = r.questionnaire_id`
const subsections = sql`${responses} join subsection_responses s on s.response_id = r.id
  join subsections u on u.id = s.subsection_id`
const countOf = (which: SQL) =>
  sql`(select count(*)::int from subsection_responses s where s.response_id = r.id and ${which})`

/** Items of a subsection that lack something. */
const open = sql`(u.items - s.complete)`
const named = sql`u.number || ' ' || u.title`
export const working = sql`r.submit_state in (2, 3)`
const unanswered = (s: SQL) => sql`(${s}.state = 7 or (${s}.state = 8 and exists(
  select 1 from compliance_strategy_items i where i.subsection_id = ${s}.subsection_id and i.active and not exists(
    select 1 from csi_responses c where c.subsection_response_id = ${s}.id and c.item_id = i.id and c.is_complete))))`

/** Of a whole self-assessment: its id, agency, year and part, due as it was activated. */
export const whole = {
  record: sql`r.id`,
  lea: sql`r.lea_id`,
  year: sql`r.year`,
  part: sql`q.part`,
}
export const dueWithIt = { due: sql`r.due_on`, start: dayOf(sql`r.activated_on`), moved: sql`r.due_moved` }
const inIt = { ...whole, place: sql`s.id`, subject: named }
/** In a subsection the day that the agency set counts where it is before that of the whole. */
const isOwn = sql`coalesce(s.due_on < r.due_on, false)`
const dueInIt = {
  due: sql`least(s.due_on, r.due_on)`,
  start: sql`case when not ${isOwn} then ${dueWithIt.start} end`,
  moved: sql`case when not ${isOwn} then r.due_moved end`,
  rule: sql`case when ${isOwn} then ${setByAgency}::text end`,
}
const requests = {
  due: sql`r.response_due_on`,
  moved: sql`r.response_due_moved`,
  start: sql`(select max(${dayOf(sql`p.issued_on`)}) from published_reports p
    where p.self_assessment_id = r.id and p.kind = 'selective')`,
}

/** Which rows of self-assessments are which tasks (domain definition 8.2, 8.3, 8.6). */
export const selfAssessmentTasks = {
  activate: () =>
    task(sql`${responses} join leas l on l.id = r.lea_id and l.active`, {
      ...whole,
      subject: sql`q.part`,
      assignees: monitors,
      where: sql`r.submit_state = 0 and q.state = 'Published' and r.year >= ${given('firstYear')}::int`,
    }),
  openReview: () =>
    task(responses, {
      ...whole,
      subject: sql`case r.submit_state when 4 then 'submission' else 'response' end`,
      since: sql`case r.submit_state when 4 then r.submitted_on else r.changed_on end`,
      assignees: lead,
      where: sql`r.submit_state in (4, 7)`,
    }),
  review: () =>
    task(responses, {
      ...whole,
      n: countOf(sql`s.state = 5`),
      since: sql`r.review_opened_on`,
      assignees: lead,
      where: sql`r.submit_state = 5 and ${countOf(sql`s.state = 5`)} > 0`,
    }),
  issueReport: () =>
    task(responses, {
      ...whole,
      since: sql`r.review_opened_on`,
      assignees: lead,
      where: sql`r.submit_state = 5 and ${countOf(sql`s.state = 5`)} = 0`,
    }),
  secondRead: () => {
    const unread = sql`(select count(*)::int from subsection_responses s
      join subsection_reviews v on v.subsection_response_id = s.id where s.response_id = r.id
      and s.state in (6, 7) and v.reviewed_by <> ${given('me')} and v.second_read_by is null)`
    return task(responses, {
      ...whole,
      n: unread,
      since: sql`r.review_opened_on`,
      where: sql`r.submit_state = 5 and ${unread} > 0`,
    })
  },
  takeUp: () =>
    task(responses, {
      ...whole,
      n: countOf(sql`s.state = 4`),
      assignees: lead,
      where: sql`${working} and ${countOf(sql`s.state = 4`)} > 0`,
    }),
  decideApplies: () =>
    task(subsections, {
      ...inIt,
      since: sql`s.not_applicable_on`,
      assignees: monitors,
      where: sql`${working} and s.not_applicable = 'Requested'`,
    }),
  closeAssessment: () =>
    task(responses, {
      ...whole,
      since: sql`r.changed_on`,
      assignees: lead,
      where: sql`r.submit_state = 8`,
    }),
  decideVersion: () => {
    const newer = sql`questionnaires n where n.year = q.year and n.content_id = q.content_id
      and n.state = 'Published' and n.number > q.number`
    return task(responses, {
      ...whole,
      subject: sql`(select 'v' || max(n.number) from ${newer})`,
      assignees: lead,
      where: sql`${working} and exists (select 1 from ${newer} and not exists (select 1 from questionnaires o
        where o.year = n.year and o.content_id = n.content_id and o.number > n.number)
        and not exists (select 1 from content_decisions d where d.kind = 'self-assessment'
          and d.self_assessment_id = r.id and d.version_id = n.id))`,
    })
  },
  start: () =>
    task(responses, {
      ...whole,
      ...dueWithIt,
      subject: sql`q.part`,
      since: sql`r.activated_on`,
      where: sql`r.submit_state = 1`,
    }),
  answer: () =>
    task(subsections, {
      ...inIt,
      ...dueInIt,
      n: open,
      assignees: answerers,
      where: sql`${working} and s.state in (0, 1) and s.not_applicable is null`,
    }),
  confirm: () =>
    task(subsections, {
      ...inIt,
      ...dueInIt,
      n: sql`s.unconfirmed`,
      assignees: answerers,
      where: sql`${working} and s.state in (0, 1) and s.not_applicable is null and s.unconfirmed > 0`,
    }),
  recheck: () => {
    const marked = sql`(select count(*)::int from csi_responses c
      where c.subsection_response_id = s.id and c.recheck is not null)`
    return task(subsections, {
      ...inIt,
      ...dueWithIt,
      n: marked,
      assignees: answerers,
      where: sql`${working} and s.not_applicable is null and ${marked} > 0`,
    })
  },
  approve: () =>
    task(subsections, {
      ...inIt,
      ...dueInIt,
      since: sql`s.changed_on`,
      where: sql`${working} and s.state = 2 and s.not_applicable is null`,
    }),
  submit: () =>
    task(responses, {
      ...whole,
      ...dueWithIt,
      where: sql`r.submit_state = 3 and ${countOf(sql`s.state < 3`)} = 0`,
    }),
  respond: () =>
    task(subsections, {
      ...inIt,
      ...requests,
      assignees: answerers,
      where: sql`r.submit_state = 6 and ${unanswered(sql`s`)}`,
    }),
  resubmit: () =>
    task(responses, {
      ...whole,
      ...requests,
      where: sql`r.submit_state = 6 and not exists(
        select 1 from subsection_responses s where s.response_id = r.id and ${unanswered(sql`s`)})`,
    }),
} satisfies TaskSources
