import { downloadPublishedReport, downloadSelfAssessmentDocument, type Call } from '@portal/rest-contract'
import type { Express, Request, Response } from 'express'
import { PortalError } from '../../errors/portal-error.js'
import { passDownload, type FileRouteParts } from '../../upstream/file-passage.js'
import { pathOf } from '../../upstream/rest-client.js'

/** `GET /files/reports/:id/:format` and `GET /files/self-assessments/:id/:kind/:format`: bytes pass through unread. */
export function reportFileRoutes(app: Express, parts: FileRouteParts): void {
  const pass = (call: Call) => async (request: Request, response: Response) => {
    const params = call.params?.safeParse(request.params)
    if (!params?.success) throw new PortalError('NOT_FOUND', 'The report was not found.')
    const path = pathOf(call.path, params.data)
    await passDownload(parts, { call, path }, request, response)
  }
  app.get('/files/reports/:id/:format', pass(downloadPublishedReport))
  app.get('/files/self-assessments/:id/:kind/:format', pass(downloadSelfAssessmentDocument))
}
