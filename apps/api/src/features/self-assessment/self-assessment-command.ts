import type { Tx } from '../../db/database.js'
import { ApiError } from '../../server/api-error.js'
import type { ApiActor } from '../../server/requests/authenticate.js'
import type { RequestContext } from '../../server/requests/route.js'
import type { Change } from './self-assessment-store.js'

/** What every use case of this feature works with: its transaction, the person, and the request. */
export interface Command {
  tx: Tx
  actor: ApiActor
  ctx: RequestContext
}

/** The person and the time, for the changed rows. */
export function changeOf({ actor, ctx }: Pick<Command, 'actor' | 'ctx'>): Change {
  return { by: actor.userId, on: ctx.now }
}

/** A record that is missing and one that is not for the caller's eyes are refused alike. */
export function foundOr404<T>(value: T | null | undefined): T {
  if (value === null || value === undefined)
    throw new ApiError('NOT_FOUND', 'This self-assessment does not exist.')
  return value
}
