import { checkNotApplicable, type NotApplicableStep } from '@portal/domain'
import { Form, Formik } from 'formik'
import { useState } from 'react'
import { spreadErrors, type PayloadError } from '../../../lib/saving/form-errors'
import { Button } from '../../../ui/action/button'
import { Dialog } from '../../../ui/dialog/dialog'
import { FormErrorSummary } from '../../../ui/form/error-summary'
import { KeptForm } from '../../../ui/form/kept-form'
import { useKeptForm } from '../../../ui/form/use-kept-form'
import { TextAreaField } from '../../../ui/field/text-area-field'
import { selfAssessmentMessages } from '../self-assessment-messages'

const words = selfAssessmentMessages.applicability

interface ReasonDialogProps {
  step: NotApplicableStep & ('request' | 'refuse')
  /** Answers the refusals; none closes the dialog. */
  onDone: (reason: string) => Promise<readonly PayloadError[]>
  onClose: () => void
}

/** Why a subsection does not apply, or why the state does not agree. */
export function ReasonDialog({ step, onDone, onClose }: ReasonDialogProps) {
  const [general, setGeneral] = useState<string[]>([])
  const kept = useKeptForm({ draft: null, onClose })
  return (
    <Formik
      initialValues={{ reason: '' }}
      validate={({ reason }) => {
        const verdict = checkNotApplicable(step, reason)
        return verdict.allowed ? {} : { reason: verdict.reason }
      }}
      onSubmit={async (values, form) => {
        setGeneral(spreadErrors(await onDone(values.reason.trim()), { ...form, values }))
      }}
    >
      {({ submitForm, isSubmitting, values }) => (
        <KeptForm form={kept}>
          {({ close, notice }) => (
            <Dialog
              open
              onClose={close}
              title={words.titles[step]}
              width="md"
              staticBackdrop={values.reason !== ''}
              footer={
                <>
                  <Button onClick={close}>{words.cancel}</Button>
                  <Button variant="solid" loading={isSubmitting} onClick={() => void submitForm()}>
                    {words.go[step]}
                  </Button>
                </>
              }
            >
              <Form noValidate>
                {notice}
                <FormErrorSummary messages={general} />
                <TextAreaField
                  name="reason"
                  label={words.reason}
                  hint={words.hints[step]}
                  rows={4}
                  maxLength={2000}
                />
              </Form>
            </Dialog>
          )}
        </KeptForm>
      )}
    </Formik>
  )
}
