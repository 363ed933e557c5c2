import { loadAccount, type Account } from '../features/accounts/accounts-read-model.js'
import { ApiError } from './api-error.js'
import type { ApiDeps } from './deps.js'

/** The person behind a request, as the database knows them now; nothing but the id is taken from the token. */
export type ApiActor = Account

/** Message of every refused disabled account after sign-in; clients look for 'been disabled'. */
export const disabledMessage = 'The account has been disabled.'

/** Reads the bearer token and loads its user. Refuses what is expired, revoked, disabled or deleted. */
export async function authenticate(deps: ApiDeps, authorization: string | undefined): Promise<ApiActor> {
  const token = /^Bearer (.+)$/i.exec(authorization ?? '')?.[1]
  const claims = token ? deps.accessTokens.read(token, deps.clock()) : null
  if (!claims) throw new ApiError('UNAUTHENTICATED', 'Please sign in.')
  const account = await loadAccount(deps.db, claims.userId)
  if (!account || !account.isEnabled) throw new ApiError('UNAUTHENTICATED', disabledMessage)
  if (claims.issuedAt < account.tokensValidAfter)
    throw new ApiError('UNAUTHENTICATED', 'The session has ended.')
  return account
}
