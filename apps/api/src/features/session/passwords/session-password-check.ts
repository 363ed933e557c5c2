import { ApiError } from '../../../server/api-error.js'
import { FairQueue } from '../../../server/heavy/fair-queue.js'
import type { RequestContext } from '../../../server/requests/route.js'
import type { SessionDeps } from '../session-deps.js'
import { endDeviceTrust } from '../sign-in/session-device-trust.js'
import { trustedDeviceOf } from '../sign-in/session-devices-store.js'
import { countRefusedOrigin, recordFailure } from '../sign-in/session-failures.js'
import { failureWindowSeconds, mostFailedSignIns } from '../sign-in/session-limits.js'
import { originOf } from '../session-origin.js'
import { passwordWork, verifyPassword } from './session-password-hash.js'
import { takePoint, tooManyRequests } from '../sign-in/session-rate-limit-store.js'
import { noteRightPassword, reserveSignIn, type KnownDevice } from '../sign-in/session-reservation-store.js'
import type { Credentials } from '../session-store.js'

/** The one refusal of a sign-in, whatever the reason. */
export function loginFailed(): ApiError {
  return new ApiError('UNAUTHENTICATED', 'Login Failed')
}

/** Tokens of devices are looked up before anything is counted: one after the other, so that a flood holds one connection. */
const deviceLookups = new FairQueue({ running: 1, waiting: 300, seconds: 8 })

/**
 * Checks user name and password, and whether it is a trusted device that sends them. Unknown user, wrong password, locked
 * and disabled account take the same steps and get the same answer. All of it, the database too, is done in turn with other
 * origins: few at once, so that honest parallel sign-ins of one account are not counted as ten failures, and a flood holds
 * few connections. A device that the account trusts has a turn and a count of its own.
 */
export async function requirePassword(
  deps: SessionDeps,
  ctx: RequestContext,
  given: { username: string; password: string; mfaToken?: string },
): Promise<{ credentials: Credentials; device: KnownDevice | null }> {
  const origin = originOf(ctx.ip)
  const { username, mfaToken: deviceToken = '' } = given
  const trusted = deviceToken
    ? await deviceLookups.run(origin, () => trustedDeviceOf(deps.db, { username, deviceToken }, ctx.now))
    : null
  // Whoever sits at a trusted device neither waits behind strangers of the same address nor shares their failures.
  const who = trusted === null ? `from ${origin}` : `at device ${trusted}`
  return passwordWork.run(who, async () => {
    // Taken before the password is compared, so that parallel guesses count; an honest sign-in gives it back.
    const limit = {
      key: `sign-ins ${who}`,
      most: deps.config.signInLimits.failuresPerOrigin,
      windowSeconds: failureWindowSeconds,
    }
    const refused = await takePoint(deps.db, limit, ctx.now)
    if (refused) {
      await countRefusedOrigin(deps, ctx)
      throw tooManyRequests(refused.retryAfterSeconds)
    }
    const { found, device, open } = await reserveSignIn(deps.db, { username, deviceToken }, ctx.now)
    const matches = await verifyPassword(open ? (found?.passwordHash ?? null) : null, given.password)
    if (!found || !matches || !found.isEnabled) {
      ctx.log.info({ userId: found?.userId }, 'a sign-in failed')
      await recordFailure(deps, ctx, found?.userId ?? null, username)
      if (found && device && device.failures >= mostFailedSignIns)
        await endDeviceTrust(deps, ctx, found.userId, device.id)
      throw loginFailed()
    }
    await noteRightPassword(deps.db, { userId: found.userId, device, limitKey: limit.key })
    return { credentials: found, device }
  })
}
