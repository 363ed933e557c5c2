import { calendarDay, shortDay } from '@portal/domain'
import type { AnswerOf, token } from '@portal/rest-contract'
import type { Tx } from '../../../db/database.js'
import type { RequestContext } from '../../../server/requests/route.js'
import { loadAccount, type Account } from '../../accounts/accounts-read-model.js'
import { isNotified, notify } from '../../notifications/notifications-notices-store.js'
import { writeAudit } from '../../audit-trail/audit-trail-store.js'
import type { SessionDeps } from '../session-deps.js'
import { noteDeviceUse } from '../sign-in/session-devices-store.js'
import { refreshLifeSeconds } from '../sign-in/session-limits.js'
import { originOf } from '../session-origin.js'
import { startFamily, type SessionTokens } from './session-refresh-store.js'
import { loginFailed } from '../passwords/session-password-check.js'
import { noteSignIn, type Credentials } from '../session-store.js'

type TokenAnswer = AnswerOf<typeof token>

/** The answer that signs somebody in or carries a session on. */
export function tokensOf(
  deps: SessionDeps,
  account: Account,
  { sessionId, refreshToken }: SessionTokens,
  issuedAt: Date,
): TokenAnswer {
  return {
    accessToken: deps.accessTokens.sign(account, sessionId, issuedAt),
    refreshToken,
    expiresIn: deps.accessTokens.lifeSeconds,
    refreshExpiresIn: refreshLifeSeconds,
    id: account.userId,
    leaId: account.leaId,
    mfaPassed: true,
  }
}

/** How a sign-in was finished, and the trusted device that it was finished on, if there is one. */
interface SecondStep {
  how: 'code' | 'trusted device' | 'password'
  deviceId?: string | null
}

/** Starts a session after every step of signing in was passed with these credentials; refuses ones that are past. */
export async function startSession(
  deps: SessionDeps,
  tx: Tx,
  credentials: Credentials,
  ctx: RequestContext,
  { how, deviceId = null }: SecondStep,
): Promise<TokenAnswer> {
  const { userId } = credentials
  const newDevice = how === 'code' && credentials.lastLoginAt !== null ? newDeviceKey(ctx, userId) : null
  // The note comes first, because it holds the account: a password change comes before all of this, or ends it too.
  const noted = await noteSignIn(tx, credentials, ctx.now)
  const [account, session, notified, stillTrusted] = await Promise.all([
    loadAccount(tx, userId),
    startFamily(tx, userId, { ...startOf(ctx), deviceId, passwordGivenAt: ctx.now }),
    newDevice === null || isNotified(tx, newDevice, userId),
    how !== 'trusted device' || deviceId === null || noteDeviceUse(tx, deviceId, ctx),
  ])
  if (!noted || !account || !stillTrusted) throw loginFailed()
  if (newDevice !== null && !notified) await notifyNewDevice(tx, ctx, account, newDevice)
  await writeAudit(tx, {
    actor: account,
    action: 'signIn',
    targetType: 'user',
    targetId: account.userId,
    leaId: account.leaId,
    after: { secondStep: how },
    ctx,
  })
  return tokensOf(deps, account, session, ctx.now)
}

/** What is kept of where a session began. */
export function startOf({ ip, userAgent, now }: RequestContext) {
  return { ip, userAgent, now }
}

/** Once a day for one origin. */
function newDeviceKey({ ip, now }: RequestContext, userId: string): string {
  return `new-device:${userId}:${originOf(ip)}:${calendarDay(now)}`
}

/** No trusted device was recognised: the person hears of it (domain definition 9.1). */
async function notifyNewDevice(tx: Tx, ctx: RequestContext, { userId }: Account, key: string): Promise<void> {
  await notify(tx, ctx, {
    kind: 'newDevice',
    key,
    leaId: null,
    userIds: [userId],
    title: 'Somebody signed in from a device that is not trusted',
    text: [
      `on ${shortDay(calendarDay(ctx.now))} somebody signed in to your account with your password and a security code, from a device that the portal does not know.`,
      'If that was not you, change your password and contact an administrator at once.',
    ],
    link: { path: '/user/landing', words: 'The portal is here' },
  })
}
