import { downloadFindingFile, exportFindings, uploadFindingFiles } from '@portal/rest-contract'
import type { Express } from 'express'
import { PortalError } from '../../../errors/portal-error.js'
import { passExport } from '../../../upstream/export-passage.js'
import { passDownload, passUpload, type FileRouteParts } from '../../../upstream/file-passage.js'
import { pathOf } from '../../../upstream/rest-client.js'

/**
 * `POST /files/findings` and `GET /files/findings/:id`: files are streamed through. `GET /files/exports/findings.csv`,
 * `.xlsx`, `.json` with the members of FindingFilterInput, `sort` and `columns` is the filtered register.
 */
export function findingFileRoutes(app: Express, parts: FileRouteParts): void {
  app.post('/files/findings', async (request, response) => {
    const call = uploadFindingFiles
    const files = await passUpload(parts, { call, path: call.path }, request, response)
    response
      .status(201)
      .json(files.map((file) => Object.assign(file, { downloadPath: `/files/findings/${file.id}` })))
  })
  app.get('/files/findings/:id', async (request, response) => {
    const params = downloadFindingFile.params?.safeParse({ id: request.params.id })
    if (!params?.success) throw new PortalError('NOT_FOUND', 'The file was not found.')
    const path = pathOf(downloadFindingFile.path, params.data)
    await passDownload(parts, { call: downloadFindingFile, path }, request, response)
  })
  passExport(app, parts, '/files/exports/findings', exportFindings)
}
