import { publishedReports } from '../../db/schema/index.js'
import { namesIn, type RecordNames } from '../audit-trail/audit-trail-names-read-model.js'

/** Names of this feature's records in the history. */
export const reportsNames = {
  publishedReport: namesIn(publishedReports, publishedReports.id, publishedReports.title),
} satisfies RecordNames
