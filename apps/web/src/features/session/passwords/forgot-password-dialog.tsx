import { chakra } from '@chakra-ui/react'
import { Form, Formik } from 'formik'
import { useCallback, useId, useState } from 'react'
import { Alert } from '../../../ui/feedback/alert'
import { Button } from '../../../ui/action/button'
import { Dialog } from '../../../ui/dialog/dialog'
import { TextField } from '../../../ui/field/text-field'
import { failureText, forgotRefusalText } from '../refusal-text'
import { requestPasswordReset } from '../session-calls'
import { sessionMessages as m } from '../session-messages.generated'

const alertMs = 15_000

/** Requests a mail with a reset link, and says when it was sent. */
export function ForgotPasswordDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const formId = useId()
  const [refusal, setRefusal] = useState<string | null>(null)
  const [sent, setSent] = useState(false)
  const closeAlert = useCallback(() => setRefusal(null), [])

  const send = async ({ email }: { email: string }) => {
    setRefusal(null)
    try {
      const errors = await requestPasswordReset(email.trim())
      if (errors.length === 0) setSent(true)
      else setRefusal(forgotRefusalText(errors, email.trim()))
    } catch (error) {
      setRefusal(failureText(error))
    }
  }

  if (sent)
    return (
      <Dialog
        open
        onClose={onClose}
        title={m.requestSent}
        // The previous dialog returns the focus behind this one, which would count as a click beside.
        staticBackdrop
        closeButton={false}
        footer={
          <Button variant="solid" onClick={onClose}>
            {m.ok}
          </Button>
        }
      >
        <p>{m.requestSentBody}</p>
      </Dialog>
    )

  return (
    <Formik
      initialValues={{ email }}
      validate={(values) => (values.email.trim() ? {} : { email: m.emailRequired })}
      onSubmit={send}
    >
      {({ values, isSubmitting }) => (
        <Dialog
          open
          onClose={onClose}
          title={m.forgotTitle}
          staticBackdrop
          closeButton={false}
          footer={
            <>
              <Button onClick={onClose}>{m.cancel}</Button>
              <Button
                type="submit"
                form={formId}
                variant="solid"
                loading={isSubmitting}
                disabledReason={!values.email.trim() && m.emailTooltip}
              >
                {m.send}
              </Button>
            </>
          }
        >
          {refusal && (
            <Alert key={refusal} status="error" onClose={closeAlert} closeAfter={alertMs}>
              {refusal}
            </Alert>
          )}
          <Form id={formId} noValidate>
            <TextField name="email" label={m.email} type="email" autoComplete="email" size="lg" />
          </Form>
          <chakra.p textStyle="hint" color="fg.subtle">
            {m.forgotHint}
          </chakra.p>
        </Dialog>
      )}
    </Formik>
  )
}
