import { and, eq, sql, type Column } from 'drizzle-orm'
import { builtOnce } from '../../../db/built-once.js'
import type { Database } from '../../../db/database.js'
import { rateLimits, trustedDevices, users } from '../../../db/schema/index.js'
import { tokenHash } from '../session-crypto.js'
import { failureWindowSeconds, lockSeconds, mostFailedSignIns, secondsAfter } from './session-limits.js'
import { credentialsQuery, spelled, type Credentials } from '../session-store.js'

/** A trusted device that signs in, with the failures that it has now. */
export interface KnownDevice {
  id: string
  failures: number
}

export interface Reservation {
  found: Credentials | null
  /** Null for every device that the account does not trust, or that has failed too often. */
  device: KnownDevice | null
  /** Whether the password is compared at all. */
  open: boolean
}

/**
 * Counts a sign-in as failed before its password is compared, so that parallel guesses count too. Failures of each trusted
 * device are counted for it alone, those of all others at the account: the tenth of these within the window locks the account
 * for them, and strangers cannot lock out whoever sits at a trusted device. An unknown user takes the same statement.
 */
export async function reserveSignIn(
  db: Database,
  given: { username: string; deviceToken: string },
  now: Date,
): Promise<Reservation> {
  const [row] = await reservation(db).execute({
    userName: spelled(given.username),
    device: tokenHash(given.deviceToken),
    now: now.toISOString(),
    windowBegan: secondsAfter(now, -failureWindowSeconds).toISOString(),
    lockedUntil: secondsAfter(now, lockSeconds).toISOString(),
  })
  if (!row) return { found: null, device: null, open: false }
  const { isReserved, deviceId, deviceFailures, ...found } = row
  const device = deviceId === null ? null : { id: deviceId, failures: deviceFailures ?? 0 }
  return { found, device, open: device !== null || isReserved }
}

const reservation = builtOnce((db) => {
  const at = (name: string) => sql`${sql.placeholder(name)}::timestamptz`
  const fresh = (since: Column) => sql`(${since} is null or ${since} <= ${at('windowBegan')})`
  const counted = (since: Column, failures: Column) =>
    sql`case when ${fresh(since)} then 1 else ${failures} + 1 end`
  const begun = (since: Column) => sql`case when ${fresh(since)} then ${at('now')} else ${since} end`

  const found = db.$with('found').as(credentialsQuery(db))
  const device = trustedDevices
  const known = db.$with('known').as(
    db
      .update(device)
      .set({
        failedSignIns: counted(device.failuresSince, device.failedSignIns),
        failuresSince: begun(device.failuresSince),
      })
      .where(
        and(
          eq(device.tokenHash, sql.placeholder('device')),
          sql`${device.userId} = (select id from found)`,
          sql`${device.expiresAt} > ${at('now')}`,
          sql`(${fresh(device.failuresSince)} or ${device.failedSignIns} < ${mostFailedSignIns})`,
        ),
      )
      .returning({ id: device.id, failures: device.failedSignIns }),
  )
  const failures = counted(users.failuresSince, users.failedSignIns)
  const reserved = db.$with('reserved').as(
    db
      .update(users)
      .set({
        failedSignIns: failures,
        failuresSince: begun(users.failuresSince),
        lockedUntil: sql`case when (${failures}) >= ${mostFailedSignIns} then ${at('lockedUntil')} end`,
      })
      .where(
        and(
          sql`${users.id} = (select id from found)`,
          sql`not exists(select 1 from known)`,
          sql`(${users.lockedUntil} is null or ${users.lockedUntil} <= ${at('now')})`,
        ),
      )
      .returning({ id: users.id }),
  )
  return db
    .with(found, known, reserved)
    .select({
      userId: found.userId,
      userName: found.userName,
      email: found.email,
      passwordHash: found.passwordHash,
      isEnabled: found.isEnabled,
      lastLoginAt: found.lastLoginAt,
      deviceId: sql<string | null>`(select id from known)`,
      deviceFailures: sql<number | null>`(select failed_sign_ins from known)`,
      isReserved: sql<boolean>`exists(select 1 from reserved)`,
    })
    .from(found)
    .prepare('sign-in that counts until it succeeds')
})

const noFailures = { failedSignIns: 0, failuresSince: null } as const

/** Lifts the lock of an account, and forgets the failures of its trusted devices. */
export async function forgetFailedSignIns(db: Database, userId: string): Promise<void> {
  await db
    .update(users)
    .set({ ...noFailures, lockedUntil: null })
    .where(eq(users.id, userId))
  await db.update(trustedDevices).set(noFailures).where(eq(trustedDevices.userId, userId))
}

/**
 * The password was right: the failures of the device, or of all that are not trusted, do not count any more, and this sign-in
 * does not count against its origin: it gives a use of that back.
 */
export async function noteRightPassword(
  db: Database,
  right: { userId: string; device: KnownDevice | null; limitKey: string },
): Promise<void> {
  const { userId, device, limitKey } = right
  await rightPassword(db).execute({ userId, deviceId: device?.id ?? '', limitKey })
}

const rightPassword = builtOnce((db) => {
  const ofDevice = db.$with('of_device').as(
    db
      .update(trustedDevices)
      .set(noFailures)
      .where(eq(trustedDevices.id, sql.placeholder('deviceId'))),
  )
  const ofOthers = db.$with('of_others').as(
    db
      .update(users)
      .set({ ...noFailures, lockedUntil: null })
      .where(and(eq(users.id, sql.placeholder('userId')), sql`${sql.placeholder('deviceId')}::text = ''`)),
  )
  return db
    .with(ofDevice, ofOthers)
    .update(rateLimits)
    .set({ points: sql`greatest(${rateLimits.points} - 1, 0)` })
    .where(eq(rateLimits.key, sql.placeholder('limitKey')))
    .prepare('right password')
})
