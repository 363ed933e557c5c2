import { checkDueOn } from '@portal/domain'
import { Form, Formik } from 'formik'
import { useState } from 'react'
import { spreadErrors } from '../../lib/form-errors'
import { Button } from '../../ui/button'
import { DueDateField } from '../../ui/due-date-field'
import { Dialog } from '../../ui/dialog'
import { FormErrorSummary } from '../../ui/error-summary'
import { TextAreaField } from '../../ui/text-area-field'
import { LetterPreview } from './letter-preview'
import { refusalsOf } from './refusals'
import { reviewMessages as words } from './review-messages'
import {
  useFinalReportPreviewQuery,
  useIssueFinalReportMutation,
  type FinalReportPreviewQueryVariables,
  type SelfAssessmentReviewFieldsFragment,
} from './self-assessment-review.generated'

type Letter = FinalReportPreviewQueryVariables['input']

interface FinalDialogProps {
  review: SelfAssessmentReviewFieldsFragment
  onClose: () => void
  onIssued: () => void
}

/** What the state recommends and what comes next; shows the report and issues it. */
export function FinalDialog({ review, onClose, onIssued }: FinalDialogProps) {
  const [issue] = useIssueFinalReportMutation()
  const [general, setGeneral] = useState<string[]>([])
  const [shown, setShown] = useState<Letter>()
  const letterOf = (values: Omit<Letter, 'selfAssessmentId'>): Letter => ({
    selfAssessmentId: review.id,
    ...values,
  })
  return (
    <Formik
      initialValues={{ recommendations: '', nextSteps: '', acknowledgeBy: '' }}
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
      {({ submitForm, isSubmitting, validateForm, setTouched, values }) => (
        <Dialog
          open
          onClose={onClose}
          title={words.issueFinal}
          width="role"
          staticBackdrop
          footer={
            <>
              <Button onClick={onClose}>Cancel</Button>
              <Button
                onClick={() => {
                  void setTouched({ acknowledgeBy: true })
                  void validateForm().then((errors) => {
                    if (Object.keys(errors).length === 0) setShown(letterOf(values))
                  })
                }}
              >
                {words.preview}
              </Button>
              <Button variant="solid" loading={isSubmitting} onClick={() => void submitForm()}>
                {words.issueFinal}
              </Button>
            </>
          }
        >
          <Form noValidate>
            <FormErrorSummary messages={general} />
            <TextAreaField
              name="recommendations"
              label={words.recommendations}
              optional
              rows={4}
              maxLength={10_000}
            />
            <TextAreaField name="nextSteps" label={words.nextSteps} optional rows={3} maxLength={10_000} />
            <DueDateField name="acknowledgeBy" label={words.acknowledgeBy} />
          </Form>
          {shown && <Preview input={shown} />}
        </Dialog>
      )}
    </Formik>
  )
}

function Preview({ input }: { input: Letter }) {
  const { data, error } = useFinalReportPreviewQuery({ variables: { input }, fetchPolicy: 'no-cache' })
  return <LetterPreview report={data?.finalReportPreview} error={error} />
}
