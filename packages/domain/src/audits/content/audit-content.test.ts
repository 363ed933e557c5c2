import { describe, expect, it } from 'vitest'
import { contentValueInWords } from '../../content/content-compare.js'
import { checkContent } from '../../content/content-checks.js'
import { newContentFields, type ContentNode } from '../../content/content-node.js'
import type { ContentFields } from '../../content/content-fields.js'
import { contentRoster } from '../../content/content-roster.js'
import { renumberedContent } from '../../content/content-numbers.js'
import { aContent, anItem, aSection } from '../testing/builders.js'
import type { AuditContent } from '../types/audit-content.js'
import { typeWithContent } from '../types/audit-type.js'
import { evaluateCondition, type Condition } from '../types/condition.js'
import { deskAudit } from '../types/desk-audit-type.js'
import { answerOptionLines, readAnswerOptions } from './answer-options.js'
import { auditContentOf, placesOfAuditContent } from './content-of-places.js'
import { extraFieldLines, readExtraFields } from './extra-field-lines.js'
import { conditionOfGroup, ruleGroupOf } from './rule-groups.js'
import { prefillSources, ruleNames, ruleSources } from './rule-sources.js'

const is = (q: string, v: string): Condition => ({ q, op: 'eq', v })
const rule = (id: string, when: Condition) => ({ id: `skip-${id}`, reason: 'it is so', when })
const content: AuditContent = {
  ...aContent(
    aSection('s1', [anItem('1.1'), anItem('1.2', { skipRule: rule('1.2', is('item.1.1', 'N')) })]),
    aSection('s2', [anItem('2.1', { weight: 3, documentHints: ['A log'] })], {
      number: '2',
      intro: 'Read the log.',
      skipRule: rule('s2', { any: [is('setup.kind', 'New'), is('flag.discipline', 'Y')] }),
    }),
  ),
  setupQuestions: [
    {
      key: 'kind',
      text: 'Which?',
      type: 'Select',
      options: ['New', 'Old'],
      required: true,
      prefillFrom: null,
    },
    { key: 'age', text: 'How old?', type: 'Number', required: false, prefillFrom: 'dob,iepDate' },
  ],
  extraFields: [{ key: 'pages', label: 'Pages', type: 'Number', required: true, min: 1 }],
}
const places = placesOfAuditContent(content, {
  title: 'Desk audit - Part B',
  part: 'Part B',
  responseSet: deskAudit.responseSet,
})
const numbered = places.map((node) =>
  node.contentId === 's1' ? { ...node, fields: { ...node.fields, number: '1' } } : node,
)
const references = {
  part: 'Part B' as const,
  citations: [{ reference: '34 CFR 300.320(a)(2)', part: 'Part B' }],
  linked: null,
}
const changed = (contentId: string, fields: Partial<ContentFields>): ContentNode[] =>
  numbered.map((node) =>
    node.contentId === contentId ? { ...node, fields: { ...node.fields, ...fields } } : node,
  )
const found = (nodes: readonly ContentNode[]) =>
  checkContent('desk-audit', nodes, references)
    .filter(({ severity }) => severity === 'error')
    .map(({ contentId, field, message }) => [contentId, field, message])

describe('the content of an audit', () => {
  it('is the same after it was places, with the answers of its type', () => {
    const { sections, setupQuestions, extraFields, responseSet } = auditContentOf(places)
    expect({ setupQuestions, extraFields }).toEqual({
      setupQuestions: content.setupQuestions,
      extraFields: content.extraFields,
    })
    expect(responseSet).toEqual(deskAudit.responseSet)
    expect(sections).toEqual(
      content.sections.map((section) => ({
        intro: '',
        ...section,
      })),
    )
  })

  it('leaves out what is retired, and what stands in it', () => {
    const retired = places.map((node) => (node.contentId === 's1' ? { ...node, active: false } : node))
    expect(auditContentOf(retired).sections.map(({ id }) => id)).toEqual(['s2'])
  })

  it('gives its answers and extra fields to its audits', () => {
    const other = { options: [{ value: 'Ok', label: 'Fine', counts: 'met' as const }] }
    expect(typeWithContent(deskAudit, {})).toMatchObject({
      responseSet: deskAudit.responseSet,
      extraFields: [],
    })
    expect(
      typeWithContent(deskAudit, { responseSet: other, extraFields: content.extraFields ?? null }),
    ).toMatchObject({
      responseSet: other,
      extraFields: content.extraFields,
    })
  })

  it('numbers sections and items by where they stand, and no setup', () => {
    expect(renumberedContent(places, null).map(({ contentId, to }) => `${contentId}: ${to}`)).toEqual([
      's1: 1',
    ])
  })
})

describe('checks before publishing', () => {
  it('find nothing in whole content', () => {
    expect(found(numbered)).toEqual([])
  })

  it.each<[string, string, Partial<ContentFields>, string, string]>([
    [
      'no answer set',
      'audit',
      { answerOptions: [] },
      'answerOptions',
      'A response set needs an answer that is met and one that is not met.',
    ],
    [
      'an answer outside of the set',
      '1.1',
      { answers: ['Y', 'Maybe'] },
      'answers',
      'Maybe is no answer of the response set.',
    ],
    ['no answers', '1.1', { answers: [] }, 'answers', 'Choose the answers that the item offers.'],
    ['no weight', '1.1', { weight: 0 }, 'weight', 'Weight must be between 1 and 100.'],
    ['a key that is used twice', 'setup-b-age', { key: 'kind' }, 'key', 'kind appears twice, in Which? too.'],
    [
      'a key of two words',
      'setup-b-age',
      { key: 'the age' },
      'key',
      'A key is one word of letters and digits that begins with a letter.',
    ],
    [
      'one choice',
      'setup-b-kind',
      { options: ['New'] },
      'options',
      'A question with choices needs at least two.',
    ],
    [
      'a rule without a reason',
      '1.2',
      { skipReason: ' ' },
      'skipReason',
      'Say why it does not apply: “Not applicable because ...”.',
    ],
    [
      'a rule that compares nothing',
      '1.2',
      { skipWhen: '{"all":[]}' },
      'skipWhen',
      'The rule compares nothing.',
    ],
    [
      'a rule about nothing',
      '1.2',
      { skipWhen: '{"q":"setup.gone","op":"eq","v":"Yes"}' },
      'skipWhen',
      "The rule looks at 'setup.gone', which does not exist.",
    ],
    [
      'a rule about what comes later',
      '1.1',
      { skipWhen: '{"q":"item.2.1","op":"eq","v":"N"}', skipReason: 'so' },
      'skipWhen',
      "The rule looks at 'item.2.1', which comes after it.",
    ],
    [
      'a choice that there is not',
      '1.2',
      { skipWhen: '{"q":"setup.kind","op":"in","v":["New","Newer"]}' },
      'skipWhen',
      '“Newer” is no choice of “Which?”.',
    ],
    [
      'a choice that is more',
      '1.2',
      { skipWhen: '{"q":"setup.kind","op":"gt","v":"New"}' },
      'skipWhen',
      '“Which?” has choices, which are neither more nor less.',
    ],
    [
      'a number that is none',
      '1.2',
      { skipWhen: '{"q":"setup.age","op":"gt","v":"ten"}' },
      'skipWhen',
      '“How old?” is compared with what is no number.',
    ],
    [
      'an empty value',
      '1.2',
      { skipWhen: '{"q":"setup.age","op":"gt","v":""}' },
      'skipWhen',
      'The rule compares “How old?” with nothing.',
    ],
  ])('find %s', (_, contentId, fields, field, message) => {
    expect(found(changed(contentId, fields))).toContainEqual([contentId, field, message])
  })

  it('find a circle at each rule of it', () => {
    const circle = changed('1.1', { skipWhen: '{"q":"item.1.2","op":"eq","v":"N"}', skipReason: 'so' })
    expect(found(circle)).toEqual(
      ['1.1', '1.2'].map((id) => [id, 'skipWhen', 'The rule depends on itself in a circle.']),
    )
  })

  it('name each row that a version cannot be without', () => {
    const section: ContentNode = {
      nodeKind: 'auditSection',
      contentId: 'empty',
      parentId: 'audit',
      order: 2,
      active: true,
      fields: newContentFields('auditSection', { number: '3', areaId: 1 }),
    }
    expect(found([...numbered, section])).toEqual([
      ['empty', 'title', 'Title is required.'],
      ['empty', null, 'This section has no item.'],
    ])
  })
})

describe('response sets and extra fields as lines', () => {
  it('are the same after they were lines', () => {
    const { options } = deskAudit.responseSet
    expect(answerOptionLines(options)).toEqual([
      'Y | Yes | met',
      'N | No | not met',
      'NA | Not applicable | excluded',
    ])
    expect(readAnswerOptions(answerOptionLines(options))).toEqual({ options, refused: null })
    const fields = [
      ...(content.extraFields ?? []),
      { key: 'on', label: 'On', type: 'Date', required: false } as const,
    ]
    expect(extraFieldLines(fields)).toEqual([
      'pages | Pages | Number | required | 1',
      'on | On | Date | optional',
    ])
    expect(readExtraFields(extraFieldLines(fields))).toEqual({ fields, refused: null })
  })

  it.each([
    ['Y', 'Write each answer as its code'],
    ['Y | Yes | good', 'Write each answer as its code'],
    ['PEND | Later | excluded', 'PEND is kept for items that wait for documents.'],
    ['NA | No | not met', 'NA is what skip rules set, so it is excluded.'],
    [`${'x'.repeat(21)} | Yes | met`, 'The code of an answer can have at most 20 characters.'],
    [`Y | ${'x'.repeat(61)} | met`, 'An answer can have at most 60 characters.'],
  ])('refuse the answer %s', (line, reason) => {
    expect(readAnswerOptions([line]).refused).toContain(reason)
  })

  it('refuse an answer and a field that are there twice', () => {
    expect(readAnswerOptions(['Y | Yes | met', 'Y | Yes | met']).refused).toBe('The answer Y is there twice.')
    expect(readExtraFields(['a | A | Text', 'a | A | Text']).refused).toBe('The field a is there twice.')
  })

  it.each([
    ['a', 'Write each field as its key'],
    ['a | A | Colour', 'Write each field as its key'],
    ['a b | A | Text', 'The key a b is not a short name'],
    [`a | ${'x'.repeat(101)} | Text`, 'The words of a field can have at most 100 characters.'],
    ['a | A | Text | required | 1', 'Only a number has limits.'],
    ['a | A | Number | optional | 5 | 1', 'The smallest number of A is larger than the largest.'],
    ['a | A | Number | optional | one', 'The smallest and the largest number of a field are numbers.'],
  ])('refuse the field %s', (line, reason) => {
    expect(readExtraFields([line]).refused).toContain(reason)
  })
})

describe('a rule as groups', () => {
  const a = is('setup.a', 'Yes')
  const b = is('setup.b', 'Yes')
  const conditions: Condition[] = [
    a,
    { all: [a, b] },
    { any: [a, { all: [b] }] },
    { not: a },
    { not: { any: [a, b] } },
    { not: { all: [a, b] } },
    { all: [a], not: b },
    { all: [a], any: [b, a], not: { all: [a, b] } },
  ]
  const values = ['Yes', 'No', undefined]
  const worlds = values.flatMap((one) => values.map((other) => ({ 'setup.a': one, 'setup.b': other })))

  it.each(conditions)('says what the rule %j says, whatever is answered', (condition) => {
    const back = conditionOfGroup(ruleGroupOf(condition))
    for (const world of worlds) {
      const read = (q: string) => world[q as 'setup.a']
      expect(evaluateCondition(back, read)).toBe(evaluateCondition(condition, read))
    }
  })

  it('is the same after it was a condition', () => {
    const group = ruleGroupOf({ all: [a, { any: [b, a] }, { not: { any: [a, b] } }] })
    expect(group.parts.map((part) => ('join' in part ? part.join : part.q))).toEqual([
      'setup.a',
      'any',
      'none',
    ])
    expect(ruleGroupOf(conditionOfGroup(group))).toEqual(group)
  })
})

describe('what rules look at', () => {
  const roster = contentRoster('desk-audit', 'Part B')

  it('is each question, flag and item, with its choices', () => {
    const sources = ruleSources(roster, places)
    const of = (q: string) => sources.find((source) => source.q === q)
    expect(of('setup.kind')).toMatchObject({ label: 'Which?', options: ['New', 'Old'] })
    expect(of('flag.discipline')).toMatchObject({ label: 'Discipline', options: ['Y', 'N'] })
    expect(of('item.1.1')?.options).toEqual(['Y', 'N', 'NA'])
    expect(prefillSources(roster).map(({ value }) => value)).toContain('dob,iepDate')
    const rules = ruleNames(sources)
    const section = places.find(({ contentId }) => contentId === 's2')
    expect(section && contentValueInWords(section.fields, 'skipWhen', rules)).toBe(
      '(“Which?” is “New” or the flag Discipline is “Y”)',
    )
  })

  it('is nothing where there is no list', () => {
    expect(contentRoster('self-assessment', 'Part B')).toBeNull()
    expect([ruleSources(null, []), prefillSources(null)]).toEqual([[], []])
  })
})
