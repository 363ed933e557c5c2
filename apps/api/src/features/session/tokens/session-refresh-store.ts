import { randomUUID } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { builtOnce } from '../../../db/built-once.js'
import type { Database, Tx } from '../../../db/database.js'
import { refreshFamilies, refreshTokens, users } from '../../../db/schema/index.js'
import { newToken, tokenHash } from '../session-crypto.js'
import { refreshLifeSeconds, secondsAfter } from '../sign-in/session-limits.js'

export type RefreshToken = typeof refreshTokens.$inferSelect
export type RefreshFamily = typeof refreshFamilies.$inferSelect

/** A session as it is given to its person: the family of its refresh tokens, and the newest of them. */
export interface SessionTokens {
  sessionId: string
  refreshToken: string
}

/** Where and how a session begins. `passwordGivenAt`: see {@link isPasswordRecent}. */
export interface SessionStart {
  ip: string
  userAgent: string
  now: Date
  deviceId: string | null
  passwordGivenAt: Date | null
}

/** Starts a family with its first token. */
export async function startFamily(
  tx: Tx,
  userId: string,
  { ip, userAgent, now, deviceId, passwordGivenAt }: SessionStart,
): Promise<SessionTokens> {
  const familyId = randomUUID()
  const token = newToken()
  const expiresAt = secondsAfter(now, refreshLifeSeconds)
  const given = passwordGivenAt?.toISOString() ?? null
  await newFamily(tx).execute({
    familyId,
    userId,
    now,
    expiresAt,
    ip,
    userAgent,
    deviceId,
    passwordGivenAt: given,
  })
  await newRefreshToken(tx).execute({ hash: tokenHash(token), familyId, now, expiresAt })
  return { sessionId: familyId, refreshToken: token }
}

const newFamily = builtOnce((db) =>
  db
    .insert(refreshFamilies)
    .values({
      id: sql.placeholder('familyId'),
      userId: sql.placeholder('userId'),
      createdAt: sql.placeholder('now'),
      expiresAt: sql.placeholder('expiresAt'),
      startedFrom: sql.placeholder('ip'),
      userAgent: sql.placeholder('userAgent'),
      lastUsedAt: sql.placeholder('now'),
      lastUsedFrom: sql.placeholder('ip'),
      deviceId: sql.placeholder('deviceId'),
      passwordGivenAt: sql`${sql.placeholder('passwordGivenAt')}::timestamptz`,
    })
    .prepare('family of refresh tokens'),
)

const newRefreshToken = builtOnce((db) =>
  db
    .insert(refreshTokens)
    .values({
      hash: sql.placeholder('hash'),
      familyId: sql.placeholder('familyId'),
      createdAt: sql.placeholder('now'),
      expiresAt: sql.placeholder('expiresAt'),
    })
    .prepare('refresh token'),
)

/**
 * A token with its family. The account and then the family stay locked until the transaction ends: refreshes of one
 * family take turns, and none gives out a token behind a change that is just ending the account's sessions.
 */
export async function lockFamilyOf(
  tx: Tx,
  hash: string,
): Promise<{ token: RefreshToken; family: RefreshFamily } | null> {
  await ownerLock(tx).execute({ hash })
  const [found] = await familyLock(tx).execute({ hash })
  return found ?? null
}

/** Nobody gets another owner, nor a token another family. */
const ownerLock = builtOnce((db) =>
  db
    .select({ id: users.id })
    .from(users)
    .where(
      sql`${users.id} = (select f.user_id from refresh_families f
        join refresh_tokens t on t.family_id = f.id where t.hash = ${sql.placeholder('hash')})`,
    )
    .for('no key update')
    .prepare('lock of the owner of a refresh token'),
)

const familyLock = builtOnce((db) =>
  db
    .select({ token: refreshTokens, family: refreshFamilies })
    .from(refreshTokens)
    .innerJoin(refreshFamilies, eq(refreshFamilies.id, refreshTokens.familyId))
    .where(eq(refreshTokens.hash, sql.placeholder('hash')))
    .for('update', { of: refreshFamilies })
    .prepare('refresh token with its family'),
)

/** The refresh token with this hash, used up or not; null for an unknown one. */
export async function findRefreshToken(db: Database, hash: string): Promise<RefreshToken | null> {
  const [token] = await db.select().from(refreshTokens).where(eq(refreshTokens.hash, hash))
  return token ?? null
}

/** Marks a token as rotated and stores its successor; the life of the family goes on with it. */
export async function rotate(
  tx: Tx,
  token: RefreshToken,
  successorHash: string,
  at: { now: Date; ip: string; rotationKey: string | null },
): Promise<void> {
  const expiresAt = secondsAfter(at.now, refreshLifeSeconds)
  await tx
    .update(refreshTokens)
    .set({ rotatedAt: at.now, rotationKey: at.rotationKey })
    .where(eq(refreshTokens.hash, token.hash))
  await tx
    .insert(refreshTokens)
    .values({ hash: successorHash, familyId: token.familyId, createdAt: at.now, expiresAt })
  await tx
    .update(refreshFamilies)
    .set({ expiresAt, lastUsedAt: at.now, lastUsedFrom: at.ip })
    .where(eq(refreshFamilies.id, token.familyId))
}

/** Ends a session: all refresh tokens that followed from one sign-in. */
export async function revokeFamily(tx: Tx, familyId: string, now: Date, reason: string): Promise<void> {
  await revocation(tx).execute({ familyId, now, reason })
}

/** Ends one session of a person; false when it is over already, or another person's. */
export async function revokeOwnFamily(
  tx: Tx,
  { id, userId, now }: { id: string; userId: string; now: Date },
): Promise<boolean> {
  const ended = await tx
    .update(refreshFamilies)
    .set({ revokedAt: now, revokedReason: 'ended by its person' })
    .where(
      and(eq(refreshFamilies.id, id), eq(refreshFamilies.userId, userId), isNull(refreshFamilies.revokedAt)),
    )
    .returning({ id: refreshFamilies.id })
  return ended.length > 0
}

const revocation = builtOnce((db) =>
  db
    .update(refreshFamilies)
    .set({ revokedAt: sql`${sql.placeholder('now')}`, revokedReason: sql`${sql.placeholder('reason')}` })
    .where(and(eq(refreshFamilies.id, sql.placeholder('familyId')), isNull(refreshFamilies.revokedAt)))
    .prepare('end of a family'),
)
