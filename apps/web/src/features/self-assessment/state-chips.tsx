import { SubmitState, submitStateName, SubsectionState, subsectionStateName } from '@portal/domain'
import {
  CircleCheck,
  CircleDashed,
  CircleOff,
  Inbox,
  Loader,
  Lock,
  Undo2,
  type LucideIcon,
} from 'lucide-react'
import { selfAssessmentMessages } from './self-assessment-messages.generated'
import { StatusChip, type ChipPalette } from '../../ui/feedback/status-chip'

const words = selfAssessmentMessages.applicability

interface Look {
  palette: ChipPalette
  icon: LucideIcon
}
const notStarted: Look = { palette: 'neutral', icon: CircleDashed }
const working: Look = { palette: 'info', icon: Loader }
const handedIn: Look = { palette: 'info', icon: Inbox }
const verified: Look = { palette: 'success', icon: CircleCheck }
const returned: Look = { palette: 'overdue', icon: Undo2 }
const closed: Look = { palette: 'done', icon: Lock }

function lookOfSubmitState(state: number): Look {
  if (state <= SubmitState.activated) return notStarted
  if (state <= SubmitState.inProgress) return working
  if (state === SubmitState.selectiveReportIssued) return returned
  if (state === SubmitState.finalReportIssued) return verified
  return state === SubmitState.closed ? closed : handedIn
}

function lookOfSubsectionState(state: number): Look {
  if (state === SubsectionState.notStarted) return notStarted
  if (state === SubsectionState.inProgress || state === SubsectionState.responseInProgress) return working
  if (state === SubsectionState.approved || state === SubsectionState.accepted) return verified
  if (state === SubsectionState.responseNeeded) return returned
  return state === SubsectionState.final ? closed : handedIn
}

/** State of a self-assessment in the words of the domain. */
export function SubmitStateChip({ state }: { state: number }) {
  return <StatusChip {...lookOfSubmitState(state)}>{submitStateName(state)}</StatusChip>
}

/** State of a subsection in the words of the domain. */
export function SubsectionStateChip({
  state,
  notApplicable,
}: {
  state: number
  /** Requested or Approved, when the agency says that the subsection does not apply. */
  notApplicable?: string | null | undefined
}) {
  if (notApplicable)
    return (
      <StatusChip palette={notApplicable === 'Approved' ? 'done' : 'dueSoon'} icon={CircleOff}>
        {notApplicable === 'Approved' ? words.approved : words.requested}
      </StatusChip>
    )
  return <StatusChip {...lookOfSubsectionState(state)}>{subsectionStateName(state)}</StatusChip>
}
