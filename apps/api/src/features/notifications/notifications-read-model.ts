import { leasSeenBy, noticesCounted, notificationGroups, type Actor } from '@portal/domain'
import type { AnswerOf, listNotices, QueryOf } from '@portal/rest-contract'
import { and, desc, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../db/database.js'
import { leas, notices } from '../../db/schema/index.js'
import { isRowId } from '../../server/requests/row-id.js'

type Page = AnswerOf<typeof listNotices>

const mostCounted = 100

/** How many notices somebody has not read, to a hundred: the bell asks every minute. */
export async function countUnread(db: Database, actor: Actor): Promise<number> {
  const some = db
    .select({ one: sql<number>`1`.as('one') })
    .from(notices)
    .where(and(ownSql(actor), isNull(notices.readOn)))
    .limit(mostCounted)
    .as('some')
  const [row] = await db.select({ unread: sql<number>`count(*)::int` }).from(some)
  return row?.unread ?? 0
}

/** One page of somebody's notices, newest first, with what they can be narrowed by. */
export async function listOwnNotices(
  db: Database,
  actor: Actor,
  { page, pageSize, group, leaId, unread, together, alikeTo }: QueryOf<typeof listNotices>,
): Promise<Page> {
  const own = ownSql(actor)
  const where = and(
    own,
    group === undefined ? undefined : eq(notices.group, group),
    leaId === undefined ? undefined : isRowId(leaId) ? eq(notices.leaId, leaId) : sql`false`,
    unread ? isNull(notices.readOn) : undefined,
    alikeTo === undefined ? undefined : alikeSql(db, actor, alikeTo),
  )
  const ranked = rankedSql(db, where, together === 'true')
  const rows = await db
    .select({
      id: ranked.id,
      kind: ranked.kind,
      group: ranked.group,
      title: ranked.title,
      path: ranked.path,
      leaId: ranked.leaId,
      agency: leas.shortName,
      events: ranked.events,
      createdOn: ranked.createdOn,
      readOn: ranked.readOn,
      alike: ranked.alike,
      alikeUnread: ranked.alikeUnread,
    })
    .from(ranked)
    .leftJoin(leas, eq(leas.id, ranked.leaId))
    .where(eq(ranked.rank, 1))
    .orderBy(desc(ranked.createdOn), desc(ranked.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const facts = await factsOf(db, own, where, together)
  const answerOf = ({ createdOn, readOn, ...row }: (typeof rows)[number]) => ({
    ...row,
    counted: row.alike > 1 ? noticesCounted(row.kind, row.alike) : null,
    ...wordsOf(row.group),
    createdOn: createdOn.toISOString(),
    readOn: readOn?.toISOString() ?? null,
  })
  const used = new Set(facts?.groups)
  return {
    rows: rows.map(answerOf),
    total: facts?.total ?? 0,
    page,
    pageSize,
    unread: await countUnread(db, actor),
    newestId: facts?.newestId ? Number(facts.newestId) : null,
    groups: notificationGroups.filter(({ key }) => used.has(key)).map(({ key, label }) => ({ key, label })),
    agencies: await agenciesOf(db, own),
  }
}

/** How many of somebody's notices there are, and what all of them can be narrowed by. */
async function factsOf(
  db: Database,
  own: SQL | undefined,
  where: SQL | undefined,
  together: QueryOf<typeof listNotices>['together'],
) {
  const [facts] = await db
    .select({
      total: together
        ? sql<number>`(count(distinct (${notices.kind}, ${notices.path})) filter (where ${where}))::int`
        : sql<number>`(count(*) filter (where ${where}))::int`,
      newestId: sql<string | null>`max(${notices.id})`,
      groups: sql<string[]>`coalesce(array_agg(distinct ${notices.group}), '{}')`,
    })
    .from(notices)
    .where(own)
  return facts
}

/** Agencies that these notices are about. */
function agenciesOf(db: Database, own: SQL | undefined) {
  return db
    .selectDistinct({ id: leas.id, shortName: leas.shortName })
    .from(notices)
    .innerJoin(leas, eq(leas.id, notices.leaId))
    .where(own)
    .orderBy(leas.shortName)
}

/** Notices with their rank among those of one kind that lead to one record; each by itself unless they are put together. */
function rankedSql(db: Database, where: SQL | undefined, together: boolean) {
  const record = together ? sql`${notices.kind}, ${notices.path}` : sql`${notices.id}`
  return db
    .select({
      id: notices.id,
      kind: notices.kind,
      group: notices.group,
      title: notices.title,
      path: notices.path,
      leaId: notices.leaId,
      events: notices.events,
      createdOn: notices.createdOn,
      readOn: notices.readOn,
      alike: sql<number>`(count(*) over (partition by ${record}))::int`.as('alike'),
      alikeUnread:
        sql<number>`(count(*) filter (where ${isNull(notices.readOn)}) over (partition by ${record}))::int`.as(
          'alike_unread',
        ),
      rank: sql<number>`row_number() over (partition by ${record} order by ${notices.createdOn} desc, ${notices.id} desc)`.as(
        'rank',
      ),
    })
    .from(notices)
    .where(where)
    .as('ranked')
}

/** Of the kind of an own notice and leading to the same record; nothing for one that is not the own. */
function alikeSql(db: Database, actor: Actor, id: number): SQL {
  if (!isRowId(id)) return sql`false`
  const one = db
    .select({ kind: notices.kind, path: notices.path })
    .from(notices)
    .where(and(eq(notices.id, id), eq(notices.userId, actor.userId)))
  return sql`(${notices.kind}, ${notices.path}) in ${one}`
}

/** Whoever went to another agency hears no more of the one before. */
function ownSql(actor: Actor): SQL | undefined {
  const seen = leasSeenBy(actor)
  const visible = seen === 'all' ? undefined : or(isNull(notices.leaId), inArray(notices.leaId, [...seen]))
  return and(eq(notices.userId, actor.userId), visible)
}

function wordsOf(group: string): { groupLabel: string; isLegal: boolean } {
  const found = notificationGroups.find(({ key }) => key === group)
  return { groupLabel: found?.label ?? group, isLegal: found?.isLegal ?? false }
}
