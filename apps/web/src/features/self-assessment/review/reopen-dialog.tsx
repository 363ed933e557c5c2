import { chakra } from '@chakra-ui/react'
import { Form, Formik } from 'formik'
import { useState } from 'react'
import { spreadErrors } from '../../../lib/saving/form-errors'
import { Button } from '../../../ui/action/button'
import { Dialog } from '../../../ui/dialog/dialog'
import { FormErrorSummary } from '../../../ui/form/error-summary'
import { KeptForm } from '../../../ui/form/kept-form'
import { useKeptForm } from '../../../ui/form/use-kept-form'
import { TextAreaField } from '../../../ui/field/text-area-field'
import { refusalsOf } from '../refusals'
import { reviewMessages as words } from './review-messages'
import { useReopenSelfAssessmentMutation } from './self-assessment-review.generated'

interface ReopenDialogProps {
  review: { id: number; version: number }
  onClose: () => void
  onReopened: () => void
}

/** Giving a submission back always says why. */
export function ReopenDialog({ review, onClose, onReopened }: ReopenDialogProps) {
  const [reopen] = useReopenSelfAssessmentMutation()
  const [general, setGeneral] = useState<string[]>([])
  const kept = useKeptForm({ draft: ['review', review.id, 'reopen'], onClose })
  return (
    <Formik
      initialValues={{ reason: '' }}
      validate={({ reason }) => (reason.trim() ? {} : { reason: words.reasonMissing })}
      onSubmit={async (values, form) => {
        const { id, version } = review
        const refusals = await refusalsOf(
          async () =>
            (await reopen({ variables: { input: { id, version, reason: values.reason.trim() } } })).data
              ?.reopenSelfAssessment.errors,
        )
        setGeneral(spreadErrors(refusals, { ...form, values }))
        if (refusals.length === 0) onReopened()
      }}
    >
      {({ submitForm, isSubmitting }) => (
        <KeptForm form={kept}>
          {({ close, notice }) => (
            <Dialog
              open
              onClose={close}
              title={words.reopenTitle}
              width="md"
              staticBackdrop
              footer={
                <>
                  <Button onClick={close}>Cancel</Button>
                  <Button variant="danger" loading={isSubmitting} onClick={() => void submitForm()}>
                    {words.reopen}
                  </Button>
                </>
              }
            >
              <Form noValidate>
                {notice}
                <FormErrorSummary messages={general} />
                <chakra.p marginBottom="10px">{words.reopenIntro}</chakra.p>
                <TextAreaField name="reason" label={words.reason} rows={3} maxLength={2000} />
              </Form>
            </Dialog>
          )}
        </KeptForm>
      )}
    </Formik>
  )
}
