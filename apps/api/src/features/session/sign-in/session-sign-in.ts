import { randomUUID } from 'node:crypto'
import type { AnswerOf, BodyOf, token, tokenMfa, validateMfaCode } from '@portal/rest-contract'
import type { Tx } from '../../../db/database.js'
import type { RequestContext } from '../../../server/requests/route.js'
import { recordedChange, writeAudit } from '../../audit-trail/audit-trail-store.js'
import { queueMail } from '../../notifications/notifications-store.js'
import {
  insertAttempt,
  lockOpenAttempt,
  replaceCode,
  spendAttempt,
  takeGuess,
  type SignInAttempt,
} from './session-attempts-store.js'
import { codeHash, newSecurityCode, newToken, passwordProof, sameHash, tokenHash } from '../session-crypto.js'
import type { SessionDeps } from '../session-deps.js'
import { trustDevice } from './session-devices-store.js'
import {
  attemptLifeSeconds,
  mostResends,
  mostWrongCodesAnHour,
  resendPauseSeconds,
  trustedDeviceSeconds,
} from './session-limits.js'
import { originOf } from '../session-origin.js'
import { securityCodeMail } from '../session-mails.js'
import { loginFailed, requirePassword } from '../passwords/session-password-check.js'
import { forgetPoints, requirePoint, takePoint, tooManyRequests } from './session-rate-limit-store.js'
import { findCredentials, type Credentials } from '../session-store.js'
import { startSession } from '../tokens/session-tokens.js'

type TokenAnswer = AnswerOf<typeof token>

/** Password grant. While the second step is on it says only whether the password is right. */
export async function signInWithPassword(
  deps: SessionDeps,
  ctx: RequestContext,
  given: { username: string; password: string },
): Promise<TokenAnswer> {
  const { credentials } = await requirePassword(deps, ctx, given)
  if (deps.config.mfa) return { mfaPassed: false, id: credentials.userId, email: credentials.email }
  return recordedChange(deps.database, (tx) => startSession(deps, tx, credentials, ctx, { how: 'password' }))
}

/** First step: password and trusted device. Without one a code is sent, or sent again for a running attempt. */
export async function signInFirstStep(
  deps: SessionDeps,
  ctx: RequestContext,
  given: BodyOf<typeof tokenMfa>,
): Promise<TokenAnswer> {
  const { credentials, device } = await requirePassword(deps, ctx, given)
  const { userId, passwordHash } = credentials
  if (!deps.config.mfa)
    return recordedChange(deps.database, (tx) =>
      startSession(deps, tx, credentials, ctx, { how: 'password' }),
    )
  if (device !== null)
    return recordedChange(deps.database, (tx) =>
      startSession(deps, tx, credentials, ctx, { how: 'trusted device', deviceId: device.id }),
    )
  return recordedChange(deps.database, async (tx) => {
    const running = given.attemptToken
      ? await lockOpenAttempt(tx, tokenHash(given.attemptToken), userId, ctx.now)
      : null
    const attemptToken = running ? given.attemptToken : newToken()
    if (running) await sendCodeAgain(deps, tx, ctx, credentials, running)
    else
      await sendFirstCode(deps, tx, ctx, credentials, {
        tokenHash: tokenHash(attemptToken),
        passwordProof: passwordProof(attemptToken, given.password, passwordHash),
      })
    return {
      mfaPassed: false,
      mfaToken: attemptToken,
      mfaTokenExpiresIn: running
        ? Math.max(1, Math.floor((running.expiresAt.getTime() - ctx.now.getTime()) / 1000))
        : attemptLifeSeconds,
      email: credentials.email,
    }
  })
}

async function sendFirstCode(
  deps: SessionDeps,
  tx: Tx,
  ctx: RequestContext,
  to: Credentials,
  begun: { tokenHash: string; passwordProof: string },
): Promise<void> {
  const code = newSecurityCode()
  const hash = begun.tokenHash
  const attempt = {
    ...begun,
    userId: to.userId,
    codeHash: codeHash(deps.keys, hash, code),
    codeLifeSeconds: deps.config.securityCodeSeconds,
    now: ctx.now,
  }
  const key = `security-code ${hash} 0`
  // Sent in parallel; where no code may be sent, the transaction is rolled back.
  await Promise.all([
    requireCode(deps, tx, ctx, to),
    insertAttempt(tx, attempt),
    queueMail(tx, { key, to: to.email, ...securityCodeMail(code), urgent: true }, ctx.now),
  ])
}

/** One code more for this account and this origin; undone with the transaction when none is sent. */
export async function requireCode(
  deps: SessionDeps,
  tx: Tx,
  ctx: RequestContext,
  to: Pick<Credentials, 'userId'>,
): Promise<void> {
  const { codesPerHour, codesPerHourPerOrigin } = deps.config.signInLimits
  const account = { key: `codes for ${to.userId}`, most: codesPerHour, windowSeconds: 3600 }
  const origin = { key: `codes from ${originOf(ctx.ip)}`, most: codesPerHourPerOrigin, windowSeconds: 3600 }
  await Promise.all([requirePoint(tx, account, ctx.now), requirePoint(tx, origin, ctx.now)])
}

async function sendCodeAgain(
  deps: SessionDeps,
  tx: Tx,
  ctx: RequestContext,
  to: Credentials,
  running: SignInAttempt,
): Promise<void> {
  if (running.resends >= mostResends)
    throw tooManyRequests(Math.ceil((running.expiresAt.getTime() - ctx.now.getTime()) / 1000))
  const sinceLast = running.lastResendAt
    ? (ctx.now.getTime() - running.lastResendAt.getTime()) / 1000
    : Infinity
  if (sinceLast < resendPauseSeconds)
    throw tooManyRequests(Math.max(1, Math.ceil(resendPauseSeconds - sinceLast)))
  await requireCode(deps, tx, ctx, to)
  const code = newSecurityCode()
  await replaceCode(tx, running.tokenHash, {
    codeHash: codeHash(deps.keys, running.tokenHash, code),
    codeLifeSeconds: deps.config.securityCodeSeconds,
    now: ctx.now,
  })
  const key = `security-code ${running.tokenHash} ${running.resends + 1}`
  await queueMail(tx, { key, to: to.email, ...securityCodeMail(code), urgent: true }, ctx.now)
}

/** Second step. A wrong, expired or spent code, and one too many guesses, get the same answer. */
export async function signInSecondStep(
  deps: SessionDeps,
  ctx: RequestContext,
  given: BodyOf<typeof validateMfaCode>,
): Promise<TokenAnswer> {
  const notAccepted: TokenAnswer = { mfaPassed: false }
  const hash = tokenHash(given.mfaToken)
  const attempt = await takeGuess(deps.db, hash, ctx.now)
  if (!attempt) return notAccepted
  const guessesKey = `security-code guesses ${attempt.userId}`
  const limit = { key: guessesKey, most: mostWrongCodesAnHour, windowSeconds: 3600 }
  if (await takePoint(deps.db, limit, ctx.now)) return notAccepted
  if (!sameHash(codeHash(deps.keys, hash, given.mfaCode), attempt.codeHash)) {
    await recordRefusedCode(deps, ctx, attempt.userId)
    return notAccepted
  }

  const credentials = await findCredentials(deps.db, given.username)
  const proof = passwordProof(given.mfaToken, given.password, credentials?.passwordHash ?? null)
  if (credentials?.userId !== attempt.userId || !sameHash(proof, attempt.passwordProof)) throw loginFailed()
  try {
    return await recordedChange(deps.database, async (tx) => {
      // The account before its attempt, as whatever ends all sessions does. A refusal undoes all of it; that the attempt is
      // over counts more than what became of the account.
      const deviceId = given.trustedDevice ? randomUUID() : null
      const session = startSession(deps, tx, credentials, ctx, { how: 'code', deviceId })
      await Promise.allSettled([session])
      if (!(await spendAttempt(tx, attempt, ctx.now))) throw new AttemptOverError()
      await forgetPoints(tx, guessesKey)
      const tokens = await session
      const device = deviceId && (await trustDevice(tx, { id: deviceId, userId: attempt.userId }, ctx))
      return device === null
        ? tokens
        : { ...tokens, mfaToken: device, mfaTokenExpiresIn: trustedDeviceSeconds }
    })
  } catch (error) {
    if (error instanceof AttemptOverError) return notAccepted
    throw error
  }
}

/** Another request was quicker, or a new code was sent meanwhile. */
class AttemptOverError extends Error {}

async function recordRefusedCode(deps: SessionDeps, ctx: RequestContext, userId: string): Promise<void> {
  await recordedChange(deps.database, (tx) =>
    writeAudit(tx, { actor: null, action: 'securityCodeRefused', targetType: 'user', targetId: userId, ctx }),
  )
}
