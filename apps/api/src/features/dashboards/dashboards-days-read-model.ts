import { actsCounted, flagsOf, reportLeasSeenBy, type Actor } from '@portal/domain'
import {
  mostSingleActs,
  type AnswerOf,
  type listStateActivity,
  type listStateDays,
} from '@portal/rest-contract'
import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../db/database.js'
import { auditDays } from '../audits/standing/audits-days-read-model.js'
import { auditPlace } from '../audits/standing/audits-place-read-model.js'
import { instantText, ofPart, rowsOf } from './dashboards-scope-read-model.js'

export type DashboardDay = AnswerOf<typeof listStateDays>[number]
export type Activity = AnswerOf<typeof listStateActivity>[number]

const mostDays = 200
const mostActivity = 20
/** Newest acts that are looked through, so that a long history costs no more than a short one. */
const mostActs = 1000

/** Deadlines and events of the agencies of `scope` in a span, by day; one statement. */
export function readDays(
  db: Database,
  actor: Actor,
  scope: SQL,
  { from, to, part }: { from: string; to: string; part?: string | undefined },
): Promise<DashboardDay[]> {
  const within = (column: SQL) => sql`${column} between ${from}::date and ${to}::date`
  const { isLocalAdmin, isLocalUser } = flagsOf(actor)
  const audience = isLocalUser && !isLocalAdmin ? sql`and p.audience = 'All agency users'` : sql``
  const reports =
    reportLeasSeenBy(actor).length === 0
      ? sql``
      : sql`union all
        select p.acknowledge_by, null::date, 'report', p.id, p.lea_id, s.short_name, s.code, p.part, p.title, null::text
        from published_reports p join scope s on s.id = p.lea_id
        where p.state = 'Issued' and p.requires_acknowledgement and ${within(sql`p.acknowledge_by`)} ${audience}
          ${part ? sql`and p.part in ('', ${part})` : sql``}`
  return rowsOf<DashboardDay>(
    db,
    sql`with ${scope}, days as (
        select r.due_on as day, null::date as until, 'selfAssessment' as kind, r.id, r.lea_id,
          s.short_name as lea, s.code, q.part, q.short_description as name, null::text as record_kind
        from questionnaire_responses r join scope s on s.id = r.lea_id join questionnaires q on q.id = r.questionnaire_id
        where r.submit_state between 1 and 3 and ${within(sql`r.due_on`)} ${ofPart(sql`q.part`, part)}
        union all
        select x.due_on, null::date, 'selfAssessment', r.id, r.lea_id, s.short_name, s.code, q.part,
          u.number || ' ' || u.title, null::text
        from subsection_responses x join questionnaire_responses r on r.id = x.response_id
        join scope s on s.id = r.lea_id join questionnaires q on q.id = r.questionnaire_id
        join subsections u on u.id = x.subsection_id
        where r.submit_state in (2, 3) and x.state < 3 and x.not_applicable is null and x.due_on < r.due_on
          and ${within(sql`x.due_on`)} ${ofPart(sql`q.part`, part)}
        union all
        select r.response_due_on, null::date, 'response', r.id, r.lea_id, s.short_name, s.code, q.part,
          q.short_description, null::text
        from questionnaire_responses r join scope s on s.id = r.lea_id join questionnaires q on q.id = r.questionnaire_id
        where r.submit_state = 6 and ${within(sql`r.response_due_on`)} ${ofPart(sql`q.part`, part)}
        union all
        select f.due_on, null::date, 'finding', f.id, f.lea_id, s.short_name, s.code, f.part, f.number, null::text
        from findings f join scope s on s.id = f.lea_id
        where f.status between 2 and 6 and ${within(sql`f.due_on`)} ${ofPart(sql`f.part`, part)}
        ${reports}
        union all ${auditDays(actor, within, part)}
        union all
        select e.start_day, e.end_day, 'event', e.id, e.lea_id, s.short_name, s.code, e.part,
          -- As eventTitle of the domain: an event without a subject is called by its reason.
          coalesce(nullif(e.subject, ''), e.event_description) || coalesce(', ' || nullif(e.school, ''), ''), null::text
        from calendar_events e join scope s on s.id = e.lea_id
        where e.deleted_on is null and e.start_day <= ${to}::date
          and coalesce(e.end_day, e.start_day) >= ${from}::date ${part ? sql`and e.part in ('', ${part})` : sql``}
      )
      select greatest(day, ${from}::date)::text as "on", until::text as until, kind, id, lea_id as "leaId", lea, part, name,
        record_kind as "recordKind"
      from days order by greatest(day, ${from}::date), code, kind, id limit ${mostDays}`,
  )
}

interface ActivityQuestion {
  actions: readonly string[]
  since?: Date | null
  /** Leaves out what this person did. */
  notBy?: string
}

/**
 * What happened last in the agencies of `scope`, newest first; acts of one kind on one record are one row. A subsection is
 * part of its self-assessment, not a record of its own.
 */
export async function readActivity(
  db: Database,
  scope: SQL,
  { actions, since, notBy }: ActivityQuestion,
): Promise<Activity[]> {
  const rows = await rowsOf<Omit<Activity, 'at' | 'counted'> & { at: Date | string }>(
    db,
    sql`with ${scope}, acts as materialized (
        select e.seq::int as seq, e.at, e.action, e.target_type, e.target_id, e.lea_id, s.short_name as lea,
          u.full_name as by
        from audit_events e join scope s on s.id = e.lea_id left join users u on u.id = e.actor_id
        where e.action in (${sql.join(
          actions.map((action) => sql`${action}`),
          sql`, `,
        )})
          ${since ? sql`and e.at > ${since.toISOString()}::timestamptz` : sql``}
          ${notBy ? sql`and e.actor_id is distinct from ${notBy}` : sql``}
        order by e.seq desc limit ${mostActs}
      ), of_records as (
        select a.seq, a.at, a.action, a.lea_id, a.lea, a.by,
          case when p.id is null then a.target_type else 'selfAssessment' end as target_type,
          coalesce(p.response_id::text, a.target_id) as target_id
        from acts a left join subsection_responses p
          on p.id = case when a.target_type in ('subsectionResponse', 'subsectionReview')
            then split_part(a.target_id, '/', 1)::int end
      ), ranked as (
        select a.*, row_number() over record as rank,
          (count(*) over (partition by action, target_type, target_id))::int as count
        from of_records a window record as (partition by action, target_type, target_id order by seq desc)
      )
      select n.*, place.record_kind as "recordKind", place.place_id as "placeId" from (
        select max(seq) as seq, max(at) as at, action, target_type as "targetType", target_id as "targetId",
          max(lea_id) filter (where rank = 1) as "leaId", max(lea) filter (where rank = 1) as lea,
          max(by) filter (where rank = 1) as by, count,
          case when count = 1 then '[]'::jsonb else jsonb_agg(
            jsonb_build_object('seq', seq, 'at', at, 'by', by) order by seq desc
          ) filter (where rank <= ${mostSingleActs}) end as single
        from ranked group by action, target_type, target_id, count
        order by max(seq) desc limit ${mostActivity}
      ) n left join lateral (${auditPlace(sql`n."targetType"`, sql`n."targetId"`)}) place on true
      order by n.seq desc`,
  )
  return rows.map((row) =>
    Object.assign(row, {
      at: instantText(row.at),
      counted: row.count > 1 ? actsCounted(row.action, row.count) : null,
      single: row.single.map((act) => ({ ...act, at: instantText(act.at) })),
    }),
  )
}
