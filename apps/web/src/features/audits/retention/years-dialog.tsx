import { chakra } from '@chakra-ui/react'
import { studentDataYears } from '@portal/domain'
import { Form, Formik, type FormikErrors } from 'formik'
import { useState } from 'react'
import { spreadErrors } from '../../../lib/saving/form-errors'
import { refusalsOf } from '../../../lib/saving/refusals'
import { Button } from '../../../ui/action/button'
import { Dialog } from '../../../ui/dialog/dialog'
import { toast } from '../../../ui/feedback/toast'
import { TextAreaField } from '../../../ui/field/text-area-field'
import { TextField } from '../../../ui/field/text-field'
import { FormErrorSummary } from '../../../ui/form/error-summary'
import { KeptForm } from '../../../ui/form/kept-form'
import { useKeptForm } from '../../../ui/form/use-kept-form'
import { retentionMessages } from './retention-messages.generated'
import { useSetAuditRetentionMutation, type RetentionFieldsFragment } from './retention.generated'

const words = retentionMessages.years
const { min, max } = studentDataYears

interface YearsValues {
  years: string
  reason: string
}

interface YearsDialogProps {
  typeKey: string
  retention: Pick<RetentionFieldsFragment, 'years' | 'version'>
  onClose: () => void
  onSaved: () => void
}

/** Sets for how many years data of students are kept after an audit is closed. */
export function YearsDialog({ typeKey, retention, onClose, onSaved }: YearsDialogProps) {
  const { years, version } = retention
  const [save] = useSetAuditRetentionMutation()
  const [general, setGeneral] = useState<string[]>([])
  const kept = useKeptForm<YearsValues>({ draft: ['audit retention', typeKey], onClose })
  return (
    <Formik<YearsValues>
      initialValues={{ years: String(years), reason: '' }}
      validate={errorsOf}
      onSubmit={async (values, form) => {
        const refusals = await refusalsOf(async () => {
          const input = { typeKey, version, years: Number(values.years), reason: values.reason }
          return (await save({ variables: { input } })).data?.setAuditRetention.errors
        })
        setGeneral(spreadErrors(refusals, { ...form, values }))
        if (refusals.length > 0) return
        kept.forget()
        toast({ status: 'success', title: words.done, duration: 5000 })
        onSaved()
      }}
    >
      {({ isSubmitting, submitForm, dirty }) => (
        <KeptForm<YearsValues> form={kept}>
          {({ close, notice }) => (
            <Dialog
              open
              onClose={close}
              title={words.title}
              width="md"
              staticBackdrop={dirty}
              footer={
                <>
                  <Button onClick={close}>{words.cancel}</Button>
                  <Button variant="solid" loading={isSubmitting} onClick={() => void submitForm()}>
                    {words.go}
                  </Button>
                </>
              }
            >
              <Form noValidate>
                {notice}
                <FormErrorSummary messages={general} />
                <chakra.p marginBottom="12px">{words.intro}</chakra.p>
                <TextField name="years" label={words.label} inputMode="numeric" />
                <TextAreaField
                  name="reason"
                  label={words.reason}
                  hint={words.reasonHint}
                  rows={3}
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

function errorsOf({ years, reason }: YearsValues): FormikErrors<YearsValues> {
  const isYears = /^\d{1,2}$/.test(years.trim()) && Number(years) >= min && Number(years) <= max
  return {
    ...(!isYears && { years: words.range({ min, max }) }),
    ...(reason.trim() === '' && { reason: words.reasonMissing }),
  }
}
