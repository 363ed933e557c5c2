import { importParticipationRates } from '@portal/rest-contract'
import type { Express } from 'express'
import { PortalError } from '../../errors/portal-error.js'
import { passUpload, type FileRouteParts } from '../../upstream/file-passage.js'
import { pathOf } from '../../upstream/rest-client.js'

/** `POST /files/participation-imports/:year` sends a file of rates, and says what is wrong in it or that it is stored. */
export function participationFileRoutes(app: Express, parts: FileRouteParts): void {
  app.post('/files/participation-imports/:year', async (request, response) => {
    const call = importParticipationRates
    const params = call.params?.safeParse(request.params)
    if (!params?.success) throw new PortalError('NOT_FOUND', 'There is no such year.')
    const path = pathOf(call.path, params.data)
    response.json(await passUpload(parts, { call, path }, request, response))
  })
}
