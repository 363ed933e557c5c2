import { canReadReports, type ReportDocument } from '@portal/domain'
import * as calls from '@portal/rest-contract'
import type { Response } from 'express'
import type { ApiDeps } from '../../server/deps.js'
import { ApiError } from '../../server/api-error.js'
import { insist } from '../../server/verdicts.js'
import { route, streamRoute, type Route } from '../../server/route.js'
import { sendTable } from '../../server/send-table.js'
import { makeDocument, makeSummary } from '../self-assessment/self-assessment-documents-read-model.js'
import { exportedReports } from './reports-export-service.js'
import { sendReportFile, uploadReport, type ReportFileDesk } from './reports-files-service.js'
import { findReport, listReports } from './reports-read-model.js'
import * as service from './reports-service.js'
import { sendReportsZip } from './reports-zip-service.js'

const read = { transaction: 'read' } as const
const write = { transaction: 'write' } as const
const { reportFound } = service

const mimes = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** The library of issued reports, and the reports that are made when they are asked for. */
export function reportsRoutes(deps: ApiDeps, desk: ReportFileDesk): Route[] {
  const room = { deps, desk }
  return [
    route(calls.listPublishedReports, read, ({ tx, actor, query }) => {
      insist(canReadReports(actor))
      return listReports(tx, actor, query)
    }),
    route(calls.getPublishedReport, read, async ({ tx, actor, params }) => {
      const { answer, document } = reportFound(await findReport(tx, actor, params.id))
      return { ...answer, document }
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
    streamRoute(calls.uploadReport, ({ req, actor, ctx }) => uploadReport(room, { actor, ctx }, req)),
    streamRoute(calls.downloadReportFile, async ({ params, actor, ctx, req, res }) => {
      await sendReportFile(room, { actor, ctx }, { req, res }, params.id)
      return undefined
    }),
    streamRoute(calls.exportReports, async ({ query, actor, ctx, res }) => {
      await sendTable(res, await exportedReports(deps, { actor, ctx }, query))
      return undefined
    }),
    streamRoute(calls.downloadReports, async ({ query, actor, ctx, res }) => {
      await sendReportsZip(room, { actor, ctx }, res, query)
      return undefined
    }),
    streamRoute(calls.downloadPublishedReport, async ({ tx, actor, params, ctx, res }) => {
      const { answer, document, fileId } = reportFound(await findReport(tx, actor, params.id))
      // What was uploaded is the report itself; what is stored beside it only names it.
      if (fileId !== null) throw new ApiError('NOT_FOUND', 'This report is an uploaded file.')
      const at = new Date(answer.issuedOn)
      await sendReport(res, document, params.format, { by: actor.fullName, at, now: ctx.now })
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
    streamRoute(calls.downloadSelfAssessmentDocument, async ({ tx, actor, params, ctx, res }) => {
      const document = reportFound(
        await makeDocument(tx, actor, params.id, params.kind, params.format === 'xlsx'),
      )
      await sendReport(res, document, params.format, { by: actor.fullName, at: ctx.now, now: ctx.now })
      return undefined
    }),
  ]
}

/** Always to be saved, never shown in place. The writers are large: they are loaded where they are used. */
async function sendReport(
  res: Response,
  document: ReportDocument,
  format: 'pdf' | 'xlsx',
  { by, at, now }: { by: string; at: Date; now: Date },
): Promise<void> {
  const bytes =
    format === 'pdf'
      ? await (await import('./reports-pdf.js')).reportPdf(document, at)
      : await (await import('./reports-xlsx.js')).reportXlsx(document, { by, at: now })
  const name = [document.title, ...document.facts.slice(0, 2)].join(' ').replace(/[^A-Za-z0-9]+/g, '-')
  res.attachment(`${name.slice(0, 120)}.${format}`)
  res.set({ 'Content-Type': mimes[format], 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' })
  res.send(bytes)
}
