import {
  administeredLeas,
  allowed,
  can,
  forbidden,
  isUserAdministrator,
  jurisdictionOf,
  leasSeenBy,
  userSource,
  type Actor,
  type UserSource,
  type Verdict,
} from '@portal/domain'
import type { AnswerOf, listUsers, QueryOf } from '@portal/rest-contract'
import {
  and,
  asc,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  or,
  sql,
  type Placeholder,
  type SQL,
} from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { builtOnce } from '../../../db/built-once.js'
import type { Database } from '../../../db/database.js'
import { leas, roles, userRoles, users } from '../../../db/schema/index.js'
import { withQuickRows } from '../../../db/quick-rows.js'
import { sortedColumns } from '../../../db/sort.js'
import { contains } from '../../../db/search.js'
import { isRowId } from '../../../server/requests/row-id.js'
import { act } from '../../../server/verdicts.js'
import { countPeers, roleNamesOfUser, selectUsers, viewOf } from './accounts-list-read-model.js'

export type UserPage = AnswerOf<typeof listUsers>
export type UserFilter = Omit<QueryOf<typeof listUsers>, 'page' | 'pageSize'>

/** One page of the users in the sight of the actor: the rows, their number and two small counts, whatever the size. */
export async function listUserRows(
  db: Database,
  actor: Actor,
  filter: UserFilter & { page: number; pageSize: number; source?: UserSource },
  now: Date,
): Promise<UserPage> {
  const { page, pageSize, show, sort } = filter
  const source = filter.source ?? userSource(actor)
  const showsDeleted = show === 'deleted'
  const where = and(usersInSight(actor, source, showsDeleted), matching(filter))
  const isNarrowed = filter.q || filter.leaId !== undefined || filter.role !== undefined
  const isWhole = source === 'all' && !showsDeleted && !isNarrowed
  const before = (page - 1) * pageSize
  // Pipelined: one round trip.
  const [rows, counts, peers, present] = await Promise.all([
    isWhole
      ? wholePage(db, { show, sort, pageSize }).execute({ before })
      : pageQuery(db, where, { show, sort, source, pageSize, before }),
    isWhole ? countAll(db) : countUsers(db, where),
    countPeers(db),
    showsDeleted ? countUsers(db, and(usersInSight(actor, source, false), matching(filter))) : null,
  ])
  const totals = { all: counts.all, active: counts.active, disabled: counts.disabled, deleted: counts.all }
  return {
    rows: rows.map((row) => viewOf(row, actor, peers, now).answer),
    total: totals[filter.show],
    page,
    pageSize,
    source,
    counts: present ?? counts,
    create: act(canCreateUsers(actor)),
    exportActive: act(canExportUsers(actor)),
    importUsers: act(canCreateUsers(actor)),
  }
}

interface PageShape {
  show: UserFilter['show']
  sort: string | undefined
  pageSize: number
}

/** Which users are on the page comes first: roles and permissions are looked up for these alone. */
function pageQuery(
  db: Database,
  where: SQL | undefined,
  { show, sort, source, pageSize, before }: PageShape & { source: UserSource; before: number | Placeholder },
) {
  // As a number in the text: with any size PostgreSQL finds the plan that it keeps too dear, and plans each page anew.
  const most = sql.raw(String(pageSize)) as unknown as number
  const onPage = db
    .select({ id: users.id })
    .from(users)
    .leftJoin(leas, eq(leas.id, users.leaId))
    .where(and(where, shown(show)))
    .orderBy(...order(sort, source))
    .limit(most)
    .offset(before)
  return selectUsers(db, inArray(users.id, onPage)).orderBy(...order(sort, source))
}

/** What user administrators look at first: everybody, without a filter. */
const wholePages = builtOnce(() => new LRUCache<string, WholePage>({ max: 30 }))
type WholePage = ReturnType<typeof newWholePage>

function newWholePage(db: Database, shape: PageShape) {
  const before = sql.placeholder('before')
  // Named when it comes again: there are some shapes.
  return pageQuery(db, isNull(users.deletedAt), { ...shape, source: 'all', before }).prepare('')
}

function wholePage(db: Database, shape: PageShape): WholePage {
  const pages = wholePages(db)
  const key = JSON.stringify(shape)
  const known = pages.get(key) ?? withQuickRows(newWholePage(db, shape))
  pages.set(key, known)
  return known
}

/** Every user that the filters leave, in the order of the list, with what a row of it says. */
export async function listAllUserRows(
  db: Database,
  actor: Actor,
  filter: UserFilter,
): Promise<Awaited<ReturnType<typeof selectUsers>>> {
  const source = userSource(actor)
  const where = and(
    usersInSight(actor, source, filter.show === 'deleted'),
    matching(filter),
    shown(filter.show),
  )
  return selectUsers(db, where).orderBy(...order(filter.sort, source))
}

/** Full name and email of active users in the sight of the actor, by name; of one agency if wanted. */
export async function listActiveUsers(
  db: Database,
  actor: Actor,
  leaId: number | null,
): Promise<{ fullName: string; email: string }[]> {
  return db
    .select({ fullName: users.fullName, email: users.email })
    .from(users)
    .where(
      and(
        usersInSight(actor, userSource(actor), false),
        users.isEnabled,
        leaId === null ? undefined : eq(users.leaId, isRowId(leaId) ? leaId : 0),
      ),
    )
    .orderBy(asc(sql`lower(${users.fullName})`), asc(users.id))
}

/** Whether an actor administers accounts of any agency at all. */
export function canCreateUsers(actor: Actor): Verdict {
  const scope = administeredLeas(actor)
  return scope === 'all' || scope.length > 0 ? allowed : forbidden('You may not manage users.')
}

function canExportUsers(actor: Actor): Verdict {
  const may = can(actor, 'users.view') || can(actor, 'jurisdiction-users.view')
  return may ? allowed : forbidden('You may not export users.')
}

function countQuery(db: Database, where: SQL | undefined) {
  return db
    .select({
      all: sql<number>`count(*)::int`,
      active: sql<number>`(count(*) filter (where ${users.isEnabled}))::int`,
      disabled: sql<number>`(count(*) filter (where not ${users.isEnabled}))::int`,
    })
    .from(users)
    .leftJoin(leas, eq(leas.id, users.leaId))
    .where(where)
}

const noUsers: UserPage['counts'] = { all: 0, active: 0, disabled: 0 }

async function countUsers(db: Database, where: SQL | undefined): Promise<UserPage['counts']> {
  const [row] = await countQuery(db, where)
  return row ?? noUsers
}

const numberOfAll = builtOnce((db) => countQuery(db, isNull(users.deletedAt)).prepare('number of users'))

async function countAll(db: Database): Promise<UserPage['counts']> {
  const [row] = await numberOfAll(db).execute()
  return row ?? noUsers
}

/** The domain's `seesUser`, as a condition. */
export function usersInSight(actor: Actor, source: UserSource, deleted: boolean): SQL | undefined {
  if (deleted) return isUserAdministrator(actor) ? isNotNull(users.deletedAt) : sql`false`
  const present = isNull(users.deletedAt)
  if (source === 'all') return present
  if (source === 'jurisdiction') return and(present, inArray(users.leaId, [...jurisdictionOf(actor)]))
  const seen = leasSeenBy(actor)
  return and(
    present,
    users.contactInfoDisplayed,
    users.isEnabled,
    seen === 'all' ? undefined : or(isNull(users.leaId), inArray(users.leaId, [...seen])),
  )
}

function matching({ q, leaId, role }: UserFilter): SQL | undefined {
  return and(
    contains(q, [
      users.userName,
      users.fullName,
      users.email,
      users.phoneNumber,
      users.title,
      users.jobTitle,
      leas.shortName,
      leas.name,
    ]),
    leaId === undefined ? undefined : eq(users.leaId, isRowId(leaId) ? leaId : 0),
    role === undefined
      ? undefined
      : sql`${users.id} in (select held.user_id from ${userRoles} held
      join ${roles} on ${roles.id} = held.role_id where ${roles.name} = ${role})`,
  )
}

function shown(show: UserFilter['show']): SQL | undefined {
  if (show === 'active') return eq(users.isEnabled, true)
  return show === 'disabled' ? eq(users.isEnabled, false) : undefined
}

/** Never signed in counts as longest ago. */
const columns: Record<string, SQL> = {
  userName: sql`lower(${users.userName})`,
  fullName: sql`lower(${users.fullName})`,
  email: sql`lower(${users.email})`,
  phoneNumber: sql`${users.phoneNumber}`,
  leaName: sql`${leas.shortName}`,
  role: sql`array_to_string(${roleNamesOfUser}, ',')`,
  lastLoginDate: sql`coalesce(${users.lastLoginAt}, '-infinity'::timestamptz)`,
  isEnabled: sql`${users.isEnabled}`,
  sortOrder: sql`${users.sortOrder}`,
}

/** Where a value may be missing; elsewhere a word about nulls would only keep the index of the column from serving. */
const mayBeMissing: ReadonlySet<string> = new Set(['phoneNumber', 'leaName'])

function order(sort: string | undefined, source: UserSource): SQL[] {
  const usual = source === 'contacts' ? 'sortOrder,fullName' : 'fullName'
  return [
    ...sortedColumns(sort ?? usual, columns).map(({ name, column, descending }) => {
      if (!mayBeMissing.has(name)) return descending ? desc(column) : asc(column)
      return descending ? sql`${column} desc nulls last` : sql`${column} asc nulls first`
    }),
    sql`${users.id}`,
  ]
}
