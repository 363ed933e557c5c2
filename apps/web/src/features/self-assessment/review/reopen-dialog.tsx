import { refusalsOf } from '../../../lib/saving/refusals'
import { ReasonDialog } from '../../../ui/dialog/reason-dialog'
import { reviewMessages as words } from './review-messages.generated'
import { useReopenSelfAssessmentMutation } from './self-assessment-review.generated'

interface ReopenDialogProps {
  review: { id: number; version: number }
  onClose: () => void
  onReopened: () => void
}

/** Reopens a submission; the reason is required. */
export function ReopenDialog({ review: { id, version }, onClose, onReopened }: ReopenDialogProps) {
  const [reopen] = useReopenSelfAssessmentMutation()
  return (
    <ReasonDialog
      title={words.reopenTitle}
      intro={words.reopenIntro}
      words={{ label: words.reason, go: words.reopen, cancel: words.cancel }}
      draft={['review', id, 'reopen']}
      check={(text) => (text.trim() ? undefined : words.reasonMissing)}
      rows={3}
      maxLength={2000}
      danger
      onDone={async (reason) => {
        const refusals = await refusalsOf(
          async () =>
            (await reopen({ variables: { input: { id, version, reason } } })).data?.reopenSelfAssessment
              .errors,
        )
        if (refusals.length === 0) onReopened()
        return refusals
      }}
      onClose={onClose}
    />
  )
}
