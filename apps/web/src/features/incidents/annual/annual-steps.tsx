import type { AnnualDecision } from '@portal/domain'
import { BadgeCheck, FileUp, ListPlus, PencilLine } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useViewer } from '../../../lib/session/viewer'
import { Button } from '../../../ui/action/button'
import { ConfirmLater } from '../../../ui/dialog/confirm-later'
import { useAct } from '../../../ui/feedback/use-act'
import { Select } from '../../../ui/field/select'
import { yearOptions } from '../../../ui/list/list-filters'
import { annualMessages as m } from './annual-messages.generated'
import { annualPaths } from './annual-paths'
import { withYear } from './annual-years'
import { useRollUpAnnualReportMutation, type AnnualReportFieldsFragment as Report } from './annual.generated'

const FiguresDialog = lazy(() =>
  import('./figures-dialog').then((module) => ({ default: module.FiguresDialog })),
)
const ImportDialog = lazy(() =>
  import('./annual-import-dialog').then((module) => ({ default: module.AnnualImportDialog })),
)
const CertifyDialog = lazy(() =>
  import('./certify-dialog').then((module) => ({ default: module.CertifyDialog })),
)
const DecisionDialog = lazy(() =>
  import('./annual-decision-dialog').then((module) => ({ default: module.AnnualDecisionDialog })),
)

const words = m.report
type Opened = 'enter' | 'import' | 'rollUp' | 'certify' | AnnualDecision

interface AnnualStepsProps {
  place: { year: number; leaId: number }
  years: readonly { id: number; name: string }[]
  report: Report | undefined
  onChanged: () => void
}

const refusal = (act: Report['enter'] | undefined) => act && !act.allowed && act.reason

/** What can be done with a report: its agency fills it in and certifies it, the state decides. There before the response. */
export function AnnualSteps({ place: { year, leaId }, years, report, onChanged }: AnnualStepsProps) {
  const navigate = useNavigate()
  const { isLocalAdmin, isStateMonitor } = useViewer()
  const [open, setOpen] = useState<Opened>()
  return (
    <>
      <Select
        inline
        aria-label={m.year}
        value={String(year)}
        options={yearOptions(withYear(years, year))}
        onChange={(event) => void navigate(annualPaths.ofAgency(Number(event.target.value), leaId))}
      />
      {isLocalAdmin && (
        <>
          <Button
            icon={<ListPlus aria-hidden />}
            disabledReason={refusal(report?.rollUp)}
            onClick={() => setOpen('rollUp')}
          >
            {words.rollUp}
          </Button>
          <Button
            icon={<FileUp aria-hidden />}
            disabledReason={refusal(report?.enter)}
            onClick={() => setOpen('import')}
          >
            {words.import}
          </Button>
        </>
      )}
      {(isLocalAdmin || isStateMonitor) && (
        <Button
          icon={<PencilLine aria-hidden />}
          disabledReason={refusal(report?.enter)}
          onClick={() => setOpen('enter')}
        >
          {words.enter}
        </Button>
      )}
      {isLocalAdmin && (
        <Button
          variant="solid"
          icon={<BadgeCheck aria-hidden />}
          disabledReason={refusal(report?.certify)}
          onClick={() => setOpen('certify')}
        >
          {words.certify}
        </Button>
      )}
      {isStateMonitor &&
        (['Return', 'Accept'] as const).map((decision) => (
          <Button
            key={decision}
            {...(decision === 'Accept' ? { variant: 'solid' as const } : {})}
            disabledReason={refusal(report?.decide)}
            onClick={() => setOpen(decision)}
          >
            {m.decisions[decision]}
          </Button>
        ))}
      {open !== undefined && report && (
        <Suspense fallback={null}>
          <StepDialog report={report} open={open} onClose={() => setOpen(undefined)} onChanged={onChanged} />
        </Suspense>
      )}
    </>
  )
}

function StepDialog({
  report,
  open,
  onClose,
  onChanged,
}: {
  report: Report
  open: Opened
  onClose: () => void
  onChanged: () => void
}) {
  const { year, leaId, lea } = report
  switch (open) {
    case 'enter':
      return <FiguresDialog report={report} onClose={onClose} />
    case 'import':
      return <ImportDialog year={year} isState={false} onClose={onClose} onImported={onChanged} />
    case 'rollUp':
      return <RollUpDialog report={report} onClose={onClose} />
    case 'certify':
      return <CertifyDialog report={report} onClose={onClose} />
    case 'Accept':
    case 'Return':
      return (
        <DecisionDialog
          year={year}
          agencies={[{ id: leaId, name: lea.shortName }]}
          decision={open}
          onClose={onClose}
          onDone={() => {
            onClose()
            onChanged()
          }}
        />
      )
  }
}

function RollUpDialog({ report, onClose }: { report: Report; onClose: () => void }) {
  const [rollUp] = useRollUpAnnualReportMutation()
  const { busy, act } = useAct(m.rollUp.failed, onClose)
  const { year, leaId, version, registered } = report
  return (
    <ConfirmLater
      title={m.rollUp.title}
      body={m.rollUp.body({ n: registered ?? 0 })}
      confirmLabel={m.rollUp.go}
      busy={busy}
      onConfirm={() =>
        void act(
          m.rollUp.done,
          async () =>
            (await rollUp({ variables: { input: { year, leaId, version } } })).data?.rollUpAnnualReport
              .errors,
        )
      }
      onCancel={onClose}
    />
  )
}
