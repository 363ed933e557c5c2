import type { Actor } from '@portal/domain'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { builtOnce } from '../../db/built-once.js'
import type { Database } from '../../db/database.js'
import { leas, refreshFamilies, rolePermissions, roles, userRoles, users } from '../../db/schema/index.js'

/** A user with roles and the permissions that these allow now. Deleted users are not found. */
export interface Account extends Actor {
  userName: string
  email: string
  phoneNumber: string | null
  title: string | null
  jobTitle: string | null
  sortOrder: number
  contactInfoDisplayed: boolean
  leaName: string | null
  isEnabled: boolean
  lastLoginAt: Date | null
  configuration: Record<string, unknown>
  tokensValidAfter: Date
  /** Sessions that ended while access tokens of theirs may still be about; no token lives longer than an hour. */
  endedSessions: string[]
  version: number
}

/** Every request reads an account: the query is built once, which costs more than sending it. */
const accountById = builtOnce((db) =>
  db
    .select({
      userId: users.id,
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
      selectedLeas: users.selectedLeas,
      isEnabled: users.isEnabled,
      lastLoginAt: users.lastLoginAt,
      configuration: users.configuration,
      tokensValidAfter: users.tokensValidAfter,
      endedSessions: sql<string[]>`array(select ${refreshFamilies.id} from ${refreshFamilies}
        where ${refreshFamilies.userId} = ${users.id} and ${refreshFamilies.revokedAt} > now() - interval '2 hours'
        order by ${refreshFamilies.id})`,
      version: users.version,
      roles: sql<
        string[]
      >`array(select ${roles.name} from ${userRoles} join ${roles} on ${roles.id} = ${userRoles.roleId}
        where ${userRoles.userId} = ${users.id} order by ${roles.name})`,
      permissions: sql<string[]>`array(select distinct ${rolePermissions.permission} from ${userRoles}
        join ${rolePermissions} on ${rolePermissions.roleId} = ${userRoles.roleId}
        where ${userRoles.userId} = ${users.id} order by 1)`,
    })
    .from(users)
    .leftJoin(leas, eq(leas.id, users.leaId))
    .where(and(eq(users.id, sql.placeholder('userId')), isNull(users.deletedAt)))
    .prepare('account by id'),
)

/** One user by id, for sign-in, for every request, and for other features. */
export async function loadAccount(db: Database, userId: string): Promise<Account | null> {
  const [row] = await accountById(db).execute({ userId })
  return row ?? null
}

/** Enabled users who have not signed in once; people of the training agency do not count. */
export async function countNeverSignedIn(db: Database): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(users)
    .leftJoin(leas, eq(leas.id, users.leaId))
    .where(
      and(
        users.isEnabled,
        isNull(users.deletedAt),
        isNull(users.lastLoginAt),
        sql`not coalesce(${leas.isTest}, false)`,
      ),
    )
  return row?.count ?? 0
}

/** Agencies with at least one active local administrator. */
export async function leasWithAdmin(db: Database): Promise<Set<number>> {
  const rows = await db
    .selectDistinct({ leaId: users.leaId })
    .from(users)
    .innerJoin(userRoles, and(eq(userRoles.userId, users.id), eq(userRoles.roleId, 'LocalAdmin')))
    .where(and(users.isEnabled, isNull(users.deletedAt)))
  return new Set(rows.flatMap(({ leaId }) => leaId ?? []))
}

/** Whether an agency still has active people. */
export async function countActiveUsersOf(db: Database, leaId: number): Promise<number> {
  return db.$count(users, and(eq(users.leaId, leaId), users.isEnabled, isNull(users.deletedAt)))
}
