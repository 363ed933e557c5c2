import { loadClientAccount } from '../../features/accounts/clients/accounts-clients-read-model.js'
import { noteClientUse } from '../../features/session/tokens/session-clients-store.js'
import type { Account } from '../../features/accounts/accounts-read-model.js'
import { requirePoint } from '../../features/session/sign-in/session-rate-limit-store.js'
import { ApiError } from '../api-error.js'
import type { ApiDeps } from '../deps.js'

/** The person or client behind a request, as the database knows them now; nothing but ids is taken from the token. */
export type ApiActor = Account

/** When a request came, and from where. */
interface Moment {
  ip: string
  now: Date
}

/** Message of every refused disabled account after sign-in; clients look for 'been disabled'. */
export const disabledMessage = 'The account has been disabled.'

/** Reads the bearer token and loads its user. Refuses what is expired, revoked, disabled or deleted. */
export async function authenticate(
  deps: ApiDeps,
  authorization: string | undefined,
  ctx: Moment,
): Promise<ApiActor> {
  const claims = claimsOf(deps, authorization, ctx)
  if (!claims) throw new ApiError('UNAUTHENTICATED', 'Please sign in.')
  if (claims.scopes) return authenticateClient(deps, { ...claims, scopes: claims.scopes }, ctx)
  const account = await deps.accounts.load(deps.db, claims.userId)
  if (!account || !account.isEnabled) throw new ApiError('UNAUTHENTICATED', disabledMessage)
  if (!isOpen(account, claims)) throw sessionEnded()
  return account
}

/** Whether the session of a token goes on: it was not signed out, replayed, or ended with all others of the account. */
function isOpen(account: Account, claims: { issuedAt: Date; sessionId?: string }): boolean {
  return (
    claims.issuedAt >= account.tokensValidAfter &&
    (claims.sessionId === undefined || !account.endedSessions.includes(claims.sessionId))
  )
}

/** The refusal of a token whose session is over. */
export function sessionEnded(): ApiError {
  return new ApiError('UNAUTHENTICATED', 'The session has ended.')
}

/**
 * The cached account of a request, if it may still sign in; null when there is none. Only for transactions that confirm it
 * themselves, which saves them a round trip.
 */
export function assumedActor(deps: ApiDeps, authorization: string | undefined, ctx: Moment): ApiActor | null {
  const claims = claimsOf(deps, authorization, ctx)
  if (!claims || claims.scopes) return null
  const account = deps.accounts.assume(claims.userId)
  return account?.isEnabled && isOpen(account, claims) ? account : null
}

/** The session that a token belongs to; null for clients and for what is no good token. */
export function sessionOf(deps: ApiDeps, authorization: string | undefined, now: Date): string | null {
  return claimsOf(deps, authorization, { now })?.sessionId ?? null
}

function claimsOf(deps: ApiDeps, authorization: string | undefined, { now }: Pick<Moment, 'now'>) {
  const token = /^Bearer (.+)$/i.exec(authorization ?? '')?.[1]
  return token ? deps.accessTokens.read(token, now) : null
}

/** A client is looked up anew for each call, so revoking it and changing its rights hold at once. */
async function authenticateClient(
  deps: ApiDeps,
  claims: { userId: string; issuedAt: Date; scopes: readonly string[] },
  { ip, now }: Moment,
): Promise<ApiActor> {
  const client = await loadClientAccount(deps.db, claims.userId, now, claims.scopes)
  if (!client || claims.issuedAt < client.tokensValidAfter)
    throw new ApiError('UNAUTHENTICATED', 'This client has expired or was revoked.')
  const most = client.requestsPerMinute
  await requirePoint(deps.db, { key: `client ${client.userId}`, most, windowSeconds: 60 }, now)
  await noteClientUse(deps.db, client.userId, ip, now)
  return client
}
