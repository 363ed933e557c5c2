import { and, eq, gt } from 'drizzle-orm'
import type { Database, Tx } from '../../db/database.js'
import { trustedDevices } from '../../db/schema/index.js'
import { newToken, tokenHash } from './session-crypto.js'
import { secondsAfter, trustedDeviceSeconds } from './session-limits.js'

/** Trusts a device for 30 days; the answer is the token that it keeps. */
export async function trustDevice(tx: Tx, userId: string, now: Date): Promise<string> {
  const token = newToken()
  await tx.insert(trustedDevices).values({
    tokenHash: tokenHash(token),
    userId,
    createdAt: now,
    expiresAt: secondsAfter(now, trustedDeviceSeconds),
  })
  return token
}

export async function isTrustedDevice(
  db: Database,
  token: string,
  userId: string,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .select({ userId: trustedDevices.userId })
    .from(trustedDevices)
    .where(
      and(
        eq(trustedDevices.tokenHash, tokenHash(token)),
        eq(trustedDevices.userId, userId),
        gt(trustedDevices.expiresAt, now),
      ),
    )
  return rows.length > 0
}
