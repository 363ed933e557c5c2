import { isPasswordRecent, passwordWanted } from '@portal/domain'
import type { Database } from '../../../db/database.js'
import { ApiError } from '../../../server/api-error.js'
import type { ApiActor } from '../../../server/requests/authenticate.js'
import type { ApiConfig } from '../../../server/config.js'
import type { RequestContext } from '../../../server/requests/route.js'
import { findPasswordGivenAt } from './session-confirmation-store.js'

/** Name of the field that a refusal carries when the password is wanted again; no call takes it. */
const wantedField = 'currentPassword'

/**
 * Refuses a person who has not given the password in the last ten minutes: whoever finds a session open may do the work of its
 * person, but not take the account over. Clients of other systems have no password to give.
 */
export async function insistOnRecentPassword(
  db: Database,
  actor: Pick<ApiActor, 'client'>,
  ctx: Pick<RequestContext, 'sessionId' | 'now'>,
  { recentPasswordSeconds }: Pick<ApiConfig, 'recentPasswordSeconds'>,
): Promise<void> {
  if (actor.client) return
  const givenAt = ctx.sessionId === null ? undefined : await findPasswordGivenAt(db, ctx.sessionId)
  if (givenAt === undefined) throw new ApiError('UNAUTHENTICATED', 'The session has ended.')
  if (!isPasswordRecent(givenAt, ctx.now, recentPasswordSeconds))
    throw new ApiError('FORBIDDEN', passwordWanted, { fields: { [wantedField]: [passwordWanted] } })
}

/** Whether a refusal only asks for the password: nobody tried what they may not do. */
export function asksForPassword(error: ApiError): boolean {
  return error.code === 'FORBIDDEN' && error.fields?.[wantedField] !== undefined
}
