import type { DayCalendar } from '@portal/domain'
import type { Tx } from '../../db/database.js'
import type { publishedReports } from '../../db/schema/index.js'
import { ApiError } from '../../server/api-error.js'
import type { ApiActor } from '../../server/requests/authenticate.js'
import type { RequestContext } from '../../server/requests/route.js'
import type { Change } from './findings-store.js'

/** What every use case of this feature works with: its transaction, the person, and the request. */
export interface FindingCommand {
  tx: Tx
  actor: ApiActor
  ctx: RequestContext
}

/** What this feature asks of the library of reports; features.ts hands it over. */
export interface LettersPort {
  publish(
    tx: Tx,
    report: Omit<
      typeof publishedReports.$inferInsert,
      'id' | 'state' | 'acknowledgedBy' | 'acknowledgedOn' | 'version' | 'changedBy' | 'changedOn'
    >,
  ): Promise<number>
}

/** What acts of the state need beside the record: which days count, and where letters are kept. */
export interface FindingOffice {
  calendar: DayCalendar
  letters: LettersPort
}

/** A finding that is missing and one that is not for the caller's eyes are refused alike. */
export function findingFound<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new ApiError('NOT_FOUND', 'This finding does not exist.')
  return value
}

/** The person and the time, for the changed rows. */
export function changeOf({ actor, ctx }: Pick<FindingCommand, 'actor' | 'ctx'>): Change {
  return { by: actor.userId, on: ctx.now }
}
