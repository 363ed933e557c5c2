import { SubmitState } from '@portal/domain'
import { formatDate } from '../../../lib/format'
import { Alert } from '../../../ui/feedback/alert'
import { TextLink } from '../../../ui/action/link'
import { selfAssessmentMessages as words } from '../self-assessment-messages.generated'
import { selfAssessmentPaths } from '../self-assessment-paths'
import type { SelfAssessmentFieldsFragment } from '../self-assessment.generated'
import { submissionMessages } from './submission-messages.generated'

interface SelfAssessmentNoticesProps {
  selfAssessment: SelfAssessmentFieldsFragment
}

/** Notices on the state of a self-assessment: issued reports, missing required documents, waiting for the start. */
export function SelfAssessmentNotices({ selfAssessment }: SelfAssessmentNoticesProps) {
  const { submitState } = selfAssessment
  return (
    <>
      {submitState === SubmitState.selectiveReportIssued && (
        <Alert status="info" quiet>
          {words.review.agencyTurn({ due: formatDate(selfAssessment.responseDueOn ?? '') })}{' '}
          <TextLink to={selfAssessmentPaths.library}>{words.review.readReport}</TextLink>
        </Alert>
      )}
      {submitState >= SubmitState.finalReportIssued && (
        <Alert status="success" quiet>
          {words.review.finalIssued}{' '}
          <TextLink to={selfAssessmentPaths.library}>{words.review.readReport}</TextLink>
        </Alert>
      )}
      {selfAssessment.documentsReason && (
        <Alert status="warning" quiet>
          {submissionMessages.submission.documentsReasonIs({ reason: selfAssessment.documentsReason })}
        </Alert>
      )}
      {submitState === SubmitState.activated && (
        <Alert status="info" quiet>
          {words.agency.waitingForStart}
        </Alert>
      )}
    </>
  )
}
