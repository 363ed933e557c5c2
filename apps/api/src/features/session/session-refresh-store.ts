import { randomUUID } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { Database, Tx } from '../../db/database.js'
import { refreshFamilies, refreshTokens } from '../../db/schema/index.js'
import { newToken, tokenHash } from './session-crypto.js'
import { refreshLifeSeconds, secondsAfter } from './session-limits.js'
import { lockAccount } from './session-store.js'

export type RefreshToken = typeof refreshTokens.$inferSelect
export type RefreshFamily = typeof refreshFamilies.$inferSelect

/** Starts a family with its first token. */
export async function startFamily(tx: Tx, userId: string, now: Date): Promise<string> {
  const familyId = randomUUID()
  const token = newToken()
  const expiresAt = secondsAfter(now, refreshLifeSeconds)
  await tx.insert(refreshFamilies).values({ id: familyId, userId, createdAt: now, expiresAt })
  await tx.insert(refreshTokens).values({ hash: tokenHash(token), familyId, createdAt: now, expiresAt })
  return token
}

/**
 * A token with its family. The account and then the family stay locked until the transaction ends: refreshes of one
 * family take turns, and none gives out a token behind a change that is just ending the account's sessions.
 */
export async function lockFamilyOf(
  tx: Tx,
  hash: string,
): Promise<{ token: RefreshToken; family: RefreshFamily } | null> {
  const [known] = await tx
    .select({ familyId: refreshTokens.familyId, userId: refreshFamilies.userId })
    .from(refreshTokens)
    .innerJoin(refreshFamilies, eq(refreshFamilies.id, refreshTokens.familyId))
    .where(eq(refreshTokens.hash, hash))
  if (!known) return null
  await lockAccount(tx, known.userId)
  const [family] = await tx
    .select()
    .from(refreshFamilies)
    .where(eq(refreshFamilies.id, known.familyId))
    .for('update')
  const token = await findRefreshToken(tx, hash)
  return family && token ? { token, family } : null
}

export async function findRefreshToken(db: Database, hash: string): Promise<RefreshToken | null> {
  const [token] = await db.select().from(refreshTokens).where(eq(refreshTokens.hash, hash))
  return token ?? null
}

/** Marks a token as rotated and stores its successor; the life of the family goes on with it. */
export async function rotate(
  tx: Tx,
  token: RefreshToken,
  successorHash: string,
  at: { now: Date; rotationKey: string | null },
): Promise<void> {
  const expiresAt = secondsAfter(at.now, refreshLifeSeconds)
  await tx
    .update(refreshTokens)
    .set({ rotatedAt: at.now, rotationKey: at.rotationKey })
    .where(eq(refreshTokens.hash, token.hash))
  await tx
    .insert(refreshTokens)
    .values({ hash: successorHash, familyId: token.familyId, createdAt: at.now, expiresAt })
  await tx.update(refreshFamilies).set({ expiresAt }).where(eq(refreshFamilies.id, token.familyId))
}

export async function revokeFamily(tx: Tx, familyId: string, now: Date, reason: string): Promise<void> {
  await tx
    .update(refreshFamilies)
    .set({ revokedAt: now, revokedReason: reason })
    .where(and(eq(refreshFamilies.id, familyId), isNull(refreshFamilies.revokedAt)))
}
