import { downloadDocumentInventory, exportReviewComments, type Call } from '@portal/rest-contract'
import type { Express, Request, Response } from 'express'
import { PortalError } from '../../errors/portal-error.js'
import { passDownload, type FileRouteParts } from '../../upstream/file-passage.js'
import { pathOf } from '../../upstream/rest-client.js'

/**
 * `GET /files/exports/self-assessments/:id/documents.zip` is every document with an index, `GET
 * /files/exports/self-assessments/:id/review-comments.xlsx` the comments of the state: both are streamed through.
 */
export function selfAssessmentFileRoutes(app: Express, parts: FileRouteParts): void {
  const pass = (call: Call) => async (request: Request, response: Response) => {
    const params = call.params?.safeParse(request.params)
    if (!params?.success) throw new PortalError('NOT_FOUND', 'The self-assessment was not found.')
    await passDownload(parts, { call, path: pathOf(call.path, params.data) }, request, response)
  }
  app.get('/files/exports/self-assessments/:id/documents.zip', pass(downloadDocumentInventory))
  app.get('/files/exports/self-assessments/:id/review-comments.xlsx', pass(exportReviewComments))
}
