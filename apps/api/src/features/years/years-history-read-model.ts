import { eq } from 'drizzle-orm'
import { auditEvents } from '../../db/schema/index.js'
import { isTarget, type HistoryParts } from '../audit-trail/audit-trail-parts-read-model.js'

/** What else belongs to the history of this feature's records. */
export const yearsHistory = {
  /** The questionnaires that were published for it. */
  complianceYear: (_db, id) => isTarget('questionnaire', eq(auditEvents.year, id)),
} satisfies HistoryParts
