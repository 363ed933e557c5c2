import { describe, expect, it } from 'vitest'
import { fieldChanges, fieldInWords, recordsNamedIn } from './audit-words.js'

const changes = (targetType: string, before: unknown, after: unknown) =>
  fieldChanges({ targetType, before, after }, ({ targetType: kind, targetId }) =>
    targetId === '15' ? `${kind} fifteen` : undefined,
  ).map((each) => [each.field, each.before, each.after])

describe('changed fields', () => {
  it.each<[string, unknown, unknown, [string, string | null, string | null][]]>([
    ['nothing', null, null, []],
    [
      'what was made',
      null,
      { name: 'Clerk', users: 0 },
      [
        ['name', null, 'Clerk'],
        ['users', null, '0'],
      ],
    ],
    ['what was taken away', { name: 'Clerk' }, null, [['name', 'Clerk', null]]],
    ['what changed only', { a: 1, b: 2 }, { a: 1, b: 3 }, [['b', '2', '3']]],
    ['lists with commas', { tags: ['A'] }, { tags: ['A', 'B'] }, [['tags', 'A', 'A, B']]],
    ['people by name', { by: { id: '1', fullName: 'Ada' } }, { by: null }, [['by', 'Ada', null]]],
    [
      'the members of other objects',
      {},
      { dueMoved: { from: '2026-02-07', reason: 'Holiday' } },
      [['dueMoved', null, 'From: Feb 7, 2026; Reason: Holiday']],
    ],
    ['nothing for empty texts and lists', { a: '', b: [] }, { a: null, b: null }, []],
    ['true and false in words', { on: true }, { on: false }, [['on', 'Yes', 'No']]],
  ])('show %s', (_case, before, after, shown) => {
    expect(changes('thing', before, after)).toEqual(shown)
  })

  it.each<[string, object, object, [string, string | null, string | null]]>([
    ['finding', { status: 7 }, { status: 3 }, ['status', 'Closed on time', 'Correction in progress']],
    ['finding', { correction: 2 }, { correction: 4 }, ['correction', 'Submitted', 'Verified']],
    ['finding', { state: 2, caseId: 9 }, { state: 3, caseId: 9 }, ['state', 'Submitted', 'Returned']],
    ['finding', {}, { source: 'DataReview' }, ['source', null, 'Data review']],
    ['finding', {}, { countingMode: 'Grouped' }, ['countingMode', null, 'Once for the requirement']],
    ['item', { responseType: 'Rating' }, { responseType: 'YesNo' }, ['responseType', 'Rating', 'Yes or no']],
    ['item', {}, { narrativeRequired: 'never' }, ['narrativeRequired', null, 'Never required']],
    ['section', { areaId: 1 }, { areaId: 5 }, ['areaId', 'General Supervision', 'Early Childhood']],
    ['section', {}, { areaId: 9 }, ['areaId', null, '9']],
    // A status that no longer exists stays as it was recorded.
    ['finding', { status: 77 }, {}, ['status', '77', null]],
    ['publishedReport', { state: 'Issued' }, { state: 'Withdrawn' }, ['state', 'Issued', 'Withdrawn']],
    ['user', { roles: ['LocalUser'] }, { roles: ['LocalAdmin'] }, ['roles', 'Local User', 'Local Admin']],
    ['user', { leaId: 3 }, { leaId: 15 }, ['leaId', '3', 'lea fifteen']],
    ['category', { subsectionIds: ['15'] }, {}, ['subsectionIds', 'selfAssessmentContent fifteen', null]],
    ['selfAssessmentContent', { parent: '15' }, {}, ['parent', 'selfAssessmentContent fifteen', null]],
    ['questionnaire', {}, { retired: ['15'] }, ['retired', null, 'selfAssessmentContent fifteen']],
    ['requiredDocumentContent', {}, { retired: true }, ['retired', null, 'Yes']],
    ['requiredDocumentVersion', {}, { from: 15 }, ['from', null, 'requiredDocumentVersion fifteen']],
    ['selfAssessment', {}, { dueMoved: { from: '2026-02-07' } }, ['dueMoved', null, 'From: Feb 7, 2026']],
    ['finding', { closedOn: '2026-11-03' }, {}, ['closedOn', 'Nov 3, 2026', null]],
    [
      'finding',
      { verificationRequestedOn: '2026-11-03T15:42:19.654Z' },
      {},
      ['verificationRequestedOn', 'Nov 3, 2026, 10:42 AM', null],
    ],
    ['calendarEvent', { startTime: '2027-04-09T12:00:00Z' }, {}, ['startTime', 'Apr 9, 2027, 8:00 AM', null]],
    ['complianceYear', {}, { year: 2026 }, ['year', null, '2026 - 2027']],
    ['supportingDocument', {}, { size: 1_234_567 }, ['size', null, '1,234,567']],
  ])('put what a %s holds, %o then %o, in the words of the screens', (targetType, before, after, shown) => {
    expect(changes(targetType, before, after)).toEqual([shown])
  })

  it('name the states of self-assessments and their subsections', () => {
    for (const [targetType, field] of [
      ['selfAssessment', 'submitState'],
      ['subsectionResponse', 'state'],
    ] as const)
      for (const [, before, after] of changes(targetType, { [field]: 1 }, { [field]: 2 }))
        expect([before, after].join('')).not.toMatch(/\d/)
  })

  it('ask for the names of the records that they hold the ids of', () => {
    expect(
      recordsNamedIn({ targetType: 'user', before: { leaId: 15 }, after: { userIds: ['a', 'b'] } }),
    ).toEqual([
      { targetType: 'lea', targetId: '15' },
      { targetType: 'user', targetId: 'a' },
      { targetType: 'user', targetId: 'b' },
    ])
  })
})

it.each([
  ['dueOn', 'Due on'],
  ['ownerMonitorId', 'Owner'],
  ['prong1VerifiedOn', 'Prong 1 verified on'],
])('puts the field %s as %s', (field, words) => {
  expect(fieldInWords(field)).toBe(words)
})
