import { chakra } from '@chakra-ui/react'
import { Form, Formik, type FormikHelpers } from 'formik'
import { useId, useState } from 'react'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { SwitchField } from '../../ui/switch-field'
import { toast } from '../../ui/toast'
import { CodeField } from './code-field'
import { refusalText } from './refusal-text'
import { resendCode, verifyCode, type SignInResult } from './session-calls'
import { sessionMessages as m } from './session-messages'

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

/** Second step of signing in: the six digits of the mail. */
export function VerifyDialog({ email, onCancel, onVerified }: VerifyDialogProps) {
  const formId = useId()
  const [resending, setResending] = useState(false)

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
      codeInput()?.select()
    } catch {
      toast({ title: m.codeRequestFailed, status: 'error' })
    }
  }

  const resend = async () => {
    setResending(true)
    try {
      const { email: sentTo, errors } = await resendCode()
      if (errors.length === 0)
        toast({ title: m.resendDone, description: m.resendDoneBody(sentTo ?? email), status: 'success' })
      else toast({ title: m.resendFailed, description: refusalText(errors), status: 'error' })
    } catch {
      toast({ title: m.resendFailed, status: 'error' })
    } finally {
      setResending(false)
    }
  }

  const codeInput = () => document.getElementById(formId)?.querySelector<HTMLInputElement>('[name=code]')

  return (
    <Formik initialValues={{ code: '', trustDevice: false }} onSubmit={verify}>
      {({ values, isSubmitting }) => (
        <Dialog
          open
          onClose={onCancel}
          title={m.verifyTitle}
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
                disabledReason={values.code.length < 6 && m.codeIncomplete}
              >
                {m.verify}
              </Button>
            </>
          }
        >
          <p>
            {m.codeSentTo} <b>{email}</b>. {m.codeLife}
          </p>
          <chakra.div marginTop="16px">
            <Form id={formId} noValidate>
              <CodeField name="code" label={m.code} hint={m.codeHint} />
              <SwitchField name="trustDevice" label={m.trustDevice} />
            </Form>
          </chakra.div>
          <chakra.p marginTop="16px">
            {m.noCode}{' '}
            <Button variant="link" loading={resending} onClick={() => void resend()}>
              {m.resend}
            </Button>
          </chakra.p>
        </Dialog>
      )}
    </Formik>
  )
}
