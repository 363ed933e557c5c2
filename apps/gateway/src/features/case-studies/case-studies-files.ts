import { exportCaseStudies, exportCaseStudy } from '@portal/rest-contract'
import type { Express } from 'express'
import { PortalError } from '../../errors/portal-error.js'
import { passExport } from '../../upstream/export-passage.js'
import { passDownload, type FileRouteParts } from '../../upstream/file-passage.js'
import { pathOf } from '../../upstream/rest-client.js'

/**
 * `GET /files/exports/case-studies.csv`, `.xlsx`, `.json`: the list as shown. `GET /files/case-studies/:id/pdf` is one case study,
 * without names unless `names=true` and a `reason` ask for them.
 */
export function caseStudyFileRoutes(app: Express, parts: FileRouteParts): void {
  passExport(app, parts, '/files/exports/case-studies', exportCaseStudies)
  app.get('/files/case-studies/:id/pdf', async (request, response) => {
    const call = exportCaseStudy
    const params = call.params?.safeParse(request.params)
    if (!params?.success) throw new PortalError('NOT_FOUND', 'The file was not found.')
    const asked = new URL(request.url, 'http://localhost').search
    const path = `${pathOf(call.path, params.data)}${asked}`
    await passDownload(parts, { call, path }, request, response)
  })
}
