import { downloadIncidentTemplate, exportIncidents, importIncidents } from '@portal/rest-contract'
import type { Express } from 'express'
import { passExport } from '../../upstream/export-passage.js'
import { passDownload, passUpload, type FileRouteParts } from '../../upstream/file-passage.js'

/**
 * `GET /files/exports/incidents.csv`, `.xlsx`, `.json`: the register as shown. `POST /files/incidents/import` sends a list of
 * incidents; `template.csv` and `.xlsx` beside it are empty ones.
 */
export function incidentFileRoutes(app: Express, parts: FileRouteParts): void {
  passExport(app, parts, '/files/exports/incidents', exportIncidents)
  app.post('/files/incidents/import', async (request, response) => {
    const call = importIncidents
    response.json(await passUpload(parts, { call, path: call.path }, request, response))
  })
  for (const format of ['csv', 'xlsx'])
    app.get(`/files/incidents/template.${format}`, async (request, response) => {
      const call = downloadIncidentTemplate
      await passDownload(parts, { call, path: `${call.path}?format=${format}` }, request, response)
    })
}
