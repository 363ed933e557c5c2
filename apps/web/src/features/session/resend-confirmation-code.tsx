import { Button } from '../../ui/button'
import { toast } from '../../ui/toast'
import { failureText, refusalText } from './refusal-text'
import { sessionMessages as m } from './session-messages'
import { useResendPasswordCodeMutation } from './session.generated'

/** Sends the code of a confirmation again. */
export function ResendConfirmationCode({ email }: { email: string }) {
  const [resend, { loading }] = useResendPasswordCodeMutation()
  const send = async () => {
    try {
      const errors = (await resend()).data?.resendPasswordCode.errors ?? []
      if (errors.length === 0)
        toast({ title: m.resendDone, description: m.resendDoneBody(email), status: 'success' })
      else toast({ title: m.resendFailed, description: refusalText(errors), status: 'error' })
    } catch (error) {
      toast({ title: m.resendFailed, description: failureText(error), status: 'error' })
    }
  }
  return (
    <p>
      {m.noCode}{' '}
      <Button variant="link" loading={loading} onClick={() => void send()}>
        {m.resend}
      </Button>
    </p>
  )
}
