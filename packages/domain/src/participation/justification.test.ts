import { describe, expect, it, test } from 'vitest'
import { anActor } from '../testing/builders.js'
import { checkGroups, justificationGroups, riskRatio } from './justification-groups.js'
import {
  canDecideJustification,
  canSubmitJustification,
  canWriteJustification,
  checkDecision,
  checkJustification,
  emptyJustification,
  justificationGaps,
  justificationStatus,
  type JustificationFields,
} from './justification.js'
import { noRates } from './participation-rates.js'

const whole: JustificationFields = {
  why: 'A regional program.',
  guidelines: 'Checklists.',
  training: 'Two days.',
  highest: 'One school.',
  plan: 'Review every decision.',
  reviewed: 25,
  changed: 2,
  groupSubject: 'ela',
  groups: [
    'disability-autism',
    'race-asian',
    'gender-male',
    'economic-disadvantaged',
    'language-learner',
  ].map((id) => ({ id, tested: 100, alternate: 2 })),
  confirmed: true,
}
const rates = { ...noRates, ela: { tested: 2150, alternate: 25 } }

// Worked example 19: 25 of 2,150 needs a justification, and 21 of 2,150 none.
test.each([
  [null, ['ela'], 'Required'],
  [null, [], 'Not required'],
  ['Draft', ['ela'], 'Draft'],
  ['Accepted', ['math'], 'Accepted'],
  ['Draft', [], 'Not required'],
] as const)('%s with %j above the limit is %s', (stored, exceeding, status) => {
  expect(justificationStatus(stored, exceeding)).toBe(status)
})

describe('the risk ratio of a group', () => {
  it.each<[group: [number, number], all: [number, number], ratio: string | null]>([
    // (10 / 100) / (15 / 2,050) = 13.666…
    [[100, 10], [2150, 25], '13.67'],
    [[1075, 12], [2150, 24], '1.00'],
    [[100, 0], [2150, 25], '0.00'],
    [[0, 0], [2150, 25], null],
    [[2150, 25], [2150, 25], null],
    [[100, 25], [2150, 25], null],
  ])('%j of %j is %s', ([tested, alternate], [allTested, allAlternate], ratio) => {
    const found = riskRatio({ tested, alternate }, { tested: allTested, alternate: allAlternate })
    expect(found.text).toBe(ratio)
    expect(found.reason === null).toBe(ratio !== null)
  })
})

describe('what an agency writes', () => {
  it('is complete with every answer, a group of each kind, and its confirmation', () => {
    expect(justificationGaps(whole, ['ela'])).toEqual([])
    expect(justificationGaps({ ...whole, groupSubject: 'math' }, ['ela'])).toEqual([
      'The groups must be those of a subject above the limit, such as ELA.',
    ])
    expect(justificationGaps(emptyJustification, ['ela'])).toEqual([
      'Reasons is required.',
      'Guidelines is required.',
      'Training is required.',
      'Highest rates is required.',
      'Plan is required.',
      'Groups are required: Disability, Race and ethnicity, Gender, Economically disadvantaged, English learner.',
      'Decisions reviewed is required.',
      'Decisions changed is required.',
      'Confirm that the information is correct.',
    ])
  })

  it('is refused beside the field', () => {
    const refused = (more: Partial<JustificationFields>) =>
      checkJustification({ ...whole, ...more }, rates).flatMap((verdict) =>
        verdict.allowed ? [] : [[verdict.field, verdict.reason]],
      )
    expect(refused({})).toEqual([])
    expect(refused({ why: 'x'.repeat(5001) })).toEqual([['why', 'Reasons can have at most 5000 characters.']])
    expect(refused({ reviewed: 1, changed: 2 })).toEqual([
      ['changed', 'Decisions changed cannot be more than Decisions reviewed.'],
    ])
    expect(refused({ reviewed: -1, changed: null })).toEqual([
      ['reviewed', 'Decisions reviewed must be a whole number, 0 or more.'],
    ])
  })

  it.each([
    [
      { id: 'gender-male', tested: 10, alternate: 11 },
      'Male: alternate assessment cannot be more than students tested.',
    ],
    [
      { id: 'gender-male', tested: 3000, alternate: 1 },
      'Male: a group cannot have more students than the subject.',
    ],
    [
      { id: 'gender-male', tested: 1.5, alternate: 1 },
      'Male, students tested must be a whole number, 0 or more.',
    ],
    [{ id: 'gender-none', tested: 1, alternate: 1 }, 'There is no such group.'],
  ])('has no group %j', (group, reason) => {
    expect(checkGroups([group], rates.ela)).toMatchObject([{ field: `groups.${group.id}`, reason }])
  })

  it('names each group once', () => {
    const ids = justificationGroups.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })
})

describe('who writes, submits and decides', () => {
  const admin = anActor('LocalAdmin')
  const own = { leaId: admin.leaId ?? 1, gaps: [] }

  it.each([
    ['Not required', false],
    ['Required', true],
    ['Draft', true],
    ['Submitted', false],
    ['Returned', true],
    ['Accepted', false],
  ] as const)('the own administrator writes what is %s: %s', (status, may) => {
    expect(canWriteJustification(admin, { ...own, status }).allowed).toBe(may)
    expect(canSubmitJustification(admin, { ...own, status }).allowed).toBe(may)
    expect(canDecideJustification(anActor('StateMonitor'), { status }).allowed).toBe(status === 'Submitted')
  })

  it('nobody else does', () => {
    const facts = { ...own, status: 'Draft' as const }
    expect(canWriteJustification(admin, { ...facts, leaId: own.leaId + 1 }).allowed).toBe(false)
    for (const role of ['StateMonitor', 'DEILiaison', 'DisputeResolutionStaff', 'LocalUser'] as const)
      expect(canWriteJustification(anActor(role), facts).allowed).toBe(false)
    for (const role of ['DEILiaison', 'DisputeResolutionStaff', 'LocalAdmin', 'LocalUser'] as const)
      expect(canDecideJustification(anActor(role), { status: 'Submitted' }).allowed).toBe(false)
  })

  it('an incomplete one is not submitted, and a return says why', () => {
    const facts = { ...own, status: 'Draft' as const, gaps: ['Plan is required.'] }
    expect(canSubmitJustification(admin, facts).reason).toBe('Plan is required.')
    expect(checkDecision('Return', ' ').reason).toBe('Reason is required.')
    expect(checkDecision('Accept', '').allowed).toBe(true)
  })
})
