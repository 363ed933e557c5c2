import { internalCommentTarget } from '@portal/domain'
import { eq } from 'drizzle-orm'
import { auditEvents, findings } from '../../db/schema/index.js'
import { namesIn, type RecordNames } from '../audit-trail/audit-trail-names-read-model.js'
import { isTarget, type HistoryParts } from '../audit-trail/audit-trail-parts-read-model.js'

/** Names of this feature's records in the history. */
export const findingsNames = {
  finding: namesIn(findings, findings.id, findings.number),
  findingInternalComment: namesIn(findings, findings.id, findings.number),
} satisfies RecordNames

/** What else belongs to the history of this feature's records. */
export const findingsHistory = {
  /** What the state says about it among its own. */
  finding: (_db, id) => isTarget(internalCommentTarget('finding'), eq(auditEvents.targetId, String(id))),
} satisfies HistoryParts
