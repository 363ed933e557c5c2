import { expect, test } from 'vitest'
import { clockInWords, clockOf, marksOf } from './finding-clock-model'
import type { FindingCaseFieldsFragment, FindingFieldsFragment } from '../findings.generated'

const noAct = { allowed: false, reason: null } as const
const person = { id: 'm1', fullName: 'Helen Marsh' } as const

const aCase = (given: Partial<FindingCaseFieldsFragment>): FindingCaseFieldsFragment => ({
  id: 1,
  studentReference: '••••71',
  requiredAction: 'Send the notice.',
  correctable: 'Individual',
  foundOn: '2025-10-14',
  dueOn: '2026-01-02',
  dueRule: null,
  state: 0,
  narrative: '',
  correctedOn: null,
  leftJurisdictionOn: null,
  submittedBy: null,
  submittedOn: null,
  stateComment: null,
  verifiedBy: null,
  verifiedOn: null,
  changedBy: person,
  changedOn: '2025-11-03T15:00:00.000Z',
  files: [],
  correct: noAct,
  judge: noAct,
  undo: noAct,
  audit: null,
  version: 1,
  ...given,
})

const aRound = (
  given: Partial<FindingFieldsFragment['rounds'][number]>,
): FindingFieldsFragment['rounds'][number] => ({
  id: 1,
  number: 1,
  periodFrom: '2026-03-01',
  periodTo: '2026-03-31',
  recordsReviewed: 10,
  recordsCompliant: 10,
  recordsNotApplicable: 0,
  outcome: 'passed',
  passed: true,
  setAside: false,
  note: '',
  recordedBy: person,
  recordedOn: '2026-04-02T15:00:00.000Z',
  files: [],
  ...given,
})

/** The finding of the design's picture: issued November 3, 2025, two of four cases verified, two waiting. */
const finding = (given: Partial<FindingFieldsFragment> = {}): FindingFieldsFragment => ({
  id: 4,
  number: 'F-2025-01-B-0004',
  leaId: 1,
  lea: { id: 1, code: '01', name: 'Allegany County', shortName: 'Allegany' },
  year: 2025,
  part: 'Part B',
  source: 'DeskAudit',
  citation: null,
  indicatorCode: null,
  countingMode: 'Grouped',
  status: 3,
  description: '',
  evidenceSummary: '',
  discoveredOn: '2025-10-14',
  issueBy: '2026-01-14',
  issuedOn: '2025-11-03',
  dueOn: '2026-11-03',
  closedOn: null,
  correctedOn: null,
  casesTotal: 4,
  casesSubmitted: 4,
  casesVerified: 2,
  casesLeft: 0,
  prong1VerifiedOn: null,
  prong2VerifiedOn: null,
  newerDataFrom: '2025-11-04',
  owner: null,
  overdue: false,
  longstanding: false,
  repeat: false,
  systemic: true,
  escalation: 0,
  version: 1,
  selfAssessmentId: null,
  subsectionResponseId: null,
  subsectionNumber: null,
  itemNumber: null,
  itemText: null,
  verificationNote: null,
  verificationRequestedOn: null,
  createdBy: person,
  createdOn: '2025-10-14T15:00:00.000Z',
  changedBy: person,
  changedOn: '2025-11-03T15:00:00.000Z',
  cases: [
    aCase({ id: 1, state: 4, verifiedOn: '2026-01-16T15:00:00.000Z' }),
    aCase({ id: 2, state: 4, verifiedOn: '2026-02-05T15:00:00.000Z' }),
    aCase({ id: 3, state: 2, submittedOn: '2026-03-06T15:00:00.000Z' }),
    aCase({ id: 4, state: 2, submittedOn: '2026-03-06T16:00:00.000Z' }),
  ],
  samples: [],
  rounds: [],
  files: [],
  evidence: [],
  comments: [],
  letters: [],
  assignees: [],
  edit: noAct,
  issue: noAct,
  closeBeforeIssuing: noAct,
  withdraw: noAct,
  requestVerification: noAct,
  recordRound: noAct,
  close: noAct,
  reopen: noAct,
  remind: noAct,
  addEvidence: noAct,
  commentInternally: noAct,
  comment: noAct,
  reveal: noAct,
  assign: noAct,
  ...given,
})

const today = '2026-03-10'

test('draws a check for each verified case, the number of those that wait, and the days that are held', () => {
  const clock = clockOf(finding(), today)
  expect(clock?.prong1.signs).toEqual([
    { on: '2026-01-16', kind: 'check', count: 1 },
    { on: '2026-02-05', kind: 'check', count: 1 },
    { on: '2026-03-06', kind: 'waiting', count: 2 },
  ])
  expect(clock?.prong1).toMatchObject({ doneUntil: '2026-02-05', runsUntil: today })
  expect(clock?.plan).toMatchObject({ needed: true, until: '2026-09-04' })
  expect(clock?.prong2).toMatchObject({ opensOn: null, heldFrom: '2026-09-04' })
})

test('says in words what its table says in rows', () => {
  const clock = clockOf(finding(), today)
  const said = clock ? clockInWords(clock) : ''
  for (const words of [
    'Case 1, ••••71 verified: Jan 16, 2026',
    '2 submitted, to be verified: Mar 6, 2026',
    'Prong 1: -, 2 of 4 verified',
    'Action plan: Sep 4, 2026, Required',
    'Prong 2: -, Opens when prong 1 is verified',
    'Held for prong 2: Sep 4, 2026, 60 days held for prong 2',
    'Today: Mar 10, 2026, Day 127',
    'Due: Nov 3, 2026, Federal limit',
  ])
    expect(said).toContain(words)
  expect(clock?.steps.every(({ name }) => said.includes(name))).toBe(true)
})

test('keeps the wall within its axis when the finding is late, and stops on the day of closing', () => {
  expect(clockOf(finding(), '2027-01-05')).toMatchObject({
    nowName: 'Today',
    dueOn: '2026-11-03',
    end: '2027-01-05',
  })
  const closed = clockOf(finding({ status: 7, closedOn: '2026-06-01' }), today)
  expect(closed).toMatchObject({ now: '2026-06-01', nowName: 'Closed', end: '2026-11-03' })
  expect(closed?.steps.map(({ name }) => name)).not.toContain('Today')
})

test('shows the round that verified prong 2 on the day of that, not on the day of its entry', () => {
  const clock = clockOf(
    finding({
      status: 7,
      prong2VerifiedOn: '2026-05-28',
      closedOn: '2026-06-01',
      rounds: [
        aRound({ number: 2, recordedOn: '2026-11-24T15:00:00.000Z' }),
        aRound({ outcome: 'failed', passed: false }),
      ],
    }),
    today,
  )
  expect(clock?.prong2.signs).toEqual([
    { on: '2026-04-02', kind: 'cross', count: 1 },
    { on: '2026-05-28', kind: 'check', count: 1 },
  ])
  expect(clock && clockInWords(clock)).toContain('Review 2: May 28, 2026, Passed')
})

test('leaves out marks of days beside today, and has no clock before the letter', () => {
  const clock = clockOf(finding(), '2026-02-03')
  expect(clock && marksOf(clock).map(({ day }) => day)).toEqual([180, 270])
  expect(clockOf(finding({ issuedOn: null, dueOn: null }), today)).toBeNull()
})
