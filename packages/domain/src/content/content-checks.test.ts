import { describe, expect, it } from 'vitest'
import { compareContent, contentPlaceInWords, linkedNames } from './content-compare.js'
import { checkContent } from './content-checks.js'
import type { ContentReferences } from './content-problem.js'
import { noContentFields, type ContentFields } from './content-fields.js'
import type { ContentNodeKind } from './content-kinds.js'
import { publishedContent, type ContentNode } from './content-node.js'
import { checkContentPlace, contentStep, nextContentNumber, placedContent } from './content-place.js'

function node(
  nodeKind: ContentNodeKind,
  contentId: string,
  parentId: string | null,
  order: number,
  fields: Partial<ContentFields> = {},
): ContentNode {
  return { nodeKind, contentId, parentId, order, active: true, fields: { ...noContentFields, ...fields } }
}
const item = (contentId: string, parentId: string, order: number, number: string, more: object = {}) =>
  node('item', contentId, parentId, order, {
    number,
    text: `Question ${number}?`,
    guidance: 'Look at the log.',
    acceptableEvidence: ['Log'],
    citations: ['34 CFR 300.301'],
    responseType: 'Rating',
    narrativeRequired: 'never',
    evidenceRequired: false,
    ...more,
  })
const own = { title: 'Title', areaId: 1, intro: '' }
const nodes = [
  node('questionnaire', 'q', null, 0, { title: 'Q', shortDescription: 'Q' }),
  node('section', 's1', 'q', 0, { ...own, number: '1' }),
  node('subsection', 'a', 's1', 0, { ...own, number: '1.1', requiredDocumentCategoryIds: ['rd-x'] }),
  node('subsection', 'b', 's1', 1, { ...own, number: '1.2', requiredDocumentCategoryIds: ['rd-x'] }),
  ...['1', '2', '3'].map((n, i) => item(`a${n}`, 'a', i, `1.1.${n}`)),
  ...['1', '2', '3'].map((n, i) => item(`b${n}`, 'b', i, `1.2.${n}`)),
]
const references: ContentReferences = {
  part: 'Part B',
  citations: [
    { reference: '34 CFR 300.301', part: 'Part B' },
    { reference: '34 CFR 303.310', part: 'Part C' },
  ],
  linked: ['rd-x'],
}
/** The content with some fields of one place changed. */
const changed = (contentId: string, fields: Partial<ContentFields>) =>
  nodes.map((one) => (one.contentId === contentId ? { ...one, fields: { ...one.fields, ...fields } } : one))
const without = (...ids: string[]) => nodes.filter(({ contentId }) => !ids.includes(contentId))

describe('publish checks', () => {
  it.each([
    ['Rating', ['4 Yes', '1 No'], []],
    ['Rating', ['4 Yes'], ['A rating scale needs 4, the top rating, and a lower one.']],
    ['YesNo', ['4 Yes'], []],
  ])('of an item answered by %s on %j find %j', (responseType, ratingScale, found) => {
    const checked = checkContent(
      'self-assessment',
      changed('a1', { responseType: responseType === 'YesNo' ? 'YesNo' : 'Rating', ratingScale }),
      references,
    )
    expect(checked.map(({ message }) => message)).toEqual(found)
  })

  it('find nothing in whole content', () => {
    expect(checkContent('self-assessment', nodes, references)).toEqual([])
  })

  it.each<[string, ContentNode[], string, string | null, string]>([
    ['a missing text', changed('a1', { text: ' ' }), 'a1', 'text', 'Text is required.'],
    ['no citation', changed('a1', { citations: [] }), 'a1', 'citations', 'Choose a citation.'],
    [
      'a repeated citation',
      changed('a1', { citations: ['34 CFR 300.301', '34 CFR 300.301'] }),
      'a1',
      'citations',
      'A citation is repeated.',
    ],
    [
      'an unknown citation',
      changed('a1', { citations: ['34 CFR 1'] }),
      'a1',
      'citations',
      '34 CFR 1 is not in the list of citations.',
    ],
    [
      'an indicator of the other part',
      changed('a1', { indicatorCode: 'C1' }),
      'a1',
      'indicatorCode',
      'C1 is not an indicator of Part B.',
    ],
    [
      'an empty subsection',
      without('a1', 'a2', 'a3'),
      'a',
      null,
      'Every subsection needs at least one question.',
    ],
    [
      'an empty section',
      [...nodes, node('section', 's2', 'q', 1, { ...own, number: '2' })],
      's2',
      null,
      'This section has no subsection.',
    ],
    [
      'a number twice',
      changed('a2', { number: '1.1.1' }),
      'a2',
      'number',
      '1.1.1 appears twice, in 1.1.1 Question 1.1.1? too.',
    ],
    [
      'a number that another one has and nothing else',
      changed('a2', { number: '1.1.1' }).map((one) =>
        one.contentId === 'a1' ? Object.assign({}, one, { fields: { ...one.fields, text: '' } }) : one,
      ),
      'a2',
      'number',
      '1.1.1 appears twice, in another item too.',
    ],
    ['no area', changed('a', { areaId: null }), 'a', 'areaId', 'Choose one of the eight areas.'],
    [
      'an unknown category',
      changed('a', { requiredDocumentCategoryIds: ['rd-y'] }),
      'a',
      'requiredDocumentCategoryIds',
      'A document category that is chosen no longer exists in this year and part.',
    ],
  ])('block %s', (_case, all, contentId, field, message) => {
    expect(checkContent('self-assessment', all, references)).toContainEqual({
      severity: 'error',
      contentId,
      field,
      message,
    })
  })

  it.each<[string, ContentNode[], string]>([
    ['long guidance', changed('a1', { guidance: 'A. B. C. D.' }), 'Guidance has more than 3 sentences.'],
    ['a number outside its subsection', changed('a1', { number: '7.1' }), 'Number 7.1 is outside 1.1.'],
    ['few items', without('a3'), 'This subsection has 2 items; 3 to 8 are usual.'],
    [
      'a citation of the other part',
      changed('a1', { citations: ['34 CFR 303.310'] }),
      '34 CFR 303.310 belongs to Part C.',
    ],
  ])('warn of %s, and let it be published', (_case, all, message) => {
    const problems = checkContent('self-assessment', all, references)
    expect(problems.map((one) => [one.severity, one.message])).toEqual([['warning', message]])
  })

  it.each([-1, 21, 2.5])('hold a maximum of %d documents for none', (defaultMaximum) => {
    const category = node('category', 'c', null, 0, {
      title: 'C',
      group: 'G',
      description: 'D',
      help: 'H',
      dueRule: 'Soon',
      required: true,
      defaultMaximum,
      subsectionIds: ['rd-x'],
    })
    expect(checkContent('required-documents', [category], references).map(({ message }) => message)).toEqual([
      'Maximum must be between 0 and 20.',
    ])
  })

  it('leave out what is retired, with all below it', () => {
    const retired = nodes.map((one) => (one.contentId === 'a' ? { ...one, active: false } : one))
    expect(publishedContent(retired).map(({ contentId }) => contentId)).toEqual([
      'q',
      's1',
      'b',
      'b1',
      'b2',
      'b3',
    ])
  })
})

describe('moving', () => {
  it('goes step by step through neighbours and into the next parent, and ends at both ends', () => {
    expect(contentStep(nodes, 'a2', -1)).toEqual({ parentId: 'a', position: 0 })
    expect(contentStep(nodes, 'a3', 1)).toEqual({ parentId: 'b', position: 0 })
    expect(contentStep(nodes, 'b1', -1)).toEqual({ parentId: 'a', position: 3 })
    expect([contentStep(nodes, 'a1', -1), contentStep(nodes, 'b3', 1), contentStep(nodes, 's1', 1)]).toEqual([
      null,
      null,
      null,
    ])
  })

  it('renames the order of those it passes, and of no others', () => {
    expect(placedContent(nodes, 'a1', { parentId: 'a', position: 1 })).toEqual([
      { contentId: 'a2', parentId: 'a', order: 0 },
      { contentId: 'a1', parentId: 'a', order: 1 },
    ])
    expect(placedContent(nodes, 'a3', { parentId: 'a', position: 99 })).toEqual([])
  })

  it.each([
    ['a1', 's1'],
    ['a1', null],
    ['a', 'q'],
    ['q', 's1'],
  ])('never puts %s into %s', (contentId, parentId) => {
    const moved = nodes.find((one) => one.contentId === contentId) ?? item('none', 'a', 0, '1')
    expect(checkContentPlace(nodes, moved, { parentId, position: 0 }).allowed).toBe(false)
  })

  it('gives a new place the next free number of its parent', () => {
    expect(
      nextContentNumber(
        nodes,
        nodes.find(({ contentId }) => contentId === 'a'),
      ),
    ).toBe('1.1.4')
  })
})

it('compares codes in the words of the screens', () => {
  const changes = (id: string, fields: object) =>
    compareContent(nodes, changed(id, fields), new Map()).flatMap((change) => change.fields)
  expect(changes('a1', { responseType: 'YesNo', narrativeRequired: 'always' })).toEqual([
    { field: 'responseType', before: 'Rating', after: 'Yes or no' },
    { field: 'narrativeRequired', before: 'Never required', after: 'Always required' },
  ])
  expect(changes('a', { areaId: 5 })).toEqual([
    { field: 'areaId', before: 'General Supervision', after: 'Early Childhood' },
  ])
})

it('names what a place is linked to, and what of it is gone', () => {
  const [change] = compareContent(
    changed('a', { requiredDocumentCategoryIds: ['rd-x', 'rd-old'] }),
    changed('a', { requiredDocumentCategoryIds: ['rd-x', 'rd-y'] }),
    linkedNames([
      { contentId: 'rd-x', label: 'Policy manual' },
      { contentId: 'rd-y', label: 'Child find notice' },
    ]),
  )
  expect(change?.fields).toEqual([
    {
      field: 'requiredDocumentCategoryIds',
      before: 'Policy manual\nOne that no longer exists',
      after: 'Policy manual\nChild find notice',
    },
  ])
})

it('compares two versions: added, changed by field, moved and gone', () => {
  const newer = [
    ...changed('a1', { text: 'Asked anew?' }).filter(({ contentId }) => contentId !== 'b3'),
    item('new', 'b', 5, '1.2.9'),
  ].map((one) => (one.contentId === 'a3' ? Object.assign({}, one, { order: -1 }) : one))
  expect(
    compareContent(nodes, newer, new Map()).map(({ kind, contentId, fields }) => [kind, contentId, fields]),
  ).toEqual([
    ['moved', 'a3', []],
    ['changed', 'a1', [{ field: 'text', before: 'Question 1.1.1?', after: 'Asked anew?' }]],
    ['added', 'new', []],
    ['removed', 'b3', []],
  ])
  const place = (content: typeof nodes, id: string) => contentPlaceInWords(content, id)
  expect([place(nodes, 'a3'), place(newer, 'a3')]).toEqual([
    expect.stringMatching(/^place 3 in 1\.1 /),
    expect.stringMatching(/^place 1 in 1\.1 /),
  ])
})
