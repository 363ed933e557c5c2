import { lazy, Suspense } from 'react'
import type { FindingAct, FindingDialogProps } from '../finding-act'

// Dialogs are loaded when they are opened: the screen itself stays small.
const EditDialog = lazy(() =>
  import('../drafting/edit-dialog').then((module) => ({ default: module.EditDialog })),
)
const LetterDialog = lazy(() =>
  import('../letters/letter-dialog').then((module) => ({ default: module.LetterDialog })),
)
const CorrectionDialog = lazy(() =>
  import('../corrections/correction-dialog').then((module) => ({ default: module.CorrectionDialog })),
)
const JudgeDialog = lazy(() =>
  import('../corrections/judge-dialog').then((module) => ({ default: module.JudgeDialog })),
)
const ReasonDialog = lazy(() =>
  import('./reason-dialog').then((module) => ({ default: module.ReasonDialog })),
)
const RoundDialog = lazy(() =>
  import('../corrections/round-dialog').then((module) => ({ default: module.RoundDialog })),
)
const AssignDialog = lazy(() =>
  import('./assign-dialog').then((module) => ({ default: module.AssignDialog })),
)
const RemindDialog = lazy(() =>
  import('../register/bulk-dialogs').then((module) => ({ default: module.RemindDialog })),
)

interface FindingDialogsProps extends FindingDialogProps {
  act: FindingAct
}

/** The window of an act. */
export function FindingDialogs({ act, ...props }: FindingDialogsProps) {
  return <Suspense fallback={null}>{windowOf(act, props)}</Suspense>
}

function windowOf(act: FindingAct, props: FindingDialogProps) {
  switch (act.kind) {
    case 'edit':
      return <EditDialog {...props} />
    case 'issue':
    case 'close':
      return <LetterDialog {...props} kind={act.kind} />
    case 'round':
      return <RoundDialog {...props} />
    case 'assign':
      return <AssignDialog {...props} />
    case 'remind':
      return (
        <RemindDialog
          ids={[props.finding.id]}
          onClose={props.onClose}
          onDone={() => {
            props.onClose()
            props.onChanged()
          }}
        />
      )
    case 'correct':
      return <CorrectionDialog {...props} caseId={act.of.id} />
    case 'judge':
      return <JudgeDialog {...props} entry={act.of} />
    case 'undo':
      return <ReasonDialog {...props} act="undo" entry={act.of} />
    case 'ready':
    case 'withdraw':
    case 'reopen':
    case 'correctedBeforeIssuing':
      return <ReasonDialog {...props} act={act.kind} />
  }
}
