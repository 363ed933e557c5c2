import { chakra } from '@chakra-ui/react'
import { BellRing, CalendarPlus, Check, Undo2, X } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../ui/action/button'
import { useAct } from '../../../ui/feedback/use-act'
import type { ProngPlace } from '../audits-paths'
import type { Decision } from './decide-dialog'
import { requestsMessages } from './requests-messages.generated'
import {
  useDecideDocumentRequestMutation,
  useRemindOfDocumentRequestsMutation,
  type DocumentRequestFieldsFragment as Request,
} from './requests.generated'

// Loaded when it is opened: the screen itself stays small.
const DecideDialog = lazy(() =>
  import('./decide-dialog').then((module) => ({ default: module.DecideDialog })),
)

const words = requestsMessages.acts

interface RequestActsProps {
  place: ProngPlace
  leaId: number
  request: Request
  onRefresh: () => Promise<Request | null>
}

/** What the state does with a request: accepts or returns the answer, gives more time, reminds, withdraws. */
export function RequestActs({ place, leaId, request, onRefresh }: RequestActsProps) {
  const { typeKey } = place
  const { id, version, state, recordId, itemId } = request
  const [decide] = useDecideDocumentRequestMutation()
  const [remind] = useRemindOfDocumentRequestsMutation()
  const { busy, act } = useAct(words.failed, () => void onRefresh())
  const [asking, setAsking] = useState<Decision>()
  const isAnswered = state === 'Answered'
  if (state === 'Closed' || state === 'Withdrawn') return null
  const accept = async () => {
    const input = { typeKey, id, decision: 'close', version }
    return (await decide({ variables: { input } })).data?.decideDocumentRequest.errors
  }
  const sendReminder = async () => {
    const input = { typeKey, leaId, recordId, itemId }
    return (await remind({ variables: { input } })).data?.remindOfDocumentRequests.errors
  }
  return (
    <chakra.div
      marginTop="18px"
      display="flex"
      flexWrap="wrap"
      gap="8px"
      role="group"
      aria-label={words.label}
    >
      {isAnswered ? (
        <>
          <Button
            variant="solid"
            icon={<Check aria-hidden />}
            loading={busy}
            disabledReason={request.close.reason}
            onClick={() => void act(words.accepted, accept)}
          >
            {words.accept}
          </Button>
          <Button
            icon={<Undo2 aria-hidden />}
            disabledReason={request.askAgain.reason}
            onClick={() => setAsking('askAgain')}
          >
            {words.askAgain}
          </Button>
        </>
      ) : (
        <>
          <Button
            icon={<BellRing aria-hidden />}
            loading={busy}
            disabledReason={request.remind.reason}
            onClick={() => void act(words.reminded, sendReminder)}
          >
            {words.remind}
          </Button>
          <Button
            icon={<CalendarPlus aria-hidden />}
            disabledReason={request.extend.reason}
            onClick={() => setAsking('extend')}
          >
            {words.extend}
          </Button>
          <Button
            icon={<Check aria-hidden />}
            disabledReason={request.close.reason}
            onClick={() => setAsking('close')}
          >
            {words.close}
          </Button>
          <Button
            icon={<X aria-hidden />}
            disabledReason={request.withdraw.reason}
            onClick={() => setAsking('withdraw')}
          >
            {words.withdraw}
          </Button>
        </>
      )}
      {asking && (
        <Suspense fallback={null}>
          <DecideDialog
            place={place}
            request={request}
            decision={asking}
            onRefresh={onRefresh}
            onClose={() => setAsking(undefined)}
          />
        </Suspense>
      )}
    </chakra.div>
  )
}
