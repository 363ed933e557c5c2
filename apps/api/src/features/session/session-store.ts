import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { builtOnce } from '../../db/built-once.js'
import type { Database, Tx } from '../../db/database.js'
import { inChunks } from '../../db/in-chunks.js'
import {
  emailChanges,
  refreshFamilies,
  signInAttempts,
  trustedDevices,
  userRoles,
  users,
} from '../../db/schema/index.js'

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

/** A user name as it is compared: without space around it, in lower case. */
export const spelled = (userName: string): string => userName.trim().toLowerCase()

const credentialsByName = builtOnce((db) => credentialsQuery(db).prepare('credentials by user name'))

/** The query of what a sign-in needs to know of an account. */
export function credentialsQuery(db: Database) {
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

/** As {@link signOutEverywhere}, and forgets trusted devices. Part of every password change, reset and disabling. */
export async function endSessions(
  tx: Tx,
  userIds: string | readonly string[],
  now: Date,
  reason: string,
): Promise<Date> {
  const validFrom = await signOutEverywhere(tx, userIds, now, reason)
  for (const ids of inChunks([userIds].flat()))
    await tx.delete(trustedDevices).where(inArray(trustedDevices.userId, ids))
  return validFrom
}

/**
 * Ends every session of one user, or of many, at once: access tokens, refresh tokens and attempts under way. Tokens issued at
 * the instant that is answered, or later, are good.
 */
export async function signOutEverywhere(
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
    // Whoever was in the account may have asked for another address.
    await tx.delete(emailChanges).where(inArray(emailChanges.userId, ids))
  }
  return validFrom
}
