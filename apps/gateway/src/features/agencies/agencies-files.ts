import { downloadLeaLogo, uploadLeaLogo } from '@portal/rest-contract'
import type { Express } from 'express'
import { PortalError } from '../../errors/portal-error.js'
import { passDownload, passUpload, type FileRouteParts } from '../../upstream/file-passage.js'
import { pathOf } from '../../upstream/rest-client.js'
import { toLeaContent } from './agencies-client.js'

/** `POST` and `GET /files/agency-logos/:id`. The upload returns the agency with its content. */
export function agencyFileRoutes(app: Express, parts: FileRouteParts): void {
  app.post('/files/agency-logos/:id', async (request, response) => {
    const path = pathOf(uploadLeaLogo.path, { id: agencyId(request.params.id) })
    const content = await passUpload(parts, { call: uploadLeaLogo, path }, request, response)
    response.json(toLeaContent(content))
  })
  app.get('/files/agency-logos/:id', async (request, response) => {
    const path = pathOf(downloadLeaLogo.path, { id: agencyId(request.params.id) })
    await passDownload(parts, { call: downloadLeaLogo, path }, request, response)
  })
}

function agencyId(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new PortalError('NOT_FOUND', 'The agency was not found.')
  return Number(text)
}
