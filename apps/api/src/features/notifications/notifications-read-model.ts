import { leasSeenBy, notificationGroups, type Actor } from '@portal/domain'
import type { AnswerOf, listNotices, QueryOf } from '@portal/rest-contract'
import { and, desc, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../db/database.js'
import { leas, notices } from '../../db/schema/index.js'
import { isRowId } from '../../server/row-id.js'

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
  { page, pageSize, group, leaId, unread }: QueryOf<typeof listNotices>,
): Promise<Page> {
  const own = ownSql(actor)
  const where = and(
    own,
    group === undefined ? undefined : eq(notices.group, group),
    leaId === undefined ? undefined : isRowId(leaId) ? eq(notices.leaId, leaId) : sql`false`,
    unread ? isNull(notices.readOn) : undefined,
  )
  const rows = await db
    .select({
      id: notices.id,
      group: notices.group,
      title: notices.title,
      path: notices.path,
      leaId: notices.leaId,
      agency: leas.shortName,
      events: notices.events,
      createdOn: notices.createdOn,
      readOn: notices.readOn,
    })
    .from(notices)
    .leftJoin(leas, eq(leas.id, notices.leaId))
    .where(where)
    .orderBy(desc(notices.createdOn), desc(notices.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const [facts] = await db
    .select({
      total: sql<number>`count(*) filter (where ${where})::int`,
      newestId: sql<string | null>`max(${notices.id})`,
      groups: sql<string[]>`coalesce(array_agg(distinct ${notices.group}), '{}')`,
    })
    .from(notices)
    .where(own)
  const agencies = await db
    .selectDistinct({ id: leas.id, shortName: leas.shortName })
    .from(notices)
    .innerJoin(leas, eq(leas.id, notices.leaId))
    .where(own)
    .orderBy(leas.shortName)
  const used = new Set(facts?.groups)
  const answerOf = ({ createdOn, readOn, ...row }: (typeof rows)[number]) => ({
    ...row,
    ...wordsOf(row.group),
    createdOn: createdOn.toISOString(),
    readOn: readOn?.toISOString() ?? null,
  })
  return {
    rows: rows.map(answerOf),
    total: facts?.total ?? 0,
    page,
    pageSize,
    unread: await countUnread(db, actor),
    newestId: facts?.newestId ? Number(facts.newestId) : null,
    groups: notificationGroups.filter(({ key }) => used.has(key)).map(({ key, label }) => ({ key, label })),
    agencies,
  }
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
