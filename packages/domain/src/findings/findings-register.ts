/** Groups of statuses that the register filters by, and single ones. */
export const findingStatusGroups = [
  'open',
  'draft',
  'closed',
  'withdrawn',
  'state',
  'agency',
  'preFindingCorrected',
  'issued',
  'correctionInProgress',
  'prong1Verified',
  'verificationRequested',
  'prong2Failed',
  'closedTimely',
  'closedLate',
] as const
export type FindingStatusGroup = (typeof findingStatusGroups)[number]

/** Filters for the findings behind a number of timely correction (domain definition 1.4). */
export const findingOutcomes = ['issued', 'timely', 'late', 'notVerified'] as const

/** Columns that the register sorts by (1.5). */
export const findingSortColumns = [
  'number',
  'agency',
  'part',
  'source',
  'citation',
  'indicator',
  'issuedOn',
  'dueOn',
  'daysLeft',
  'prong1',
  'prong2',
  'cap',
  'status',
  'owner',
] as const
