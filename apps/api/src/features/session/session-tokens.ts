import type { AnswerOf, token } from '@portal/rest-contract'
import type { Tx } from '../../db/database.js'
import type { RequestContext } from '../../server/route.js'
import type { Account } from '../accounts/accounts-read-model.js'
import { writeAudit } from '../audit-trail/audit-trail-store.js'
import type { SessionDeps } from './session-deps.js'
import { refreshLifeSeconds } from './session-limits.js'
import { startFamily } from './session-refresh-store.js'
import { noteSignIn } from './session-store.js'

type TokenAnswer = AnswerOf<typeof token>

/** The answer that signs somebody in or carries a session on. */
export function tokensOf(
  deps: SessionDeps,
  account: Account,
  refreshToken: string,
  issuedAt: Date,
): TokenAnswer {
  return {
    accessToken: deps.accessTokens.sign(account, issuedAt),
    refreshToken,
    expiresIn: deps.accessTokens.lifeSeconds,
    refreshExpiresIn: refreshLifeSeconds,
    id: account.userId,
    leaId: account.leaId,
    mfaPassed: true,
  }
}

/** Starts a session after every step of signing in was passed. */
export async function startSession(
  deps: SessionDeps,
  tx: Tx,
  account: Account,
  ctx: RequestContext,
  how: 'code' | 'trusted device' | 'password',
): Promise<TokenAnswer> {
  const refreshToken = await startFamily(tx, account.userId, ctx.now)
  await noteSignIn(tx, account.userId, ctx.now)
  await writeAudit(tx, {
    actor: account,
    action: 'signIn',
    targetType: 'user',
    targetId: account.userId,
    leaId: account.leaId,
    after: { secondStep: how },
    ctx,
  })
  return tokensOf(deps, account, refreshToken, ctx.now)
}
