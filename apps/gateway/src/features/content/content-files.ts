import { exportContentVersion, previewContentImport, type Call } from '@portal/rest-contract'
import type { Express, Request } from 'express'
import { PortalError } from '../../errors/portal-error.js'
import { passDownload, passUpload, type FileRouteParts } from '../../upstream/file-passage.js'
import { pathOf } from '../../upstream/rest-client.js'

/**
 * `GET /files/content/:kind/:id` is a version as an XLSX file; `POST /files/content-imports/:kind/:id` returns the
 * preview of an edited file.
 */
export function contentFileRoutes(app: Express, parts: FileRouteParts): void {
  app.get('/files/content/:kind/:id', async (request, response) => {
    const call = exportContentVersion
    await passDownload(parts, { call, path: addressed(call, request) }, request, response)
  })
  app.post('/files/content-imports/:kind/:id', async (request, response) => {
    const call = previewContentImport
    response.json(await passUpload(parts, { call, path: addressed(call, request) }, request, response))
  })
}

function addressed(call: Call, request: Request): string {
  const params = call.params?.safeParse(request.params)
  if (!params?.success) throw new PortalError('NOT_FOUND', 'This version of the content does not exist.')
  return pathOf(call.path, params.data)
}
