import type { AnswerOf, clientGrant, token } from '@portal/rest-contract'
import type { z } from 'zod'
import { ApiError } from '../../../server/api-error.js'
import type { RequestContext } from '../../../server/requests/route.js'
import { loadClientAccount, type ClientAccount } from '../../accounts/clients/accounts-clients-read-model.js'
import { writeAudit } from '../../audit-trail/audit-trail-store.js'
import { noteClientUse } from './session-clients-store.js'
import { clientSecretHash, sameHash } from '../session-crypto.js'
import type { SessionDeps } from '../session-deps.js'
import { requirePoint, takePoint, tooManyRequests } from '../sign-in/session-rate-limit-store.js'

/** Refused sign-ins of clients from one address, and tokens of one client: far more than an honest client needs. */
const mostRefusalsInAQuarter = 20
const mostTokensAMinute = 60

/**
 * Signs a client of another system in (RFC 6749 section 4.4). The same answer for an unknown client, a wrong secret, a
 * revoked and an expired client.
 */
export async function signInClient(
  deps: SessionDeps,
  ctx: RequestContext,
  given: z.infer<typeof clientGrant>,
): Promise<AnswerOf<typeof token>> {
  const client = await loadClientAccount(deps.db, given.client_id, ctx.now)
  const presented = clientSecretHash(deps.keys, given.client_id, given.client_secret)
  if (!client || !isSecretOf(client, presented, ctx.now)) throw await refused(deps, ctx)
  const limit = { key: `client tokens ${client.userId}`, most: mostTokensAMinute, windowSeconds: 60 }
  await requirePoint(deps.db, limit, ctx.now)

  const wanted = given.scope?.split(' ').filter(Boolean) ?? []
  const scopes = wanted.length === 0 ? client.client.scopes : wanted
  const lacked = scopes.filter((scope) => !client.client.scopes.includes(scope))
  if (lacked.length > 0)
    throw new ApiError('BAD_USER_INPUT', `This client lacks the scope ${lacked.join(', ')}.`, {
      fields: { scope: ['This client lacks it.'] },
    })

  await noteClientUse(deps.db, client.userId, ctx.ip, ctx.now)
  await deps.db.transaction((tx) =>
    writeAudit(tx, {
      actor: client,
      action: 'signInClient',
      targetType: 'client',
      targetId: client.userId,
      after: { scopes },
      ctx,
    }),
  )
  return {
    accessToken: deps.accessTokens.signClient(client, scopes, ctx.now),
    expiresIn: deps.accessTokens.lifeSeconds,
    mfaPassed: true,
    scope: scopes.join(' '),
  }
}

/** Either secret while two are good; both are compared, so that the time reveals nothing. */
function isSecretOf(client: ClientAccount, presented: string, now: Date): boolean {
  const overlaps = client.previousSecretUntil !== null && client.previousSecretUntil > now
  const isCurrent = sameHash(presented, client.secretHash)
  const isPrevious = sameHash(presented, client.previousSecretHash ?? client.secretHash)
  return isCurrent || (overlaps && client.previousSecretHash !== null && isPrevious)
}

async function refused(deps: SessionDeps, ctx: RequestContext): Promise<ApiError> {
  const key = `client refusals ${ctx.ip}`
  const over = await takePoint(deps.db, { key, most: mostRefusalsInAQuarter, windowSeconds: 900 }, ctx.now)
  return over
    ? tooManyRequests(over.retryAfterSeconds)
    : new ApiError('UNAUTHENTICATED', 'The client was not accepted.')
}
