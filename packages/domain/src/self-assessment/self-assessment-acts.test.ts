import { describe, expect, it } from 'vitest'
import { aSelfAssessment, anActor } from '../testing/builders.js'
import { roleNames, type RoleName } from '../accounts/roles.js'
import {
  canActivate,
  canRecall,
  canRemindOfSelfAssessment,
  canResetActivation,
  canSetDue,
  canStart,
  canSubmit,
  checkDueOn,
  checkRequiredDocuments,
  checkStatement,
} from './self-assessment-acts.js'

const state: RoleName[] = ['StateAdmin', 'StateMonitor']
const yes = null
const rules = {
  canActivate,
  canSetDue,
  canRemindOfSelfAssessment,
  canResetActivation,
  canStart,
  canSubmit,
  canRecall,
}

describe('who may', () => {
  it.each<[keyof typeof rules, number, RoleName[], string]>([
    ['canActivate', 0, state, 'Only a state monitor can activate a self-assessment.'],
    ['canSetDue', 1, state, 'Only a state monitor can set a due date.'],
    ['canRemindOfSelfAssessment', 1, state, 'Only a state monitor can remind an agency.'],
    ['canResetActivation', 1, state, 'Only a state monitor can reset an activation.'],
    ['canStart', 1, ['LocalAdmin'], 'Only a local administrator can start the self-assessment.'],
    ['canSubmit', 3, ['LocalAdmin'], 'Only a local administrator can submit.'],
    ['canRecall', 4, ['LocalAdmin'], 'Only a local administrator can recall the submission.'],
  ])('%s in state %i: %j', (rule, submitState, may, refusal) => {
    const facts = aSelfAssessment({ submitState, subsectionStates: [3, 3] })
    for (const role of roleNames) {
      const verdict = rules[rule](anActor(role), facts)
      const expected = may.includes(role) ? { allowed: true } : { reason: refusal, code: 'FORBIDDEN' }
      expect({ role, ...verdict }).toMatchObject({ role, ...expected })
    }
    const foreign = rules[rule](anActor('LocalAdmin', { leaId: 2 }), facts)
    expect(foreign.reason).toBe(refusal)
    expect(rules[rule](anActor('LocalAdmin', { permissions: [] }), facts).allowed).toBe(false)
    expect(rules[rule](anActor('StateMonitor', { permissions: [] }), facts).allowed).toBe(false)
  })
})

describe('in which state', () => {
  const started = 'This self-assessment has already been started.'
  const submitted = 'This self-assessment has already been submitted.'
  const reset = 'A submitted self-assessment cannot be reset. Reopen it instead.'
  const inactive = 'This self-assessment is not activated.'
  const dateless = 'This self-assessment is not activated. The activation sets its due date.'
  const idle = 'It is not the turn of the agency: there is nothing to remind it of.'
  const active = 'This self-assessment is already activated.'
  const review = 'The state has begun its review.'
  it.each<[keyof typeof rules, RoleName, (string | null)[]]>([
    ['canActivate', 'StateMonitor', [yes, ...Array<string>(9).fill(active)]],
    ['canResetActivation', 'StateMonitor', [inactive, yes, yes, yes, ...Array<string>(6).fill(reset)]],
    ['canSetDue', 'StateMonitor', [dateless, yes, yes, yes, ...Array<string>(6).fill(submitted)]],
    ['canRemindOfSelfAssessment', 'StateMonitor', [idle, yes, yes, yes, idle, idle, yes, idle, idle, idle]],
    ['canStart', 'LocalAdmin', [inactive, yes, ...Array<string>(8).fill(started)]],
    [
      'canSubmit',
      'LocalAdmin',
      [
        inactive,
        'Start the self-assessment first.',
        'Answer the self-assessment first.',
        yes,
        ...Array<string>(6).fill(submitted),
      ],
    ],
    [
      'canRecall',
      'LocalAdmin',
      [
        ...Array<string>(4).fill('This self-assessment is not submitted.'),
        yes,
        ...Array<string>(5).fill(review),
      ],
    ],
  ])('%s by a %s', (rule, role, expected) => {
    const verdicts = expected.map((_, submitState) =>
      rules[rule](anActor(role), aSelfAssessment({ submitState, subsectionStates: [3, 3] })),
    )
    expect(verdicts.map((verdict) => verdict.reason)).toEqual(expected)
  })

  it('activates only a published questionnaire', () => {
    for (const questionnaireState of ['Draft', 'Archived'] as const) {
      const verdict = canActivate(anActor('StateMonitor'), aSelfAssessment({ questionnaireState }))
      expect(verdict.reason).toBe('The questionnaire is not published.')
    }
  })

  it.each([
    [[3, 2, 3], '1 subsection is not ready.'],
    [[0, 1, 2, 3], '3 subsections are not ready.'],
    [[3, 3], null],
  ])('submits subsections in states %j: %s', (subsectionStates, reason) => {
    const facts = aSelfAssessment({ submitState: 3, subsectionStates })
    expect(canSubmit(anActor('LocalAdmin'), facts).reason).toBe(reason)
  })
})

describe('what is given', () => {
  const now = new Date('2026-11-21T04:30:00Z')
  it.each([
    ['2026-11-20', null],
    ['2027-06-30', null],
    ['2026-11-19', 'The due date cannot be in the past.'],
    ['2027-02-30', 'Enter a due date.'],
    ['', 'Enter a due date.'],
  ])('takes %s as a due date: %s', (dueOn, reason) => {
    expect(checkDueOn(dueOn, now)).toMatchObject(reason ? { reason, field: 'dueOn' } : { allowed: true })
  })

  it('wants a name and a title under the statement', () => {
    expect(checkStatement({ name: ' ', title: undefined })).toMatchObject([
      { reason: 'Name is required.', field: 'statementName' },
      { reason: 'Title is required.', field: 'statementTitle' },
    ])
    expect(checkStatement({ name: 'Pat Lee', title: 'Director' })).toEqual([])
  })
})

describe('required documents', () => {
  it('may be missing only with a reason', () => {
    expect(checkRequiredDocuments(0, undefined).allowed).toBe(true)
    expect(checkRequiredDocuments(2, 'The board adopts them in June.').allowed).toBe(true)
    expect(checkRequiredDocuments(1, ' ')).toMatchObject({
      reason: '1 required document category is empty. Upload the documents, or say why they are missing.',
      field: 'documentsReason',
    })
    expect(checkRequiredDocuments(2, undefined).reason).toContain('2 required document categories are empty.')
  })
})
