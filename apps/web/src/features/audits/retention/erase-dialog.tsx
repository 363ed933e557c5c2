import { chakra } from '@chakra-ui/react'
import { complianceYearName } from '@portal/domain'
import { Form, Formik, type FormikErrors } from 'formik'
import { useState } from 'react'
import { spreadErrors } from '../../../lib/saving/form-errors'
import { refusalsOf } from '../../../lib/saving/refusals'
import { Button } from '../../../ui/action/button'
import { Dialog } from '../../../ui/dialog/dialog'
import { toast } from '../../../ui/feedback/toast'
import { CheckboxField } from '../../../ui/field/checkbox-field'
import { TextAreaField } from '../../../ui/field/text-area-field'
import { FormErrorSummary } from '../../../ui/form/error-summary'
import { KeptForm } from '../../../ui/form/kept-form'
import { useKeptForm } from '../../../ui/form/use-kept-form'
import type { RetainedAudit } from './retention-filters'
import { retentionMessages } from './retention-messages.generated'
import { useEraseAuditStudentsMutation } from './retention.generated'

const words = retentionMessages.erase

interface EraseValues {
  reason: string
  confirm: boolean
}

interface EraseDialogProps {
  typeKey: string
  row: RetainedAudit
  onClose: () => void
  onErased: () => void
}

/** Erases the data of the students of one audit: what is lost, why, and a confirmation that it is known. */
export function EraseDialog({ typeKey, row, onClose, onErased }: EraseDialogProps) {
  const { id, version, agency, part, year, records, listRows, files } = row
  const [erase] = useEraseAuditStudentsMutation()
  const [general, setGeneral] = useState<string[]>([])
  const kept = useKeptForm<EraseValues>({ draft: ['erase audit', id], onClose })
  return (
    <Formik<EraseValues>
      initialValues={{ reason: '', confirm: false }}
      validate={errorsOf}
      onSubmit={async (values, form) => {
        const refusals = await refusalsOf(async () => {
          const input = { typeKey, id, version, ...values }
          return (await erase({ variables: { input } })).data?.eraseAuditStudents.errors
        })
        setGeneral(spreadErrors(refusals, { ...form, values }))
        if (refusals.length > 0) return
        kept.forget()
        toast({ status: 'success', title: words.done, duration: 5000 })
        onErased()
      }}
    >
      {({ isSubmitting, submitForm }) => (
        <KeptForm<EraseValues> form={kept}>
          {({ close, notice }) => (
            <Dialog
              open
              onClose={close}
              title={words.title({ agency, part, year: complianceYearName(year) })}
              width="md"
              staticBackdrop
              footer={
                <>
                  <Button onClick={close}>{words.cancel}</Button>
                  <Button variant="danger" loading={isSubmitting} onClick={() => void submitForm()}>
                    {words.go}
                  </Button>
                </>
              }
            >
              <Form noValidate>
                {notice}
                <FormErrorSummary messages={general} />
                <chakra.p marginBottom="12px">{words.intro({ records, rows: listRows, files })}</chakra.p>
                <TextAreaField
                  name="reason"
                  label={words.reason}
                  hint={words.reasonHint}
                  rows={3}
                  maxLength={2000}
                />
                <CheckboxField name="confirm" label={words.confirm} />
              </Form>
            </Dialog>
          )}
        </KeptForm>
      )}
    </Formik>
  )
}

function errorsOf({ reason, confirm }: EraseValues): FormikErrors<EraseValues> {
  return {
    ...(reason.trim() === '' && { reason: words.reasonMissing }),
    ...(!confirm && { confirm: words.confirmMissing }),
  }
}
