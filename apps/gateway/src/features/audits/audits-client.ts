import {
  createAudits,
  getAuditProng,
  listAudits,
  notifyOfAudit,
  previewAudits,
  setAuditStatus,
} from '@portal/rest-contract'
import type { GatewayContext } from '../../context.js'
import type { CreateAuditsInput, NotifyOfAuditInput, SetAuditStatusInput } from './audits-types.js'

type Upstream = Pick<GatewayContext, 'upstream'>

/** Audits of one kind of many agencies in one year (`POST /api/msde/{typeKey}/dashboard/lealist/{year}`). */
export function readAudits({ upstream }: Upstream, typeKey: string, year: number, leaIds: number[]) {
  return upstream.call(listAudits, { params: { typeKey, year }, body: leaIds })
}

/** One prong with its audit, and the steps that the caller may take (`GET /api/msde/{typeKey}/prong/{id}`). */
export function readProng({ upstream }: Upstream, typeKey: string, id: number) {
  return upstream.call(getAuditProng, { params: { typeKey, id } })
}

/**
 * The audits that creating would make, with the letters of notification; changes nothing (`POST
 * /api/msde/{typeKey}/audits/preview`).
 */
export function preview({ upstream }: Upstream, { typeKey, ...body }: CreateAuditsInput) {
  return upstream.call(previewAudits, { params: { typeKey }, body: bodyOf(body) })
}

/** Creates an audit for each agency and part, all or none (`POST /api/msde/{typeKey}/audits`). */
export function create({ upstream }: Upstream, { typeKey, ...body }: CreateAuditsInput) {
  return upstream.call(createAudits, { params: { typeKey }, body: bodyOf(body) })
}

function bodyOf({ reasonText, ...body }: Omit<CreateAuditsInput, 'typeKey'>) {
  return { ...body, reasonText: reasonText ?? '' }
}

/**
 * Sends the letter with which an audit begins to the agency (`GET /api/msde/{typeKey}/lea-
 * notification/{leaId}/{id}/{userId}/{part}/{year}`).
 */
export function sendNotification({ upstream }: Upstream, params: NotifyOfAuditInput) {
  return upstream.call(notifyOfAudit, { params })
}

/** Moves a prong to another status (`POST /api/msde/{typeKey}/audit/status/{prongId}/{status}`). */
export function setStatus(
  { upstream }: Upstream,
  { typeKey, prongId, status, reason, version }: SetAuditStatusInput,
) {
  return upstream.call(setAuditStatus, {
    params: { typeKey, prongId, status },
    body: { version, reason: reason ?? undefined },
  })
}
