import {
  acknowledgeReport,
  getMonitoringHistory,
  getPublishedReport,
  getSelfAssessmentDocument,
  listPublishedReports,
  resendReport,
  withdrawReport,
  type ParamsOf,
} from '@portal/rest-contract'
import type { GatewayContext } from '../../context.js'
import type {
  AcknowledgeReportInput,
  PublishedReportFilter,
  ResendReportInput,
  WithdrawReportInput,
} from './reports-types.js'

type Upstream = Pick<GatewayContext, 'upstream'>

/** Absent filters are left out; unknown values are refused by the API. */
export function readReports(
  { upstream }: Upstream,
  {
    page,
    pageSize,
    filter,
    sort,
  }: { page: number; pageSize: number; filter: PublishedReportFilter | null; sort: string | null },
) {
  const filters = Object.fromEntries(
    Object.entries(filter ?? {}).filter(([, value]) => value !== null && value !== undefined && value !== ''),
  )
  return upstream.call(listPublishedReports, {
    query: { page, pageSize, ...filters, sort: sort || undefined },
  })
}

/** One report as it was issued (`GET /api/msde/reports/{id}`). */
export function readReport({ upstream }: Upstream, id: number) {
  return upstream.call(getPublishedReport, { params: { id } })
}

/**
 * A report that is generated on request: yearly, detailed, summary or comparison (`GET /api/msde/self-
 * assessment/{id}/document/{kind}`).
 */
export function readDocument({ upstream }: Upstream, id: number, kind: string) {
  const params = { id, kind } as ParamsOf<typeof getSelfAssessmentDocument>
  return upstream.call(getSelfAssessmentDocument, { params })
}

/** 'I have received this report.', by a local administrator (`POST /api/msde/reports/{id}/acknowledgement`). */
export function acknowledge({ upstream }: Upstream, { id, version }: AcknowledgeReportInput) {
  return upstream.call(acknowledgeReport, { params: { id }, body: { version } })
}

/** Tells the readers of a report again that it is there (`POST /api/msde/reports/{id}/notice`). */
export function resend({ upstream }: Upstream, { id, version }: ResendReportInput) {
  return upstream.call(resendReport, { params: { id }, body: { version } })
}

/** Takes a report out of the library of the agency; the state keeps it (`POST /api/msde/reports/{id}/withdrawal`). */
export function withdraw({ upstream }: Upstream, { id, reason, version }: WithdrawReportInput) {
  return upstream.call(withdrawReport, { params: { id }, body: { reason, version } })
}

/** Monitoring of agencies in six years (`GET /api/msde/reports/monitoring-history`). */
export function readMonitoringHistory({ upstream }: Upstream, year: number | undefined) {
  return upstream.call(getMonitoringHistory, { query: { year } })
}
