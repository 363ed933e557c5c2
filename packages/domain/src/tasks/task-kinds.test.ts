import { describe, expect, it, test } from 'vitest'
import type { Actor } from '../accounts/actor.js'
import { taskKinds, taskLabel, taskRules, tasksOf, waitingFor, type TaskKind } from './task-kinds.js'

const person = (given: Partial<Actor>): Actor => ({
  userId: 'u',
  fullName: 'Una',
  roles: [],
  permissions: [],
  leaId: null,
  selectedLeas: [],
  ...given,
})
const every = [
  'self-assessments.activate',
  'self-assessments.review',
  'years.launch',
  'content.manage',
  'jurisdiction-questions.answer',
  'assigned-questions.answer',
]
const monitor = person({ roles: ['StateMonitor'], permissions: every })
const admin = person({ roles: ['LocalAdmin'], leaId: 1, permissions: every })
const local = person({ roles: ['LocalUser'], leaId: 1, permissions: ['assigned-questions.answer'] })
const liaison = person({ roles: ['DEILiaison'] })
const staff = person({ roles: ['DisputeResolutionStaff'] })

describe('whose task it is', () => {
  it('a monitor has every task of the state', () => {
    const { kinds, assignedOnly } = tasksOf(monitor)
    expect(kinds).toEqual(taskKinds.filter((kind) => taskRules[kind].turn === 'state'))
    expect(assignedOnly).toBe(false)
  })
  it.each<[string, TaskKind[]]>([
    ['self-assessments.activate', ['activate']],
    [
      'self-assessments.review',
      ['openReview', 'review', 'issueReport', 'secondRead', 'takeUp', 'decideApplies', 'closeAssessment'],
    ],
    ['years.launch', ['launchYear']],
    ['content.manage', ['decideVersion', 'publishContent']],
  ])('a monitor without %s has not its tasks', (missing, gone) => {
    const { kinds } = tasksOf({ ...monitor, permissions: every.filter((one) => one !== missing) })
    expect(tasksOf(monitor).kinds.filter((kind) => !kinds.includes(kind))).toEqual(gone)
  })
  it('a local administrator has every task of the agency', () => {
    expect(tasksOf(admin)).toEqual({
      kinds: taskKinds.filter((kind) => taskRules[kind].turn === 'agency'),
      assignedOnly: false,
    })
  })
  it('a local user has what asks for an answer, where assigned', () => {
    expect(tasksOf(local)).toEqual({
      kinds: [
        'answer',
        'confirm',
        'recheck',
        'respond',
        'uploadDocument',
        'prepareRecord',
        'answerDocumentRequest',
        'correctRecord',
        'correct',
      ],
      assignedOnly: true,
    })
    expect(tasksOf({ ...local, permissions: [] }).kinds).toEqual([
      'prepareRecord',
      'answerDocumentRequest',
      'correctRecord',
      'correct',
    ])
  })
  it('nobody else has any', () => {
    for (const actor of [liaison, staff, person({}), { ...admin, leaId: null }])
      expect(tasksOf(actor).kinds).toEqual([])
    expect(tasksOf({ ...monitor, client: { scopes: [], leas: 'all' } }).kinds).toEqual([])
  })
})

describe('what a person waits for', () => {
  const internal = taskKinds.filter((kind) => 'internal' in taskRules[kind])
  it('is the other side', () => {
    expect(waitingFor(monitor).every((kind) => taskRules[kind].turn === 'agency')).toBe(true)
    for (const actor of [admin, local])
      expect(waitingFor(actor)).toEqual([
        'openReview',
        'takeUp',
        'decideApplies',
        'closeAssessment',
        'receiveDocuments',
        'drawSample',
        'replaceRecord',
        'decideDocumentRequest',
        'verifyRecords',
        'openAuditRound',
        'decideAnnualReport',
        'verify',
        'reviewNewerData',
        'decideJustification',
      ])
  })
  it('is never what the state has in preparation', () => {
    expect(internal).toContain('issueFinding')
    for (const actor of [admin, local, liaison, staff])
      expect(waitingFor(actor).filter((kind) => internal.includes(kind))).toEqual([])
  })
  it('is nothing for clients of other systems and for people without a role', () => {
    expect(waitingFor(person({}))).toEqual([])
    expect(waitingFor({ ...monitor, client: { scopes: [], leas: 'all' } })).toEqual([])
  })
})

test.each<[TaskKind, number, string, string]>([
  ['answer', 3, '1.1 Data quality', 'Answer 3 items: 1.1 Data quality'],
  ['answer', 1, '1.1 Data quality', 'Answer 1 item: 1.1 Data quality'],
  ['answer', 0, '1.1 Data quality', 'Mark ready: 1.1 Data quality'],
  ['correct', 2, 'F-2026-01-B-0001', 'Submit 2 corrections of F-2026-01-B-0001'],
  ['reviewRecords', 2, 'Desk audit', 'Review 2 records: Desk audit'],
  ['chooseSecondReader', 1, 'Desk audit', 'Choose the second reader of 1 record: Desk audit'],
  ['correctRecord', 2, 'Desk audit, record 3', 'Submit 2 corrections: Desk audit, record 3'],
  ['prepareRecord', 1, 'Desk audit, record 3', 'Confirm enrolment and send documents: Desk audit, record 3'],
  [
    'answerDocumentRequest',
    1,
    'Desk audit, record 3',
    'Answer the request for documents: Desk audit, record 3',
  ],
  ['receiveDocuments', 1, '', 'Look at 1 document not marked Received'],
  ['launchYear', 1, '2027 - 2028', 'Launch the compliance year 2027 - 2028'],
])('%s of %d is said in words', (kind, n, subject, label) => {
  expect(taskLabel({ kind, n, subject })).toBe(label)
})

it('every kind has words', () => {
  for (const kind of taskKinds) expect(taskLabel({ kind, n: 1, subject: 'X' })).toMatch(/^[A-Z].{5,}/)
})
