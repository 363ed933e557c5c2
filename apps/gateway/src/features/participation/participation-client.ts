import * as calls from '@portal/rest-contract'
import type { GatewayContext } from '../../context.js'
import type { SaveParticipationRatesInput } from './participation-types.js'

type Upstream = Pick<GatewayContext, 'upstream'>

/** Participation of a year, of the agencies that the caller sees (`GET /api/msde/participation/{year}`). */
export function readParticipation({ upstream }: Upstream, year: number) {
  return upstream.call(calls.listParticipation, { params: { year } })
}

/** Participation of one agency in a year (`GET /api/msde/participation/{year}/{leaId}`). */
export function readAgencyParticipation({ upstream }: Upstream, params: { year: number; leaId: number }) {
  return upstream.call(calls.getParticipation, { params })
}

/** Enters the numbers of an agency (`PUT /api/msde/participation/{year}/{leaId}`). */
export function saveRates({ upstream }: Upstream, { year, leaId, ...body }: SaveParticipationRatesInput) {
  return upstream.call(calls.saveParticipationRates, { params: { year, leaId }, body })
}
