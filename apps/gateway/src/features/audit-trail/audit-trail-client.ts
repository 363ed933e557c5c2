import { getAuditFilters, getRecordHistory, listAuditEvents } from '@portal/rest-contract'
import type { GatewayContext } from '../../context.js'
import { pageQueryOf } from '../../upstream/page-query.js'
import type { PageArgs } from '../shared/shared-types.js'
import type { AuditFilterInput, AuditOrder, RecordHistoryFilterInput } from './audit-trail-types.js'

type Upstream = Pick<GatewayContext, 'upstream'>

/** The record of what happened, newest first, by page (`GET /api/audit-trail`). */
export function readEvents(
  { upstream }: Upstream,
  page: PageArgs,
  filter: AuditFilterInput | null | undefined,
  order: keyof typeof AuditOrder,
) {
  return upstream.call(listAuditEvents, { query: { ...pageQueryOf(page), ...queryOf(filter), order } })
}

/** What the trail can be filtered by: actions and kinds of records that occur in it (`GET /api/audit-trail/filters`). */
export function readFilters({ upstream }: Upstream) {
  return upstream.call(getAuditFilters, {})
}

/** History of one record, newest first, for its History tab (`GET /api/audit-trail/records/{targetType}/{targetId}`). */
export function readHistory(
  { upstream }: Upstream,
  params: { targetType: string; targetId: string },
  page: PageArgs,
  filter: RecordHistoryFilterInput | null | undefined,
) {
  const { kind, from, to } = filter ?? {}
  const narrowed = { kind: kind || undefined, from: from ?? undefined, to: to ?? undefined }
  return upstream.call(getRecordHistory, { params, query: { ...pageQueryOf(page), ...narrowed } })
}

function queryOf(filter: AuditFilterInput | null | undefined) {
  const { q, actorId, action, targetType, targetId, leaId, year, from, to } = filter ?? {}
  return {
    q: q || undefined,
    actorId: actorId || undefined,
    action: action || undefined,
    targetType: targetType || undefined,
    targetId: targetId || undefined,
    leaId: leaId ?? undefined,
    year: year ?? undefined,
    from: from ?? undefined,
    to: to ?? undefined,
  }
}
