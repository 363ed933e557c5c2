import { checkDueOn } from '@portal/domain'
import { Form, Formik } from 'formik'
import { useState } from 'react'
import { spreadErrors } from '../../lib/form-errors'
import { useClosedDays } from '../../lib/use-closed-days'
import { DueDateField } from '../../ui/due-date-field'
import { Dialog } from '../../ui/dialog'
import { FormErrorSummary } from '../../ui/error-summary'
import { TextAreaField } from '../../ui/text-area-field'
import { LetterActions } from './letter-actions'
import { LetterDraftNote } from './letter-draft-note'
import { FinalPreview } from './letter-previews'
import { refusalsOf } from './refusals'
import { reviewMessages as words } from './review-messages'
import {
  useIssueFinalReportMutation,
  type FinalReportPreviewQueryVariables,
  type SelfAssessmentReviewFieldsFragment,
} from './self-assessment-review.generated'
import { draftOf, useSaveDraft } from './use-report-draft'

type Letter = FinalReportPreviewQueryVariables['input']
type Values = Omit<Letter, 'selfAssessmentId'>

interface FinalDialogProps {
  review: SelfAssessmentReviewFieldsFragment
  onClose: () => void
  onIssued: () => void
  /** It was kept as a draft, or handed to a second reader. */
  onSaved: () => void
}

/** What the state recommends and what comes next; shows the report and issues it. */
export function FinalDialog({ review, onClose, onIssued, onSaved }: FinalDialogProps) {
  const closedDays = useClosedDays()
  const [issue] = useIssueFinalReportMutation()
  const draft = draftOf(review, 'final')
  const saveDraft = useSaveDraft(review, 'final')
  const [general, setGeneral] = useState<string[]>([])
  const [shown, setShown] = useState<Letter>()
  const letterOf = (values: Values): Letter => ({
    selfAssessmentId: review.id,
    ...values,
  })
  async function keep({ acknowledgeBy: dueOn, ...letter }: Values, toReview: boolean) {
    const refusals = await saveDraft({ ...letter, dueOn }, toReview)
    setGeneral(refusals.map(({ message }) => message))
    if (refusals.length === 0) onSaved()
  }
  return (
    <Formik
      initialValues={{
        recommendations: draft?.recommendations ?? '',
        nextSteps: draft?.nextSteps ?? '',
        acknowledgeBy: draft?.dueOn ?? '',
      }}
      validate={({ acknowledgeBy }) => {
        const verdict = checkDueOn(acknowledgeBy, new Date())
        return verdict.allowed ? {} : { acknowledgeBy: verdict.reason }
      }}
      onSubmit={async (values, form) => {
        const refusals = await refusalsOf(
          async () =>
            (await issue({ variables: { input: { ...letterOf(values), version: review.version } } })).data
              ?.issueFinalReport.errors,
        )
        setGeneral(spreadErrors(refusals, { ...form, values }))
        if (refusals.length === 0) onIssued()
      }}
    >
      {() => (
        <Dialog
          open
          onClose={onClose}
          title={words.issueFinal}
          width="role"
          staticBackdrop
          footer={
            <LetterActions
              issue={words.issueFinal}
              onClose={onClose}
              onKeep={keep}
              onPreview={(values: Values) => setShown(letterOf(values))}
            />
          }
        >
          <Form noValidate>
            <FormErrorSummary messages={general} />
            <LetterDraftNote draft={draft} />
            <TextAreaField
              name="recommendations"
              label={words.recommendations}
              optional
              rows={4}
              maxLength={10_000}
            />
            <TextAreaField name="nextSteps" label={words.nextSteps} optional rows={3} maxLength={10_000} />
            <DueDateField closedDays={closedDays} name="acknowledgeBy" label={words.acknowledgeBy} />
          </Form>
          {shown && <FinalPreview input={shown} />}
        </Dialog>
      )}
    </Formik>
  )
}
