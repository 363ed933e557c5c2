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

export function readAudits({ upstream }: Upstream, typeKey: string, year: number, leaIds: number[]) {
  return upstream.call(listAudits, { params: { typeKey, year }, body: leaIds })
}

export function readProng({ upstream }: Upstream, typeKey: string, id: number) {
  return upstream.call(getAuditProng, { params: { typeKey, id } })
}

export function preview({ upstream }: Upstream, { typeKey, ...body }: CreateAuditsInput) {
  return upstream.call(previewAudits, { params: { typeKey }, body: bodyOf(body) })
}

export function create({ upstream }: Upstream, { typeKey, ...body }: CreateAuditsInput) {
  return upstream.call(createAudits, { params: { typeKey }, body: bodyOf(body) })
}

function bodyOf({ reasonText, ...body }: Omit<CreateAuditsInput, 'typeKey'>) {
  return { ...body, reasonText: reasonText ?? '' }
}

export function sendNotification({ upstream }: Upstream, params: NotifyOfAuditInput) {
  return upstream.call(notifyOfAudit, { params })
}

export function setStatus(
  { upstream }: Upstream,
  { typeKey, prongId, status, reason, version }: SetAuditStatusInput,
) {
  return upstream.call(setAuditStatus, {
    params: { typeKey, prongId, status },
    body: { version, reason: reason ?? undefined },
  })
}
