import { chakra } from '@chakra-ui/react'
import { Form, Formik, type FormikErrors } from 'formik'
import { useState } from 'react'
import { spreadErrors } from '../../../lib/saving/form-errors'
import { refusalsOf } from '../../../lib/saving/refusals'
import { useViewer } from '../../../lib/session/viewer'
import { Button } from '../../../ui/action/button'
import { Dialog } from '../../../ui/dialog/dialog'
import { toast } from '../../../ui/feedback/toast'
import { TextField } from '../../../ui/field/text-field'
import { FormErrorSummary } from '../../../ui/form/error-summary'
import { KeptForm } from '../../../ui/form/kept-form'
import { useKeptForm } from '../../../ui/form/use-kept-form'
import { progressMessages } from './progress-messages.generated'
import { useCloseAuditMutation } from './progress.generated'

const words = progressMessages.close

interface Signature {
  signatureName: string
  signatureTitle: string
}

interface CloseAuditDialogProps {
  typeKey: string
  audit: { id: number; version: number }
  onClose: () => void
  onClosed: () => void
}

/** Ends an audit by a signed letter. */
export function CloseAuditDialog({ typeKey, audit, onClose, onClosed }: CloseAuditDialogProps) {
  const { fullName, jobTitle } = useViewer()
  const [closeAudit] = useCloseAuditMutation()
  const [general, setGeneral] = useState<string[]>([])
  const kept = useKeptForm<Signature>({ draft: ['close audit', audit.id], onClose })
  return (
    <Formik<Signature>
      initialValues={{ signatureName: fullName, signatureTitle: jobTitle ?? '' }}
      validate={errorsOf}
      onSubmit={async (values, form) => {
        const refusals = await refusalsOf(async () => {
          const input = { typeKey, ...audit, ...values }
          return (await closeAudit({ variables: { input } })).data?.closeAudit.errors
        })
        setGeneral(spreadErrors(refusals, { ...form, values }))
        if (refusals.length > 0) return
        kept.forget()
        toast({ status: 'success', title: words.done, duration: 5000 })
        onClosed()
      }}
    >
      {({ isSubmitting, submitForm, dirty }) => (
        <KeptForm<Signature> form={kept}>
          {({ close, notice }) => (
            <Dialog
              open
              onClose={close}
              title={words.title}
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
                <TextField name="signatureName" label={words.name} />
                <TextField name="signatureTitle" label={words.jobTitle} />
              </Form>
            </Dialog>
          )}
        </KeptForm>
      )}
    </Formik>
  )
}

function errorsOf({ signatureName, signatureTitle }: Signature): FormikErrors<Signature> {
  const missing = (label: string) => words.missing({ label })
  return {
    ...(signatureName.trim() === '' && { signatureName: missing(words.name) }),
    ...(signatureTitle.trim() === '' && { signatureTitle: missing(words.jobTitle) }),
  }
}
