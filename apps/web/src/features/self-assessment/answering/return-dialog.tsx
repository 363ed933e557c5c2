import { checkReturnComment } from '@portal/domain'
import { ReasonDialog, type ReasonDialogProps } from '../../../ui/dialog/reason-dialog'
import { selfAssessmentMessages } from '../self-assessment-messages.generated'

const { returnTitle, comment, commentHint, returnIt, cancel } = selfAssessmentMessages.subsection

/** Returns a subsection to its assignees; what must change is required. */
export function ReturnDialog(props: Pick<ReasonDialogProps, 'onDone' | 'onClose'>) {
  return (
    <ReasonDialog
      {...props}
      title={returnTitle}
      words={{ label: comment, hint: commentHint, go: returnIt, cancel }}
      check={(text) => {
        const verdict = checkReturnComment(text)
        return verdict.allowed ? undefined : verdict.reason
      }}
      rows={5}
      maxLength={4000}
    />
  )
}
