import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { builtOnce } from '../../db/built-once.js'
import type { Database, Tx } from '../../db/database.js'
import { inChunks } from '../../db/in-chunks.js'
import {
  emailChanges,
  rateLimits,
  refreshFamilies,
  signInAttempts,
  trustedDevices,
  userRoles,
  users,
} from '../../db/schema/index.js'
import { failureWindowSeconds, lockSeconds, mostFailedSignIns, secondsAfter } from './session-limits.js'

export interface Credentials {
  userId: string
  userName: string
  email: string
  passwordHash: string | null
  isEnabled: boolean
  lastLoginAt: Date | null
}

/** A user by user name, whatever its letter case. */
export async function findCredentials(db: Database, userName: string): Promise<Credentials | null> {
  const [row] = await credentialsByName(db).execute({ userName: spelled(userName) })
  return row ?? null
}

const spelled = (userName: string): string => userName.trim().toLowerCase()

const credentialsByName = builtOnce((db) => credentialsQuery(db).prepare('credentials by user name'))

function credentialsQuery(db: Database) {
  return db
    .select({
      userId: users.id,
      userName: users.userName,
      email: users.email,
      passwordHash: users.passwordHash,
      isEnabled: users.isEnabled,
      lastLoginAt: users.lastLoginAt,
    })
    .from(users)
    .where(and(sql`lower(${users.userName}) = ${sql.placeholder('userName')}`, isNull(users.deletedAt)))
}

/**
 * Counts a sign-in as failed before its password is compared, so that parallel guesses count too; the tenth within
 * the window locks the account. Not open while the account is locked. An unknown user takes the same statement.
 */
export async function reserveSignIn(
  db: Database,
  userName: string,
  now: Date,
): Promise<{ found: Credentials | null; open: boolean }> {
  const [row] = await reservation(db).execute({
    userName: spelled(userName),
    now: now.toISOString(),
    windowBegan: secondsAfter(now, -failureWindowSeconds).toISOString(),
    lockedUntil: secondsAfter(now, lockSeconds).toISOString(),
  })
  if (!row) return { found: null, open: false }
  const { open, ...found } = row
  return { found, open }
}

const reservation = builtOnce((db) => {
  const at = (name: string) => sql`${sql.placeholder(name)}::timestamptz`
  const found = db.$with('found').as(credentialsQuery(db))
  const fresh = sql`(${users.failuresSince} is null or ${users.failuresSince} <= ${at('windowBegan')})`
  const failures = sql`case when ${fresh} then 1 else ${users.failedSignIns} + 1 end`
  const reserved = db.$with('reserved').as(
    db
      .update(users)
      .set({
        failedSignIns: failures,
        failuresSince: sql`case when ${fresh} then ${at('now')} else ${users.failuresSince} end`,
        lockedUntil: sql`case when (${failures}) >= ${mostFailedSignIns} then ${at('lockedUntil')} end`,
      })
      .where(
        and(
          sql`${users.id} = (select id from found)`,
          sql`(${users.lockedUntil} is null or ${users.lockedUntil} <= ${at('now')})`,
        ),
      )
      .returning({ id: users.id }),
  )
  return db
    .with(found, reserved)
    .select({
      userId: found.userId,
      userName: found.userName,
      email: found.email,
      passwordHash: found.passwordHash,
      isEnabled: found.isEnabled,
      lastLoginAt: found.lastLoginAt,
      open: sql<boolean>`exists(select 1 from reserved)`,
    })
    .from(found)
    .prepare('sign-in that counts until it succeeds')
})

/** The password was right: nothing of the failures before counts any more. */
export async function forgetFailedSignIns(db: Database, userId: string): Promise<void> {
  await db.update(users).set(noFailures).where(eq(users.id, userId))
}

const noFailures = { failedSignIns: 0, failuresSince: null, lockedUntil: null } as const

/** As {@link forgetFailedSignIns}, and this sign-in does not count against its origin: it gives a use of that back. */
export async function noteRightPassword(db: Database, userId: string, limitKey: string): Promise<void> {
  await rightPassword(db).execute({ userId, limitKey })
}

const rightPassword = builtOnce((db) => {
  const forgotten = db.$with('forgotten').as(
    db
      .update(users)
      .set(noFailures)
      .where(eq(users.id, sql.placeholder('userId'))),
  )
  return db
    .with(forgotten)
    .update(rateLimits)
    .set({ points: sql`greatest(${rateLimits.points} - 1, 0)` })
    .where(eq(rateLimits.key, sql.placeholder('limitKey')))
    .prepare('right password')
})

/**
 * Notes a sign-in and holds the account's row until the transaction ends. False when the account was disabled or got
 * another password since its credentials were read: a session must not begin behind what ended all others.
 */
export async function noteSignIn(tx: Tx, credentials: Credentials, now: Date): Promise<boolean> {
  const { userId, passwordHash } = credentials
  const noted = await signInNote(tx).execute({ userId, passwordHash, now })
  return noted.length > 0
}

const signInNote = builtOnce((db) =>
  db
    .update(users)
    .set({ lastLoginAt: sql`${sql.placeholder('now')}` })
    .where(
      and(
        eq(users.id, sql.placeholder('userId')),
        eq(users.isEnabled, true),
        isNull(users.deletedAt),
        sql`${users.passwordHash} is not distinct from ${sql.placeholder('passwordHash')}::text`,
      ),
    )
    .returning({ id: users.id })
    .prepare('note of a sign-in'),
)

/** An account with every right of the state, and no password yet. */
export async function insertAdministrator(
  tx: Tx,
  given: { userId: string; email: string; fullName: string; now: Date },
): Promise<void> {
  const { userId, email, fullName, now } = given
  await tx
    .insert(users)
    .values({ id: userId, userName: email, email, fullName, tokensValidAfter: now, createdAt: now })
  await tx.insert(userRoles).values({ userId, roleId: 'StateAdmin' })
}

/** Stores a password; with `instead` only in the place of that one, else it answers false. */
export async function setPassword(
  tx: Tx,
  userId: string,
  passwordHash: string,
  instead?: string,
): Promise<boolean> {
  const stored = await tx
    .update(users)
    .set({ passwordHash, failedSignIns: 0, failuresSince: null, lockedUntil: null })
    .where(and(eq(users.id, userId), instead === undefined ? undefined : eq(users.passwordHash, instead)))
    .returning({ id: users.id })
  return stored.length > 0
}

/**
 * Ends every session of one user, or of many, at once: access tokens, refresh tokens, attempts under way and trusted devices. Part of
 * every password change, reset and disabling. Tokens issued at the instant that is answered, or later, are good.
 */
export async function endSessions(
  tx: Tx,
  userIds: string | readonly string[],
  now: Date,
  reason: string,
): Promise<Date> {
  // One millisecond on: a token issued in this very millisecond must not outlive the change.
  const validFrom = new Date(now.getTime() + 1)
  for (const ids of inChunks([userIds].flat())) {
    await tx.update(users).set({ tokensValidAfter: validFrom }).where(inArray(users.id, ids))
    await tx
      .update(refreshFamilies)
      .set({ revokedAt: now, revokedReason: reason })
      .where(and(inArray(refreshFamilies.userId, ids), isNull(refreshFamilies.revokedAt)))
    await tx.delete(signInAttempts).where(inArray(signInAttempts.userId, ids))
    await tx.delete(trustedDevices).where(inArray(trustedDevices.userId, ids))
    // Whoever was in the account may have asked for another address.
    await tx.delete(emailChanges).where(inArray(emailChanges.userId, ids))
  }
  return validFrom
}
