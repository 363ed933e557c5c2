import { lazy, Suspense, useState } from 'react'
import { Button } from '../../ui/button'
import type { ReportOfActs } from './report-act'
import { reportsMessages as words } from './reports-messages'

const AcknowledgeDialog = lazy(() =>
  import('./report-acknowledge-dialog').then((module) => ({ default: module.AcknowledgeDialog })),
)
const WithdrawDialog = lazy(() =>
  import('./report-withdraw-dialog').then((module) => ({ default: module.WithdrawDialog })),
)

interface ReportActsProps {
  report: ReportOfActs
  onChanged: () => void
  onRefused: (message: string) => void
}

/** Acknowledging, for the agency; withdrawing, for the state. */
export function ReportActs({ report, onChanged, onRefused }: ReportActsProps) {
  const [asking, setAsking] = useState<'acknowledge' | 'withdraw'>()
  const leave = () => setAsking(undefined)
  return (
    <>
      {report.withdraw.allowed && <Button onClick={() => setAsking('withdraw')}>{words.withdraw}</Button>}
      {report.acknowledge.allowed && (
        <Button variant="solid" onClick={() => setAsking('acknowledge')}>
          {words.acknowledge}
        </Button>
      )}
      <Suspense fallback={null}>
        {asking === 'acknowledge' && (
          <AcknowledgeDialog report={report} onLeave={leave} onChanged={onChanged} onRefused={onRefused} />
        )}
        {asking === 'withdraw' && <WithdrawDialog report={report} onLeave={leave} onChanged={onChanged} />}
      </Suspense>
    </>
  )
}
