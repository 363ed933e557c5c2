import type { AnswerOf, token } from '@portal/rest-contract'
import type { Tx } from '../../../db/database.js'
import { ApiError } from '../../../server/api-error.js'
import { disabledMessage } from '../../../server/requests/authenticate.js'
import type { RequestContext } from '../../../server/requests/route.js'
import { loadAccount } from '../../accounts/accounts-read-model.js'
import { recordedChange, writeAudit } from '../../audit-trail/audit-trail-store.js'
import { successorOf, tokenHash } from '../session-crypto.js'
import type { SessionDeps } from '../session-deps.js'
import { predecessorGraceSeconds } from '../sign-in/session-limits.js'
import {
  findRefreshToken,
  lockFamilyOf,
  revokeFamily,
  rotate,
  type RefreshToken,
} from './session-refresh-store.js'
import { tokensOf } from './session-tokens.js'

type TokenAnswer = AnswerOf<typeof token>

/**
 * Gives out the successor of a refresh token. A repeat gets the same successor: within ten seconds, or at any time
 * with the Idempotency-Key of the first request while the successor is unused. Any other repeat is a replay: somebody
 * else holds the token too, so the whole family ends.
 */
export async function refreshSession(
  deps: SessionDeps,
  ctx: RequestContext,
  presented: string,
): Promise<TokenAnswer> {
  const outcome = await recordedChange(deps.database, (tx) => decide(deps, tx, ctx, presented))
  // Thrown outside: the end of a family must be committed although the request is refused.
  if (outcome instanceof ApiError) throw outcome
  return outcome
}

async function decide(
  deps: SessionDeps,
  tx: Tx,
  ctx: RequestContext,
  presented: string,
): Promise<TokenAnswer | ApiError> {
  const refused = new ApiError('UNAUTHENTICATED', 'The session has expired.')
  const found = await lockFamilyOf(tx, tokenHash(presented))
  if (!found) return refused
  const account = await loadAccount(tx, found.family.userId)
  if (!account || !account.isEnabled) return new ApiError('UNAUTHENTICATED', disabledMessage)
  if (found.family.revokedAt !== null || found.token.expiresAt <= ctx.now) return refused

  const successor = successorOf(deps.keys, presented)
  if (found.token.rotatedAt === null) {
    await rotate(tx, found.token, tokenHash(successor), {
      now: ctx.now,
      ip: ctx.ip,
      rotationKey: ctx.idempotencyKey,
    })
  } else {
    const next = await findRefreshToken(tx, tokenHash(successor))
    if (!next || !isHonestRepeat(found.token, next, ctx)) {
      await revokeFamily(tx, found.family.id, ctx.now, 'replay')
      await writeAudit(tx, {
        actor: account,
        action: 'endReplayedSession',
        targetType: 'user',
        targetId: account.userId,
        leaId: account.leaId,
        ctx,
      })
      ctx.log.warn({ userId: account.userId }, 'a refresh token was replayed; its family is revoked')
      return refused
    }
  }
  return tokensOf(deps, account, { sessionId: found.family.id, refreshToken: successor }, ctx.now)
}

function isHonestRepeat(token: RefreshToken, successor: RefreshToken, ctx: RequestContext): boolean {
  if (token.rotatedAt === null || successor.rotatedAt !== null) return false
  const age = ctx.now.getTime() - token.rotatedAt.getTime()
  const sameRequest = ctx.idempotencyKey !== null && ctx.idempotencyKey === token.rotationKey
  return age <= predecessorGraceSeconds * 1000 || sameRequest
}

/** Signs out: ends the family of a refresh token. An unknown token is no error (RFC 7009). */
export async function revokeSession(
  deps: SessionDeps,
  ctx: RequestContext,
  presented: string,
): Promise<void> {
  await recordedChange(deps.database, async (tx) => {
    const found = await lockFamilyOf(tx, tokenHash(presented))
    if (!found || found.family.revokedAt !== null) return
    const [, account] = await Promise.all([
      revokeFamily(tx, found.family.id, ctx.now, 'signed out'),
      loadAccount(tx, found.family.userId),
    ])
    await writeAudit(tx, {
      actor: account,
      action: 'signOut',
      targetType: 'user',
      targetId: found.family.userId,
      leaId: account?.leaId ?? null,
      ctx,
    })
  })
}
