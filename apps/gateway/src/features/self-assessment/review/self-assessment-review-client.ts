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

export function readReview({ upstream }: Upstream, id: number) {
  return upstream.call(getSelfAssessmentReview, { params: { id } })
}

export function readSubsectionReview({ upstream }: Upstream, id: number) {
  return upstream.call(getSubsectionReview, { params: { id } })
}

export function openReview({ upstream }: Upstream, { id, version }: inputs.OpenSelfAssessmentReviewInput) {
  return upstream.call(openSelfAssessmentReview, { params: { id }, body: { version } })
}

export function saveReview({ upstream }: Upstream, { id, ...body }: inputs.SaveSubsectionReviewInput) {
  return upstream.call(saveSubsectionReview, { params: { id }, body })
}

export function saveItem({ upstream }: Upstream, input: inputs.SaveItemReviewInput) {
  const { subsectionResponseId: id, itemId, ...body } = input
  return upstream.call(saveItemReview, { params: { id, itemId }, body })
}

export function acceptAll({ upstream }: Upstream, { id, version }: inputs.AcceptAllRatingsInput) {
  return upstream.call(acceptAllRatings, { params: { id }, body: { version } })
}

export function markSecondRead({ upstream }: Upstream, id: number) {
  return upstream.call(markSecondReading, { params: { id } })
}

/** Both previews are a POST because they carry a letter; they only read. */
export function previewSelective({ upstream }: Upstream, input: inputs.SelectiveReportInput) {
  return upstream.call(previewSelectiveReport, { body: input }, { read: true })
}

export function previewFinal({ upstream }: Upstream, input: inputs.FinalReportInput) {
  return upstream.call(previewFinalReport, { body: input }, { read: true })
}

export function issueSelective({ upstream }: Upstream, input: inputs.IssueSelectiveReportInput) {
  return upstream.call(issueSelectiveReport, { body: input })
}

export function issueFinal({ upstream }: Upstream, input: inputs.IssueFinalReportInput) {
  return upstream.call(issueFinalReport, { body: input })
}

export function saveDraft({ upstream }: Upstream, input: SaveReportDraftInput) {
  const { selfAssessmentId: id, kind, ...body } = input
  return upstream.call(saveReportDraft, { params: { id, kind }, body })
}

export function readDraft({ upstream }: Upstream, input: ReadReportDraftInput) {
  const { selfAssessmentId: id, kind, ...body } = input
  return upstream.call(readReportDraft, { params: { id, kind }, body })
}

export function close({ upstream }: Upstream, { id, version }: inputs.CloseSelfAssessmentInput) {
  return upstream.call(closeSelfAssessment, { params: { id }, body: { version } })
}

export function reopen({ upstream }: Upstream, { id, reason, version }: inputs.ReopenSelfAssessmentInput) {
  return upstream.call(reopenSelfAssessment, { params: { id }, body: { reason, version } })
}

export function resubmit({ upstream }: Upstream, { id, version }: inputs.ResubmitSelfAssessmentInput) {
  return upstream.call(resubmitSelfAssessment, { params: { id }, body: { version } })
}
