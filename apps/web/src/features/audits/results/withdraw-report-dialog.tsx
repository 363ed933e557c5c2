import { refusalsOf } from '../../../lib/saving/refusals'
import { ReasonLater } from '../../../ui/dialog/reason-later'
import { toast } from '../../../ui/feedback/toast'
import type { ProngPlace } from '../audits-paths'
import { reportActsMessages } from './report-acts-messages.generated'
import { useWithdrawAuditReportMutation } from './report-acts.generated'

const { withdraw: words, withdrawRound } = reportActsMessages

interface WithdrawReportDialogProps {
  place: ProngPlace
  review: { number: number; version: number }
  onClose: () => void
  onDone: () => void
}

/** Takes the report of a review back, or the results of a round of newer data; always with the reason. */
export function WithdrawReportDialog({ place, review, onClose, onDone }: WithdrawReportDialogProps) {
  const { number, version } = review
  const { title, intro, done } = number === 1 ? words : withdrawRound
  const [withdraw] = useWithdrawAuditReportMutation()
  return (
    <ReasonLater
      danger
      title={title}
      intro={intro}
      words={{ label: words.reason, hint: words.hint, go: words.go, cancel: words.cancel }}
      draft={['audit report', place.prongId, 'withdraw']}
      check={(text) => (text.trim() === '' ? words.missing : undefined)}
      rows={3}
      maxLength={2000}
      onClose={onClose}
      onDone={async (reason) => {
        const refusals = await refusalsOf(async () => {
          const input = { ...place, reason, version }
          return (await withdraw({ variables: { input } })).data?.withdrawAuditReport.errors
        })
        if (refusals.length > 0) return refusals
        toast({ status: 'success', title: done, duration: 5000 })
        onDone()
        return []
      }}
    />
  )
}
