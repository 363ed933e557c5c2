import type { FormikHelpers } from 'formik'
import { useRef } from 'react'
import { SwitchField } from '../../../ui/field/switch-field'
import { toast } from '../../../ui/feedback/toast'
import { ProofDialog } from '../confirmation/proof-dialog'
import { refusalText } from '../refusal-text'
import { CodeSent, codeMissing, ResendCode, SecurityCodeField } from './security-code'
import { resendCode, verifyCode, type SignInResult } from '../session-calls'
import { sessionMessages as m } from '../session-messages.generated'

export interface VerifyDialogProps {
  /** Where the code was sent, as the server masks it. */
  email: string
  onCancel: () => void
  onVerified: (result: Extract<SignInResult, { kind: 'signed-in' }>) => void
}

interface Values {
  code: string
  trustDevice: boolean
}

const empty: Values = { code: '', trustDevice: false }

/** Second step of signing in: the six digits of the mail. */
export function VerifyDialog({ email, onCancel, onVerified }: VerifyDialogProps) {
  const fields = useRef<HTMLDivElement>(null)

  const verify = async (
    { code, trustDevice }: Values,
    { setFieldError }: Pick<FormikHelpers<Values>, 'setFieldError'>,
  ) => {
    try {
      const result = await verifyCode(code, trustDevice)
      if (result.kind === 'signed-in') return onVerified(result)
      const tooMany = result.kind === 'refused' && result.errors.some((e) => e.code === 'TOO_MANY_REQUESTS')
      toast({
        title: m.codeRefused,
        status: 'error',
        ...(tooMany ? { description: refusalText(result.errors) } : {}),
      })
      setFieldError('code', tooMany ? refusalText(result.errors) : m.codeRefused)
      // The whole code is the next thing to type over.
      fields.current?.querySelector('input')?.select()
    } catch {
      toast({ title: m.codeRequestFailed, status: 'error' })
    }
  }

  return (
    <ProofDialog
      title={m.verifyTitle}
      submitLabel={m.verify}
      initial={empty}
      missing={({ code }) => codeMissing(code)}
      onSubmit={verify}
      onCancel={onCancel}
      intro={<CodeSent email={email} />}
      after={<ResendCode email={email} send={resendCode} />}
    >
      <div ref={fields}>
        <SecurityCodeField />
        <SwitchField name="trustDevice" label={m.trustDevice} />
      </div>
    </ProofDialog>
  )
}
