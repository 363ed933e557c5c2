import { describe, expect, it } from 'vitest'
import type { RoleName } from '../../accounts/roles.js'
import { anActor } from '../../testing/builders.js'
import {
  canActOnCorrection,
  canSetCorrectionStatus,
  checkAuditCorrection,
  correctionsMovedBy,
  type CorrectionFacts,
} from './correction-acts.js'
import {
  correctionCounts,
  correctionStatus,
  correctionSteps,
  shownCorrectionStatus,
  type CorrectionAct,
} from './correction-states.js'

const facts = (state: number, given: Partial<CorrectionFacts> = {}): CorrectionFacts => ({
  leaId: 1,
  assigneeIds: ['id of LocalUser'],
  auditStatus: 8,
  state,
  submittedOn: state === 2 ? '2026-11-03' : null,
  opened: false,
  ...given,
})
const comment = { comment: 'A reason' }

describe('the steps of a correction', () => {
  /** The steps of domain definition 2.3, written here again on purpose; submitting and claiming save a draft on the way. */
  const known = [
    '0>1',
    '1>2',
    '2>3',
    '3>2',
    '2>4',
    '1>5',
    '5>6',
    '5>3',
    '0>2',
    '0>5',
    '3>5',
    '2>1',
    '5>1',
    '4>3',
    '6>3',
  ]

  it('are those of the definition', () => {
    const steps = correctionSteps.flatMap(({ from, to }) => from.map((one) => `${one}>${to}`))
    expect(steps.toSorted()).toEqual(known.toSorted())
  })

  it.each<[CorrectionAct, RoleName, number, string | null]>([
    ['saveDraft', 'LocalAdmin', 0, null],
    ['saveDraft', 'LocalUser', 3, null],
    [
      'saveDraft',
      'StateMonitor',
      0,
      'Only a local administrator, or a person whom they assigned, can correct this record.',
    ],
    ['submit', 'LocalUser', 1, null],
    [
      'submit',
      'LocalAdmin',
      2,
      'Submitted on November 3, 2026. Ask the monitor to return it if you need to change it.',
    ],
    ['submit', 'LocalAdmin', 4, 'This case is verified.'],
    ['claimLeft', 'LocalAdmin', 1, null],
    ['recall', 'LocalAdmin', 2, null],
    ['recall', 'LocalAdmin', 1, 'This correction was not submitted.'],
    ['verify', 'StateMonitor', 2, null],
    ['verify', 'StateMonitor', 5, 'The agency has not submitted this correction.'],
    ['verify', 'LocalAdmin', 2, 'Only a state monitor can verify a correction.'],
    ['verify', 'DEILiaison', 2, 'Only a state monitor can verify a correction.'],
    ['approveLeft', 'StateMonitor', 5, null],
    ['return', 'StateMonitor', 5, null],
    ['undo', 'StateMonitor', 4, null],
    ['undo', 'StateMonitor', 2, 'This case is not verified.'],
  ])('%s by %s in state %i: %s', (act, role, state, reason) => {
    const verdict = canActOnCorrection(
      anActor(role),
      act,
      facts(state, state === 5 ? { submittedOn: null } : {}),
      comment,
    )
    expect(verdict.reason).toBe(reason)
  })

  it('say what is still missing', () => {
    const monitor = anActor('StateMonitor')
    expect(canActOnCorrection(monitor, 'return', facts(2)).reason).toBe(
      'Tell the agency what is still missing.',
    )
    expect(canActOnCorrection(monitor, 'undo', facts(4), { comment: ' ' }).reason).toBe('Reason is required.')
  })

  it('are the agency’s from the report to the closing, of its own students, until the monitor has opened it', () => {
    const admin = anActor('LocalAdmin')
    const reason = (given: Partial<CorrectionFacts>, act: CorrectionAct = 'submit', state = 1) =>
      canActOnCorrection(admin, act, facts(state, given)).reason
    expect(reason({ auditStatus: 7 })).toBe('Corrections open with the report.')
    expect(reason({ auditStatus: 9 })).toBe('This part of the audit is closed.')
    expect(reason({ leaId: 2 })).toContain('Only a local administrator')
    expect(reason({ opened: true }, 'recall', 2)).toContain('The monitor has opened it')
    const stranger = anActor('LocalUser', { userId: 'another' })
    expect(canActOnCorrection(stranger, 'submit', facts(1))).toMatchObject({ code: 'FORBIDDEN' })
  })

  it('need a day, what was done and a file; compensatory services are named', () => {
    const input = {
      correctable: 'Individual',
      correctedOn: null,
      narrative: 'short',
      leftJurisdictionOn: null,
      files: 0,
      compensatoryNeeded: true,
      compensatoryText: '',
      compensatoryAsked: '',
    } as const
    const days = { foundOn: '2026-10-01', today: '2026-11-01' }
    expect(checkAuditCorrection(input, days).map(({ reason }) => reason)).toEqual([
      'Date corrected is required.',
      'Say what was done, in 20 characters or more.',
      'Attach at least one file that shows the correction.',
      'Say which compensatory services are needed.',
    ])
    const done = {
      ...input,
      correctedOn: '2026-09-30',
      narrative: 'The team met and wrote the goals.',
      files: 1,
      compensatoryNeeded: false,
    }
    expect(checkAuditCorrection(done, days).map(({ reason }) => reason)).toEqual([
      'The correction date must be on or after the date the record was reviewed.',
    ])
    expect(checkAuditCorrection({ ...done, correctable: 'TimelineOnly', files: 0 }, days)).toEqual([])
    const asked = { ...done, correctable: 'TimelineOnly', files: 0, compensatoryAsked: 'Two hours.' } as const
    expect(checkAuditCorrection(asked, days).map(({ reason }) => reason)).toEqual([
      'Say how the compensatory services that the state asks for are given.',
    ])
    expect(checkAuditCorrection({ ...asked, compensatoryText: 'On Mondays.' }, days)).toEqual([])
    expect(checkAuditCorrection({ ...asked, leftJurisdictionOn: '2026-10-05' }, days)).toEqual([])
  })
})

describe('the correction status of a prong', () => {
  it.each<[number[], number]>([
    [[], 0],
    [[0, 1], 1],
    [[0, 2], 2],
    [[0, 4], 2],
    [[2, 5], 3],
    [[2, 4], 3],
    [[2, 3, 0], 4],
    [[4, 4, 4], 5],
    // Worked example 10: three verified and one who left.
    [[4, 4, 4, 6], 5],
  ])('of %j is %i', (states, status) => {
    expect(correctionStatus(states)).toBe(status)
  })

  it('is shown as overdue while the agency is late, not while the state has it', () => {
    const shown = (state: number) => shownCorrectionStatus([{ state, dueOn: '2026-10-31' }], '2026-11-01')
    expect([0, 1, 2, 3, 4, 5].map(shown)).toEqual([6, 6, 3, 6, 5, 3])
    expect(shownCorrectionStatus([{ state: 0, dueOn: '2026-11-01' }], '2026-11-01')).toBe(1)
  })

  it('counts for each item', () => {
    expect(correctionCounts([0, 1, 2, 3, 4, 5, 6])).toEqual({
      required: 7,
      submitted: 2,
      returned: 1,
      verified: 1,
      leftJurisdiction: 1,
      remaining: 5,
    })
  })

  const prong = (states: readonly number[], ready = true) => ({
    leaId: 1,
    auditStatus: 8,
    corrections: states.map((state, at) => ({
      state,
      ready,
      assigneeIds: at === 0 ? ['id of LocalUser'] : [],
    })),
  })

  it.each<[RoleName, 0 | 1 | 2 | 3 | 4 | 5 | 6, number[], string | null]>([
    ['LocalAdmin', 3, [1, 1, 2], null],
    ['LocalUser', 3, [1, 1], null],
    ['LocalUser', 3, [2, 1], 'No correction is ready to be submitted.'],
    [
      'StateMonitor',
      3,
      [1],
      'Only a local administrator, or a person whom they assigned, can submit corrections.',
    ],
    ['StateMonitor', 4, [2], null],
    ['StateMonitor', 5, [2, 1], null],
    ['StateMonitor', 5, [1], 'The agency has not submitted a correction.'],
    ['LocalAdmin', 5, [2], 'Only a state monitor can verify a correction.'],
    ['StateMonitor', 0, [], 'This status is computed from the corrections and cannot be set.'],
    ['StateMonitor', 2, [2], 'This status is computed from the corrections and cannot be set.'],
    ['StateMonitor', 6, [2], 'This status is computed from the corrections and cannot be set.'],
  ])('set by %s to %i with %j: %s', (role, to, states, reason) => {
    expect(canSetCorrectionStatus(anActor(role), to, prong(states), 'A comment').reason).toBe(reason)
  })

  it('moves all that is ready, of a local user only their own, and all that is submitted', () => {
    expect(correctionsMovedBy(anActor('LocalAdmin'), 3, prong([1, 0, 2]))).toEqual([0, 1])
    expect(correctionsMovedBy(anActor('LocalUser'), 3, prong([1, 0, 2]))).toEqual([0])
    expect(correctionsMovedBy(anActor('LocalAdmin'), 3, prong([1, 3], false))).toEqual([])
    expect(correctionsMovedBy(anActor('StateMonitor'), 4, prong([1, 2, 5]))).toEqual([1, 2])
    expect(correctionsMovedBy(anActor('StateMonitor'), 5, prong([1, 2, 5]))).toEqual([1])
    expect(canSetCorrectionStatus(anActor('StateMonitor'), 4, prong([2])).reason).toBe(
      'Tell the agency what is still missing.',
    )
  })
})
