import { canReadReports } from '@portal/domain'
import type { ApiDeps } from '../../server/deps.js'
import { ApiError } from '../../server/api-error.js'
import { insist } from '../../server/verdicts.js'
import { heavyRoute, route, streamRoute, type Route } from '../../server/requests/route.js'
import { sendReport } from '../../server/files/send-report.js'
import { sendTable } from '../../server/files/send-table.js'
import { makeDocument, makeSummary } from '../self-assessment/reports/self-assessment-documents-read-model.js'
import { findSelfAssessment } from '../self-assessment/self-assessment-read-model.js'
import { exportedReports } from './reports-export-service.js'
import { sendReportFile, uploadReport, type ReportFilePort } from './reports-files-service.js'
import { findAuditOfReport } from '../audits/standing/audits-letters-read-model.js'
import { readMonitoringHistory } from './reports-monitoring-read-model.js'
import { findReport, listReports } from './reports-read-model.js'
import { sendReportsZip } from './reports-zip-service.js'
import * as calls from '@portal/rest-contract'
import * as service from './reports-service.js'

const read = { transaction: 'read' } as const
const write = { transaction: 'write' } as const
const { reportFound } = service

/** The library of issued reports, and the reports that are made when they are asked for. */
export function reportsRoutes(deps: ApiDeps, files: ReportFilePort): Route[] {
  const context = { deps, files }
  return [
    route(calls.listPublishedReports, read, ({ tx, actor, query }) => {
      insist(canReadReports(actor))
      return listReports(tx, actor, query)
    }),
    route(calls.getMonitoringHistory, read, ({ tx, actor, query }) => {
      insist(canReadReports(actor))
      return readMonitoringHistory(tx, actor, query.year)
    }),
    route(calls.getPublishedReport, read, async ({ tx, actor, params }) => {
      const { answer, document } = reportFound(await findReport(tx, actor, params.id))
      return { ...answer, document, audit: await findAuditOfReport(tx, params.id) }
    }),
    route(calls.acknowledgeReport, write, ({ params, body, ...command }) =>
      service.acknowledgeReport(command, params.id, body),
    ),
    route(calls.withdrawReport, write, ({ params, body, ...command }) =>
      service.withdrawReport(command, params.id, body),
    ),
    route(calls.resendReport, write, ({ params, body, ...command }) =>
      service.resendReport(command, params.id, body),
    ),
    streamRoute(calls.uploadReport, ({ req, actor, ctx }) => uploadReport(context, { actor, ctx }, req)),
    streamRoute(calls.downloadReportFile, async ({ params, actor, ctx, req, res }) => {
      await sendReportFile(context, { actor, ctx }, { req, res }, params.id)
      return undefined
    }),
    heavyRoute(calls.exportReports, async ({ query, actor, ctx, res }) => {
      await sendTable(res, { actor, heavy: deps.heavy }, () => exportedReports(deps, { actor, ctx }, query))
      return undefined
    }),
    heavyRoute(calls.downloadReports, async ({ query, actor, ctx, res }) => {
      await sendReportsZip(context, { actor, ctx }, res, query)
      return undefined
    }),
    heavyRoute(calls.downloadPublishedReport, async ({ tx, actor, params, ctx, res }) => {
      await sendReport(res, { actor, ctx, heavy: deps.heavy }, params.format, async () => {
        const { answer, document, fileId } = reportFound(await findReport(tx, actor, params.id))
        // What was uploaded is the report itself; what is stored beside it only names it.
        if (fileId !== null) throw new ApiError('NOT_FOUND', 'This report is an uploaded file.')
        const name = [answer.module, answer.title, answer.agency, answer.year]
        return { document, at: new Date(answer.issuedOn), name }
      })
      return undefined
    }),
    route(calls.getSelfAssessmentDocument, read, async ({ tx, actor, params }) =>
      reportFound(await makeDocument(tx, actor, params.id, params.kind)),
    ),
    route(calls.getYearlyReport, read, async ({ tx, actor, params }) =>
      reportFound(await makeDocument(tx, actor, params.id, 'yearly')),
    ),
    route(calls.getSummaryReport, read, async ({ tx, actor, params, query }) =>
      reportFound(await makeSummary(tx, actor, { ...params, ...query })),
    ),
    heavyRoute(calls.downloadSelfAssessmentDocument, async ({ tx, actor, params, ctx, res }) => {
      await sendReport(res, { actor, ctx, heavy: deps.heavy }, params.format, async () => {
        const document = reportFound(
          await makeDocument(tx, actor, params.id, params.kind, params.format === 'xlsx'),
        )
        const { agency, answer, year } = reportFound(await findSelfAssessment(tx, actor, params.id))
        const name = ['self-assessment', `${params.kind}-report`, agency, answer.part, year]
        return { document, at: ctx.now, name }
      })
      return undefined
    }),
  ]
}
