import { exportAuditTrail } from '@portal/rest-contract'
import type { Express } from 'express'
import { passExport } from '../../upstream/export-passage.js'
import type { FileRouteParts } from '../../upstream/file-passage.js'

/** `GET /files/exports/audit-trail.csv`, `.xlsx`, `.json` with the members of AuditFilterInput, `order` and `columns`. */
export function auditTrailFileRoutes(app: Express, parts: FileRouteParts): void {
  passExport(app, parts, '/files/exports/audit-trail', exportAuditTrail)
}
