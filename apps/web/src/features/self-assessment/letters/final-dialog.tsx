import { checkDueOn } from '@portal/domain'
import { useClosedDays } from '../../../lib/years/use-closed-days'
import { LetterDialog } from '../../../parts/letters/letter-dialog'
import { DueDateField } from '../../../ui/field/due-date-field'
import { TextAreaField } from '../../../ui/field/text-area-field'
import { finalFields, finalOf } from './letter-fields'
import { FinalPreview } from './letter-previews'
import { reviewMessages as words } from '../review/review-messages.generated'
import {
  useIssueFinalReportMutation,
  type SelfAssessmentReviewFieldsFragment,
} from '../review/self-assessment-review.generated'
import { draftOf, useSaveDraft } from './use-report-draft'

export interface ReportDialogProps {
  review: SelfAssessmentReviewFieldsFragment
  onClose: () => void
  onIssued: () => void
  /** The letter was saved as a draft, or sent to a second reader. */
  onKept: () => void
}

/** Writes the recommendations and next steps of a final report, previews and issues it. */
export function FinalDialog({ review, ...done }: ReportDialogProps) {
  const closedDays = useClosedDays()
  const [issue] = useIssueFinalReportMutation()
  const keep = useSaveDraft(review, 'final')
  const { id: selfAssessmentId, version } = review
  return (
    <LetterDialog
      {...done}
      title={words.issueFinal}
      draftKey={['final report', selfAssessmentId]}
      draft={draftOf(review, 'final')}
      valuesOf={finalOf}
      fields={finalFields}
      validate={({ acknowledgeBy }) => {
        const verdict = checkDueOn(acknowledgeBy, new Date())
        return verdict.allowed ? {} : { acknowledgeBy: verdict.reason }
      }}
      keep={({ acknowledgeBy: dueOn, ...letter }, ...rest) => keep({ ...letter, dueOn }, ...rest)}
      issue={async (values) =>
        (await issue({ variables: { input: { selfAssessmentId, version, ...values } } })).data
          ?.issueFinalReport.errors
      }
      renderPreview={(values) => <FinalPreview input={{ selfAssessmentId, ...values }} />}
    >
      <TextAreaField
        name="recommendations"
        label={words.recommendations}
        optional
        rows={4}
        maxLength={10_000}
      />
      <TextAreaField name="nextSteps" label={words.nextSteps} optional rows={3} maxLength={10_000} />
      <DueDateField closedDays={closedDays} name="acknowledgeBy" label={words.acknowledgeBy} />
    </LetterDialog>
  )
}
