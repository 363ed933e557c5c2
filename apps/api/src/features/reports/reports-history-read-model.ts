import { inArray } from 'drizzle-orm'
import { publishedReports } from '../../db/schema/index.js'
import { rowIds } from '../../server/row-id.js'
import type { RecordNames } from '../audit-trail/audit-trail-names-read-model.js'

/** Names of this feature's records in the history. */
export const reportsNames = {
  publishedReport: (db, ids) =>
    db
      .select({ id: publishedReports.id, name: publishedReports.title })
      .from(publishedReports)
      .where(inArray(publishedReports.id, rowIds(ids))),
} satisfies RecordNames
