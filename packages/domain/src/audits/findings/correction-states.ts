import { CaseState, isCaseDone } from '../../findings/finding-states.js'

/**
 * Every step of an individual correction (2.3); its states are those of the case of a finding. Submitting saves, so what was
 * not saved as a draft is submitted at once. What is taken back from Verified is the agency's again.
 */
export const correctionSteps = [
  { act: 'saveDraft', from: [0], to: 1, by: 'agency' },
  { act: 'submit', from: [0, 1, 3], to: 2, by: 'agency' },
  { act: 'claimLeft', from: [0, 1, 3], to: 5, by: 'agency' },
  { act: 'recall', from: [2, 5], to: 1, by: 'agency' },
  { act: 'return', from: [2, 5], to: 3, by: 'StateMonitor' },
  { act: 'verify', from: [2], to: 4, by: 'StateMonitor' },
  { act: 'approveLeft', from: [5], to: 6, by: 'StateMonitor' },
  { act: 'undo', from: [4, 6], to: 3, by: 'StateMonitor' },
] as const satisfies readonly { act: string; from: readonly CaseState[]; to: CaseState; by: string }[]

export type CorrectionAct = (typeof correctionSteps)[number]['act']

/** State after an act, or undefined where the act does not exist in that state. */
export function afterCorrectionAct(state: number, act: CorrectionAct): CaseState | undefined {
  return correctionSteps.find((step) => step.act === act && (step.from as readonly number[]).includes(state))
    ?.to
}

/** Correction status of a prong; the numbers are those of the status calls (2.3). */
export const CorrectionStatus = {
  noneRequired: 0,
  awaitingAgency: 1,
  partlySubmitted: 2,
  submitted: 3,
  returned: 4,
  verified: 5,
  /** Shown only, never stored. */
  overdue: 6,
} as const
export type CorrectionStatus = (typeof CorrectionStatus)[keyof typeof CorrectionStatus]

/** By number. */
export const correctionStatusNames: readonly string[] = [
  'None required',
  'Awaiting agency',
  'Partly submitted',
  'Submitted',
  'Returned',
  'Verified',
  'Overdue',
]

/** A correction as the status of its prong looks at it. */
export interface CountedCorrection {
  state: number
  dueOn: string
}

const isWithState = (state: number) => state === CaseState.submitted || state === CaseState.leftClaimed
const isWithAgency = (state: number) => !isCaseDone(state) && !isWithState(state)

/** Where the corrections of a prong stand together, from the states of each. */
export function correctionStatus(states: readonly number[]): CorrectionStatus {
  if (states.length === 0) return CorrectionStatus.noneRequired
  if (states.every(isCaseDone)) return CorrectionStatus.verified
  if (states.includes(CaseState.returned)) return CorrectionStatus.returned
  if (!states.some(isWithAgency)) return CorrectionStatus.submitted
  return states.every(isWithAgency) ? CorrectionStatus.awaitingAgency : CorrectionStatus.partlySubmitted
}

/** As {@link correctionStatus}, and overdue while the agency is late with one (2.3). */
export function shownCorrectionStatus(
  corrections: readonly CountedCorrection[],
  today: string,
): CorrectionStatus {
  return corrections.some(({ state, dueOn }) => isWithAgency(state) && dueOn < today)
    ? CorrectionStatus.overdue
    : correctionStatus(corrections.map(({ state }) => state))
}

/** Counts for the item corrections of 2.12 c and the columns of the lists. */
export function correctionCounts(states: readonly number[]) {
  const of = (...wanted: readonly CaseState[]) =>
    states.filter((state) => wanted.some((one) => one === state)).length
  return {
    required: states.length,
    submitted: of(CaseState.submitted, CaseState.leftClaimed),
    returned: of(CaseState.returned),
    verified: of(CaseState.verified),
    leftJurisdiction: of(CaseState.leftApproved),
    remaining: states.filter((state) => !isCaseDone(state)).length,
  }
}

/** What happened with a correction, as its page tells it. */
export const caseEvents = [
  'submitted',
  'recalled',
  'returned',
  'verified',
  'undone',
  'fileAdded',
  'fileRemoved',
  'servicesAsked',
] as const
export type CaseEvent = (typeof caseEvents)[number]
