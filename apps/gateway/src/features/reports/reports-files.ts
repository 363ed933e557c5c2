import {
  downloadPublishedReport,
  downloadReportFile,
  downloadReports,
  downloadSelfAssessmentDocument,
  exportReports,
  uploadReport,
  type Call,
} from '@portal/rest-contract'
import type { Express, Request, Response } from 'express'
import { PortalError } from '../../errors/portal-error.js'
import { passExport } from '../../upstream/export-passage.js'
import { passDownload, passUpload, type FileRouteParts } from '../../upstream/file-passage.js'
import { pathOf, searchOf } from '../../upstream/rest-client.js'

/**
 * `POST /files/reports`, `GET /files/reports/:id/original`, `GET /files/reports/:id/:format` and `GET
 * /files/self-assessments/:id/:kind/:format`: files are streamed through. `GET /files/exports/reports.zip` with the
 * members of PublishedReportFilter is the filtered library; `GET /files/exports/reports.csv`, `.xlsx` and `.json`, also
 * with `sort` and `columns`, are its list.
 */
export function reportFileRoutes(app: Express, parts: FileRouteParts): void {
  const pass = (call: Call) => async (request: Request, response: Response) => {
    const params = call.params?.safeParse(request.params)
    if (!params?.success) throw new PortalError('NOT_FOUND', 'The report was not found.')
    const path = pathOf(call.path, params.data)
    await passDownload(parts, { call, path }, request, response)
  }
  app.post('/files/reports', async (request, response) => {
    const call = uploadReport
    response.status(201).json(await passUpload(parts, { call, path: call.path }, request, response))
  })
  app.get('/files/exports/reports.zip', async (request, response) => {
    const filters = Object.entries(request.query).filter(([, value]) => value !== '')
    const filter = downloadReports.query?.safeParse(Object.fromEntries(filters))
    if (!filter?.success) throw new PortalError('BAD_USER_INPUT', 'This filter cannot be read.')
    const path = downloadReports.path + searchOf(filter.data)
    await passDownload(parts, { call: downloadReports, path }, request, response)
  })
  passExport(app, parts, '/files/exports/reports', exportReports)
  app.get('/files/reports/:id/original', pass(downloadReportFile))
  app.get('/files/reports/:id/:format', pass(downloadPublishedReport))
  app.get('/files/self-assessments/:id/:kind/:format', pass(downloadSelfAssessmentDocument))
}
