import { chakra } from '@chakra-ui/react'
import { Form, Formik, type FormikHelpers } from 'formik'
import { useEffect, useId, useRef, useState } from 'react'
import { spreadErrors, type PayloadError } from '../../lib/form-errors'
import { Alert } from '../../ui/alert'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { PasswordField } from '../../ui/password-field'
import { CodeField } from './code-field'
import { failureText, refusalText } from './refusal-text'
import { ResendConfirmationCode } from './resend-confirmation-code'
import { sessionMessages as m } from './session-messages'
import { useConfirmPasswordCodeMutation, useConfirmPasswordMutation } from './session.generated'

const empty = { password: '', code: '' }
type Values = typeof empty

export interface ConfirmPasswordDialogProps {
  onCancel: () => void
  onConfirmed: () => void
}

/** Takes the password again, and the security code where one is sent, for a change that waits behind it. */
export function ConfirmPasswordDialog({ onCancel, onConfirmed }: ConfirmPasswordDialogProps) {
  const formId = useId()
  const [shown, setShown] = useState(false)
  /** Where a code was sent; null while the password is asked. */
  const [email, setEmail] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [sendPassword] = useConfirmPasswordMutation()
  const [sendCode] = useConfirmPasswordCodeMutation()
  const body = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (email !== null) body.current?.querySelector<HTMLElement>('input')?.focus()
  }, [email])

  const submit = async ({ password, code }: Values, form: FormikHelpers<Values>) => {
    setRefusal(null)
    try {
      const answer =
        email === null
          ? (await sendPassword({ variables: { input: { password } } })).data?.confirmPassword
          : (await sendCode({ variables: { input: { code } } })).data?.confirmPasswordCode
      if (answer?.confirmed) return onConfirmed()
      if (answer?.email) return setEmail(answer.email)
      refuse(answer?.errors ?? [], form)
    } catch (error) {
      setRefusal(failureText(error))
    }
  }

  const refuse = (errors: readonly PayloadError[], form: FormikHelpers<Values>) => {
    const elsewhere = spreadErrors(errors, { ...form, values: { password: '' } })
    if (elsewhere.length > 0) setRefusal(refusalText(errors))
    body.current?.querySelector<HTMLInputElement>('input')?.select()
  }

  return (
    <Formik initialValues={empty} onSubmit={submit} validateOnChange={false} validateOnBlur={false}>
      {({ values, isSubmitting }) => (
        <Dialog
          open
          onClose={onCancel}
          title={m.confirmTitle}
          staticBackdrop
          closeButton={false}
          footer={
            <>
              <Button onClick={onCancel}>{m.cancel}</Button>
              <Button
                type="submit"
                form={formId}
                variant="solid"
                loading={isSubmitting}
                disabledReason={missing(values, email !== null)}
              >
                {m.confirm}
              </Button>
            </>
          }
        >
          <chakra.div ref={body} display="grid" gap="16px">
            {refusal && (
              <Alert status="error" title={m.uhOh} onClose={() => setRefusal(null)}>
                {refusal}
              </Alert>
            )}
            <div role="status">
              {email === null ? (
                <p>{m.confirmWhy}</p>
              ) : (
                <p>
                  {m.codeSentTo} <b>{email}</b>. {m.codeLife}
                </p>
              )}
            </div>
            <Form id={formId} noValidate>
              {email === null ? (
                <PasswordField
                  name="password"
                  label={m.currentPassword}
                  hint={m.confirmKept}
                  autoComplete="current-password"
                  shown={shown}
                  onToggle={() => setShown(!shown)}
                />
              ) : (
                <CodeField name="code" label={m.code} hint={m.codeHint} />
              )}
            </Form>
            {email !== null && <ResendConfirmationCode email={email} />}
          </chakra.div>
        </Dialog>
      )}
    </Formik>
  )
}

function missing({ password, code }: Values, isCode: boolean): string | false {
  if (isCode) return code.length < 6 && m.codeIncomplete
  return password === '' && m.currentPasswordRequired
}
