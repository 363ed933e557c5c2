import { getCohort, listCohorts, saveCohort } from '@portal/rest-contract'
import type { GatewayContext } from '../../context.js'
import type { SaveCohortInput } from './cohorts-types.js'

type Upstream = Pick<GatewayContext, 'upstream'>

/** Who answers for which agencies in one year: every state monitor, by name (`GET /api/msde/self-assessment/cohorts`). */
export function readCohorts({ upstream }: Upstream, year: number) {
  return upstream.call(listCohorts, { query: { year } })
}

/** The agencies that one state monitor answers for in one year (`GET /api/msde/self-assessment/cohorts/{userId}`). */
export function readCohort({ upstream }: Upstream, userId: string, year: number) {
  return upstream.call(getCohort, { params: { userId }, query: { year } })
}

/** Says which agencies a state monitor answers for in one year (`POST /api/msde/self-assessment/cohorts/{userId}`). */
export function save({ upstream }: Upstream, { userId, ...body }: SaveCohortInput) {
  return upstream.call(saveCohort, { params: { userId }, body })
}
