import { downloadSupportingDocument, uploadSupportingFiles } from '@portal/rest-contract'
import type { Express } from 'express'
import { PortalError } from '../../errors/portal-error.js'
import { passDownload, passUpload, type FileRouteParts } from '../../upstream/file-passage.js'
import { pathOf } from '../../upstream/rest-client.js'

/** `POST /files/supporting-documents` and `GET /files/supporting-documents/:id`: bytes pass through unread. */
export function documentFileRoutes(app: Express, parts: FileRouteParts): void {
  app.post('/files/supporting-documents', async (request, response) => {
    const call = uploadSupportingFiles
    const documents = await passUpload(parts, { call, path: call.path }, request, response)
    response
      .status(201)
      .json(
        documents.map((document) =>
          Object.assign(document, { downloadPath: `/files/supporting-documents/${document.id}` }),
        ),
      )
  })
  app.get('/files/supporting-documents/:id', async (request, response) => {
    const call = downloadSupportingDocument
    const params = call.params?.safeParse({ id: request.params.id })
    if (!params?.success) throw new PortalError('NOT_FOUND', 'The document was not found.')
    await passDownload(parts, { call, path: pathOf(call.path, params.data) }, request, response)
  })
}
