import { CaseState, CorrectionStatus } from '@portal/domain'
import { Check, Send } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/action/button'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog'
import { useAct } from '../../../ui/feedback/use-act'
import type { ProngPlace } from '../audits-paths'
import { isReady, type Correction } from './correction-values'
import { correctionsMessages } from './corrections-messages.generated'
import { useMoveAuditCorrectionsMutation } from './corrections.generated'

const words = correctionsMessages.all

interface MoveAllProps {
  place: ProngPlace
  corrections: readonly Correction[]
  /** The state verifies, the agency submits. */
  isState: boolean
  onChanged: () => void
}

/** Submits all corrections that are ready, or verifies all that are submitted. */
export function MoveAll({ place, corrections, isState, onChanged }: MoveAllProps) {
  const [move] = useMoveAuditCorrectionsMutation()
  const { busy, act } = useAct(words.failed, onChanged)
  const [asking, setAsking] = useState(false)
  const n = corrections.filter(isState ? isSubmitted : isReady).length
  const status = isState ? CorrectionStatus.verified : CorrectionStatus.submitted
  const go = async () => {
    await act(words.done({ n }), async () => {
      const { data } = await move({ variables: { input: { ...place, status } } })
      return data?.setCorrectionStatus.errors
    })
    setAsking(false)
  }
  return (
    <>
      <Button
        variant="solid"
        icon={isState ? <Check aria-hidden /> : <Send aria-hidden />}
        disabledReason={n === 0 && (isState ? words.noneSubmitted : words.noneReady)}
        onClick={() => setAsking(true)}
      >
        {isState ? words.verify({ n }) : words.submit({ n })}
      </Button>
      <ConfirmDialog
        open={asking}
        title={isState ? words.verifyTitle({ n }) : words.submitTitle({ n })}
        body={isState ? words.verifyBody : words.submitBody}
        confirmLabel={isState ? words.verify({ n }) : words.submit({ n })}
        busy={busy}
        onConfirm={() => void go()}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}

const isSubmitted = ({ state }: Correction) =>
  state === CaseState.submitted || state === CaseState.leftClaimed
