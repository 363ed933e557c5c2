import { mostReturnReason, type JustificationDecision } from '@portal/domain'
import { refusalsOf } from '../../../lib/saving/refusals'
import { ConfirmLater } from '../../../ui/dialog/confirm-later'
import { ReasonLater } from '../../../ui/dialog/reason-later'
import { toast } from '../../../ui/feedback/toast'
import { useAct } from '../../../ui/feedback/use-act'
import { participationMessages } from '../participation-messages.generated'
import { useDecideJustificationsMutation } from '../participation.generated'

const words = participationMessages.steps

interface DecisionDialogProps {
  year: number
  agencies: readonly { id: number; name: string }[]
  decision: JustificationDecision
  onClose: () => void
  onDone: () => void
}

/** Accepts justifications once it is confirmed, or returns them with a reason that the agencies read. */
export function DecisionDialog({ year, agencies, decision, onClose, onDone }: DecisionDialogProps) {
  const [decide] = useDecideJustificationsMutation()
  const { busy, act } = useAct(words.failed, onDone)
  const names = agencies.map(({ name }) => name).join(', ')
  const n = agencies.length
  const take = async (reason: string) => {
    const input = { year, leaIds: agencies.map(({ id }) => id), decision, reason }
    return (await decide({ variables: { input } })).data?.decideJustifications.errors
  }
  if (decision === 'Accept')
    return (
      <ConfirmLater
        title={words.acceptTitle({ n })}
        body={words.acceptBody({ names })}
        confirmLabel={words.Accept}
        busy={busy}
        onConfirm={() => void act(words.accepted({ n }), () => take(''))}
        onCancel={onClose}
      />
    )
  return (
    <ReasonLater
      title={words.returnTitle({ n })}
      intro={words.returnIntro({ names })}
      words={{ label: words.reason, go: words.Return, cancel: words.cancel }}
      draft={['justification-return', year, agencies.map(({ id }) => id).join('-')]}
      check={(text) => (text.trim() === '' ? words.reasonMissing : undefined)}
      rows={3}
      maxLength={mostReturnReason}
      onClose={onClose}
      onDone={async (reason) => {
        const refusals = await refusalsOf(() => take(reason))
        if (refusals.length > 0) return refusals
        toast({ status: 'success', title: words.returned({ n }), duration: 5000 })
        onDone()
        return []
      }}
    />
  )
}
