import { describe, expect, it } from 'vitest'
import type { Actor } from '../accounts/actor.js'
import type { RoleName } from '../accounts/roles.js'
import { anActor } from '../testing/builders.js'
import type { Verdict } from '../verdict.js'
import {
  canAddEvidence,
  canAssignFindingOwner,
  canCloseBeforeIssuing,
  canCloseFinding,
  canCorrect,
  canDraftFinding,
  canEditFinding,
  canIssueFinding,
  canJudgeCase,
  canRecordRound,
  canRemindOfFinding,
  canReopenFinding,
  canRequestVerification,
  canRevealReferences,
  canUndoVerification,
  canWithdrawFinding,
  hidesCorrection,
  seesFinding,
  worksOnFinding,
  type FindingFacts,
} from './finding-acts.js'
import { canRemoveFindingFile, type FindingFileFacts } from './finding-files.js'
import { findingStatuses } from './finding-states.js'

const monitor = anActor('StateMonitor')
const liaison = anActor('DEILiaison')
const admin = anActor('LocalAdmin')
const otherAdmin = anActor('LocalAdmin', { leaId: 2 })
const assigned = anActor('LocalUser')
const unassigned = anActor('LocalUser', { userId: 'somebody else' })
const caseStates = [0, 1, 2, 3, 4, 5, 6]

/** An issued finding of agency 1 that is fully verified. */
const facts = (overrides: Partial<FindingFacts> = {}): FindingFacts => ({
  leaId: 1,
  status: 2,
  issuedOn: '2025-11-03',
  hasCitation: true,
  hasDescription: true,
  caseStates: [4, 6],
  prong2Passed: true,
  assigneeIds: [assigned.userId],
  ...overrides,
})
const codeOf = (verdict: Verdict) => (verdict.allowed ? 'allowed' : verdict.code)

type Act = (actor: Actor, status: number) => Verdict

/** Actions of the state, each with the statuses in which a monitor may take it. */
const acts: [string, readonly number[], Act][] = [
  ['drafts', [...findingStatuses], (actor) => canDraftFinding(actor)],
  ['changes', [0], (actor, status) => canEditFinding(actor, facts({ status }))],
  ['issues', [0], (actor, status) => canIssueFinding(actor, facts({ status }))],
  ['records as corrected before', [0], (actor, status) => canCloseBeforeIssuing(actor, facts({ status }))],
  ['withdraws', [0, 2, 3], (actor, status) => canWithdrawFinding(actor, facts({ status }))],
  ['verifies a case of', [0, 2, 3, 4, 5, 6], (actor, status) => canJudgeCase(actor, facts({ status }), 2)],
  [
    'takes back a case of',
    [2, 3, 4, 5, 6],
    (actor, status) => canUndoVerification(actor, facts({ status }), 4),
  ],
  [
    'reviews newer data of',
    [0, 4, 5],
    (actor, status) => canRecordRound(actor, facts({ status, prong2Passed: false })),
  ],
  ['closes', [2, 3, 4, 5, 6], (actor, status) => canCloseFinding(actor, facts({ status }))],
  ['reopens', [7, 8], (actor, status) => canReopenFinding(actor, facts({ status }))],
  ['reminds of', [2, 3, 4, 5, 6], (actor, status) => canRemindOfFinding(actor, facts({ status }))],
  ['hands over', [...findingStatuses], (actor) => canAssignFindingOwner(actor)],
]

describe('what a monitor does with a finding', () => {
  it.each(acts)('%s a finding in the statuses %j', (_, statuses, may) => {
    expect(findingStatuses.filter((status) => may(monitor, status).allowed)).toEqual(statuses)
    const refusals = findingStatuses.map((status) => codeOf(may(monitor, status)))
    expect(refusals).not.toContain('FORBIDDEN')
  })

  const others: RoleName[] = ['DEILiaison', 'DisputeResolutionStaff', 'LocalAdmin', 'LocalUser']
  it.each(acts)(
    'nobody else %s a finding, and whoever tries is not told where it stands',
    (_, statuses, may) => {
      for (const role of others)
        expect(findingStatuses.map((status) => codeOf(may(anActor(role), status)))).toEqual(
          findingStatuses.map(() => 'FORBIDDEN'),
        )
    },
  )
})

describe('who works on a finding of an agency', () => {
  it.each([
    ['its administrator', admin, true],
    ['the administrator of another agency', otherAdmin, false],
    ['a local user who is assigned', assigned, true],
    ['a local user who is not', unassigned, false],
    ['an assigned person who has gone to another agency', { ...assigned, leaId: 2 }, false],
    ['an assigned person who is no local user', { ...liaison, leaId: 1, userId: assigned.userId }, false],
    ['a monitor', monitor, false],
  ])('%s: %j', (_, actor, works) => {
    expect(worksOnFinding(actor, facts())).toBe(works)
    expect(canCorrect(actor, facts(), 0).allowed).toBe(works)
  })

  it.each([
    ['its administrator', admin, true],
    ['a local user who is assigned', assigned, true],
    ['a local user who is not', unassigned, false],
    ['the administrator of another agency', otherAdmin, false],
    ['a monitor', monitor, true],
    ['a liaison', liaison, false],
  ])('what students are known by is shown to %s: %j', (_, actor, may) => {
    expect(canRevealReferences(actor, facts()).allowed).toBe(may)
  })

  it('agencies do not see drafts, and a local user no more than an administrator', () => {
    for (const actor of [admin, assigned]) {
      expect(seesFinding(actor, { leaId: 1, issuedOn: null })).toBe(false)
      expect(seesFinding(actor, { leaId: 1, issuedOn: '2025-11-03' })).toBe(true)
      expect(seesFinding(actor, { leaId: 2, issuedOn: '2025-11-03' })).toBe(false)
    }
  })
})

describe('the correction of a case', () => {
  const may = (act: (state: number) => Verdict) => caseStates.filter((state) => act(state).allowed)

  it('is written by the agency until it is submitted, and again when it was returned', () => {
    expect(may((state) => canCorrect(admin, facts(), state))).toEqual([0, 1, 3])
    expect(findingStatuses.filter((status) => canCorrect(admin, facts({ status }), 0).allowed)).toEqual([
      2, 3, 4, 5, 6,
    ])
    expect(may((state) => canCorrect(admin, facts({ correctedInAudit: true }), state))).toEqual([])
    expect(canCorrect(admin, facts({ correctedInAudit: true }), 0).reason).toBe(
      'This case belongs to an audit. Open its correction page there.',
    )
    expect(canCorrect(admin, facts(), 4).reason).toBe('This case is verified.')
    expect(canCorrect(admin, facts(), 5).reason).toContain('This case was submitted.')
  })

  it('is judged once it is submitted, in a draft until it is verified', () => {
    expect(may((state) => canJudgeCase(monitor, facts(), state))).toEqual([2, 5])
    expect(may((state) => canJudgeCase(monitor, facts({ correctedInAudit: true }), state))).toEqual([])
    expect(may((state) => canJudgeCase(monitor, facts({ status: 0 }), state))).toEqual([0, 1, 2, 3, 5])
  })

  it('is taken back only when it is verified', () => {
    expect(may((state) => canUndoVerification(monitor, facts(), state))).toEqual([4, 6])
    expect(may((state) => canUndoVerification(monitor, facts({ correctedInAudit: true }), state))).toEqual([])
  })

  it('is hidden from the state while it is a draft of the agency; in a draft of the state nothing is', () => {
    const hidden = (overrides: Partial<FindingFacts>, actor: Actor = monitor) =>
      caseStates.filter((state) => hidesCorrection(actor, facts(overrides), state))
    expect(hidden({})).toEqual([0, 1])
    expect(hidden({ issuedOn: null })).toEqual([])
    expect(hidden({}, admin)).toEqual([])
    expect(hidden({}, otherAdmin)).toEqual([0, 1])
  })
})

describe('the request for verification', () => {
  const may = (overrides: Partial<FindingFacts>) =>
    findingStatuses.filter((status) => canRequestVerification(admin, facts({ status, ...overrides })).allowed)

  it('follows the corrections, or the letter where there are none', () => {
    expect(may({ caseStates: [2, 4] })).toEqual([3, 4])
    expect(may({ caseStates: [] })).toEqual([2, 3, 4, 6])
  })

  it.each([
    [{ status: 5 }, 'You have already asked for it.'],
    [{ status: 2 }, 'Start with the individual corrections.'],
    [{ status: 7 }, 'This finding is not open.'],
    [{ status: 3, caseStates: [0, 2] }, '1 case is not submitted yet.'],
    [{ status: 3, caseStates: [1, 3, 5] }, '2 cases are not submitted yet.'],
    [{ status: 3, caseStates: [2, 4, 5, 6] }, null],
  ])('with %o: %s', (overrides, expected) => {
    expect(canRequestVerification(admin, facts(overrides)).reason).toBe(expected)
  })

  it.each([assigned, otherAdmin, monitor])('is not made by %o', (actor) => {
    expect(codeOf(canRequestVerification(actor, facts({ status: 3 })))).toBe('FORBIDDEN')
  })
})

describe('documents of a finding', () => {
  it.each([
    ['a monitor, to a draft', monitor, { issuedOn: null }, 'allowed'],
    ['a monitor, to what is closed', monitor, { status: 7 }, 'allowed'],
    ['a monitor, to what is withdrawn', monitor, { status: 9 }, 'CONFLICT'],
    ['the administrator of the agency', admin, {}, 'allowed'],
    ['the administrator, to a draft', admin, { issuedOn: null }, 'FORBIDDEN'],
    ['a local user who is assigned', assigned, {}, 'allowed'],
    ['a local user who is not', unassigned, {}, 'FORBIDDEN'],
    ['another agency', otherAdmin, {}, 'FORBIDDEN'],
    ['a liaison', liaison, {}, 'FORBIDDEN'],
  ])('are added by %s: %j %j', (_, actor, overrides, expected) => {
    expect(codeOf(canAddEvidence(actor, facts(overrides)))).toBe(expected)
  })

  const evidence = (id: string, leaId: number | null): FindingFileFacts => ({
    caseState: null,
    isOfRound: false,
    isEvidence: true,
    uploadedBy: { id, leaId },
  })
  it.each([
    ['a monitor removes what the state added', monitor, {}, evidence('another monitor', null), 'allowed'],
    ['a monitor removes nothing of the agency', monitor, {}, evidence(admin.userId, 1), 'FORBIDDEN'],
    ['an administrator removes what the agency added', admin, {}, evidence(assigned.userId, 1), 'allowed'],
    ['an administrator removes nothing of the state', admin, {}, evidence(monitor.userId, null), 'FORBIDDEN'],
    ['a local user removes the own', assigned, {}, evidence(assigned.userId, 1), 'allowed'],
    ['a local user removes nothing of a colleague', assigned, {}, evidence(admin.userId, 1), 'FORBIDDEN'],
    ['who may add nothing removes nothing', unassigned, {}, evidence(unassigned.userId, 1), 'FORBIDDEN'],
    [
      'nothing is removed once it is closed',
      monitor,
      { status: 8 },
      evidence(monitor.userId, null),
      'CONFLICT',
    ],
  ])('%s', (_, actor, overrides, file, expected) => {
    expect(codeOf(canRemoveFindingFile(actor, facts(overrides), file))).toBe(expected)
  })

  const file = (overrides: Partial<FindingFileFacts>): FindingFileFacts => ({
    caseState: null,
    isOfRound: false,
    isEvidence: false,
    uploadedBy: { id: admin.userId, leaId: 1 },
    ...overrides,
  })
  it.each([
    ['of a recorded review stay', monitor, { isOfRound: true, isEvidence: true }, 'CONFLICT'],
    ['of a review to come are removed by the state', monitor, {}, 'allowed'],
    ['of a review to come are not removed by the agency', admin, {}, 'FORBIDDEN'],
    ['of a case in work are removed by the agency', admin, { caseState: 1 }, 'allowed'],
    ['of a case in work are not removed by the state', monitor, { caseState: 1 }, 'FORBIDDEN'],
    ['of a submitted case stay', admin, { caseState: 2 }, 'CONFLICT'],
  ])('files %s', (_, actor, overrides, expected) => {
    const reviewed = facts({ status: 4, prong2Passed: false })
    expect(codeOf(canRemoveFindingFile(actor, reviewed, file(overrides)))).toBe(expected)
  })
})
