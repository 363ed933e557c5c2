import { requestLengths } from '@portal/domain'
import { useClosedDays } from '../../../lib/years/use-closed-days'
import { RecordDialog } from '../../../ui/dialog/record-dialog'
import { toast } from '../../../ui/feedback/toast'
import { DueDateField } from '../../../ui/field/due-date-field'
import { TextAreaField } from '../../../ui/field/text-area-field'
import { useRecordForm } from '../../../ui/form/use-record-form'
import type { ProngPlace } from '../audits-paths'
import { requestsMessages } from './requests-messages.generated'
import {
  useDecideDocumentRequestMutation,
  type DocumentRequestFieldsFragment as Request,
} from './requests.generated'

const words = requestsMessages.decide
const acts = requestsMessages.acts

/** Decisions that need words. */
export type Decision = 'askAgain' | 'extend' | 'close' | 'withdraw'

const done: Record<Decision, string> = {
  askAgain: acts.askedAgain,
  extend: acts.extended,
  close: acts.closed,
  withdraw: acts.withdrawn,
}

interface Values {
  reason: string
  dueOn: string
}

interface DecideDialogProps {
  place: ProngPlace
  request: Request
  decision: Decision
  onRefresh: () => Promise<Request | null>
  onClose: () => void
}

/** A decision about a request with its reason, and the new due date where it has one. */
export function DecideDialog({ place, request, decision, onRefresh, onClose }: DecideDialogProps) {
  const closedDays = useClosedDays()
  const [decide] = useDecideDocumentRequestMutation()
  const isReturn = decision === 'askAgain'
  const hasDay = isReturn || decision === 'extend'
  const initial: Values = { reason: '', dueOn: '' }
  const record = useRecordForm<Values, Request>({
    draft: ['audit request', request.id, decision],
    row: null,
    initial,
    read: ({ version }) => ({ values: initial, version, by: null, at: null }),
    fields: () => [],
    title: acts.failed,
    send: async ({ reason, dueOn }) => {
      const { data } = await decide({
        variables: {
          input: {
            typeKey: place.typeKey,
            id: request.id,
            decision,
            reason: reason.trim(),
            dueOn: dueOn || null,
            version: request.version,
          },
        },
      })
      const answer = data?.decideDocumentRequest
      await onRefresh()
      // The words are new each time: there is nothing to choose between, and a refusal says what happened.
      return { errors: answer?.errors ?? [], row: null }
    },
    onSaved: () => {
      toast({ status: 'success', title: done[decision], duration: 5000 })
      onClose()
    },
    onClose,
  })
  return (
    <RecordDialog<Values>
      record={record}
      initial={initial}
      title={words.title({ act: acts[decision], n: request.order })}
      width="md"
      words={{ save: acts[decision], cancel: words.cancel }}
      validate={({ reason, dueOn }) => ({
        ...(reason.trim() === '' && { reason: isReturn ? words.returnMissing : words.reasonMissing }),
        ...(decision === 'extend' && dueOn === '' && { dueOn: words.dueMissing }),
      })}
    >
      {() => (
        <>
          <TextAreaField
            name="reason"
            label={isReturn ? words.missing : words.reason}
            hint={isReturn ? words.missingHint : words.reasonHint}
            rows={4}
            maxLength={requestLengths.reason}
          />
          {hasDay && (
            <DueDateField
              closedDays={closedDays}
              name="dueOn"
              label={words.dueOn}
              {...(isReturn && { hint: words.dueHintReturn })}
            />
          )}
        </>
      )}
    </RecordDialog>
  )
}
