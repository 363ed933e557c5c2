import {
  downloadRequiredDocument,
  downloadSupportingDocument,
  uploadRequiredFiles,
  uploadSupportingFiles,
} from '@portal/rest-contract'
import type { Express } from 'express'
import { PortalError } from '../../errors/portal-error.js'
import { passDownload, passUpload, type FileRouteParts } from '../../upstream/file-passage.js'
import { pathOf } from '../../upstream/rest-client.js'

const kinds = [
  { at: '/files/supporting-documents', upload: uploadSupportingFiles, download: downloadSupportingDocument },
  { at: '/files/required-documents', upload: uploadRequiredFiles, download: downloadRequiredDocument },
] as const

/** `POST /files/<kind>-documents` and `GET /files/<kind>-documents/:id`: files are streamed through. */
export function documentFileRoutes(app: Express, parts: FileRouteParts): void {
  for (const { at, upload, download } of kinds) {
    app.post(at, async (request, response) => {
      const documents = await passUpload(parts, { call: upload, path: upload.path }, request, response)
      response
        .status(201)
        .json(documents.map((document) => Object.assign(document, { downloadPath: `${at}/${document.id}` })))
    })
    app.get(`${at}/:id`, async (request, response) => {
      const params = download.params?.safeParse({ id: request.params.id })
      if (!params?.success) throw new PortalError('NOT_FOUND', 'The document was not found.')
      const path = pathOf(download.path, params.data)
      await passDownload(parts, { call: download, path }, request, response)
    })
  }
}
