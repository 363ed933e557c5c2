import { ConfirmDialog } from '../../ui/confirm-dialog'
import { toast } from '../../ui/toast'
import { refusals, type ReportOfActs } from './report-act'
import { reportsMessages as words } from './reports-messages'
import { useAcknowledgeReportMutation } from './reports.generated'

interface AcknowledgeDialogProps {
  report: ReportOfActs
  onLeave: () => void
  onChanged: () => void
  onRefused: (message: string) => void
}

/** Somebody of the agency says that the report has been read. */
export function AcknowledgeDialog({ report, onLeave, onChanged, onRefused }: AcknowledgeDialogProps) {
  const [acknowledge, acknowledging] = useAcknowledgeReportMutation()
  const { id, version, title } = report
  const confirm = async () => {
    const refused = await refusals(
      async () =>
        (await acknowledge({ variables: { input: { id, version } } })).data?.acknowledgeReport.errors,
    )
    onLeave()
    onRefused(refused.map(({ message }) => message).join(' '))
    if (refused.length === 0) toast({ status: 'success', title: words.acknowledged, duration: 5000 })
    onChanged()
  }
  return (
    <ConfirmDialog
      open
      title={words.acknowledgeTitle}
      body={`${title}. ${words.acknowledgeBody}`}
      confirmLabel={words.acknowledge}
      busy={acknowledging.loading}
      onCancel={onLeave}
      onConfirm={() => void confirm()}
    />
  )
}
