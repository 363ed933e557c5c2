import type { Tx } from '../../db/database.js'
import { ApiError } from '../../server/api-error.js'
import type { ApiActor } from '../../server/requests/authenticate.js'
import type { RequestContext } from '../../server/requests/route.js'
import type { SignIns } from './accounts-sign-in.js'

/** What every use case of this feature works with: its transaction, the person, and the request. */
export interface Command {
  tx: Tx
  actor: ApiActor
  ctx: RequestContext
  signIns: SignIns
}

/** A user who is missing and one out of sight are refused alike. */
export function userOr404<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new ApiError('NOT_FOUND', 'This user does not exist.')
  return value
}
