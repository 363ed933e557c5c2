import type { AnnualDecision } from '@portal/domain'
import * as calls from '@portal/rest-contract'
import type { GatewayContext } from '../../../context.js'
import type {
  AnnualReportInput,
  CertifyAnnualReportInput,
  DecideAnnualReportsInput,
  SaveAnnualReportInput,
} from './annual-inputs.js'

type Upstream = Pick<GatewayContext, 'upstream'>
interface Place {
  year: number
  leaId: number
}

/** Annual reports of a year, of the agencies that the caller sees (`GET /api/annual-incident-reports/{year}`). */
export function readReports({ upstream }: Upstream, year: number) {
  return upstream.call(calls.listAnnualReports, { params: { year } })
}

/** The report of one agency (`GET /api/annual-incident-reports/{year}/{leaId}`). */
export function readReport({ upstream }: Upstream, { year, leaId }: Place) {
  return upstream.call(calls.getAnnualReport, { params: { year, leaId } })
}

/** Totals by agency and kind (`GET /api/published-incidents/{year}`). */
export function readPublished({ upstream }: Upstream, year: number, all: boolean) {
  return upstream.call(calls.getPublishedIncidents, {
    params: { year },
    query: { all: all ? 'true' : 'false' },
  })
}

/** Enters figures (`PUT /api/annual-incident-reports/{year}/{leaId}`). */
export function saveReport({ upstream }: Upstream, { year, leaId, ...body }: SaveAnnualReportInput) {
  return upstream.call(calls.saveAnnualReport, { params: { year, leaId }, body })
}

/** Takes figures from the register (`POST /api/annual-incident-reports/{year}/{leaId}/roll-up`). */
export function rollUp({ upstream }: Upstream, { year, leaId, version }: AnnualReportInput) {
  return upstream.call(calls.rollUpAnnualReport, { params: { year, leaId }, body: { version } })
}

/** Certifies a report (`POST /api/annual-incident-reports/{year}/{leaId}/certification`). */
export function certify({ upstream }: Upstream, { year, leaId, ...body }: CertifyAnnualReportInput) {
  return upstream.call(calls.certifyAnnualReport, { params: { year, leaId }, body })
}

/** Accepts or returns reports (`POST /api/annual-incident-reports/{year}/decisions`). */
export function decide({ upstream }: Upstream, { year, leaIds, decision, reason }: DecideAnnualReportsInput) {
  return upstream.call(calls.decideAnnualReports, {
    params: { year },
    // The system of record refuses unknown ones.
    body: { leaIds, decision: decision as AnnualDecision, reason: reason ?? '' },
  })
}
