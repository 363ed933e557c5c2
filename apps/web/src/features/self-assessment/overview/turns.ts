import { submitStateTurn, subsectionStateTurn, SubmitState, type Turn as Side } from '@portal/domain'
import type { Turn } from '../../../ui/feedback/turn-chip'

/** The flags of a person that decide whether they act for the state or for the agency. */
export interface SideFlags {
  isStateMonitor: boolean
  isLocalAdmin: boolean
  isLocalUser: boolean
}

/**
 * Whose turn it is from the viewer's side; only the viewer's own side is 'yours'. A local user has a turn in what is
 * assigned to that person, a local administrator in everything of the agency.
 */
export function turnFor(side: Side, viewer: SideFlags, isAssigned: boolean): Turn {
  if (side === 'none') return 'none'
  const own =
    side === 'state' ? viewer.isStateMonitor : viewer.isLocalAdmin || (viewer.isLocalUser && isAssigned)
  return own ? 'yours' : side
}

export function turnOfSelfAssessment(
  row: {
    submitState: number
    sections: readonly { subsections: readonly { isAssignedToCurrentUser: boolean }[] }[]
  },
  viewer: SideFlags,
): Turn {
  const isAssigned = row.sections.some(({ subsections }) =>
    subsections.some(({ isAssignedToCurrentUser }) => isAssignedToCurrentUser),
  )
  return turnFor(submitStateTurn(row.submitState), viewer, isAssigned)
}

/**
 * Until the self-assessment is started, its subsections have its turn. A request that a subsection does not apply waits
 * for the state.
 */
export function turnOfSubsection(
  subsection: {
    state: number
    submitState: number
    isAssignedToCurrentUser: boolean
    notApplicable?: { state: string } | null
  },
  viewer: SideFlags,
): Turn {
  const { state, submitState, isAssignedToCurrentUser, notApplicable } = subsection
  const side =
    submitState <= SubmitState.activated ? submitStateTurn(submitState) : subsectionStateTurn(state)
  const isAsked = notApplicable?.state === 'Requested'
  return turnFor(isAsked ? 'state' : side, viewer, isAssignedToCurrentUser)
}
