import { and, eq, gt, inArray, isNull } from 'drizzle-orm'
import type { Database, Tx } from '../../../db/database.js'
import { inChunks } from '../../../db/in-chunks.js'
import { passwordLinks, users } from '../../../db/schema/index.js'
import { tokenHash } from '../session-crypto.js'
import { newUserLinkSeconds, resetLinkSeconds, secondsAfter } from '../sign-in/session-limits.js'

export type PasswordLinkKind = 'new-user' | 'reset'

/** Stores links that each set a password once, by the hashes of their tokens. */
export async function insertPasswordLinks(
  tx: Tx,
  links: readonly { userId: string; token: string }[],
  kind: PasswordLinkKind,
  now: Date,
): Promise<void> {
  const expiresAt = secondsAfter(now, kind === 'new-user' ? newUserLinkSeconds : resetLinkSeconds)
  const rows = links.map(({ userId, token }) => ({
    tokenHash: tokenHash(token),
    userId,
    kind,
    createdAt: now,
    expiresAt,
  }))
  for (const chunk of inChunks(rows)) await tx.insert(passwordLinks).values(chunk)
}

/** Holds the accounts until the transaction ends, in one order for everybody. */
export async function holdOwners(tx: Tx, userIds: readonly string[]): Promise<void> {
  for (const ids of inChunks(userIds.toSorted()))
    await tx
      .select({ id: users.id })
      .from(users)
      .where(inArray(users.id, ids))
      .orderBy(users.id)
      .for('no key update')
}

const stillGood = (hash: string, now: Date) =>
  and(eq(passwordLinks.tokenHash, hash), isNull(passwordLinks.usedAt), gt(passwordLinks.expiresAt, now))

/** The person whom a good link belongs to; null for a spent, expired or unknown one. */
export async function findLinkOwner(
  db: Database,
  hash: string,
  now: Date,
): Promise<{
  userId: string
  userName: string
  email: string
  fullName: string
  passwordHash: string | null
  leaId: number | null
  isEnabled: boolean
} | null> {
  const [row] = await db
    .select({
      userId: users.id,
      userName: users.userName,
      email: users.email,
      fullName: users.fullName,
      passwordHash: users.passwordHash,
      leaId: users.leaId,
      isEnabled: users.isEnabled,
    })
    .from(passwordLinks)
    .innerJoin(users, and(eq(users.id, passwordLinks.userId), isNull(users.deletedAt)))
    .where(stillGood(hash, now))
  return row ?? null
}

/** Uses a link up, and every other one of its owner; false when another request was quicker. */
export async function spendPasswordLink(tx: Tx, hash: string, now: Date): Promise<boolean> {
  const [spent] = await tx
    .update(passwordLinks)
    .set({ usedAt: now })
    .where(stillGood(hash, now))
    .returning({ userId: passwordLinks.userId })
  if (!spent) return false
  await forgetPasswordLinks(tx, spent.userId, now)
  return true
}

/** Ends the links of people to set a password that are still good at `now`. */
export async function forgetPasswordLinks(
  tx: Tx,
  userIds: string | readonly string[],
  now: Date,
): Promise<void> {
  for (const ids of inChunks([userIds].flat()))
    await tx
      .update(passwordLinks)
      .set({ usedAt: now })
      .where(and(inArray(passwordLinks.userId, ids), isNull(passwordLinks.usedAt)))
}
