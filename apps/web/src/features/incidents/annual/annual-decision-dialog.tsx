import { mostAnnualReturnReason, type AnnualDecision } from '@portal/domain'
import { refusalsOf } from '../../../lib/saving/refusals'
import { ConfirmLater } from '../../../ui/dialog/confirm-later'
import { ReasonLater } from '../../../ui/dialog/reason-later'
import { toast } from '../../../ui/feedback/toast'
import { useAct } from '../../../ui/feedback/use-act'
import { annualMessages } from './annual-messages.generated'
import { useDecideAnnualReportsMutation } from './annual.generated'

const words = annualMessages.decisions

interface AnnualDecisionDialogProps {
  year: number
  agencies: readonly { id: number; name: string }[]
  decision: AnnualDecision
  onClose: () => void
  onDone: () => void
}

/** Accepts annual reports once it is confirmed, or returns them with a reason that the agencies read. */
export function AnnualDecisionDialog({
  year,
  agencies,
  decision,
  onClose,
  onDone,
}: AnnualDecisionDialogProps) {
  const [decide] = useDecideAnnualReportsMutation()
  const { busy, act } = useAct(words.failed, onDone)
  const names = agencies.map(({ name }) => name).join(', ')
  const n = agencies.length
  const take = async (reason: string) => {
    const input = { year, leaIds: agencies.map(({ id }) => id), decision, reason }
    return (await decide({ variables: { input } })).data?.decideAnnualReports.errors
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
      draft={['annual-report-return', year, agencies.map(({ id }) => id).join('-')]}
      check={(text) => (text.trim() === '' ? words.reasonMissing : undefined)}
      rows={3}
      maxLength={mostAnnualReturnReason}
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
