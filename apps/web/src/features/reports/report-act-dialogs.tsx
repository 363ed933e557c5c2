import { lazy, Suspense } from 'react'
import type { ReportOfActs } from './report-act'

const ReportConfirmDialog = lazy(() =>
  import('./report-confirm-dialog').then((module) => ({ default: module.ReportConfirmDialog })),
)
const WithdrawDialog = lazy(() =>
  import('./report-withdraw-dialog').then((module) => ({ default: module.WithdrawDialog })),
)

/** Actions on a report that open a dialog first. */
export type ReportDialogAct = 'acknowledge' | 'withdraw' | 'resend'

interface ReportActDialogsProps {
  /** Undefined while no dialog is open. */
  dialog: ReportDialogAct | undefined
  report: ReportOfActs
  onLeave: () => void
  onChanged: () => void
  onRefused: (message: string) => void
}

/** The dialog of an action on a report. */
export function ReportActDialogs({ dialog, ...about }: ReportActDialogsProps) {
  return (
    <Suspense fallback={null}>
      {(dialog === 'acknowledge' || dialog === 'resend') && <ReportConfirmDialog act={dialog} {...about} />}
      {dialog === 'withdraw' && (
        <WithdrawDialog report={about.report} onLeave={about.onLeave} onChanged={about.onChanged} />
      )}
    </Suspense>
  )
}
