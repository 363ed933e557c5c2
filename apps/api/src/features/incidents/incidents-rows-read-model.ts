import { calendarDay, leasSeenBy, type Actor, type IncidentFlag } from '@portal/domain'
import type { listIncidents, QueryOf } from '@portal/rest-contract'
import { and, asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../db/database.js'
import { incidentNotices, incidents, leas } from '../../db/schema/index.js'
import { contains } from '../../db/search.js'
import { sortedColumns } from '../../db/sort.js'
import { isRowId } from '../../server/requests/row-id.js'
import type { IncidentOffice } from './incidents-office.js'
import { listOpenNotices, shownIncident, type IncidentReader } from './incidents-read-model.js'

type Query = QueryOf<typeof listIncidents>
export type IncidentFilter = Omit<Query, 'page' | 'pageSize'>

const selectRows = (db: Database, where: SQL | undefined) =>
  db
    .select({ stored: incidents, agency: leas.name })
    .from(incidents)
    .innerJoin(leas, eq(leas.id, incidents.leaId))
    .where(where)
    .$dynamic()

/** One page of the incidents that a filter leaves, of the agencies that the actor sees, and the notices to be given. */
export async function listIncidentRows(
  db: Database,
  { actor, now }: IncidentReader,
  { page, pageSize, ...filter }: Query,
  office: IncidentOffice,
) {
  const where = matching(actor, now, filter, office)
  const rows = await selectRows(db, where)
    .orderBy(...orderOf(filter.sort))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const [count] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(incidents)
    .innerJoin(leas, eq(leas.id, incidents.leaId))
    .where(where)
  const { leaId, year } = filter
  const notices = await listOpenNotices(
    db,
    actor,
    and(
      seenBy(actor, incidentNotices.leaId),
      leaId === undefined ? undefined : equals(incidentNotices.leaId, leaId),
      year === undefined ? undefined : equals(incidentNotices.year, year),
    ),
  )
  return {
    rows: rows.map(({ stored }) => shownIncident(stored, now, office)),
    total: count?.total ?? 0,
    page,
    pageSize,
    notices,
  }
}

/** Every incident of a filter with its agency, for a file. */
export async function listIncidentsForExport(
  db: Database,
  { actor, now }: IncidentReader,
  filter: IncidentFilter,
  office: IncidentOffice,
) {
  const rows = await selectRows(db, matching(actor, now, filter, office)).orderBy(...orderOf(filter.sort))
  return rows.map(({ stored, agency }) => Object.assign(shownIncident(stored, now, office), { agency }))
}

const sortable: Record<string, SQL> = {
  incidentDate: sql`(${incidents.incidentDate}, ${incidents.startTime})`,
  number: sql`${incidents.number}`,
  agency: sql`${leas.code}`,
  school: sql`lower(${incidents.school})`,
  kind: sql`${incidents.kind}`,
  minutes: sql`${incidents.minutes}`,
  injury: sql`${incidents.injury}`,
}

/** The newest first unless asked otherwise. */
function orderOf(sort: string | undefined): SQL[] {
  const asked = sortedColumns(sort, sortable).map(({ column, descending }) =>
    descending ? desc(column) : asc(column),
  )
  return [...asked, desc(incidents.incidentDate), desc(incidents.startTime), desc(incidents.id)]
}

const none = sql`false`
const equals = (
  column:
    | SQL
    | typeof incidents.leaId
    | typeof incidentNotices.leaId
    | typeof incidentNotices.year
    | typeof incidents.year,
  value: number,
) => (isRowId(value) ? sql`${column} = ${value}` : none)

function seenBy(
  actor: Actor,
  column: typeof incidents.leaId | typeof incidentNotices.leaId,
): SQL | undefined {
  const seen = leasSeenBy(actor)
  return seen === 'all' ? undefined : seen.length === 0 ? none : inArray(column, [...seen])
}

function matching(
  actor: Actor,
  now: Date,
  { q, leaId, year, kind, injury, flag, sameStudentAs }: IncidentFilter,
  office: IncidentOffice,
): SQL | undefined {
  const flags = flagsSql(office, calendarDay(now))
  return and(
    seenBy(actor, incidents.leaId),
    contains(q, [incidents.number, incidents.school, incidents.trigger]),
    leaId === undefined ? undefined : equals(incidents.leaId, leaId),
    year === undefined ? undefined : equals(incidents.year, year),
    kind === undefined ? undefined : eq(incidents.kind, kind),
    injury === undefined ? undefined : eq(incidents.injury, injury),
    flag === undefined
      ? undefined
      : flag === 'any'
        ? sql`(${sql.join(Object.values(flags), sql` or `)})`
        : flags[flag],
    sameStudentAs === undefined
      ? undefined
      : isRowId(sameStudentAs)
        ? sql`exists (select 1 from incidents o where o.id = ${sameStudentAs} and o.lea_id = ${incidents.leaId}
            and o.year = ${incidents.year} and o.student_id = ${incidents.studentId})`
        : none,
  )
}

/** The flags of the domain as conditions; their tests compare both. */
function flagsSql({ parameters }: IncidentOffice, today: string): Record<IncidentFlag, SQL> {
  const { maxRestraintMinutes, maxSeclusionMinutes, parentNoticeHours, prohibitedPositions } = parameters
  const due = sql`(${incidents.incidentDate} + ${incidents.endTime}::time + make_interval(hours => ${parentNoticeHours}::int))`
  const someStaff = (what: SQL) =>
    sql`exists (select 1 from jsonb_array_elements(${incidents.staff}) s where ${what})`
  return {
    'over-limit': sql`${incidents.minutes} > case when ${incidents.kind} = 'SECLUSION' then ${maxSeclusionMinutes}::int else ${maxRestraintMinutes}::int end`,
    'prohibited-position':
      prohibitedPositions.length === 0 ? none : inArray(incidents.position, [...prohibitedPositions]),
    'public-seclusion': sql`(${incidents.kind} = 'SECLUSION' and ${incidents.setting} = 'Public school')`,
    mechanical: sql`${incidents.kind} = 'MECHANICAL'`,
    'untrained-staff': someStaff(sql`not (s ->> 'trained')::boolean`),
    'expired-training': someStaff(
      sql`(s ->> 'trained')::boolean and s ->> 'trainedUntil' <> '' and s ->> 'trainedUntil' < ${incidents.incidentDate}::text`,
    ),
    'late-parent-notice': sql`case when ${incidents.parentNotifiedOn} is null then ${today}::date > ${due}::date
      when ${incidents.parentNotifiedTime} = '' then ${incidents.parentNotifiedOn} > ${due}::date
      else ${incidents.parentNotifiedOn} + nullif(${incidents.parentNotifiedTime}, '')::time > ${due} end`,
    'late-team-meeting': sql`coalesce(${incidents.teamMeetingHeldOn}, ${today}::date) > ${incidents.meetingDueOn}`,
  }
}
