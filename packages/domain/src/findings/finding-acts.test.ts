import { describe, expect, it } from 'vitest'
import type { RoleName } from '../accounts/roles.js'
import { anActor } from '../testing/builders.js'
import {
  canCloseBeforeIssuing,
  canCloseFinding,
  canCorrect,
  canIssueFinding,
  canJudgeCase,
  canRecordRound,
  canRequestVerification,
  canUndoVerification,
  canWithdrawFinding,
  checkCorrection,
  checkIssueDate,
  checkRound,
  hidesCorrection,
  roundOutcome,
  seesFinding,
  statusAfterCases,
  type FindingFacts,
} from './finding-acts.js'
import { findingLetter } from './finding-letters.js'
import { caseStateWords, findingStatuses, findingStatusWords, findingTurn } from './finding-states.js'

const monitor = anActor('StateMonitor')
const admin = anActor('LocalAdmin')
const user = anActor('LocalUser')

/** An issued finding of agency 1 with two untouched cases. */
const facts = (overrides: Partial<FindingFacts> = {}): FindingFacts => ({
  leaId: 1,
  status: 2,
  issuedOn: '2025-11-03',
  hasCitation: true,
  hasDescription: true,
  caseStates: [0, 0],
  prong2Passed: false,
  assigneeIds: [],
  ...overrides,
})
const reason = (verdict: { reason: string | null }) => verdict.reason

describe('who may do what', () => {
  const others: RoleName[] = ['DEILiaison', 'DisputeResolutionStaff', 'LocalAdmin', 'LocalUser']
  it.each(others)('%s does no act of the state', (role) => {
    const actor = anActor(role)
    const open = facts()
    const verdicts = [
      canIssueFinding(actor, facts({ status: 0 })),
      canWithdrawFinding(actor, open),
      canJudgeCase(actor, open, 2),
      canUndoVerification(actor, open, 4),
      canRecordRound(actor, open),
      canCloseFinding(actor, open),
    ]
    expect(verdicts.map((verdict) => !verdict.allowed && verdict.code)).toEqual(
      verdicts.map(() => 'FORBIDDEN'),
    )
  })

  it('agencies see what was issued to them, and no other', () => {
    expect(seesFinding(admin, { leaId: 1, issuedOn: null })).toBe(false)
    expect(seesFinding(admin, { leaId: 1, issuedOn: '2025-11-03' })).toBe(true)
    expect(seesFinding(admin, { leaId: 2, issuedOn: '2025-11-03' })).toBe(false)
    expect(seesFinding(anActor('DEILiaison'), { leaId: 2, issuedOn: null })).toBe(true)
  })

  it('local users correct once they are assigned, monitors never', () => {
    expect(canCorrect(admin, facts(), 0).allowed).toBe(true)
    expect(canCorrect(user, facts(), 0).allowed).toBe(false)
    expect(canCorrect(user, facts({ assigneeIds: [user.userId] }), 3).allowed).toBe(true)
    expect(canCorrect(anActor('LocalAdmin', { leaId: 2 }), facts(), 0).allowed).toBe(false)
    expect(canCorrect(monitor, facts(), 0).allowed).toBe(false)
    expect(reason(canCorrect(admin, facts(), 2))).toContain('was submitted')
    expect(reason(canCorrect(admin, facts({ status: 7 }), 0))).toContain('not open')
  })

  it('the state sees a correction once it is submitted', () => {
    expect([0, 1, 2, 3].map((state) => hidesCorrection(monitor, facts(), state))).toEqual([
      true,
      true,
      false,
      false,
    ])
    expect(hidesCorrection(user, facts(), 1)).toBe(false)
  })
})

describe('the course of a finding', () => {
  it.each([
    [{ hasCitation: false }, 'Choose the requirement that was not met.'],
    [{ hasDescription: false }, 'Describe what was found.'],
    [{ status: 2 }, 'Only a draft can be issued.'],
    [{}, null],
  ])('is issued with %o: %s', (overrides, expected) => {
    expect(reason(canIssueFinding(monitor, facts({ status: 0, ...overrides })))).toBe(expected)
  })

  it.each([
    [{ caseStates: [4, 0, 2] }, 'Prong 1 is not complete: 2 of 3 cases are not verified.'],
    [{ caseStates: [4, 6] }, 'Prong 2 has no round with 100 % compliance.'],
    [{ caseStates: [4, 6], prong2Passed: true }, null],
    [{ caseStates: [], prong2Passed: true }, null],
  ])('is closed, or corrected before issuing, with %o: %s', (overrides, expected) => {
    expect(reason(canCloseFinding(monitor, facts({ status: 4, ...overrides })))).toBe(expected)
    expect(reason(canCloseBeforeIssuing(monitor, facts({ status: 0, ...overrides })))).toBe(expected)
  })

  it('prong 1 is verified with three verified and one that left (worked example 10)', () => {
    expect(statusAfterCases({ status: 3, caseStates: [4, 4, 4, 6] })).toBe(4)
    expect(statusAfterCases({ status: 3, caseStates: [4, 4, 4, 5] })).toBe(3)
    expect(statusAfterCases({ status: 4, caseStates: [4, 3] })).toBe(3)
    expect(statusAfterCases({ status: 5, caseStates: [4, 4] })).toBe(5)
    expect(statusAfterCases({ status: 2, caseStates: [4, 4] })).toBe(4)
    expect(statusAfterCases({ status: 2, caseStates: [4, 2] })).toBe(2)
    expect(statusAfterCases({ status: 4, caseStates: [4, 4] })).toBe(4)
  })

  it('the agency asks for verification once every case is handed in', () => {
    expect(canRequestVerification(admin, facts({ status: 3, caseStates: [2, 4] })).allowed).toBe(true)
    expect(reason(canRequestVerification(admin, facts({ status: 3, caseStates: [2, 3] })))).toBe(
      '1 case is not submitted yet.',
    )
    expect(canRequestVerification(admin, facts({ caseStates: [] })).allowed).toBe(true)
    expect(canRequestVerification(admin, facts({ status: 9 })).allowed).toBe(false)
    expect(canRequestVerification(user, facts({ status: 3, caseStates: [2] })).allowed).toBe(false)
  })

  it('newer data is reviewed after prong 1 or when the agency asks, and once passed not again', () => {
    const may = (overrides: Partial<FindingFacts>) => canRecordRound(monitor, facts(overrides)).allowed
    expect(may({ status: 4, reviewedInAudit: true })).toBe(false)
    expect(findingStatuses.filter((status) => may({ status }))).toEqual([0, 4, 5])
    expect(may({ status: 4, prong2Passed: true })).toBe(false)
  })

  it('names every status and every state of a case, with whose turn it is', () => {
    expect(findingStatuses.map((status) => findingStatusWords(status).turn)).toEqual([
      'State',
      'None',
      'Agency',
      'Agency',
      'Agency',
      'State',
      'Agency',
      'None',
      'None',
      'None',
    ])
    expect([0, 1, 2, 3, 4, 5, 6].map((state) => caseStateWords(state).turn)).toEqual([
      'Agency',
      'Agency',
      'State',
      'Agency',
      'None',
      'State',
      'None',
    ])
    expect(caseStateWords(4).name).toBe('Verified')
    expect(() => findingStatusWords(10)).toThrow(RangeError)
    // Verified cases wait for the agency to declare itself ready, and for the state once newer data has passed.
    expect(findingTurn({ status: 4, prong2Passed: false })).toBe('Agency')
    expect(findingTurn({ status: 4, prong2Passed: true })).toBe('State')
    expect(findingTurn({ status: 5, prong2Passed: false })).toBe('State')
    expect(findingTurn({ status: 6, prong2Passed: true })).toBe('Agency')
  })
})

describe('what is typed', () => {
  const messages = (verdicts: readonly { reason: string | null }[]) =>
    verdicts.flatMap((verdict) => verdict.reason ?? [])
  const days = { foundOn: '2025-10-01', today: '2025-12-01' }
  const whole = {
    correctable: 'Individual' as const,
    correctedOn: '2025-11-10',
    narrative: 'The notice was sent today.',
    leftJurisdictionOn: null,
    files: 1,
  }

  it.each([
    [{}, []],
    [{ correctedOn: null }, ['Date corrected is required.']],
    [
      { correctedOn: '2025-09-30' },
      ['The correction date must be on or after the date the record was reviewed.'],
    ],
    [{ correctedOn: '2025-10-01' }, []],
    [{ correctedOn: '2025-12-01' }, []],
    [{ correctedOn: '2025-12-02' }, ['Date corrected cannot be in the future.']],
    [{ narrative: 'Twenty letters, done' }, []],
    [{ narrative: 'Nineteen letters it ' }, ['Say what was done, in 20 characters or more.']],
    [{ leftJurisdictionOn: '2025-12-02' }, ['Date left cannot be in the future.']],
    [{ narrative: 'Done.' }, ['Say what was done, in 20 characters or more.']],
    [{ files: 0 }, ['Attach at least one file that shows the correction.']],
    [{ leftJurisdictionOn: '2025-11-01', correctedOn: null, narrative: '', files: 0 }, []],
    // A late action took place before the finding, and there is nothing to redo.
    [{ correctable: 'TimelineOnly' as const, correctedOn: '2025-08-20', files: 0 }, []],
    [
      { correctable: 'TimelineOnly' as const, correctedOn: '2025-12-02', files: 0 },
      ['Date corrected cannot be in the future.'],
    ],
  ])('a correction with %o lacks %o', (overrides, lacks) => {
    expect(messages(checkCorrection({ ...whole, ...overrides }, days))).toEqual(lacks)
  })

  const round = {
    periodFrom: '2025-11-04',
    periodTo: '2025-11-30',
    recordsReviewed: 5,
    recordsCompliant: 5,
    recordsNotApplicable: 0,
    newCases: 0,
    files: 1,
  }
  it.each([
    [{}, []],
    [{ recordsCompliant: 4 }, ['Name the record that is not compliant, one in a line.']],
    [{ recordsCompliant: 3 }, ['Name the 2 records that are not compliant, one in a line.']],
    [{ recordsCompliant: 4, newCases: 1 }, []],
    [{ newCases: 1 }, ['No record is out of compliance, so there is no case to name.']],
    [{ recordsReviewed: 1, recordsCompliant: 1 }, []],
    [{ recordsReviewed: 1, recordsCompliant: 0, newCases: 1 }, []],
    [{ periodTo: '2025-11-04' }, []],
    [{ periodTo: '2025-12-01' }, []],
    [{ recordsCompliant: -1 }, ['Records compliant must be between 0 and 5.']],
    [{ recordsCompliant: 4, recordsNotApplicable: 1 }, []],
    [{ recordsCompliant: 6 }, ['Records compliant must be between 0 and 5.']],
    [{ recordsCompliant: 4, recordsNotApplicable: 2 }, ['Records not applicable must be between 0 and 1.']],
    [{ recordsNotApplicable: 1 }, ['Records not applicable must be between 0 and 0.']],
    [{ recordsNotApplicable: -1 }, ['Records not applicable must be between 0 and 0.']],
    [{ recordsReviewed: 0, recordsCompliant: 0 }, ['Review at least one record.']],
    [
      { periodFrom: '2025-11-03' },
      [
        'Period from must be on or after November 4, 2025. Only records after the later of the written notification and the last correction count.',
      ],
    ],
    [{ periodTo: '2025-11-03' }, ['Period to must be on or after Period from.']],
    [{ periodTo: '2025-12-02' }, ['Period to cannot be in the future.']],
    [{ files: 0 }, ['Attach at least one file that shows the review.']],
  ])('a review with %o lacks %o', (overrides, lacks) => {
    expect(
      messages(checkRound({ ...round, ...overrides }, { newerFrom: '2025-11-04', today: '2025-12-01' })),
    ).toEqual(lacks)
  })

  it.each([
    [5, 5, 0, 'passed'],
    [5, 1, 4, 'passed'],
    [5, 4, 0, 'failed'],
    [5, 0, 4, 'failed'],
    [5, 0, 5, 'noneApplies'],
  ] as const)(
    'of %i records, %i compliant and %i that do not apply, a review %s',
    (recordsReviewed, recordsCompliant, recordsNotApplicable, outcome) => {
      expect(roundOutcome({ recordsReviewed, recordsCompliant, recordsNotApplicable })).toBe(outcome)
    },
  )

  it('a letter is dated between the discovery and today', () => {
    const check = (day: string) =>
      reason(checkIssueDate(day, { discoveredOn: '2025-10-14', today: '2025-11-03' }))
    expect(check('2025-11-03')).toBeNull()
    expect(check('2025-10-14')).toBeNull()
    expect(check('2025-10-13')).toContain('on or after')
    expect(check('2025-11-04')).toContain('future')
  })
})

const letterFacts = {
  number: 'F-2025-01-B-0004',
  agency: 'Allegany County Public Schools',
  part: 'Part B',
  year: 2025,
  citation: { reference: '34 CFR 300.320(a)(2)', title: 'Measurable annual goals', plainText: 'Goals.' },
  description: 'Goals had no baseline.',
  evidenceSummary: '',
  cases: 4,
  casesOpen: 4,
  issuedOn: '2025-11-03',
  dueOn: '2026-11-03',
  correctedOn: null,
  letterDate: '2025-11-03',
}

it('a letter says what was found and by when, and never names a student', () => {
  const { subject, body } = findingLetter('Issued', letterFacts)
  expect(subject).toBe('Notification of a finding: F-2025-01-B-0004')
  expect(body).toContain('no later than November 3, 2026')
  expect(body).toContain('4 individual cases have to be corrected')
})

it.each([
  ['2026-11-03', 'verified on November 3, 2026, within one year of the notification.'],
  ['2026-11-04', 'verified on November 4, 2026, more than one year after the notification.'],
])(
  'a closure letter written later tells that the correction of %s was in time or not',
  (correctedOn, said) => {
    const { body } = findingLetter('Closed', { ...letterFacts, correctedOn, letterDate: '2026-12-01' })
    expect(body).toContain(said)
    expect(body).toContain('closed as of December 1, 2026')
  },
)
