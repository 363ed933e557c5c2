import { useState } from 'react'
import type { PayloadError } from '../../../lib/saving/form-errors'
import { Button } from '../../../ui/action/button'
import { toast } from '../../../ui/feedback/toast'
import { CodeField } from './code-field'
import { failureText, refusalText } from '../refusal-text'
import { sessionMessages as m } from '../session-messages.generated'

const digits = 6

/** Why a code cannot be sent. */
export const codeMissing = (code: string): string | false => code.length < digits && m.codeIncomplete

/** Where the code was sent, and how long it is valid. */
export function CodeSent({ email }: { email: string }) {
  return (
    <p>
      {m.codeSentTo} <b>{email}</b>. {m.codeLife}
    </p>
  )
}

export function SecurityCodeField() {
  return <CodeField name="code" label={m.code} hint={m.codeHint} />
}

interface ResendCodeProps {
  email: string
  /** Returns the refusals, and where the code was sent if the server says so. */
  send: () => Promise<{ email?: string | null; errors: readonly PayloadError[] }>
}

/** Sends the code again, and says in a toast whether it went. */
export function ResendCode({ email, send }: ResendCodeProps) {
  const [sending, setSending] = useState(false)
  const resend = async () => {
    setSending(true)
    try {
      const { email: sentTo, errors } = await send()
      if (errors.length === 0)
        toast({
          title: m.resendDone,
          description: m.resendDoneBody({ email: sentTo ?? email }),
          status: 'success',
        })
      else toast({ title: m.resendFailed, description: refusalText(errors), status: 'error' })
    } catch (error) {
      toast({ title: m.resendFailed, description: failureText(error), status: 'error' })
    } finally {
      setSending(false)
    }
  }
  return (
    <p>
      {m.noCode}{' '}
      <Button variant="link" loading={sending} onClick={() => void resend()}>
        {m.resend}
      </Button>
    </p>
  )
}
