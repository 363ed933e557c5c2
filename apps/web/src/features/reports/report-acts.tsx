import { lazy, Suspense, useState } from 'react'
import { Button } from '../../ui/button'
import type { ReportOfActs } from './report-act'
import { reportsMessages as words } from './reports-messages'

const ReportConfirmDialog = lazy(() =>
  import('./report-confirm-dialog').then((module) => ({ default: module.ReportConfirmDialog })),
)
const WithdrawDialog = lazy(() =>
  import('./report-withdraw-dialog').then((module) => ({ default: module.WithdrawDialog })),
)

interface ReportActsProps {
  report: ReportOfActs
  onChanged: () => void
  onRefused: (message: string) => void
  /** Where a file can be chosen that takes its place. */
  onReplace?: (() => void) | undefined
}

/** Acknowledging, for the agency; withdrawing, sending the notice again and replacing, for the state. */
export function ReportActs({ report, onChanged, onRefused, onReplace }: ReportActsProps) {
  const [asking, setAsking] = useState<'acknowledge' | 'withdraw' | 'resend'>()
  const leave = () => setAsking(undefined)
  return (
    <>
      {report.resend.allowed && (
        <Button aria-label={`${words.resend}: ${report.title}`} onClick={() => setAsking('resend')}>
          {words.resend}
        </Button>
      )}
      {report.replace.allowed && onReplace && (
        <Button aria-label={`${words.replace}: ${report.title}`} onClick={onReplace}>
          {words.replace}
        </Button>
      )}
      {report.withdraw.allowed && <Button onClick={() => setAsking('withdraw')}>{words.withdraw}</Button>}
      {report.acknowledge.allowed && (
        <Button variant="solid" onClick={() => setAsking('acknowledge')}>
          {words.acknowledge}
        </Button>
      )}
      <Suspense fallback={null}>
        {(asking === 'acknowledge' || asking === 'resend') && (
          <ReportConfirmDialog
            act={asking}
            report={report}
            onLeave={leave}
            onChanged={onChanged}
            onRefused={onRefused}
          />
        )}
        {asking === 'withdraw' && <WithdrawDialog report={report} onLeave={leave} onChanged={onChanged} />}
      </Suspense>
    </>
  )
}
