import { and, eq, gt, sql } from 'drizzle-orm'
import { builtOnce } from '../../../db/built-once.js'
import type { Database, Tx } from '../../../db/database.js'
import { trustedDevices } from '../../../db/schema/index.js'
import { isToken, newToken, tokenHash } from '../session-crypto.js'
import { secondsAfter, trustedDeviceSeconds } from './session-limits.js'
import { credentialsQuery, spelled } from '../session-store.js'

interface Use {
  ip: string
  userAgent: string
  now: Date
}

/** Trusts a device for 30 days; the answer is the token that it keeps. */
export async function trustDevice(
  tx: Tx,
  { id, userId }: { id: string; userId: string },
  { ip, userAgent, now }: Use,
): Promise<string> {
  const token = newToken()
  await tx.insert(trustedDevices).values({
    tokenHash: tokenHash(token),
    id,
    userId,
    createdAt: now,
    expiresAt: secondsAfter(now, trustedDeviceSeconds),
    trustedFrom: ip,
    userAgent,
    lastUsedAt: now,
    lastUsedFrom: ip,
  })
  return token
}

/** Whether this device may sign this person in without a security code at `now`. */
export async function isTrustedDevice(
  db: Database,
  token: string,
  userId: string,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .select({ id: trustedDevices.id })
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

/** Id of a device that an account trusts, by the hash of its token; null for every other token. */
export async function trustedDeviceOf(
  db: Database,
  given: { username: string; deviceToken: string },
  now: Date,
): Promise<string | null> {
  if (!isToken(given.deviceToken)) return null
  const [row] = await trustedDevice(db).execute({
    userName: spelled(given.username),
    device: tokenHash(given.deviceToken),
    now: now.toISOString(),
  })
  return row?.id ?? null
}

const trustedDevice = builtOnce((db) => {
  const account = credentialsQuery(db).as('account')
  return db
    .select({ id: trustedDevices.id })
    .from(trustedDevices)
    .innerJoin(account, eq(account.userId, trustedDevices.userId))
    .where(
      and(
        eq(trustedDevices.tokenHash, sql.placeholder('device')),
        sql`${trustedDevices.expiresAt} > ${sql.placeholder('now')}::timestamptz`,
      ),
    )
    .prepare('device that an account trusts')
})

/** Notes that somebody signed in with a trusted device; false when it was forgotten meanwhile. */
export async function noteDeviceUse(tx: Tx, id: string, { ip, userAgent, now }: Use): Promise<boolean> {
  const used = await tx
    .update(trustedDevices)
    .set({ lastUsedAt: now, lastUsedFrom: ip, userAgent })
    .where(eq(trustedDevices.id, id))
    .returning({ id: trustedDevices.id })
  return used.length > 0
}

/** False when it is not there, or another person's. */
export async function forgetDevice(tx: Tx, userId: string, id: string): Promise<boolean> {
  const forgotten = await tx
    .delete(trustedDevices)
    .where(and(eq(trustedDevices.id, id), eq(trustedDevices.userId, userId)))
    .returning({ id: trustedDevices.id })
  return forgotten.length > 0
}

/** Answers how many there were. */
export async function forgetDevices(tx: Tx, userId: string): Promise<number> {
  const forgotten = await tx
    .delete(trustedDevices)
    .where(eq(trustedDevices.userId, userId))
    .returning({ id: trustedDevices.id })
  return forgotten.length
}
