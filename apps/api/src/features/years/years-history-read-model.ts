import { yearName, type YearKind } from '@portal/domain'
import { eq } from 'drizzle-orm'
import { auditEvents } from '../../db/schema/index.js'
import type { RecordNames } from '../audit-trail/audit-trail-names-read-model.js'
import { isTarget, type HistoryParts } from '../audit-trail/audit-trail-parts-read-model.js'

const yearsOf =
  (kind: YearKind): RecordNames[string] =>
  (_db, ids) =>
    Promise.resolve(ids.map((id) => ({ id, name: yearName(kind, Number(id)) })))

/** Names of this feature's records in the history. */
export const yearsNames = {
  complianceYear: yearsOf('compliance'),
  determinationYear: yearsOf('determinations'),
  disputeYear: yearsOf('disputes'),
} satisfies RecordNames

/** What else belongs to the history of this feature's records. */
export const yearsHistory = {
  /** The questionnaires that were published for it. */
  complianceYear: (_db, id) => isTarget('questionnaire', eq(auditEvents.year, id)),
} satisfies HistoryParts
