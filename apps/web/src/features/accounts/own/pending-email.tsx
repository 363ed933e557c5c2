import { chakra } from '@chakra-ui/react'
import { useViewer } from '../../../lib/session/viewer'
import { Alert } from '../../../ui/feedback/alert'
import { Button } from '../../../ui/action/button'
import { toast } from '../../../ui/feedback/toast'
import { answerOf, sentencesOf } from '../accounts-refusals'
import { pendingEmailMessages as m } from './pending-email-messages.generated'
import {
  useCancelEmailChangeMutation,
  usePendingEmailQuery,
  useResendEmailChangeMutation,
} from './pending-email.generated'

/** Shows the new address of the person's account that is not confirmed yet, if there is one. */
export function PendingEmail() {
  const { id } = useViewer()
  const { data, refetch } = usePendingEmailQuery({ variables: { id }, fetchPolicy: 'cache-and-network' })
  const [resend, resending] = useResendEmailChangeMutation()
  const [cancel, cancelling] = useCancelEmailChangeMutation()
  const address = data?.user?.pendingEmail
  if (!address) return null

  const act = async (run: Parameters<typeof answerOf>[0], done: string) => {
    const { errors } = await answerOf(run)
    if (errors.length === 0) toast({ title: done, status: 'success' })
    else toast({ title: m.failed, description: sentencesOf(errors), status: 'error' })
    await refetch().catch(() => undefined)
  }
  return (
    <chakra.div marginBottom="12px">
      <Alert status="info" title={m.title} quiet>
        <chakra.p overflowWrap="anywhere">{m.body({ address })}</chakra.p>
        <chakra.div display="flex" flexWrap="wrap" gap="8px" marginTop="8px">
          <Button
            size="sm"
            loading={resending.loading}
            onClick={() => void act(async () => (await resend()).data?.resendEmailChange, m.resent)}
          >
            {m.resend}
          </Button>
          <Button
            size="sm"
            loading={cancelling.loading}
            onClick={() => void act(async () => (await cancel()).data?.cancelEmailChange, m.cancelled)}
          >
            {m.cancel}
          </Button>
        </chakra.div>
      </Alert>
    </chakra.div>
  )
}
