import {
  actionsWithWords,
  displayZone,
  fieldChanges,
  recordsNamedIn,
  unreadFields,
  type Actor,
} from '@portal/domain'
import type { auditEvent, getRecordHistory, listAuditEvents, QueryOf } from '@portal/rest-contract'
import { and, asc, desc, eq, gt, inArray, lt, not, or, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import type { Database } from '../../db/database.js'
import { auditEvents, clients, leas, users } from '../../db/schema/index.js'
import { contains } from '../../db/search.js'
import { isRowId } from '../../server/requests/row-id.js'
import { namesOf, targetKey, type RecordNames } from './audit-trail-names-read-model.js'
import { historyOf, type HistoryParts } from './audit-trail-parts-read-model.js'

export type AuditEvent = z.infer<typeof auditEvent>
export type AuditFilter = Omit<QueryOf<typeof listAuditEvents>, 'page' | 'pageSize' | 'order'>

export interface AuditPage {
  rows: AuditEvent[]
  total: number
  page: number
  pageSize: number
}

/** What the features bring to the histories of their records. */
export interface HistorySources {
  names: RecordNames
  parts: HistoryParts
  concealed: readonly Concealed[]
}

/** Entries whose values somebody must not see now, though it may be seen that there are such entries. */
export type Concealed = (actor: Actor) => SQL

/** How entries are shown to somebody. */
export interface EventSight {
  names: RecordNames
  concealed: SQL
}

/** How entries are shown to an actor: with the names of their records, and without values that are hidden for now. */
export function sightOf({ names, concealed }: HistorySources, actor: Actor): EventSight {
  return { names, concealed: or(...concealed.map((entries) => entries(actor))) ?? sql`false` }
}

const person = alias(users, 'person')

/** One page of the trail. */
export async function listEvents(
  db: Database,
  sight: EventSight,
  filter: AuditFilter,
  page: { page: number; pageSize: number; order: 'newest' | 'oldest' },
): Promise<AuditPage> {
  return pageOf(db, sight, matching(filter, sight), page)
}

/** One page of what happened with a record and its parts, newest first. */
export async function listHistory(
  db: Database,
  { parts, ...sight }: EventSight & Pick<HistorySources, 'parts'>,
  record: Parameters<typeof historyOf>[2],
  { kind, from, to, ...page }: QueryOf<typeof getRecordHistory>,
): Promise<AuditPage> {
  const narrowed = matching({ targetType: kind, from, to }, sight)
  return pageOf(db, sight, and(historyOf(db, parts, record), narrowed), { ...page, order: 'newest' })
}

async function pageOf(
  db: Database,
  sight: EventSight,
  where: SQL | undefined,
  page: { page: number; pageSize: number; order: 'newest' | 'oldest' },
): Promise<AuditPage> {
  const rows = await selectEvents(db, sight, where)
    .orderBy(page.order === 'newest' ? desc(auditEvents.seq) : asc(auditEvents.seq))
    .limit(page.pageSize)
    .offset((page.page - 1) * page.pageSize)
  return {
    rows: await answersOf(db, sight.names, rows),
    total: await db.$count(auditEvents, where),
    page: page.page,
    pageSize: page.pageSize,
  }
}

/** Entries behind one in the given order, from the first of them when it is null; for what is written piece by piece. */
export async function listEventsFrom(
  db: Database,
  sight: EventSight,
  filter: AuditFilter,
  { order, last, limit }: { order: 'newest' | 'oldest'; last: number | null; limit: number },
): Promise<AuditEvent[]> {
  const newest = order === 'newest'
  const behind = last === null ? undefined : (newest ? lt : gt)(auditEvents.seq, last)
  const rows = await selectEvents(db, sight, and(matching(filter, sight), behind))
    .orderBy((newest ? desc : asc)(auditEvents.seq))
    .limit(limit)
  return answersOf(db, sight.names, rows)
}

/** Number of entries that the filters leave. */
export function countEvents(db: Database, sight: EventSight, filter: AuditFilter): Promise<number> {
  return db.$count(auditEvents, matching(filter, sight))
}

/** Values that occur in a column, each found by one step through its index, however long the trail is. */
export async function distinctValues(db: Database, column: 'action' | 'target_type'): Promise<string[]> {
  const name = sql.identifier(column)
  const found = await db.execute(sql`with recursive step as (
      (select ${name} as value from audit_events order by ${name} limit 1)
      union all
      select (select ${name} from audit_events where ${name} > step.value order by ${name} limit 1)
      from step where step.value is not null
    ) select value from step where value is not null`)
  return (found as { rows: { value: string }[] }).rows.map(({ value }) => value)
}

type Row = Awaited<ReturnType<typeof selectEvents>>[number]

function selectEvents(db: Database, { concealed }: EventSight, where: SQL | undefined) {
  return db
    .select({
      event: auditEvents,
      actor: {
        id: sql<string | null>`coalesce(${person.id}, ${clients.id})`,
        fullName: sql<string | null>`coalesce(${person.fullName}, ${clients.name})`,
      },
      leaName: leas.shortName,
      isConcealed: sql<boolean>`${concealed}`,
    })
    .from(auditEvents)
    .leftJoin(person, eq(person.id, auditEvents.actorId))
    .leftJoin(clients, eq(clients.id, auditEvents.actorId))
    .leftJoin(leas, eq(leas.id, auditEvents.leaId))
    .where(where)
    .$dynamic()
}

async function answersOf(db: Database, sources: RecordNames, rows: readonly Row[]): Promise<AuditEvent[]> {
  const names = await namesOf(
    db,
    sources,
    rows.flatMap(({ event, isConcealed }) => [event, ...(isConcealed ? [] : recordsNamedIn(event))]),
  )
  return rows.map(({ event, actor, leaName, isConcealed }) => ({
    seq: event.seq,
    at: event.at.toISOString(),
    actor: actor.id && actor.fullName ? { id: actor.id, fullName: actor.fullName } : null,
    actorRole: event.actorRole,
    action: event.action,
    targetType: event.targetType,
    targetId: event.targetId,
    targetName: names.get(targetKey(event)) ?? null,
    leaId: event.leaId,
    leaName,
    year: event.year,
    changes: isConcealed ? [] : fieldChanges(event, (record) => names.get(targetKey(record))),
    reason: event.reason,
    ip: event.ip,
    requestId: event.requestId,
  }))
}

function matching(filter: AuditFilter, sight: EventSight): SQL | undefined {
  const { actorId, action, targetType, targetId, leaId, year, from, to } = filter
  const is = (column: Parameters<typeof eq>[0], value: string | number | undefined) =>
    value === undefined ? undefined : eq(column, value)
  const startOf = (day: string, plus: number) =>
    sql`((${day}::date + ${plus}::int)::timestamp at time zone ${displayZone})`
  return and(
    is(auditEvents.actorId, actorId),
    is(auditEvents.action, action),
    is(auditEvents.targetType, targetType),
    is(auditEvents.targetId, targetId),
    leaId === undefined ? undefined : eq(auditEvents.leaId, isRowId(leaId) ? leaId : 0),
    year === undefined ? undefined : eq(auditEvents.year, isRowId(year) ? year : 0),
    from === undefined ? undefined : sql`${auditEvents.at} >= ${startOf(from, 0)}`,
    to === undefined ? undefined : sql`${auditEvents.at} < ${startOf(to, 1)}`,
    searching(filter.q, sight),
  )
}

/**
 * People are found by their names, as actors and as records, acts by their words; everything else by what the entry shows:
 * values that are concealed from whoever searches, and fields that nobody is shown, are not found.
 */
function searching(q: string | undefined, { concealed }: EventSight): SQL | undefined {
  const people = contains(q, [users.fullName, users.userName])
  if (!people) return undefined
  const ids = sql`(select ${users.id} from ${users} where ${people})`
  const acts = actionsWithWords(q ?? '')
  return or(
    contains(q, [
      auditEvents.action,
      auditEvents.targetType,
      auditEvents.targetId,
      auditEvents.reason,
      auditEvents.ip,
    ]),
    and(contains(q, [shown(auditEvents.before), shown(auditEvents.after)]), not(concealed)),
    acts.length > 0 ? inArray(auditEvents.action, acts) : undefined,
    sql`${auditEvents.actorId} in ${ids}`,
    sql`${auditEvents.targetType} = 'user' and ${auditEvents.targetId} in ${ids}`,
  )
}

const unread = sql.raw(`'{${unreadFields.join(',')}}'::text[]`)

/** The fields of one side of an entry that people are shown, as text; nothing where it holds none. */
const shown = (side: typeof auditEvents.before | typeof auditEvents.after): SQL =>
  sql`(case when jsonb_typeof(${side}) = 'object' then ${side} - ${unread} end)::text`
