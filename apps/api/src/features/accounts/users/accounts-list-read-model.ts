import {
  canDeleteAccount,
  canDisableAccount,
  canEditAccount,
  canEditAccountDetails,
  canEnableAccount,
  canRestoreAccount,
  canSendPasswordReset,
  canUnblockAccount,
  guardedRole,
  seesUser,
  userSource,
  type AccountFacts,
  type Actor,
  type RoleName,
} from '@portal/domain'
import type { userRow } from '@portal/rest-contract'
import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import { builtOnce } from '../../../db/built-once.js'
import type { Database } from '../../../db/database.js'
import { emailChanges, leas, rolePermissions, roles, userRoles, users } from '../../../db/schema/index.js'
import { act } from '../../../server/verdicts.js'

export type UserRow = z.infer<typeof userRow>

/** A user with the facts that rules need and the answer that clients get. */
export interface UserView {
  facts: AccountFacts
  answer: UserRow
  changed: { by: string; on: Date } | null
}

const changer = alias(users, 'changer')

/** Names of the roles of a user, in order. */
export const roleNamesOfUser = sql<string[]>`array(select ${roles.name} from ${userRoles}
  join ${roles} on ${roles.id} = ${userRoles.roleId} where ${userRoles.userId} = ${users.id} order by 1)`

type Row = Awaited<ReturnType<typeof selectUsers>>[number]

/** Users with everything that a row of the list shows; ordered and cut by the caller. */
export function selectUsers(db: Database, where: SQL | undefined) {
  return db
    .select({
      id: users.id,
      userName: users.userName,
      fullName: users.fullName,
      email: users.email,
      phoneNumber: users.phoneNumber,
      title: users.title,
      jobTitle: users.jobTitle,
      sortOrder: users.sortOrder,
      contactInfoDisplayed: users.contactInfoDisplayed,
      leaId: users.leaId,
      leaName: leas.shortName,
      preferredLeaId: users.preferredLeaId,
      selectedLeas: users.selectedLeas,
      isEnabled: users.isEnabled,
      deletedAt: users.deletedAt,
      lockedUntil: users.lockedUntil,
      lastLoginAt: users.lastLoginAt,
      mailBouncedAt: users.mailBouncedAt,
      pending: { email: emailChanges.email, until: emailChanges.expiresAt },
      version: users.version,
      changedOn: users.changedOn,
      changedBy: { id: changer.id, fullName: changer.fullName },
      roles: roleNamesOfUser,
      permissions: sql<string[]>`array(select distinct ${rolePermissions.permission} from ${userRoles}
        join ${rolePermissions} on ${rolePermissions.roleId} = ${userRoles.roleId}
        where ${userRoles.userId} = ${users.id} order by 1)`,
    })
    .from(users)
    .leftJoin(leas, eq(leas.id, users.leaId))
    .leftJoin(emailChanges, eq(emailChanges.userId, users.id))
    .leftJoin(changer, eq(changer.id, users.changedBy))
    .where(where)
    .$dynamic()
}

/** How many active accounts hold each guarded role: of an agency for LocalAdmin, of the state for the others. */
export type Peers = Map<string, number>

/** How many enabled accounts have a role that somebody must keep, by role and agency. */
export async function countPeers(db: Database): Promise<Peers> {
  const rows = await peersByAgency(db).execute()
  const peers: Peers = new Map()
  for (const { role, leaId, count } of rows) {
    const key = peerKey([role], leaId)
    if (key !== null) peers.set(key, (peers.get(key) ?? 0) + count)
  }
  return peers
}

const guardedRoles: RoleName[] = ['LocalAdmin', 'StateMonitor', 'StateAdmin']
const peersByAgency = builtOnce((db) =>
  db
    .select({ role: userRoles.roleId, leaId: users.leaId, count: sql<number>`count(*)::int` })
    .from(userRoles)
    .innerJoin(users, and(eq(users.id, userRoles.userId), isNull(users.deletedAt), users.isEnabled))
    .where(inArray(userRoles.roleId, guardedRoles))
    .groupBy(userRoles.roleId, users.leaId)
    .prepare('peers by agency'),
)

/** Where the peers of an account are counted; null for roles that are not guarded. */
export function peerKey(roleNames: readonly string[], leaId: number | null): string | null {
  const role = guardedRole(roleNames)
  return role === 'LocalAdmin' ? `${role} ${leaId}` : role
}

/** One user in the sight of the actor, deleted ones for user administrators; null when there is none. */
export async function findUser(
  db: Database,
  actor: Actor,
  by: { id: string } | { userName: string },
  now: Date,
): Promise<UserView | null> {
  // Both in one moment.
  const [[row], peers] = await Promise.all([
    'id' in by
      ? userById(db).execute({ id: by.id })
      : userByName(db).execute({ userName: by.userName.trim().toLowerCase() }),
    countPeers(db),
  ])
  if (!row || !seesUser(actor, { ...row, isDeleted: row.deletedAt !== null })) return null
  return viewOf(row, actor, peers, now)
}

const userById = builtOnce((db) => selectUsers(db, eq(users.id, sql.placeholder('id'))).prepare('user by id'))

const userByName = builtOnce((db) =>
  selectUsers(
    db,
    and(sql`lower(${users.userName}) = ${sql.placeholder('userName')}`, isNull(users.deletedAt)),
  ).prepare('user by user name'),
)

/** Users by id, as {@link findUser}; ids out of sight are left out. In the order of the ids. */
export async function findUsers(
  db: Database,
  actor: Actor,
  ids: readonly string[],
  now: Date,
): Promise<UserView[]> {
  const rows = new Map((await selectUsers(db, inArray(users.id, [...ids]))).map((row) => [row.id, row]))
  const peers = await countPeers(db)
  return [...new Set(ids)].flatMap((id) => {
    const row = rows.get(id)
    return row && seesUser(actor, { ...row, isDeleted: row.deletedAt !== null })
      ? [viewOf(row, actor, peers, now)]
      : []
  })
}

/** A row of the users as the actor sees it: the answer, the facts for the rules, and what they may do at `now`. */
export function viewOf(row: Row, actor: Actor, peers: Peers, now: Date): UserView {
  const {
    deletedAt,
    lockedUntil,
    lastLoginAt,
    mailBouncedAt,
    pending,
    permissions,
    changedBy,
    changedOn,
    ...columns
  } = row
  const facts: AccountFacts = {
    id: row.id,
    roles: row.roles,
    permissions,
    leaId: row.leaId,
    isEnabled: row.isEnabled,
    isDeleted: deletedAt !== null,
    isLocked: lockedUntil !== null && lockedUntil > now,
    activePeers: peers.get(peerKey(row.roles, row.leaId) ?? '') ?? 0,
  }
  const changer = changedBy?.id && changedBy.fullName ? changedBy : null
  const showsSignIns = userSource(actor) !== 'contacts' || actor.userId === row.id
  return {
    facts,
    changed: changer && changedOn ? { by: changer.fullName, on: changedOn } : null,
    answer: {
      ...columns,
      isDeleted: facts.isDeleted,
      isLocked: facts.isLocked,
      lastLoginDate: showsSignIns ? (lastLoginAt?.toISOString() ?? null) : null,
      mailBouncedOn: showsSignIns ? (mailBouncedAt?.toISOString() ?? null) : null,
      changedBy: showsSignIns ? changer : null,
      changedOn: showsSignIns ? (changedOn?.toISOString() ?? null) : null,
      pendingEmail: actor.userId === row.id && pending !== null && pending.until > now ? pending.email : null,
      edit: act(canEditAccount(actor, facts)),
      editDetails: act(canEditAccountDetails(actor, facts)),
      editContactInfo: act(canEditAccount(actor, facts)),
      disable: act(canDisableAccount(actor, facts)),
      enable: act(canEnableAccount(actor, facts)),
      remove: act(canDeleteAccount(actor, facts)),
      restore: act(canRestoreAccount(actor, facts)),
      unblock: act(canUnblockAccount(actor, facts)),
      sendPasswordReset: act(canSendPasswordReset(actor, facts)),
    },
  }
}
