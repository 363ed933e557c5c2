import { AuditStatus, auditTexts } from '@portal/domain'
import { FileCheck, Undo2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useViewer } from '../../../lib/session/viewer'
import { Button } from '../../../ui/action/button'
import type { ProngPlace } from '../audits-paths'
import { reportActsMessages } from './report-acts-messages.generated'
import type { ReportActFieldsFragment } from './report-acts.generated'
import { WithdrawReportDialog } from './withdraw-report-dialog'

const words = reportActsMessages

const IssueReportDialog = lazy(() =>
  import('./issue-report-dialog').then((module) => ({ default: module.IssueReportDialog })),
)

interface ReportActsProps {
  place: ProngPlace
  prong: ReportActFieldsFragment & {
    status: number
    version: number
    number: number
    allowedActions: readonly { to: number; allowed: boolean }[]
  }
  onChanged: () => void
}

/** Issues the report of a complete review, or takes an issued one back. */
export function ReportActs({ place, prong, onChanged }: ReportActsProps) {
  const { isStateMonitor } = useViewer()
  const [acting, setActing] = useState<'issue' | 'withdraw'>()
  const done = () => {
    setActing(undefined)
    onChanged()
  }
  if (!isStateMonitor) return null
  const { allowed, reason } = prong.withdrawReport
  const isIncomplete =
    prong.status === AuditStatus.reviewInProgress &&
    prong.allowedActions.some(({ to, allowed: may }) => to === AuditStatus.reviewComplete && !may)
  return (
    <>
      {(prong.status === AuditStatus.reviewComplete || isIncomplete) && (
        <Button
          variant="solid"
          icon={<FileCheck aria-hidden />}
          disabledReason={isIncomplete && auditTexts.draftAnswers}
          onClick={() => setActing('issue')}
        >
          {words.issue.act}
        </Button>
      )}
      {prong.status === AuditStatus.reportIssued && (
        <Button
          icon={<Undo2 aria-hidden />}
          disabledReason={!allowed && reason}
          onClick={() => setActing('withdraw')}
        >
          {(prong.number === 1 ? words.withdraw : words.withdrawRound).act}
        </Button>
      )}
      <Suspense fallback={null}>
        {acting === 'issue' && (
          <IssueReportDialog
            place={place}
            prong={prong}
            onClose={() => setActing(undefined)}
            onIssued={done}
          />
        )}
      </Suspense>
      {acting === 'withdraw' && (
        <WithdrawReportDialog
          place={place}
          review={prong}
          onClose={() => setActing(undefined)}
          onDone={done}
        />
      )}
    </>
  )
}
