import { internalCommentTarget } from '@portal/domain'
import { eq } from 'drizzle-orm'
import { auditEvents, caseStudies } from '../../db/schema/index.js'
import { namesIn, type RecordNames } from '../audit-trail/audit-trail-names-read-model.js'
import { isTarget, type HistoryParts } from '../audit-trail/audit-trail-parts-read-model.js'

const themes = namesIn(caseStudies, caseStudies.id, caseStudies.theme)

/** Names of this feature's records in the history. */
export const caseStudiesNames = {
  caseStudy: themes,
  caseStudyInternalComment: themes,
} satisfies RecordNames

/** What else belongs to the history of a case study: what the state says about it among its own. */
export const caseStudiesHistoryParts = {
  caseStudy: (_db, id) => isTarget(internalCommentTarget('caseStudy'), eq(auditEvents.targetId, String(id))),
} satisfies HistoryParts
