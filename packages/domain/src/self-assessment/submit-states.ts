/** Who has to act next on a record. */
export type Turn = 'state' | 'agency' | 'none'

/** States of a self-assessment (questionnaire response), domain definition 8.2; the index is the stored number. */
export const submitStates = [
  { name: 'Not activated', turn: 'state' },
  { name: 'Activated by state', turn: 'agency' },
  { name: 'Open', turn: 'agency' },
  { name: 'In progress', turn: 'agency' },
  { name: 'Submitted', turn: 'state' },
  { name: 'In state review', turn: 'state' },
  { name: 'Selective report issued', turn: 'agency' },
  { name: 'Resubmitted', turn: 'state' },
  { name: 'Final report issued', turn: 'state' },
  { name: 'Closed', turn: 'none' },
] as const satisfies readonly { name: string; turn: Turn }[]

/** The stored numbers by name. */
export const SubmitState = {
  notActivated: 0,
  activated: 1,
  open: 2,
  inProgress: 3,
  submitted: 4,
  inStateReview: 5,
  selectiveReportIssued: 6,
  resubmitted: 7,
  finalReportIssued: 8,
  closed: 9,
} as const
export type SubmitState = (typeof SubmitState)[keyof typeof SubmitState]

/** Every transition, with who may make it; all others are refused. */
export const submitTransitions = [
  { act: 'activate', from: [0], to: 1, by: 'StateMonitor' },
  { act: 'start', from: [1], to: 2, by: 'LocalAdmin' },
  { act: 'firstAnswer', from: [2], to: 3, by: 'system' },
  { act: 'submit', from: [3], to: 4, by: 'LocalAdmin' },
  { act: 'recall', from: [4], to: 3, by: 'LocalAdmin' },
  { act: 'openReview', from: [4, 7], to: 5, by: 'StateMonitor' },
  { act: 'issueSelectiveReport', from: [5], to: 6, by: 'StateMonitor' },
  { act: 'resubmit', from: [6], to: 7, by: 'LocalAdmin' },
  { act: 'issueFinalReport', from: [5], to: 8, by: 'StateMonitor' },
  { act: 'close', from: [8], to: 9, by: 'StateMonitor' },
  { act: 'reopen', from: [4, 5, 8], to: 3, by: 'StateMonitor' },
  { act: 'resetActivation', from: [1, 2, 3], to: 0, by: 'StateMonitor' },
] as const satisfies readonly { act: string; from: readonly SubmitState[]; to: SubmitState; by: string }[]

export type SubmitAct = (typeof submitTransitions)[number]['act']

/** Name of a submit state; throws for an unknown number. */
export function submitStateName(state: number): string {
  return entry(state).name
}

/** Whose turn it is in a submit state. */
export function submitStateTurn(state: number): Turn {
  return entry(state).turn
}

/** State after an action, or undefined where the action does not exist in that state. */
export function afterSubmitAct(state: number, act: SubmitAct): SubmitState | undefined {
  return submitTransitions.find((t) => t.act === act && (t.from as readonly number[]).includes(state))?.to
}

/** Wording of the activation for the state list (8.7). */
export function activationName(state: number): 'Not activated' | 'Waiting for agency' | 'Active' {
  if (state === SubmitState.notActivated) return 'Not activated'
  return state === SubmitState.activated ? 'Waiting for agency' : 'Active'
}

function entry(state: number): { name: string; turn: Turn } {
  const found = submitStates[state]
  if (!found) throw new RangeError(`Unknown submit state ${state}`)
  return found
}
