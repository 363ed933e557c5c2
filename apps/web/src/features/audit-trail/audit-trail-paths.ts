/** Address of the record of what happened. */
export const auditTrailPath = '/admin/audit-trail'
/** Address of its files, without the ending; the filters follow as a query. */
export const auditTrailExportPath = '/files/exports/audit-trail'
