/** Statuses of a finding (domain definition 1.3). */
export const FindingStatus = {
  draft: 0,
  preFindingCorrected: 1,
  issued: 2,
  correctionInProgress: 3,
  prong1Verified: 4,
  verificationRequested: 5,
  prong2Failed: 6,
  closedTimely: 7,
  closedLate: 8,
  withdrawn: 9,
} as const
export type FindingStatus = (typeof FindingStatus)[keyof typeof FindingStatus]

/** States of the correction of one individual case (domain definition 2.3). */
export const CaseState = {
  required: 0,
  draft: 1,
  submitted: 2,
  returned: 3,
  verified: 4,
  leftClaimed: 5,
  leftApproved: 6,
} as const
export type CaseState = (typeof CaseState)[keyof typeof CaseState]

/** Whose turn it is. */
export type FindingTurn = 'State' | 'Agency' | 'None'

interface StatusWords {
  name: string
  turn: FindingTurn
}

const statusWords: Record<FindingStatus, StatusWords> = {
  0: { name: 'Draft', turn: 'State' },
  1: { name: 'Corrected before issuing', turn: 'None' },
  2: { name: 'Issued', turn: 'Agency' },
  3: { name: 'Correction in progress', turn: 'Agency' },
  4: { name: 'Individual cases verified', turn: 'Agency' },
  5: { name: 'Verification requested', turn: 'State' },
  6: { name: 'Newer data not compliant', turn: 'Agency' },
  7: { name: 'Closed on time', turn: 'None' },
  8: { name: 'Closed late', turn: 'None' },
  9: { name: 'Withdrawn', turn: 'None' },
}

const caseWords: Record<CaseState, StatusWords> = {
  0: { name: 'Correction required', turn: 'Agency' },
  1: { name: 'Draft of the agency', turn: 'Agency' },
  2: { name: 'Submitted', turn: 'State' },
  3: { name: 'Returned', turn: 'Agency' },
  4: { name: 'Verified', turn: 'None' },
  5: { name: 'Left the jurisdiction, to be approved', turn: 'State' },
  6: { name: 'Left the jurisdiction', turn: 'None' },
}

export const findingStatuses: readonly FindingStatus[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]

/** Name of a status and whose turn it is; throws for an unknown number. */
export function findingStatusWords(status: number): StatusWords {
  return known(statusWords, status)
}

/**
 * Whose turn it is on a finding: once the individual cases are verified the agency declares that it is ready for the
 * review of newer data (1.3), unless the state has already reviewed it and only has to close.
 */
export function findingTurn({
  status,
  prong2Passed,
}: {
  status: number
  prong2Passed: boolean
}): FindingTurn {
  return status === FindingStatus.prong1Verified && prong2Passed ? 'State' : findingStatusWords(status).turn
}

/** Name of the state of a case and whose turn it is; throws for an unknown number. */
export function caseStateWords(state: number): StatusWords {
  return known(caseWords, state)
}

function known(words: Record<number, StatusWords>, key: number): StatusWords {
  const found = words[key]
  if (!found) throw new RangeError(`There is no state ${key}.`)
  return found
}

/** Issued and not yet closed: the one-year clock runs. */
export function isOpenFinding(status: number): boolean {
  return status >= FindingStatus.issued && status <= FindingStatus.prong2Failed
}

/** Whether a finding is closed, in time or late. */
export function isClosedFinding(status: number): boolean {
  return status === FindingStatus.closedTimely || status === FindingStatus.closedLate
}

/** Verified, or the child has left: no further action on this case (domain definition 1.1). */
export function isCaseDone(state: number): boolean {
  return state === CaseState.verified || state === CaseState.leftApproved
}

/**
 * How a case can be corrected (2.2): individually, or only in the timeline, because the required action took place
 * late.
 */
export const caseCorrections = ['Individual', 'TimelineOnly'] as const
export type CaseCorrection = (typeof caseCorrections)[number]

/** Outcome of a review of newer data; one without an applicable record leaves the finding unchanged (2.4). */
export const roundOutcomes = ['passed', 'failed', 'noneApplies'] as const
export type RoundOutcome = (typeof roundOutcomes)[number]

/** Sources of findings (domain definition 1.2). */
export const findingSources = [
  'DeskAudit',
  'Services',
  'Policies',
  'AltFramework',
  'Restraint',
  'CaseStudy',
  'SelfAssessment',
  'StateComplaint',
  'DueProcess',
  'DataReview',
  'Fiscal',
  'Other',
] as const
export type FindingSource = (typeof findingSources)[number]

/** Displayed names of the sources. */
export const findingSourceNames: Record<FindingSource, string> = {
  DeskAudit: 'Desk audit',
  Services: 'Services audit',
  Policies: 'Policies and procedures audit',
  AltFramework: 'Alternate framework audit',
  Restraint: 'Restraint and seclusion audit',
  CaseStudy: 'Case study',
  SelfAssessment: 'Self-assessment',
  StateComplaint: 'State complaint',
  DueProcess: 'Due process',
  DataReview: 'Data review',
  Fiscal: 'Fiscal monitoring',
  Other: 'Other',
}

/** Displayed names of the outcomes. */
export const roundOutcomeNames: Record<RoundOutcome, string> = {
  passed: 'Passed',
  failed: 'Not passed',
  noneApplies: 'No record applies',
}

/** Whether a finding needs a corrective action plan: one about the practices of the agency does (2.8). */
export function actionPlanWords({ systemic }: { systemic: boolean }): 'Required' | 'None' {
  return systemic ? 'Required' : 'None'
}

export const countingModes = ['Grouped', 'Individual'] as const
export type CountingMode = (typeof countingModes)[number]
export const countingModeNames: Readonly<Record<CountingMode, string>> = {
  Grouped: 'Once for the requirement',
  Individual: 'Each instance',
}

/** `F-{year}-{leaCode}-{B|C}-{seq4}` (domain definition 1.2). */
export function findingNumber(place: { year: number; leaCode: string; part: string; seq: number }): string {
  const part = place.part === 'Part C' ? 'C' : 'B'
  return `F-${place.year}-${place.leaCode}-${part}-${String(place.seq).padStart(4, '0')}`
}
