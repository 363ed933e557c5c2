import {
  addDays,
  calendarDay,
  idleAfterDays,
  isSelfAssessmentOverdue,
  SubmitState,
  submitStateTurn,
  subsectionStates,
  SubsectionState,
  type Actor,
  type DueAdjustment,
} from '@portal/domain'
import type { AnswerOf, getStateStanding } from '@portal/rest-contract'
import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../db/database.js'
import { readAuditStandings } from '../audits/standing/audits-standing-read-model.js'
import {
  instantText,
  knownYear,
  ofPart,
  rowsOf,
  stateScope,
  type StateFilter,
} from './dashboards-scope-read-model.js'

type Standing = AnswerOf<typeof getStateStanding>
type Agency = Standing['agencies'][number]
export type SelfAssessmentStanding = Agency['selfAssessments'][number]

/** A self-assessment, with the due date in force, and with what only sums of its agency need. */
export interface StandingRow extends SelfAssessmentStanding {
  dueMoved: Pick<DueAdjustment, 'from' | 'reason'> | null
  leaId: number
  subsectionsWaiting: number
  documentsSent: number
  documentsMarked: number
  lastActivityOn: Date | string | null
}

/** Where every agency of the filter stands: four statements, however many agencies. */
export async function readStateStanding(
  db: Database,
  actor: Actor,
  filter: StateFilter,
  { since, now }: { since: Date | null; now: Date },
): Promise<Agency[]> {
  const scope = stateScope(actor, filter)
  const today = calendarDay(now)
  const year = knownYear(filter.year)
  const agencies = await readAgencies(db, scope, year, { since, now })
  const selfAssessments = groupBy(await readStandings(db, scope, filter), ({ leaId }) => leaId)
  const audits = await readAuditStandings(db, actor, scope, { year, part: filter.part })
  const findings = groupBy(await readOpenFindings(db, scope, filter, today), (row) => row.lea_id)
  return agencies.map(({ id: leaId, short_name: shortName, new_uploads: newUploads, monitors, ...row }) => {
    const own = selfAssessments.get(leaId) ?? []
    const found = findings.get(leaId)?.[0]
    const last = latest([...own.map(({ lastActivityOn }) => lastActivityOn), found?.last_on ?? null])
    return {
      leaId,
      code: row.code,
      name: row.name,
      shortName,
      cohort: row.cohort,
      mine: monitors.some(({ id }) => id === actor.userId),
      monitors,
      selfAssessments: own.map(standingAnswer),
      selfAssessmentsOverdue: own.filter((row) =>
        isSelfAssessmentOverdue({ ...row, responseDueOn: row.dueOn }, today),
      ).length,
      subsectionsWaiting: sum(own, 'subsectionsWaiting'),
      documentsWaiting: sum(own, 'documentsSent') - sum(own, 'documentsMarked'),
      newUploads,
      audits: audits.get(leaId) ?? [],
      auditsWaiting: (audits.get(leaId) ?? []).filter(({ waitsForState }) => waitsForState).length,
      findingsOpen: found?.open ?? 0,
      findingsOverdue: found?.overdue ?? 0,
      lastActivityOn: last,
      idle:
        own.some(({ submitState }) => submitStateTurn(submitState) === 'agency') &&
        (last === null || calendarDay(new Date(last)) < addDays(today, -idleAfterDays)),
    }
  })
}

/** The agencies of `scope` with their monitors, and how many documents they uploaded since the last visit; one statement. */
function readAgencies(
  db: Database,
  scope: SQL,
  year: number,
  { since, now }: { since: Date | null; now: Date },
) {
  return rowsOf<{
    id: number
    code: string
    name: string
    short_name: string
    cohort: number | null
    monitors: { id: string; fullName: string }[]
    new_uploads: number
  }>(
    db,
    sql`with ${scope}, monitors as (
        select a.lea_id, json_agg(json_build_object('id', u.id, 'fullName', u.full_name)
          order by u.full_name, u.id) as people
        from monitor_cohort_leas a join monitor_cohorts m on m.id = a.cohort_id join users u on u.id = m.user_id
        where m.year = ${year} group by a.lea_id
      ), uploads as (
        select f.lea_id, count(*)::int as n from file_objects f join users u on u.id = f.uploaded_by
        where f.deleted_at is null and u.lea_id = f.lea_id and f.uploaded_at > ${sinceSql(since, now)}
        group by f.lea_id
      )
      select s.*, coalesce(m.people, '[]'::json) as monitors, coalesce(u.n, 0) as new_uploads
      from scope s left join monitors m on m.lea_id = s.id left join uploads u on u.lea_id = s.id
      order by s.code`,
  )
}

/** Findings by agency: those that are open, those of them that are overdue, and the newest correction; one statement. */
function readOpenFindings(db: Database, scope: SQL, { part }: Pick<StateFilter, 'part'>, today: string) {
  return rowsOf<{ lea_id: number; open: number; overdue: number; last_on: Date | string | null }>(
    db,
    sql`with ${scope}
        select f.lea_id, count(*) filter (where f.status between 2 and 6)::int as open,
          count(*) filter (where f.status between 2 and 6 and f.due_on < ${today})::int as overdue,
          max(c.submitted_on) as last_on
        from findings f join scope s on s.id = f.lea_id
        left join (select finding_id, max(submitted_on) as submitted_on from finding_cases group by finding_id) c
          on c.finding_id = f.id
        where true ${ofPart(sql`f.part`, part)} group by f.lea_id`,
  )
}

/** Self-assessments of a year in the agencies of `scope`, by agency and part; one statement. */
export function readStandings(
  db: Database,
  scope: SQL,
  { year, part }: Pick<StateFilter, 'year' | 'part'>,
): Promise<StandingRow[]> {
  return rowsOf<StandingRow>(
    db,
    sql`with ${scope}, resp as (
        select r.id, r.lea_id, r.submit_state,
          case when r.submit_state = ${SubmitState.selectiveReportIssued} then r.response_due_on else r.due_on end as due_on,
          case when r.submit_state = ${SubmitState.selectiveReportIssued} then r.response_due_moved else r.due_moved end
            as due_moved, r.last_activity_on, q.part
        from questionnaire_responses r join scope s on s.id = r.lea_id
        join questionnaires q on q.id = r.questionnaire_id
        where r.year = ${knownYear(year)} ${ofPart(sql`q.part`, part)}
      ), subs as (
        select s.response_id, s.state, s.not_applicable is distinct from 'Approved' as applies,
          u.items, s.complete, s.complete_not_applicable
        from subsection_responses s join resp on resp.id = s.response_id
        join subsections u on u.id = s.subsection_id
      ), per_subsections as (
        select subs.response_id, count(*) as total,
          count(*) filter (where subs.state >= ${SubsectionState.ready}) as ready,
          count(*) filter (where subs.state in ${waitingStates}) as waiting,
          coalesce(sum(subs.items) filter (where subs.applies), 0) as items,
          coalesce(sum(subs.complete) filter (where subs.applies), 0) as complete,
          coalesce(sum(subs.complete_not_applicable) filter (where subs.applies), 0) as not_applicable
        from subs group by subs.response_id
      ), per_documents as (
        select r.response_id, count(*) filter (where c.required) as needed,
          count(*) filter (where c.required and r.documents > 0) as received,
          sum(r.documents) as sent, sum(r.received) as marked
        from required_document_category_responses r join resp on resp.id = r.response_id
        join required_document_categories c on c.id = r.category_id group by r.response_id
      )
      select resp.id, resp.lea_id as "leaId", resp.part, resp.submit_state as "submitState",
        resp.due_on::text as "dueOn", resp.due_moved as "dueMoved", resp.last_activity_on as "lastActivityOn",
        coalesce(p.complete - p.not_applicable, 0)::int as answered,
        coalesce(p.items - p.not_applicable, 0)::int as answerable,
        coalesce(p.ready, 0)::int as "subsectionsReady", coalesce(p.total, 0)::int as "subsectionsTotal",
        coalesce(p.waiting, 0)::int as "subsectionsWaiting",
        coalesce(d.received, 0)::int as "documentsReceived", coalesce(d.needed, 0)::int as "documentsNeeded",
        coalesce(d.sent, 0)::int as "documentsSent", coalesce(d.marked, 0)::int as "documentsMarked"
      from resp left join per_subsections p on p.response_id = resp.id
      left join per_documents d on d.response_id = resp.id
      order by resp.lea_id, resp.part, resp.id`,
  )
}

/** What clients get of a self-assessment. */
export function standingAnswer(row: StandingRow): SelfAssessmentStanding {
  const {
    leaId: _lea,
    dueMoved: _moved,
    subsectionsWaiting: _waiting,
    documentsSent: _sent,
    documentsMarked: _marked,
    lastActivityOn: _last,
    ...answer
  } = row
  return answer
}

/** States in which a subsection waits for the state. */
const waitingStates = sql`(${sql.join(
  subsectionStates.flatMap(({ turn }, state) => (turn === 'state' ? [sql`${state}::int`] : [])),
  sql`, `,
)})`

/** From when uploads are new: the visit before, else the last 30 days. */
function sinceSql(since: Date | null, now: Date): SQL {
  const from = since ?? new Date(now.getTime() - idleAfterDays * 86_400_000)
  return sql`${from.toISOString()}::timestamptz`
}

function latest(instants: readonly (Date | string | null)[]): string | null {
  const known = instants.flatMap((one) => (one === null ? [] : [instantText(one)]))
  return known.toSorted().at(-1) ?? null
}

function sum(
  rows: readonly StandingRow[],
  key: 'subsectionsWaiting' | 'documentsSent' | 'documentsMarked',
): number {
  return rows.reduce((total, row) => total + row[key], 0)
}

function groupBy<Row>(rows: readonly Row[], keyOf: (row: Row) => number): Map<number, Row[]> {
  const groups = new Map<number, Row[]>()
  for (const row of rows) {
    const key = keyOf(row)
    const group = groups.get(key)
    if (group) group.push(row)
    else groups.set(key, [row])
  }
  return groups
}
