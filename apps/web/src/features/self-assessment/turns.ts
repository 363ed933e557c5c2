import { submitStateTurn, subsectionStateTurn, SubmitState, type Turn as Side } from '@portal/domain'
import type { Turn } from '../../ui/turn-chip'

/** The flags of a person that decide which side they are on. */
export interface SideFlags {
  isStateMonitor: boolean
  isLocalAdmin: boolean
  isLocalUser: boolean
}

/** Whose turn it is as this reader sees it; only the own side is 'yours'. */
export function turnFor(side: Side, viewer: SideFlags): Turn {
  if (side === 'none') return 'none'
  const own = side === 'state' ? viewer.isStateMonitor : viewer.isLocalAdmin || viewer.isLocalUser
  return own ? 'yours' : side
}

export function turnOfSelfAssessment(row: { submitState: number }, viewer: SideFlags): Turn {
  return turnFor(submitStateTurn(row.submitState), viewer)
}

/** Until the self-assessment is started the turn of its subsections is that of the whole. */
export function turnOfSubsection(
  subsection: { state: number; submitState: number },
  viewer: SideFlags,
): Turn {
  return subsection.submitState <= SubmitState.activated
    ? turnOfSelfAssessment(subsection, viewer)
    : turnFor(subsectionStateTurn(subsection.state), viewer)
}
