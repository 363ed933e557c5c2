import { chakra } from '@chakra-ui/react'
import { AuditStatus, auditStatusName } from '@portal/domain'
import { useState } from 'react'
import { wordOf } from '../../../lib/format'
import { refusalsOf } from '../../../lib/saving/refusals'
import { Button } from '../../../ui/action/button'
import { ReasonLater } from '../../../ui/dialog/reason-later'
import { toast } from '../../../ui/feedback/toast'
import { useAct } from '../../../ui/feedback/use-act'
import { prongMessages } from './prong-messages.generated'
import { useSetAuditStatusMutation, type ProngHeadFieldsFragment } from './prong.generated'

const words = prongMessages.steps
const { sampleDrawn, reviewComplete, reportIssued, listReceived, cancelled } = AuditStatus
/** Steps that other acts of these pages take: the upload of a list, the draw, the report. */
const isElsewhere = (from: number, to: number) =>
  to === listReceived || to === reportIssued || (to === sampleDrawn && from === listReceived)

/** An issued report is taken back with its letter, on the page of its results. */
const takesReportBack = (from: number, to: number) => from === reportIssued && to === reviewComplete

interface ProngStepsProps {
  typeKey: string
  prong: ProngHeadFieldsFragment
  onChanged: () => void
}

/** Steps that the reader can take now; backward ones and the cancelling say why. */
export function ProngSteps({ typeKey, prong, onChanged }: ProngStepsProps) {
  const { busy, act } = useAct(words.failed, onChanged)
  const [setStatus] = useSetAuditStatusMutation()
  const [withReason, setWithReason] = useState<number>()
  const steps = prong.allowedActions.filter(
    ({ to, allowed }) => allowed && !isElsewhere(prong.status, to) && !takesReportBack(prong.status, to),
  )
  const done = (to: number) => words.done({ status: auditStatusName(typeKey, to) })
  const run = async (status: number, reason: string | null) => {
    const input = { typeKey, prongId: prong.id, status, reason, version: prong.version }
    return (await setStatus({ variables: { input } })).data?.setAuditStatus.errors
  }
  // A review of newer data ends alone; the audit goes on.
  const wordOfStep = (to: number) =>
    to === cancelled && prong.number > 1 ? words.cancelReview : stepWord(to)
  if (steps.length === 0) return null
  return (
    <chakra.span role="group" aria-label={words.label} display="inline-flex" flexWrap="wrap" gap="8px">
      {steps.map(({ to }) => {
        const needsReason = to < prong.status || to === cancelled
        return (
          <Button
            key={to}
            variant={needsReason ? 'outline' : 'solid'}
            loading={busy}
            onClick={() => (needsReason ? setWithReason(to) : void act(done(to), () => run(to, null)))}
          >
            {wordOfStep(to)}
          </Button>
        )
      })}
      {withReason !== undefined && (
        <ReasonLater
          title={words.confirmTitle({ step: wordOfStep(withReason) })}
          words={{
            label: words.reason,
            hint: words.reasonHint,
            go: wordOfStep(withReason),
            cancel: words.back,
          }}
          check={(text) => (text.trim() === '' ? words.reasonMissing : undefined)}
          rows={3}
          maxLength={2000}
          danger={withReason === cancelled}
          onClose={() => setWithReason(undefined)}
          onDone={async (reason) => {
            const refusals = await refusalsOf(() => run(withReason, reason))
            if (refusals.length > 0) return refusals
            setWithReason(undefined)
            toast({ status: 'success', title: done(withReason), duration: 5000 })
            onChanged()
            return []
          }}
        />
      )}
    </chakra.span>
  )
}

const stepWord = (to: number): string => wordOf(words.names, String(to))
