import { SubsectionState } from './subsection-states.js'

/**
 * State of a subsection after the whole was reopened (domain definition 8.2, Reopen), whatever it was before, "Final"
 * included. A subsection that does not apply stays decided, so that the next final report finds it accepted; one with a
 * gap goes back to work, because an approved subsection never has one.
 */
export function reopenedSubsectionState(subsection: {
  notApplicable?: 'Requested' | 'Approved' | null
  gaps: number
}): SubsectionState {
  if (subsection.notApplicable === 'Approved') return SubsectionState.accepted
  return subsection.gaps > 0 ? SubsectionState.inProgress : SubsectionState.approved
}
