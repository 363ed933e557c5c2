import { getCohort, listCohorts, saveCohort } from '@portal/rest-contract'
import type { GatewayContext } from '../../context.js'
import type { SaveCohortInput } from './cohorts-types.js'

type Upstream = Pick<GatewayContext, 'upstream'>

export function readCohorts({ upstream }: Upstream, year: number) {
  return upstream.call(listCohorts, { query: { year } })
}

export function readCohort({ upstream }: Upstream, userId: string, year: number) {
  return upstream.call(getCohort, { params: { userId }, query: { year } })
}

export function save({ upstream }: Upstream, { userId, ...body }: SaveCohortInput) {
  return upstream.call(saveCohort, { params: { userId }, body })
}
