import {
  exportPublishedJustification,
  exportPublishedJustifications,
  importParticipationRates,
} from '@portal/rest-contract'
import type { Express } from 'express'
import { PortalError } from '../../errors/portal-error.js'
import { passExport } from '../../upstream/export-passage.js'
import { passDownload, passUpload, type FileRouteParts } from '../../upstream/file-passage.js'
import { pathOf } from '../../upstream/rest-client.js'

/**
 * `POST /files/participation-imports/:year` sends a file of rates, and says what is wrong in it or that it is stored.
 * `GET /files/exports/published-justifications.csv`, `.xlsx`, `.json` and `GET /files/published-justifications/:year/:leaId/pdf`
 * are what is published, to be posted.
 */
export function participationFileRoutes(app: Express, parts: FileRouteParts): void {
  app.post('/files/participation-imports/:year', async (request, response) => {
    const call = importParticipationRates
    const params = call.params?.safeParse(request.params)
    if (!params?.success) throw new PortalError('NOT_FOUND', 'There is no such year.')
    const path = pathOf(call.path, params.data)
    response.json(await passUpload(parts, { call, path }, request, response))
  })
  passExport(app, parts, '/files/exports/published-justifications', exportPublishedJustifications)
  app.get('/files/published-justifications/:year/:leaId/pdf', async (request, response) => {
    const call = exportPublishedJustification
    const params = call.params?.safeParse(request.params)
    if (!params?.success) throw new PortalError('NOT_FOUND', 'The file was not found.')
    await passDownload(parts, { call, path: pathOf(call.path, params.data) }, request, response)
  })
}
