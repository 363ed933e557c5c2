import type { AnswerOf, BodyOf, confirmPassword as confirmCall } from '@portal/rest-contract'
import type { Tx } from '../../../db/database.js'
import { ApiError } from '../../../server/api-error.js'
import { recordedChange, writeAudit } from '../../audit-trail/audit-trail-store.js'
import { queueMail } from '../../notifications/notifications-store.js'
import {
  findConfirmation,
  lockSession,
  notePasswordGiven,
  spendConfirmation,
  storeConfirmationCode,
} from './session-confirmation-store.js'
import { codeHash, newSecurityCode, sameHash } from '../session-crypto.js'
import { isTrustedDevice } from '../sign-in/session-devices-store.js'
import { resendPauseSeconds } from '../sign-in/session-limits.js'
import { confirmationCodeMail } from '../session-mails.js'
import {
  countedTry,
  requireOwnPassword,
  sessionOver,
  type OwnCommand,
} from '../passwords/session-own-password.js'
import { tooManyRequests } from '../sign-in/session-rate-limit-store.js'
import { requireCode } from '../sign-in/session-sign-in.js'

type Confirmation = AnswerOf<typeof confirmCall>

const confirmed: Confirmation = { confirmed: true, email: null }

/** Takes the password of a session again; without a trusted device a security code follows. */
export async function confirmPassword(
  command: OwnCommand,
  given: BodyOf<typeof confirmCall>,
): Promise<Confirmation> {
  const { deps, ctx, actor } = command
  await requireOwnPassword(command, given.password, 'password')
  const isTrusted =
    given.mfaToken !== '' && (await isTrustedDevice(deps.db, given.mfaToken, actor.userId, ctx.now))
  return recordedChange(deps.database, async (tx) => {
    if (!deps.config.mfa || isTrusted) return finish(command, tx)
    await lockSession(tx, sessionOf(command))
    const running = await findConfirmation(tx, sessionOf(command), ctx.now)
    // Pressed twice: the code is on its way already.
    if (!running || pauseLeft(running.codeSentAt, ctx.now) === 0) await sendCode(command, tx)
    return { confirmed: false, email: actor.email }
  })
}

/** Compares the code; it counts as a try like the password. */
export async function confirmPasswordCode(command: OwnCommand, code: string): Promise<Confirmation> {
  const { deps, ctx } = command
  const refusal = { field: 'code', message: 'The security code is invalid or expired' }
  const running = await countedTry(command, refusal, async (sessionId) => {
    const found = await findConfirmation(deps.db, sessionId, ctx.now)
    return found && sameHash(codeHash(deps.keys, bound(sessionId), code), found.codeHash) ? found : null
  })
  return recordedChange(deps.database, async (tx) => {
    // The session before its code, as everywhere here: two that wait for each other would be a deadlock.
    await lockSession(tx, running.sessionId)
    if (!(await spendConfirmation(tx, running)))
      throw new ApiError('BAD_USER_INPUT', refusal.message, { fields: { code: [refusal.message] } })
    return finish(command, tx)
  })
}

/** Sends the code of a running confirmation again. TOO_MANY_REQUESTS within the pause, CONFLICT where none runs. */
export async function resendPasswordCode(command: OwnCommand): Promise<Confirmation> {
  const { deps, ctx, actor } = command
  return recordedChange(deps.database, async (tx) => {
    await lockSession(tx, sessionOf(command))
    const running = await findConfirmation(tx, sessionOf(command), ctx.now)
    if (!running) throw new ApiError('CONFLICT', 'Please enter your password again.')
    const wait = pauseLeft(running.codeSentAt, ctx.now)
    if (wait > 0) throw tooManyRequests(wait)
    await sendCode(command, tx)
    return { confirmed: false, email: actor.email }
  })
}

async function sendCode(command: OwnCommand, tx: Tx): Promise<void> {
  const { deps, ctx, actor } = command
  const sessionId = sessionOf(command)
  await requireCode(deps, tx, ctx, actor)
  const code = newSecurityCode()
  await storeConfirmationCode(tx, sessionId, {
    codeHash: codeHash(deps.keys, bound(sessionId), code),
    codeLifeSeconds: deps.config.securityCodeSeconds,
    now: ctx.now,
  })
  const key = `confirmation-code ${sessionId} ${ctx.now.toISOString()}`
  await queueMail(tx, { key, to: actor.email, ...confirmationCodeMail(code), urgent: true }, ctx.now)
}

async function finish(command: OwnCommand, tx: Tx): Promise<Confirmation> {
  const { ctx, actor } = command
  if (!(await notePasswordGiven(tx, sessionOf(command), ctx.now))) throw sessionOver()
  await writeAudit(tx, {
    actor,
    ctx,
    action: 'confirmPassword',
    targetType: 'user',
    targetId: actor.userId,
    leaId: actor.leaId,
  })
  return confirmed
}

/** What the code of a confirmation is bound to: it is good for nothing else, nor is another code good for it. */
const bound = (sessionId: string): string => `confirmation ${sessionId}`

function sessionOf({ ctx }: OwnCommand): string {
  if (ctx.sessionId === null) throw sessionOver()
  return ctx.sessionId
}

function pauseLeft(sentAt: Date, now: Date): number {
  return Math.max(0, Math.ceil(resendPauseSeconds - (now.getTime() - sentAt.getTime()) / 1000))
}
