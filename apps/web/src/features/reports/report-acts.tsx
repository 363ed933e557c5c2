import { useState } from 'react'
import { Button } from '../../ui/action/button'
import type { ReportOfActs } from './report-act'
import { ReportActDialogs, type AskedReportAct } from './report-act-dialogs'
import { reportsMessages as words } from './reports-messages.generated'

interface ReportActsProps {
  report: ReportOfActs
  onChanged: () => void
  onRefused: (message: string) => void
}

/** Acknowledging, for the agency; withdrawing and sending the notice again, for the state. */
export function ReportActs({ report, ...told }: ReportActsProps) {
  const [asking, setAsking] = useState<AskedReportAct>()
  return (
    <>
      {report.resend.allowed && (
        <Button aria-label={`${words.resend}: ${report.title}`} onClick={() => setAsking('resend')}>
          {words.resend}
        </Button>
      )}
      {report.withdraw.allowed && <Button onClick={() => setAsking('withdraw')}>{words.withdraw}</Button>}
      {report.acknowledge.allowed && (
        <Button variant="solid" onClick={() => setAsking('acknowledge')}>
          {words.acknowledge}
        </Button>
      )}
      <ReportActDialogs asking={asking} report={report} onLeave={() => setAsking(undefined)} {...told} />
    </>
  )
}
