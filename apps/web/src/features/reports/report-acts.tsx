import { useState } from 'react'
import { Button } from '../../ui/action/button'
import type { ReportOfActs } from './report-act'
import { ReportActDialogs, type ReportDialogAct } from './report-act-dialogs'
import { reportsMessages as words } from './reports-messages.generated'

interface ReportActsProps {
  report: ReportOfActs
  onChanged: () => void
  onRefused: (message: string) => void
}

/** Acknowledging, for the agency; withdrawing and sending the notice again, for the state. */
export function ReportActs({ report, ...callbacks }: ReportActsProps) {
  const [dialog, setDialog] = useState<ReportDialogAct>()
  return (
    <>
      {report.resend.allowed && (
        <Button aria-label={`${words.resend}: ${report.title}`} onClick={() => setDialog('resend')}>
          {words.resend}
        </Button>
      )}
      {report.withdraw.allowed && <Button onClick={() => setDialog('withdraw')}>{words.withdraw}</Button>}
      {report.acknowledge.allowed && (
        <Button variant="solid" onClick={() => setDialog('acknowledge')}>
          {words.acknowledge}
        </Button>
      )}
      <ReportActDialogs dialog={dialog} report={report} onLeave={() => setDialog(undefined)} {...callbacks} />
    </>
  )
}
