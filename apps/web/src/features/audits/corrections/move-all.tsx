import { CorrectionStatus } from '@portal/domain'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/action/button'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog'
import { useAct } from '../../../ui/feedback/use-act'
import type { ProngPlace } from '../audits-paths'
import { isReady, seenOf, type Correction } from './correction-values'
import { correctionsMessages } from './corrections-messages.generated'
import { useMoveAuditCorrectionsMutation } from './corrections.generated'

const words = correctionsMessages.all

interface MoveAllProps {
  place: ProngPlace
  corrections: readonly Correction[]
  onChanged: () => void
}

/** The agency submits all corrections that are ready. */
export function MoveAll({ place, corrections, onChanged }: MoveAllProps) {
  const [move] = useMoveAuditCorrectionsMutation()
  const { busy, act } = useAct(words.failed, onChanged)
  const [asking, setAsking] = useState(false)
  const ready = corrections.filter(isReady)
  const n = ready.length
  const go = async () => {
    await act(words.done({ n }), async () => {
      const input = { ...place, status: CorrectionStatus.submitted, seen: seenOf(ready) }
      return (await move({ variables: { input } })).data?.setCorrectionStatus.errors
    })
    setAsking(false)
  }
  return (
    <>
      <Button
        variant="solid"
        icon={<Send aria-hidden />}
        disabledReason={n === 0 && words.noneReady}
        onClick={() => setAsking(true)}
      >
        {words.submit({ n })}
      </Button>
      <ConfirmDialog
        open={asking}
        title={words.submitTitle({ n })}
        body={words.submitBody}
        confirmLabel={words.submit({ n })}
        busy={busy}
        onConfirm={() => void go()}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}
