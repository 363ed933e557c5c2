import { chakra } from '@chakra-ui/react'
import { Form, Formik } from 'formik'
import { useState } from 'react'
import { object, string } from 'yup'
import { spreadErrors } from '../../../lib/saving/form-errors'
import { Button } from '../../../ui/action/button'
import { Dialog } from '../../../ui/dialog/dialog'
import { FormErrorSummary } from '../../../ui/form/error-summary'
import { KeptForm } from '../../../ui/form/kept-form'
import { useKeptForm } from '../../../ui/form/use-kept-form'
import { TextAreaField } from '../../../ui/field/text-area-field'
import { TextField } from '../../../ui/field/text-field'
import { toast } from '../../../ui/feedback/toast'
import { refusalsOf } from '../refusals'
import { selfAssessmentMessages } from '../self-assessment-messages.generated'
import { assignmentsMessages } from './assignments-messages.generated'
import { useResetSelfAssessmentActivationMutation } from '../self-assessment.generated'

const words = assignmentsMessages.reset

const rules = object({
  reason: string().trim().required(words.reasonMissing),
  word: string()
    .trim()
    .required(words.wordMissing({ word: words.word }))
    .oneOf([words.word], words.wordMissing({ word: words.word })),
})

interface ResetDialogProps {
  row: { id: number; version: number; lea: { name: string } }
  onClose: () => void
  onReset: () => void
}

/** Resets an activation; needs a reason and a word typed for confirmation, because the agency no longer sees its work. */
export function ResetDialog({ row, onClose, onReset }: ResetDialogProps) {
  const [reset] = useResetSelfAssessmentActivationMutation()
  const [general, setGeneral] = useState<string[]>([])
  const kept = useKeptForm<{ reason: string; word: string }>({
    draft: ['self-assessment', row.id, 'reset'],
    // The confirmation is typed anew each time, never restored from a draft.
    never: ['word'],
    onClose,
  })
  return (
    <Formik
      initialValues={{ reason: '', word: '' }}
      validationSchema={rules}
      onSubmit={async (values, form) => {
        const refusals = await refusalsOf(async () => {
          const input = { id: row.id, reason: values.reason.trim(), version: row.version }
          const { data } = await reset({ variables: { input } })
          return data?.resetSelfAssessmentActivation.errors
        })
        setGeneral(spreadErrors(refusals, { ...form, values }))
        if (refusals.length > 0) return
        toast({ status: 'success', title: words.done, duration: 5000 })
        onReset()
      }}
    >
      {({ isSubmitting, submitForm, values }) => (
        <KeptForm form={kept}>
          {({ close, notice }) => (
            <Dialog
              open
              onClose={close}
              title={words.title}
              width="md"
              role="alertdialog"
              staticBackdrop={values.reason !== ''}
              footer={
                <>
                  <Button onClick={close}>{selfAssessmentMessages.cancel}</Button>
                  <Button variant="danger" loading={isSubmitting} onClick={() => void submitForm()}>
                    {words.title}
                  </Button>
                </>
              }
            >
              <Form noValidate>
                {notice}
                <FormErrorSummary messages={general} />
                <chakra.p marginBottom="12px">{words.intro({ agency: row.lea.name })}</chakra.p>
                <TextAreaField name="reason" label={words.reason} rows={3} maxLength={2000} />
                <TextField name="word" label={words.confirm({ word: words.word })} autoComplete="off" />
              </Form>
            </Dialog>
          )}
        </KeptForm>
      )}
    </Formik>
  )
}
