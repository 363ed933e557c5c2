import type { FindingSource } from '@portal/domain'

/** A finding of the demonstration; days count back from the seeding. */
export interface DemonstrationFinding {
  leaId: number
  yearsAgo: number
  source: FindingSource
  reference: string
  indicatorCode?: string
  description: string
  evidence: string
  requiredAction: string
  /** As domain definition 1.3 numbers it. */
  status: number
  /** Null for a draft. */
  issuedDaysAgo: number | null
  prong1DaysAgo?: number
  prong2DaysAgo?: number
  closedDaysAgo?: number
  cases: readonly { reference: string; state: number }[]
}

/** Findings in every stage, so that the register shows each. Allegany and Howard are left untouched. */
export const demonstrationFindings: readonly DemonstrationFinding[] = [
  {
    leaId: 15,
    yearsAgo: 0,
    source: 'DataReview',
    reference: '34 CFR 300.111(a)(1)(i)',
    indicatorCode: '11',
    description: 'Four evaluations were completed after the 60-day timeline.',
    evidence: 'Timeline data of the first quarter: 4 of 118 evaluations late, by 3 to 21 days.',
    requiredAction: 'Complete the evaluation and document the reason for the delay.',
    status: 3,
    issuedDaysAgo: 70,
    cases: [
      { reference: 'MC-4471', state: 4 },
      { reference: 'MC-4502', state: 2 },
      { reference: 'MC-4519', state: 0 },
      { reference: 'MC-4533', state: 0 },
    ],
  },
  {
    leaId: 15,
    yearsAgo: 1,
    source: 'StateComplaint',
    reference: '34 CFR 300.101(a)',
    description: 'Speech services were not delivered for six weeks while a position was vacant.',
    evidence: 'Service logs and the decision on the complaint.',
    requiredAction: 'Deliver the compensatory sessions that the decision orders.',
    status: 7,
    issuedDaysAgo: 410,
    prong1DaysAgo: 150,
    prong2DaysAgo: 90,
    closedDaysAgo: 88,
    cases: [{ reference: 'MC-3310', state: 4 }],
  },
  {
    leaId: 3,
    yearsAgo: 0,
    source: 'DeskAudit',
    reference: '34 CFR 300.116',
    description: 'Placement decisions do not show that less restrictive settings were considered.',
    evidence: 'Record review: 3 of 20 records without a statement.',
    requiredAction: 'Reconvene the team and document the settings that were considered.',
    status: 2,
    issuedDaysAgo: 12,
    cases: [
      { reference: 'BC-1120', state: 0 },
      { reference: 'BC-1187', state: 0 },
      { reference: 'BC-1203', state: 0 },
    ],
  },
  {
    leaId: 2,
    yearsAgo: 1,
    source: 'Policies',
    reference: '34 CFR 300.111(c)',
    description: 'The child find procedure does not name highly mobile children.',
    evidence: 'Procedure manual, edition of last year.',
    requiredAction: '',
    status: 5,
    issuedDaysAgo: 300,
    cases: [],
  },
  {
    leaId: 16,
    yearsAgo: 1,
    source: 'DataReview',
    reference: '34 CFR 300.111(a)(1)(i)',
    indicatorCode: '11',
    description: 'Evaluations were completed after the 60-day timeline.',
    evidence: 'Timeline data: 9 of 240 evaluations late.',
    requiredAction: 'Complete the evaluation and document the reason for the delay.',
    status: 4,
    issuedDaysAgo: 385,
    prong1DaysAgo: 60,
    cases: [
      { reference: 'PG-7702', state: 4 },
      { reference: 'PG-7741', state: 6 },
    ],
  },
  {
    leaId: 10,
    yearsAgo: 0,
    source: 'DataReview',
    reference: '34 CFR 300.104',
    description: 'Residential placements were reported late.',
    evidence: 'Submission dates of two reports.',
    requiredAction: '',
    status: 0,
    issuedDaysAgo: null,
    cases: [],
  },
]
