import { downloadTrainingFile, uploadTrainingFile } from '@portal/rest-contract'
import type { Express } from 'express'
import { PortalError } from '../../errors/portal-error.js'
import { passDownload, passUpload, type FileRouteParts } from '../../upstream/file-passage.js'
import { pathOf } from '../../upstream/rest-client.js'

/**
 * `POST /files/training` and `GET /files/training/:id/:place` (file or captions): files are streamed through, range
 * requests too.
 */
export function helpFileRoutes(app: Express, parts: FileRouteParts): void {
  app.post('/files/training', async (request, response) => {
    const call = uploadTrainingFile
    response.status(201).json(await passUpload(parts, { call, path: call.path }, request, response))
  })
  app.get('/files/training/:id/:place', async (request, response) => {
    const params = downloadTrainingFile.params?.safeParse(request.params)
    if (!params?.success) throw new PortalError('NOT_FOUND', 'The file was not found.')
    const path = pathOf(downloadTrainingFile.path, params.data)
    await passDownload(parts, { call: downloadTrainingFile, path }, request, response)
  })
}
