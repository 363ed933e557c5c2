import * as calls from '@portal/rest-contract'
import type { GatewayContext } from '../../context.js'
import type {
  DecideJustificationsInput,
  SaveJustificationInput,
  SubmitJustificationInput,
} from './justification-types.js'
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

/** Writes the justification of an agency (`PUT /api/msde/participation/{year}/{leaId}/justification`). */
export function saveJustification(
  { upstream }: Upstream,
  { year, leaId, groupSubject, ...body }: SaveJustificationInput,
) {
  return upstream.call(calls.saveJustification, {
    params: { year, leaId },
    // The system of record refuses unknown subjects.
    body: { ...body, groupSubject: groupSubject as 'ela' | undefined },
  })
}

/** Sends a justification to the state (`POST /api/msde/participation/{year}/{leaId}/justification/submission`). */
export function submitJustification(
  { upstream }: Upstream,
  { year, leaId, version }: SubmitJustificationInput,
) {
  return upstream.call(calls.submitJustification, { params: { year, leaId }, body: { version } })
}

/** Accepts or returns justifications (`POST /api/msde/participation/{year}/decisions`). */
export function decideJustifications(
  { upstream }: Upstream,
  { year, decision, reason, leaIds }: DecideJustificationsInput,
) {
  return upstream.call(calls.decideJustifications, {
    params: { year },
    body: { leaIds, decision: decision as 'Accept', reason: reason ?? '' },
  })
}
