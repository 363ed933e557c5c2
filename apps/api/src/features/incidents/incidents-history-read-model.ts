import { incidentNotices, incidents } from '../../db/schema/index.js'
import { namesIn, type RecordNames } from '../audit-trail/audit-trail-names-read-model.js'

/** Names of this feature's records in the history: numbers and days, never a student. */
export const incidentsNames = {
  incident: namesIn(incidents, incidents.id, incidents.number),
  incidentNotice: namesIn(incidentNotices, incidentNotices.id, incidentNotices.dueOn),
} satisfies RecordNames
