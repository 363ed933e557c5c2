import type { FormikHelpers } from 'formik'
import { useEffect, useRef, useState } from 'react'
import { spreadErrors, type PayloadError } from '../../../lib/saving/form-errors'
import { Alert } from '../../../ui/feedback/alert'
import { PasswordField } from '../../../ui/field/password-field'
import { ProofDialog } from './proof-dialog'
import { failureText, refusalText } from '../refusal-text'
import { CodeSent, codeMissing, ResendCode, SecurityCodeField } from '../sign-in/security-code'
import { passwordMessages as m } from '../passwords/password-messages.generated'
import {
  useConfirmPasswordCodeMutation,
  useConfirmPasswordMutation,
  useResendPasswordCodeMutation,
} from '../session.generated'

const empty = { password: '', code: '' }
type Values = typeof empty

export interface ConfirmPasswordDialogProps {
  onCancel: () => void
  onConfirmed: () => void
}

/** Takes the password again, and the security code where one is sent, before a change is sent. */
export function ConfirmPasswordDialog({ onCancel, onConfirmed }: ConfirmPasswordDialogProps) {
  const [shown, setShown] = useState(false)
  /** Where a code was sent; null in the step of the password. */
  const [email, setEmail] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [sendPassword] = useConfirmPasswordMutation()
  const [sendCode] = useConfirmPasswordCodeMutation()
  const [resend] = useResendPasswordCodeMutation()
  const fields = useRef<HTMLDivElement>(null)
  const input = () => fields.current?.querySelector('input')

  useEffect(() => {
    if (email !== null) fields.current?.querySelector('input')?.focus()
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
    const values = email === null ? { password: '' } : { code: '' }
    const elsewhere = spreadErrors(errors, { ...form, values })
    if (elsewhere.length > 0) setRefusal(refusalText(errors))
    // The whole of it is the next thing to type over.
    input()?.select()
  }

  return (
    <ProofDialog
      title={m.confirmTitle}
      submitLabel={m.confirm}
      initial={empty}
      missing={({ password, code }) =>
        email === null ? password === '' && m.currentPasswordRequired : codeMissing(code)
      }
      onSubmit={submit}
      onCancel={onCancel}
      intro={
        <>
          {refusal && (
            <Alert status="error" title={m.uhOh} onClose={() => setRefusal(null)}>
              {refusal}
            </Alert>
          )}
          <div role="status">{email === null ? <p>{m.confirmWhy}</p> : <CodeSent email={email} />}</div>
        </>
      }
      after={
        email !== null && (
          <ResendCode
            email={email}
            send={async () => ({ errors: (await resend()).data?.resendPasswordCode.errors ?? [] })}
          />
        )
      }
    >
      <div ref={fields}>
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
          <SecurityCodeField />
        )}
      </div>
    </ProofDialog>
  )
}
