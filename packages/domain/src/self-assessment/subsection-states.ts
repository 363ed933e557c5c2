import type { Turn } from './submit-states.js'

/** States of a subsection response, domain definition 8.3; the index is the stored number. */
export const subsectionStates = [
  { name: 'Not started', turn: 'agency' },
  { name: 'In progress', turn: 'agency' },
  { name: 'Ready for local review', turn: 'agency' },
  { name: 'Approved locally', turn: 'agency' },
  { name: 'Submitted to state', turn: 'state' },
  { name: 'In state review', turn: 'state' },
  { name: 'Reviewed - accepted', turn: 'none' },
  { name: 'Reviewed - response needed', turn: 'agency' },
  { name: 'Response in progress', turn: 'agency' },
  { name: 'Response submitted', turn: 'state' },
  { name: 'Final', turn: 'none' },
] as const satisfies readonly { name: string; turn: Turn }[]

/** The stored numbers by name. */
export const SubsectionState = {
  notStarted: 0,
  inProgress: 1,
  ready: 2,
  approved: 3,
  submitted: 4,
  inStateReview: 5,
  accepted: 6,
  responseNeeded: 7,
  responseInProgress: 8,
  responseSubmitted: 9,
  final: 10,
} as const
export type SubsectionState = (typeof SubsectionState)[keyof typeof SubsectionState]

/**
 * Every transition. The system makes `reopen`: when a change by a local administrator leaves a ready or approved
 * subsection with a gap, it goes back to work; a subsection from state 2 on never has a gap. `reopenWhole` is part of
 * reopening the whole, see {@link reopenedSubsectionState} for what does not apply.
 */
export const subsectionTransitions = [
  { act: 'firstSave', from: [0], to: 1, by: 'system' },
  { act: 'markReady', from: [1], to: 2, by: 'assignee or LocalAdmin' },
  { act: 'approve', from: [2], to: 3, by: 'LocalAdmin' },
  { act: 'return', from: [2, 3], to: 1, by: 'LocalAdmin' },
  { act: 'reopen', from: [2, 3], to: 1, by: 'system' },
  { act: 'submit', from: [3], to: 4, by: 'system' },
  { act: 'recall', from: [4], to: 3, by: 'system' },
  { act: 'send', from: [3], to: 4, by: 'LocalAdmin' },
  { act: 'recallSent', from: [4], to: 3, by: 'LocalAdmin' },
  { act: 'takeUp', from: [4], to: 5, by: 'StateMonitor' },
  { act: 'doesNotApply', from: [0, 1], to: 6, by: 'StateMonitor' },
  { act: 'openReview', from: [4, 9], to: 5, by: 'system' },
  { act: 'accept', from: [5, 7], to: 6, by: 'StateMonitor' },
  { act: 'askForResponse', from: [5, 6], to: 7, by: 'StateMonitor' },
  { act: 'reconsider', from: [6, 7], to: 5, by: 'StateMonitor' },
  { act: 'firstResponse', from: [7], to: 8, by: 'system' },
  { act: 'resubmit', from: [8], to: 9, by: 'system' },
  { act: 'finalReport', from: [6], to: 10, by: 'system' },
  { act: 'reopenWhole', from: [4, 5, 6, 7, 9, 10], to: 3, by: 'system' },
] as const satisfies readonly {
  act: string
  from: readonly SubsectionState[]
  to: SubsectionState
  by: string
}[]

export type SubsectionAct = (typeof subsectionTransitions)[number]['act']

/** Name of a subsection state; throws for an unknown number. */
export function subsectionStateName(state: number): string {
  return entry(state).name
}

/** Whose turn it is in a subsection state. */
export function subsectionStateTurn(state: number): Turn {
  return entry(state).turn
}

/** State after an action, or undefined where the action does not exist in that state. */
export function afterSubsectionAct(state: number, act: SubsectionAct): SubsectionState | undefined {
  return subsectionTransitions.find((t) => t.act === act && (t.from as readonly number[]).includes(state))?.to
}

function entry(state: number): { name: string; turn: Turn } {
  const found = subsectionStates[state]
  if (!found) throw new RangeError(`Unknown subsection state ${state}`)
  return found
}
