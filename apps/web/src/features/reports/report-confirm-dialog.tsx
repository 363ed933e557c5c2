import { ConfirmDialog } from '../../ui/dialog/confirm-dialog'
import { toast } from '../../ui/feedback/toast'
import { refusals, type ReportOfActs } from './report-act'
import { reportsMessages as words } from './reports-messages.generated'
import { useAcknowledgeReportMutation, useResendReportMutation } from './reports.generated'

const texts = {
  acknowledge: {
    title: words.acknowledgeTitle,
    body: words.acknowledgeBody,
    go: words.acknowledge,
    done: words.acknowledged,
  },
  resend: { title: words.resendTitle, body: words.resendBody, go: words.resend, done: words.resent },
} as const

interface ReportConfirmDialogProps {
  act: keyof typeof texts
  report: ReportOfActs
  onLeave: () => void
  onChanged: () => void
  onRefused: (message: string) => void
}

/** Confirms that the agency received a report, or that the state sends its notice again. */
export function ReportConfirmDialog({
  act,
  report,
  onLeave,
  onChanged,
  onRefused,
}: ReportConfirmDialogProps) {
  const [acknowledge, acknowledging] = useAcknowledgeReportMutation()
  const [resend, resending] = useResendReportMutation()
  const { id, version, title } = report
  const { title: question, body, go, done } = texts[act]
  const confirm = async () => {
    const variables = { input: { id, version } }
    const refused = await refusals(async () =>
      act === 'resend'
        ? (await resend({ variables })).data?.resendReport.errors
        : (await acknowledge({ variables })).data?.acknowledgeReport.errors,
    )
    onLeave()
    onRefused(refused.map(({ message }) => message).join(' '))
    if (refused.length === 0) toast({ status: 'success', title: done, duration: 5000 })
    onChanged()
  }
  return (
    <ConfirmDialog
      open
      title={question}
      body={`${title}. ${body}`}
      confirmLabel={go}
      busy={acknowledging.loading || resending.loading}
      onCancel={onLeave}
      onConfirm={() => void confirm()}
    />
  )
}
