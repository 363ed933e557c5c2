import type { Tx } from '../../db/database.js'
import { loadAccount } from '../../features/accounts/accounts-read-model.js'
import { ApiError } from '../api-error.js'
import { disabledMessage, sessionEnded, type ApiActor } from './authenticate.js'
import type { RequestContext } from './route.js'

/** The person as they are at the end of an upload, which may take long: disabled, moved or signed out meanwhile. */
export async function stillActor(tx: Tx, before: ApiActor, { sessionId }: RequestContext): Promise<ApiActor> {
  const account = await loadAccount(tx, before.userId)
  if (!account?.isEnabled) throw new ApiError('UNAUTHENTICATED', disabledMessage)
  const isOver = sessionId !== null && account.endedSessions.includes(sessionId)
  if (isOver || account.tokensValidAfter > before.tokensValidAfter) throw sessionEnded()
  return account
}
