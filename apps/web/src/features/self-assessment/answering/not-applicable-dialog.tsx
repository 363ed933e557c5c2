import { checkNotApplicable, type NotApplicableStep } from '@portal/domain'
import { ReasonDialog, type ReasonDialogProps } from '../../../ui/dialog/reason-dialog'
import { selfAssessmentMessages } from '../self-assessment-messages.generated'

const words = selfAssessmentMessages.applicability

interface NotApplicableDialogProps extends Pick<ReasonDialogProps, 'onDone' | 'onClose'> {
  step: NotApplicableStep & ('request' | 'refuse')
}

/** Takes the reason why a subsection does not apply, or why the state refuses that. */
export function NotApplicableDialog({ step, ...done }: NotApplicableDialogProps) {
  return (
    <ReasonDialog
      {...done}
      title={words.titles[step]}
      words={{ label: words.reason, hint: words.hints[step], go: words.go[step], cancel: words.cancel }}
      check={(text) => {
        const verdict = checkNotApplicable(step, text)
        return verdict.allowed ? undefined : verdict.reason
      }}
      rows={4}
      maxLength={2000}
    />
  )
}
