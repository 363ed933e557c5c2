import { exportAuditTrail } from '@portal/rest-contract'
import type { Express } from 'express'
import { PortalError } from '../../errors/portal-error.js'
import { passDownload, type FileRouteParts } from '../../upstream/file-passage.js'
import { searchOf } from '../../upstream/rest-client.js'

/** `GET /files/exports/audit-trail.csv` with the members of AuditFilterInput: the export passes through unread. */
export function auditTrailFileRoutes(app: Express, parts: FileRouteParts): void {
  app.get('/files/exports/audit-trail.csv', async (request, response) => {
    const given = Object.entries(request.query).filter(([, value]) => value !== '')
    const filter = exportAuditTrail.query?.safeParse(Object.fromEntries(given))
    if (!filter?.success) {
      const fields: Record<string, string[]> = {}
      for (const { path, message } of filter?.error.issues ?? [])
        (fields[path.join('.')] ??= []).push(message)
      throw new PortalError('BAD_USER_INPUT', 'This filter cannot be read.', { fields })
    }
    const path = exportAuditTrail.path + searchOf(filter.data)
    await passDownload(parts, { call: exportAuditTrail, path }, request, response)
  })
}
