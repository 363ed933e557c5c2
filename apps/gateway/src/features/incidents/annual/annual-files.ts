import { downloadAnnualTemplate, exportPublishedIncidents, importAnnualReports } from '@portal/rest-contract'
import type { Express } from 'express'
import { PortalError } from '../../../errors/portal-error.js'
import { passDownload, passUpload, type FileRouteParts } from '../../../upstream/file-passage.js'
import { pathOf } from '../../../upstream/rest-client.js'

/**
 * `POST /files/annual-reports/:year/import` sends a file of figures, and says what is wrong in it or that it is stored;
 * `template.csv` and `.xlsx` beside it are files to fill in, `published.pdf` and `.xlsx` the published totals.
 */
export function annualFileRoutes(app: Express, parts: FileRouteParts): void {
  const pathIn = (
    call: typeof importAnnualReports | typeof downloadAnnualTemplate | typeof exportPublishedIncidents,
    sent: unknown,
  ) => {
    const params = call.params?.safeParse(sent)
    if (!params?.success) throw new PortalError('NOT_FOUND', 'There is no such year.')
    return pathOf(call.path, params.data)
  }
  app.post('/files/annual-reports/:year/import', async (request, response) => {
    const call = importAnnualReports
    response.json(await passUpload(parts, { call, path: pathIn(call, request.params) }, request, response))
  })
  for (const format of ['csv', 'xlsx'])
    app.get(`/files/annual-reports/:year/template.${format}`, async (request, response) => {
      const call = downloadAnnualTemplate
      const path = `${pathIn(call, request.params)}?format=${format}`
      await passDownload(parts, { call, path }, request, response)
    })
  for (const format of ['pdf', 'xlsx'])
    app.get(`/files/annual-reports/:year/published.${format}`, async (request, response) => {
      const call = exportPublishedIncidents
      const path = `${pathIn(call, request.params)}?format=${format}`
      await passDownload(parts, { call, path }, request, response)
    })
}
