import { lazy, Suspense } from 'react'
import type { ReportOfActs } from './report-act'

const ReportConfirmDialog = lazy(() =>
  import('./report-confirm-dialog').then((module) => ({ default: module.ReportConfirmDialog })),
)
const WithdrawDialog = lazy(() =>
  import('./report-withdraw-dialog').then((module) => ({ default: module.WithdrawDialog })),
)

/** Acts on a report that ask before they happen. */
export type AskedReportAct = 'acknowledge' | 'withdraw' | 'resend'

interface ReportActDialogsProps {
  /** Undefined while nothing is asked. */
  asking: AskedReportAct | undefined
  report: ReportOfActs
  onLeave: () => void
  onChanged: () => void
  onRefused: (message: string) => void
}

/** What an act on a report asks before it happens. */
export function ReportActDialogs({ asking, ...about }: ReportActDialogsProps) {
  return (
    <Suspense fallback={null}>
      {(asking === 'acknowledge' || asking === 'resend') && <ReportConfirmDialog act={asking} {...about} />}
      {asking === 'withdraw' && (
        <WithdrawDialog report={about.report} onLeave={about.onLeave} onChanged={about.onChanged} />
      )}
    </Suspense>
  )
}
