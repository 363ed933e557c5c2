import type {
  AnswerOf,
  BodyOf,
  changePassword as changeCall,
  recoverPassword as recoverCall,
  resetPassword as resetCall,
} from '@portal/rest-contract'
import type { Tx } from '../../../db/database.js'
import { ApiError } from '../../../server/api-error.js'
import type { ApiActor } from '../../../server/requests/authenticate.js'
import type { RequestContext } from '../../../server/requests/route.js'
import { runCommand } from '../../../server/requests/run-command.js'
import { writeAudit } from '../../audit-trail/audit-trail-store.js'
import { notify } from '../../notifications/notifications-notices-store.js'
import { queueMails } from '../../notifications/notifications-store.js'
import { findPasswordGivenAt } from '../confirmation/session-confirmation-store.js'
import { newToken, tokenHash } from '../session-crypto.js'
import type { SessionDeps } from '../session-deps.js'
import { passwordLinkMail } from '../session-mails.js'
import { originOf } from '../session-origin.js'
import { requireOwnPassword } from './session-own-password.js'
import { hashPassword, passwordWork, verifyPassword } from './session-password-hash.js'
import { requireGoodPassword, requireOtherPassword } from './session-password-policy.js'
import {
  findLinkOwner,
  forgetPasswordLinks,
  holdOwners,
  insertPasswordLinks,
  spendPasswordLink,
  type PasswordLinkKind,
} from './session-passwords-store.js'
import { requirePoint } from '../sign-in/session-rate-limit-store.js'
import { startFamily } from '../tokens/session-refresh-store.js'
import { endSessions, findCredentials, setPassword } from '../session-store.js'
import { startOf, tokensOf } from '../tokens/session-tokens.js'

/** Forgot password: mails a link. Unknown and disabled accounts get different responses, as the error catalogue wants it. */
export async function recoverPassword(
  deps: SessionDeps,
  ctx: RequestContext,
  given: BodyOf<typeof recoverCall>,
): Promise<void> {
  const email = given.email.trim()
  const most = deps.config.recoveriesPerHour
  await requirePoint(deps.db, { key: `recover from ${originOf(ctx.ip)}`, most, windowSeconds: 3600 }, ctx.now)
  await requirePoint(deps.db, { key: `recover ${email.toLowerCase()}`, most, windowSeconds: 3600 }, ctx.now)
  const found = await findCredentials(deps.db, email)
  if (!found) throw new ApiError('NOT_FOUND', `Email: ${email} was not found... Please try again.`)
  if (!found.isEnabled)
    throw new ApiError('FORBIDDEN', `Email: ${email} is deactivated. Please contact an administrator.`)
  await runCommand(deps, { call: 'recoverPassword', actorId: null, request: given, ctx }, async (tx) => {
    await mailPasswordLink(deps, tx, ctx, found, found.passwordHash === null ? 'new-user' : 'reset')
    await writeAudit(tx, {
      actor: null,
      action: 'recoverPassword',
      targetType: 'user',
      targetId: found.userId,
      ctx,
    })
  })
}

/** Mails a link that sets a password once; the answer is the link. Also how a new account gets its first password. */
export async function mailPasswordLink(
  deps: Pick<SessionDeps, 'config'>,
  tx: Tx,
  ctx: Pick<RequestContext, 'now'>,
  to: { userId: string; email: string },
  kind: PasswordLinkKind,
): Promise<string> {
  const [link] = await mailPasswordLinks(deps, tx, ctx, [to], kind)
  if (link === undefined) throw new Error(`No password link was made for user ${to.userId}.`)
  return link
}

/** As {@link mailPasswordLink}, to many people. The links that they got before are good no more. */
export async function mailPasswordLinks(
  deps: Pick<SessionDeps, 'config'>,
  tx: Tx,
  ctx: Pick<RequestContext, 'now'>,
  to: readonly { userId: string; email: string }[],
  kind: PasswordLinkKind,
): Promise<string[]> {
  const links = to.map(({ userId, email }) => ({ userId, email, token: newToken() }))
  const mails = links.map(({ email, token }) => {
    const query = new URLSearchParams({ email, token, ...(kind === 'new-user' && { newUser: 'true' }) })
    const link = `${deps.config.publicUrl}/auth/reset-password?${query.toString()}`
    const key = `password-link ${tokenHash(token)}`
    // Who forgot a password waits for the link; new people do not, and may be thousands.
    return { key, to: email, link, ...passwordLinkMail(link, kind), urgent: kind === 'reset' }
  })
  const userIds = to.map(({ userId }) => userId)
  // Two links that are made at once take turns: the second finds the first.
  await holdOwners(tx, userIds)
  await forgetPasswordLinks(tx, userIds, ctx.now)
  await Promise.all([
    insertPasswordLinks(tx, links, kind, ctx.now),
    queueMails(
      tx,
      mails.map(({ link: _link, ...mail }) => mail),
      ctx.now,
    ),
  ])
  return mails.map(({ link }) => link)
}

/**
 * Sets a password with the token of a mailed link, once. The password is hashed before the transaction: nothing waits
 * for that while it holds a connection.
 */
export async function resetPassword(
  deps: SessionDeps,
  ctx: RequestContext,
  given: BodyOf<typeof resetCall>,
): Promise<void> {
  const hash = tokenHash(given.token)
  const owner = await findLinkOwner(deps.db, hash, ctx.now)
  const isOwn = owner?.isEnabled === true && owner.userName.toLowerCase() === given.id.trim().toLowerCase()
  if (isOwn) requireGoodPassword('password', given.password, owner)
  const passwordHash = isOwn
    ? await passwordWork.run(originOf(ctx.ip), async () => {
        requireOtherPassword('password', await verifyPassword(owner.passwordHash, given.password))
        return hashPassword(given.password)
      })
    : null
  // A repeat finds its link spent, and is answered here as it was before.
  await runCommand(deps, { call: 'resetPassword', actorId: null, request: given, ctx }, async (tx) => {
    if (!isOwn || passwordHash === null) throw invalidToken()
    // The account before its links and sessions, as everything does that changes it.
    if (!(await setPassword(tx, owner.userId, passwordHash))) throw invalidToken()
    if (!(await spendPasswordLink(tx, hash, ctx.now))) throw invalidToken()
    // Not the time at which the request came: tokens were given out while the password was hashed.
    await endSessions(tx, owner.userId, deps.clock(), 'password reset')
    await notifyPasswordChanged(tx, ctx, owner)
    await writeAudit(tx, {
      actor: null,
      action: 'resetPassword',
      targetType: 'user',
      targetId: owner.userId,
      leaId: owner.leaId,
      ctx,
    })
  })
}

/** Changes the own password; the answer carries on the calling session, every other one is over. */
export async function changePassword(
  deps: SessionDeps,
  ctx: RequestContext,
  actor: ApiActor,
  userId: string,
  given: BodyOf<typeof changeCall>,
): Promise<AnswerOf<typeof changeCall>> {
  if (userId !== actor.userId || given.id !== actor.userId)
    throw new ApiError('FORBIDDEN', 'You can change only your own password.')
  const command = { deps, ctx, actor }
  const { passwordHash: currentHash } = await requireOwnPassword(
    command,
    given.currentPassword,
    'currentPassword',
  )
  requireGoodPassword('newPassword', given.newPassword, actor)
  requireOtherPassword('newPassword', isSamePassword(given.currentPassword, given.newPassword))
  const passwordHash = await passwordWork.run(`account ${userId}`, () => hashPassword(given.newPassword))
  return deps.db.transaction(async (tx) => {
    // A reset that came between has ended this session; it must not be undone by whoever knew the password before.
    if (!(await setPassword(tx, userId, passwordHash, currentHash)))
      throw new ApiError('UNAUTHENTICATED', 'The session has ended.')
    await forgetPasswordLinks(tx, userId, ctx.now)
    const givenAt = ctx.sessionId === null ? null : await findPasswordGivenAt(tx, ctx.sessionId)
    const validFrom = await endSessions(tx, userId, deps.clock(), 'password change')
    // The code was not asked for: the session is as it was, for what wants both.
    const start = { ...startOf(ctx), deviceId: null, passwordGivenAt: givenAt ?? null }
    const session = await startFamily(tx, userId, start)
    await notifyPasswordChanged(tx, ctx, actor)
    await writeAudit(tx, {
      actor,
      action: 'changePassword',
      targetType: 'user',
      targetId: userId,
      leaId: actor.leaId,
      ctx,
    })
    return tokensOf(deps, actor, session, validFrom)
  })
}

/** Composed and decomposed letters are the same password. */
function isSamePassword(one: string, other: string): boolean {
  return one.normalize('NFC') === other.normalize('NFC')
}

async function notifyPasswordChanged(
  tx: Tx,
  ctx: RequestContext,
  { userId }: { userId: string },
): Promise<void> {
  await notify(tx, ctx, {
    kind: 'passwordChanged',
    key: `password-changed:${userId}:${ctx.requestId}:${ctx.now.toISOString()}`,
    leaId: null,
    userIds: [userId],
    title: 'Your password was changed',
    text: [
      'the password of your account was changed, and every session was ended.',
      'If that was not you, please contact an administrator at once.',
    ],
    link: { path: '/auth/login', words: 'Sign in here' },
  })
}

function invalidToken(): ApiError {
  return new ApiError('BAD_USER_INPUT', 'Invalid token.', { fields: { token: ['Invalid token.'] } })
}
