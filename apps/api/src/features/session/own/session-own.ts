import type { AuditAction } from '@portal/domain'
import type { AnswerOf, listOwnSessions } from '@portal/rest-contract'
import type { Tx } from '../../../db/database.js'
import { ApiError } from '../../../server/api-error.js'
import type { ApiActor } from '../../../server/requests/authenticate.js'
import type { RequestContext } from '../../../server/requests/route.js'
import { writeAudit } from '../../audit-trail/audit-trail-store.js'
import { notify } from '../../notifications/notifications-notices-store.js'
import { forgetDevice, forgetDevices } from '../sign-in/session-devices-store.js'
import { ownSessions } from './session-own-read-model.js'
import { revokeOwnFamily } from '../tokens/session-refresh-store.js'
import { signOutEverywhere } from '../session-store.js'

/** Running sessions of the caller, and which of them asks. */
export function listOwn(
  tx: Tx,
  { userId }: ApiActor,
  { sessionId, now }: RequestContext,
): Promise<AnswerOf<typeof listOwnSessions>> {
  return ownSessions(tx, { userId, sessionId, now })
}

/** Ends one session of the caller. NOT_FOUND for another person's. */
export async function endOne(tx: Tx, ctx: RequestContext, actor: ApiActor, id: string): Promise<void> {
  if (!(await revokeOwnFamily(tx, { id, userId: actor.userId, now: ctx.now })))
    throw new ApiError('NOT_FOUND', 'There is no such session.')
  await record(tx, ctx, actor, 'endOwnSession')
}

/** Ends all sessions of the caller and says so by mail. */
export async function endAll(tx: Tx, ctx: RequestContext, actor: ApiActor): Promise<void> {
  await signOutEverywhere(tx, actor.userId, ctx.now, 'signed out everywhere')
  await record(tx, ctx, actor, 'signOutEverywhere')
  await notifyOwner(tx, ctx, actor, {
    title: 'You were signed out everywhere',
    text: 'every session of your account was ended, as was asked for in the portal.',
  })
}

/** Trusts a device of the caller no more. NOT_FOUND for another person's. */
export async function forgetOne(tx: Tx, ctx: RequestContext, actor: ApiActor, id: string): Promise<void> {
  if (!(await forgetDevice(tx, actor.userId, id))) throw new ApiError('NOT_FOUND', 'There is no such device.')
  await record(tx, ctx, actor, 'forgetOwnDevice')
}

/** Trusts no device of the caller any more and says so by mail; nothing where none was trusted. */
export async function forgetAll(tx: Tx, ctx: RequestContext, actor: ApiActor): Promise<void> {
  if ((await forgetDevices(tx, actor.userId)) === 0) return
  await record(tx, ctx, actor, 'forgetOwnDevices')
  await notifyOwner(tx, ctx, actor, {
    title: 'Your trusted devices were forgotten',
    text: 'no device is trusted any more, as was asked for in the portal: each sign-in needs a security code.',
  })
}

async function record(tx: Tx, ctx: RequestContext, actor: ApiActor, action: AuditAction): Promise<void> {
  const { userId, leaId } = actor
  await writeAudit(tx, { actor, action, targetType: 'user', targetId: userId, leaId, ctx })
}

/** The person hears of it outside the portal: somebody else may sit at one of the sessions. */
async function notifyOwner(
  tx: Tx,
  ctx: RequestContext,
  { userId }: ApiActor,
  { title, text }: { title: string; text: string },
): Promise<void> {
  await notify(tx, ctx, {
    kind: 'sessionsEnded',
    key: `sessions-ended:${userId}:${ctx.requestId}:${ctx.now.toISOString()}`,
    leaId: null,
    userIds: [userId],
    title,
    text: [text, 'If that was not you, change your password and contact an administrator at once.'],
    link: { path: '/auth/login', words: 'Sign in here' },
  })
}
