import {
  addDays,
  calendarDay,
  complianceYearOf,
  documentDue,
  flagsOf,
  groupedTaskKinds,
  latestDueLaunch,
  launchDue,
  leasSeenBy,
  reportLeasSeenBy,
  taskDue,
  taskGroupLabel,
  taskKinds,
  taskLabel,
  taskAreas,
  taskRules,
  tasksAcrossAgencies,
  tasksOf,
  waitingFor,
  type Actor,
  type DayCalendar,
  type DueAdjustment,
  type DueDate,
  type TaskKind,
} from '@portal/domain'
import type { listTasks, QueryOf, task } from '@portal/rest-contract'
import { and, sql, type SQL } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { z } from 'zod'
import { builtOnce } from '../../db/built-once.js'
import type { Database } from '../../db/database.js'
import { withQuickRows } from '../../db/quick-rows.js'
import { sortedColumns } from '../../db/sort.js'
import { containsPattern, patternOf } from '../../db/search.js'
import { isRowId } from '../../server/requests/row-id.js'
import { presentPeople, type AllTaskSources, type TaskValues } from './tasks-columns-read-model.js'
import { listDocumentDues } from './tasks-document-dues-read-model.js'

type Query = QueryOf<typeof listTasks>
export type Task = z.infer<typeof task>
export type TaskFilter = Omit<Query, 'page' | 'pageSize'>

export interface TaskContext {
  now: Date
  sources: AllTaskSources
  /** When the offices of the state are open. */
  calendar: DayCalendar
  /** Whether System-wide PD closes the schools of an agency. */
  trainingCloses: boolean
}

/**
 * What the actor has to do, or waits for: every task is a record in the state that makes it, so the list cannot be stale.
 * The same number of queries however many tasks there are.
 */
export async function listTaskRows(
  db: Database,
  actor: Actor,
  { page, pageSize, ...filter }: Query,
  { now, sources, calendar, trainingCloses }: TaskContext,
): Promise<{ rows: Task[]; total: number; overdue: number; dueThisWeek: number }> {
  const today = calendarDay(now)
  const kinds = kindsOf(actor, filter)
  if (kinds.length === 0 || (filter.leaId !== undefined && !isRowId(filter.leaId)))
    return { rows: [], total: 0, overdue: 0, dueThisWeek: 0 }
  const dues = kinds.includes('uploadDocument')
    ? await listDocumentDues(db, leasSeenBy(actor), { calendar, trainingCloses })
    : new Map<number, DueDate>()
  const seen = leasSeenBy(actor)
  const rows = await pageOf(db, sources, shapeOf(actor, kinds, filter)).execute({
    ...valuesOf(actor, today, dues, calendar),
    today,
    inAWeek: addDays(today, 7),
    inAMonth: addDays(today, 30),
    seen: seen === 'all' || seen.length === 1 ? null : seen,
    onlySeen: seen === 'all' ? null : (seen[0] ?? null),
    leaId: filter.leaId ?? null,
    pattern: filter.q ? patternOf(filter.q) : null,
    group: filter.group ?? null,
    most: pageSize,
    before: (page - 1) * pageSize,
  })
  const [head] = rows
  return {
    total: head?.total ?? 0,
    overdue: head?.overdue ?? 0,
    dueThisWeek: head?.dueThisWeek ?? 0,
    rows: rows.flatMap((row) =>
      row.kind === null ? [] : [answerOf(lineOf({ ...row, kind: row.kind }), dues, calendar)],
    ),
  }
}

/** What decides how the statement of a page reads, beside the values that it is given. */
interface Shape {
  kinds: readonly TaskKind[]
  seen: 'all' | 'one' | 'some'
  assignedOnly: boolean
  place: 'asked' | 'own' | 'counted'
  due: TaskFilter['due']
  assigned: TaskFilter['assigned']
  searched: boolean
  ofGroup: boolean
  grouped: boolean
  sort: string
}

function shapeOf(actor: Actor, kinds: readonly TaskKind[], filter: TaskFilter): Shape {
  const seen = leasSeenBy(actor)
  const { isLocalAdmin, isLocalUser } = flagsOf(actor)
  return {
    kinds,
    seen: seen === 'all' ? 'all' : seen.length === 1 ? 'one' : 'some',
    assignedOnly: filter.show === 'mine' && tasksOf(actor).assignedOnly,
    place: filter.leaId !== undefined ? 'asked' : isLocalAdmin || isLocalUser ? 'own' : 'counted',
    due: filter.due,
    assigned: filter.assigned,
    searched: filter.q !== undefined && filter.q !== '',
    ofGroup: filter.group !== undefined,
    grouped: filter.grouped === 'true',
    sort: filter.sort ?? '',
  }
}

/** Its statement is the longest of all, and everybody's first page asks it: building it took longer than sending it. */
const pagesOf = builtOnce(() => new LRUCache<string, ReturnType<typeof pageQuery>>({ max: 30 }))

function pageOf(db: Database, sources: AllTaskSources, shape: Shape) {
  const pages = pagesOf(db)
  const key = JSON.stringify(shape)
  const known = pages.get(key) ?? withQuickRows(pageQuery(db, sources, shape))
  pages.set(key, known)
  return known
}

function pageQuery(db: Database, sources: AllTaskSources, shape: Shape) {
  return (
    db
      .select(columns)
      .from(
        sql`(with kept as materialized (select t.*, w.people, l.short_name, l.code from (${union(sources, shape.kinds)}) t
          left join leas l on l.id = t.lea_id cross join lateral (${presentPeople}) w where ${matching(shape)}),
        line as materialized (${shape.grouped ? groupedLines : sql`select k.*, 1 as alike from kept k`})
        select c.*, p.* from (select (select count(*)::int from line) as total,
            count(*) filter (where due_on < ${today}::date)::int as overdue,
            count(*) filter (where due_on between ${today}::date and ${inAWeek}::date)::int as due_this_week
            from kept) c
          left join (select row_number() over (order by ${orderOf(shape.sort)}) as place, k.* from line k
            order by place limit ${sql.placeholder('most')} offset ${sql.placeholder('before')}) p on true) x`,
      )
      .orderBy(sql`x.place`)
      // Named when it comes again: there are many shapes.
      .prepare('')
  )
}

const givenOrder = sql`k.due_on nulls last, k.since nulls last, k.code nulls first, k.rank, k.record_id, k.place_id, k.subject`

/** What the tasks of one group share, as its id. */
const groupOf = (t: SQL) =>
  sql`${t}.kind || '-' || case when ${t}.across_agencies then 0 else coalesce(${t}.lea_id, 0) end || '-' || coalesce(${t}.year, 0) || '-' || right(${t}.part, 1)`

/** Tasks of a group in one line, which is the first of them. */
const groupedLines = sql`select * from (select k.*,
    case when k.stands_together then count(*) over alike_tasks else 1 end::int as alike,
    row_number() over (alike_tasks order by ${givenOrder}) as nth
    from kept k window alike_tasks as (partition by ${groupOf(sql`k`)})) g where g.nth = 1 or not g.stands_together`

const today = sql.placeholder('today')
const inAWeek = sql.placeholder('inAWeek')
const me = sql.placeholder('me')

/** Columns of the outermost query; all but the counts are null where the page is empty. */
const columns = {
  total: sql<number>`x.total`,
  overdue: sql<number>`x.overdue`,
  dueThisWeek: sql<number>`x.due_this_week`,
  kind: sql<TaskKind | null>`x.kind`,
  recordId: sql<number | null>`x.record_id`,
  recordKind: sql<string | null>`x.record_kind`,
  placeId: sql<number | null>`x.place_id`,
  leaId: sql<number | null>`x.lea_id`,
  agency: sql<string | null>`x.short_name`,
  year: sql<number | null>`x.year`,
  part: sql<string>`x.part`,
  subject: sql<string>`x.subject`,
  count: sql<number>`x.n`,
  alike: sql<number>`x.alike`,
  dueOn: sql<string | null>`x.due_on::text`,
  startOn: sql<string | null>`x.start_on::text`,
  dueRule: sql<string | null>`x.due_rule`,
  dueMoved: sql<DueAdjustment | null>`x.due_moved`,
  since: sql<string | Date | null>`x.since`,
  isMine: sql<boolean>`coalesce(${me} = any(x.people), false)`,
  assignees: sql<{ id: string; fullName: string }[]>`(select coalesce(json_agg(json_build_object(
    'id', u.id, 'fullName', u.full_name) order by u.full_name, u.id), '[]')
    from unnest(x.people) a(id) join users u on u.id = a.id)`,
}

type Row = Omit<Awaited<ReturnType<ReturnType<typeof pageQuery>['execute']>>[number], 'kind'> & {
  kind: TaskKind
}

/** A line for all agencies names none of them. */
function lineOf(row: Row): Row {
  return row.alike > 1 && tasksAcrossAgencies.includes(row.kind) ? { ...row, leaId: null, agency: null } : row
}

function answerOf(row: Row, dues: ReadonlyMap<number, DueDate>, calendar: DayCalendar): Task {
  const { kind, recordId, placeId, subject, count, since } = row
  return {
    id: [kind, recordId ?? row.year, placeId].filter((part) => part !== null).join('-'),
    kind,
    room: taskRules[kind].area,
    label: taskLabel({ kind, n: count, subject }),
    leaId: row.leaId,
    agency: row.agency,
    year: row.year,
    part: row.part,
    count,
    deadline: deadlineOf(row, dues, calendar),
    since: since === null ? null : new Date(since).toISOString(),
    assignees: row.assignees,
    isMine: row.isMine,
    recordId,
    recordKind: row.recordKind,
    placeId,
    group: row.alike > 1 ? groupOfRow(row) : null,
  }
}

function groupOfRow({ kind, leaId, year, part, agency, alike }: Row): Task['group'] {
  const label = taskGroupLabel(kind, alike, agency)
  return label === null
    ? null
    : { id: [kind, leaId ?? 0, year ?? 0, part.slice(-1)].join('-'), label, count: alike }
}

function deadlineOf(row: Row, dues: ReadonlyMap<number, DueDate>, calendar: DayCalendar): DueDate | null {
  const { kind, dueOn, startOn, dueRule, dueMoved, placeId, year } = row
  if (kind !== 'uploadDocument') return taskDue({ kind, dueOn, startOn, dueRule, dueMoved }, calendar)
  const own = placeId === null ? undefined : dues.get(placeId)
  return (
    own ??
    documentDue(
      dueRule ?? '',
      { year: year ?? 0, activatedOn: startOn, selfAssessmentDue: dueOn, selfAssessmentMoved: dueMoved },
      calendar,
    )
  )
}

/** What the actor may ask for at all, narrowed to what is asked for. */
function kindsOf(actor: Actor, { show, room, group }: TaskFilter): TaskKind[] {
  const kinds = show === 'waiting' ? waitingFor(actor) : tasksOf(actor).kinds
  // The library of reports is closed to some who see the agency.
  const reads = reportLeasSeenBy(actor)
  return kinds
    .filter((kind) => room === undefined || taskRules[kind].area === room)
    .filter((kind) => group === undefined || group.startsWith(`${kind}-`))
    .filter((kind) => taskRules[kind].area !== 'Reports' || reads === 'all' || reads.length > 0)
}

function valuesOf(
  actor: Actor,
  today: string,
  dues: ReadonlyMap<number, DueDate>,
  calendar: DayCalendar,
): TaskValues {
  const latest = latestDueLaunch(today)
  return {
    me: actor.userId,
    firstYear: complianceYearOf(today),
    documentDues: JSON.stringify([...dues].map(([category, { due }]) => ({ category, due }))),
    latestLaunch: latest,
    launchDue: launchDue(latest, calendar).due,
    launchDueBefore: launchDue(latest - 1, calendar).due,
  }
}

function union(sources: AllTaskSources, kinds: readonly TaskKind[]): SQL {
  return sql.join(
    kinds.map(
      (kind) => sql`select ${kind}::text as kind, ${taskKinds.indexOf(kind)}::int as rank,
      ${taskAreas.indexOf(taskRules[kind].area)}::int as room, ${groupedTaskKinds.includes(kind)}::boolean as stands_together,
      ${tasksAcrossAgencies.includes(kind)}::boolean as across_agencies, s.* from (${sources[kind]()}) s`,
    ),
    sql` union all `,
  )
}

/** Jurisdiction first, then what is asked for. The training agency is work for its own people, or when it is asked for. */
function matching({ seen, assignedOnly, place, due, assigned, searched, ofGroup }: Shape): SQL {
  const mine = sql`coalesce(${me} = any(w.people), false)`
  const nobody = sql`cardinality(w.people) = 0`
  const byDue = {
    overdue: sql`t.due_on < ${today}::date`,
    week: sql`t.due_on <= ${inAWeek}::date`,
    month: sql`t.due_on <= ${sql.placeholder('inAMonth')}::date`,
    none: sql`t.due_on is null`,
  }
  const byPerson = { me: mine, forMe: sql`(${mine} or ${nobody})`, nobody }
  // One id is compared as it is: with a list of any length PostgreSQL would plan the statement again each time.
  const bySeen = {
    all: undefined,
    one: sql`t.lea_id = ${sql.placeholder('onlySeen')}::int`,
    some: sql`t.lea_id = any(${sql.placeholder('seen')}::int[])`,
  }
  const byPlace = {
    asked: sql`t.lea_id = ${sql.placeholder('leaId')}::int`,
    own: undefined,
    counted: sql`not coalesce(l.is_test, false)`,
  }
  const all = and(
    bySeen[seen],
    assignedOnly ? mine : undefined,
    byPlace[place],
    due && byDue[due],
    assigned && byPerson[assigned],
    searched
      ? containsPattern(sql.placeholder('pattern'), [sql`t.subject`, sql`l.name`, sql`l.short_name`])
      : undefined,
    ofGroup ? sql`t.stands_together and ${groupOf(sql`t`)} = ${sql.placeholder('group')}::text` : undefined,
  )
  return all ?? sql`true`
}

const sortable: Record<string, SQL> = {
  due: sql`k.due_on`,
  agency: sql`k.code`,
  room: sql`k.room`,
  since: sql`k.since`,
}

/** The earliest due date first unless asked otherwise; what has none comes last, the longest waiting first. */
function orderOf(sort: string): SQL {
  const asked = sortedColumns(sort, sortable).map(
    ({ column, descending }) => sql`${column} ${sql.raw(descending ? 'desc' : 'asc')} nulls last`,
  )
  return sql.join([...asked, givenOrder], sql`, `)
}
