import {
  acceptAllRatings,
  closeSelfAssessment,
  getSelfAssessmentReview,
  getSubsectionReview,
  issueFinalReport,
  issueSelectiveReport,
  markSecondReading,
  openSelfAssessmentReview,
  previewFinalReport,
  previewSelectiveReport,
  readReportDraft,
  reopenSelfAssessment,
  resubmitSelfAssessment,
  saveItemReview,
  saveReportDraft,
  saveSubsectionReview,
} from '@portal/rest-contract'
import type { GatewayContext } from '../../../context.js'
import type { ReadReportDraftInput, SaveReportDraftInput } from '../letters/self-assessment-drafts-types.js'
import type * as inputs from './self-assessment-review-inputs.js'

type Upstream = Pick<GatewayContext, 'upstream'>

/** Where the state's review of a self-assessment stands, by subsection (`GET /api/msde/self-assessment/review/{id}`). */
export function readReview({ upstream }: Upstream, id: number) {
  return upstream.call(getSelfAssessmentReview, { params: { id } })
}

/**
 * The state's ratings and comments on one subsection, with last year's answers; for the state (`GET /api/msde/self-
 * assessment/subsection-review/{id}`).
 */
export function readSubsectionReview({ upstream }: Upstream, id: number) {
  return upstream.call(getSubsectionReview, { params: { id } })
}

/**
 * Takes a submitted or resubmitted self-assessment up for review; it can no longer be recalled (`POST /api/msde/self-
 * assessment/review/{id}`).
 */
export function openReview({ upstream }: Upstream, { id, version }: inputs.OpenSelfAssessmentReviewInput) {
  return upstream.call(openSelfAssessmentReview, { params: { id }, body: { version } })
}

/** Saves the comments on a subsection (`PUT /api/msde/self-assessment/subsection-review/{id}`). */
export function saveReview({ upstream }: Upstream, { id, ...body }: inputs.SaveSubsectionReviewInput) {
  return upstream.call(saveSubsectionReview, { params: { id }, body })
}

/**
 * Saves the state's rating of one item, its comments, and what the agency must provide (`PUT /api/msde/self-
 * assessment/subsection-review/{id}/item/{itemId}`).
 */
export function saveItem({ upstream }: Upstream, input: inputs.SaveItemReviewInput) {
  const { subsectionResponseId: id, itemId, ...body } = input
  return upstream.call(saveItemReview, { params: { id, itemId }, body })
}

/**
 * Accepts a subsection with the agency's ratings where the state has none (`POST /api/msde/self-assessment/subsection-
 * review/{id}/accept-all`).
 */
export function acceptAll({ upstream }: Upstream, { id, version }: inputs.AcceptAllRatingsInput) {
  return upstream.call(acceptAllRatings, { params: { id }, body: { version } })
}

/**
 * Records that a second monitor has read the review of a subsection (`POST /api/msde/self-assessment/subsection-
 * review/{id}/second-reading`).
 */
export function markSecondRead({ upstream }: Upstream, id: number) {
  return upstream.call(markSecondReading, { params: { id } })
}

/** Both previews are a POST because they carry a letter; they only read. */
export function previewSelective({ upstream }: Upstream, input: inputs.SelectiveReportInput) {
  return upstream.call(previewSelectiveReport, { body: input }, { read: true })
}

/**
 * The final report as it would be issued; reads only (`POST /api/msde/self-
 * assessment/updatesubresponse/finalreport/preview`).
 */
export function previewFinal({ upstream }: Upstream, input: inputs.FinalReportInput) {
  return upstream.call(previewFinalReport, { body: input }, { read: true })
}

/**
 * Issues a selective report: the chosen subsections open again for the agency (`PUT /api/msde/self-
 * assessment/updatesubresponse/selectivereport`).
 */
export function issueSelective({ upstream }: Upstream, input: inputs.IssueSelectiveReportInput) {
  return upstream.call(issueSelectiveReport, { body: input })
}

/** Issues the final report; every subsection is final (`PUT /api/msde/self-assessment/updatesubresponse/finalreport`). */
export function issueFinal({ upstream }: Upstream, input: inputs.IssueFinalReportInput) {
  return upstream.call(issueFinalReport, { body: input })
}

/**
 * Saves a letter before it is issued, or sends it to a second reader (`PUT /api/msde/self-assessment/report-
 * draft/{id}/{kind}`).
 */
export function saveDraft({ upstream }: Upstream, input: SaveReportDraftInput) {
  const { selfAssessmentId: id, kind, ...body } = input
  return upstream.call(saveReportDraft, { params: { id, kind }, body })
}

/**
 * Says as second reader that a letter can be issued, or gives it back with a reason (`POST /api/msde/self-assessment/report-
 * draft/{id}/{kind}/reading`).
 */
export function readDraft({ upstream }: Upstream, input: ReadReportDraftInput) {
  const { selfAssessmentId: id, kind, ...body } = input
  return upstream.call(readReportDraft, { params: { id, kind }, body })
}

/** Closes a self-assessment after its final report (`POST /api/msde/self-assessment/closing/{id}`). */
export function close({ upstream }: Upstream, { id, version }: inputs.CloseSelfAssessmentInput) {
  return upstream.call(closeSelfAssessment, { params: { id }, body: { version } })
}

/**
 * Gives a submitted self-assessment back to the agency; a final report is superseded (`POST /api/msde/self-
 * assessment/reopening/{id}`).
 */
export function reopen({ upstream }: Upstream, { id, reason, version }: inputs.ReopenSelfAssessmentInput) {
  return upstream.call(reopenSelfAssessment, { params: { id }, body: { reason, version } })
}

/** Hands the responses to a selective report to the state (`POST /api/self-assessment/{id}/resubmission`). */
export function resubmit({ upstream }: Upstream, { id, version }: inputs.ResubmitSelfAssessmentInput) {
  return upstream.call(resubmitSelfAssessment, { params: { id }, body: { version } })
}
