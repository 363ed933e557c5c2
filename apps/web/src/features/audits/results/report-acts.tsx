import { AuditStatus } from '@portal/domain'
import { FileCheck, Undo2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { refusalsOf } from '../../../lib/saving/refusals'
import { useViewer } from '../../../lib/session/viewer'
import { Button } from '../../../ui/action/button'
import { ReasonDialog } from '../../../ui/dialog/reason-dialog'
import { toast } from '../../../ui/feedback/toast'
import type { ProngPlace } from '../audits-paths'
import { reportActsMessages } from './report-acts-messages.generated'
import { useWithdrawAuditReportMutation, type ReportActFieldsFragment } from './report-acts.generated'

const words = reportActsMessages

const IssueReportDialog = lazy(() =>
  import('./issue-report-dialog').then((module) => ({ default: module.IssueReportDialog })),
)

interface ReportActsProps {
  place: ProngPlace
  prong: ReportActFieldsFragment & { status: number; version: number; number: number }
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
  return (
    <>
      {prong.status === AuditStatus.reviewComplete && (
        <Button variant="solid" icon={<FileCheck aria-hidden />} onClick={() => setActing('issue')}>
          {words.issue.act}
        </Button>
      )}
      {prong.status === AuditStatus.reportIssued && (
        <Button
          icon={<Undo2 aria-hidden />}
          disabledReason={!allowed && reason}
          onClick={() => setActing('withdraw')}
        >
          {words.withdraw.act}
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
        <Withdrawal place={place} prong={prong} onClose={() => setActing(undefined)} onDone={done} />
      )}
    </>
  )
}

interface WithdrawalProps extends Omit<ReportActsProps, 'onChanged'> {
  onClose: () => void
  onDone: () => void
}

function Withdrawal({ place, prong, onClose, onDone }: WithdrawalProps) {
  const texts = words.withdraw
  const [withdraw] = useWithdrawAuditReportMutation()
  return (
    <ReasonDialog
      danger
      title={texts.title}
      intro={texts.intro}
      words={{ label: texts.reason, hint: texts.hint, go: texts.go, cancel: texts.cancel }}
      check={(text) => (text.trim() === '' ? texts.missing : undefined)}
      rows={3}
      maxLength={2000}
      onClose={onClose}
      onDone={async (reason) => {
        const refusals = await refusalsOf(async () => {
          const input = { ...place, reason, version: prong.version }
          return (await withdraw({ variables: { input } })).data?.withdrawAuditReport.errors
        })
        if (refusals.length > 0) return refusals
        toast({ status: 'success', title: texts.done, duration: 5000 })
        onDone()
        return []
      }}
    />
  )
}
