import { describe, expect, it } from 'vitest'
import { tidyContentFields } from './content-acts.js'
import { readContentImport, type ContentImportContext } from './content-import.js'
import type { ContentFields } from './content-fields.js'
import { ownFields, type ContentNode } from './content-node.js'
import { contentTable } from './content-table.js'

type Used = ContentImportContext['nodes'][number]

function place(
  nodeKind: ContentNode['nodeKind'],
  contentId: string,
  parentId: string | null,
  order: number,
  fields: Partial<ContentFields>,
  use: Partial<Used> = {},
): Used {
  const start: Partial<ContentFields> = {
    areaId: 1,
    acceptableEvidence: [],
    citations: [],
    responseType: 'Rating',
    ratingScale: [],
    narrativeRequired: 'never',
    evidenceRequired: false,
    rollingSubmission: false,
    requiredDocumentCategoryIds: [],
    ...fields,
  }
  const own = ownFields(nodeKind, start)
  return {
    nodeKind,
    contentId,
    parentId,
    order,
    active: true,
    fields: own,
    answers: 0,
    published: true,
    ...use,
  }
}

const cited = ['34 CFR 300.301(c)(1)']
const nodes: Used[] = [
  place('questionnaire', 'q', null, 0, { title: 'Part B', shortDescription: 'B' }),
  place('section', 's1', 'q', 0, { number: '1', title: 'One' }),
  place('subsection', 'u1', 's1', 0, { number: '1.1', title: 'Child find' }),
  place('item', 'i1', 'u1', 0, { number: '1.1.1', text: 'In time?', guidance: 'Look.', citations: cited }),
  place(
    'item',
    'i2',
    'u1',
    1,
    { number: '1.1.2', text: '=SUM(A1)', guidance: '-Look', citations: cited },
    { answers: 3 },
  ),
  place(
    'item',
    'new',
    'u1',
    2,
    { number: '1.1.3', text: 'New?', guidance: 'Look.', citations: cited },
    { published: false },
  ),
  place('section', 's2', 'q', 1, { number: '2', title: 'Two' }),
  place('subsection', 'u2', 's2', 0, { number: '2.1', title: 'Services' }),
]
const { headings, rows: cells } = contentTable('self-assessment', nodes)
const at = (heading: string) => headings.indexOf(heading)
const sheet = () =>
  cells.map((row) => row.map((cell) => (cell === null ? '' : String(cell as string | number))))
const rowOf = (table: string[][], id: string) => table.find(([first]) => first === id) ?? []
const set = (table: string[][], id: string, heading: string, text: string) => {
  rowOf(table, id)[at(heading)] = text
}
const blank = (kind: string) => [...headings].map((heading) => (heading === 'Kind' ? kind : ''))

const read = (table: string[][], heading: readonly string[] = headings) =>
  readContentImport([heading, ...table], {
    kind: 'self-assessment',
    nodes,
    citations: new Set(cited),
    linked: new Map([['rd-1', 'Policy manual']]),
    tidy: tidyContentFields,
    newId: (nodeKind, row) => `${nodeKind}-of-row-${row}`,
  })
const changesOf = (table: string[][]) =>
  read(table).changes.map(({ row, kind, contentId }) => [row, kind, contentId])

describe('a sheet of content that comes back', () => {
  it('changes nothing when nobody edited it, whatever its texts begin with', () => {
    const { changes, errors, plan, rows } = read(sheet())
    expect({ changes, errors, rows }).toEqual({ changes: [], errors: [], rows: 8 })
    expect([plan.added, plan.changed, plan.deleted]).toEqual([[], [], []])
  })

  it('tells a changed field with both texts, and keeps what an editor of sheets does to line ends', () => {
    const table = sheet()
    set(table, 'i1', 'Guidance', 'First line.\r\nSecond line.  ')
    set(table, 'i1', 'Evidence is required', 'yes')
    const { changes, plan } = read(table)
    expect(changes).toMatchObject([
      {
        row: 5,
        kind: 'changed',
        fields: [
          { field: 'guidance', before: 'Look.', after: 'First line.\nSecond line.' },
          { field: 'evidenceRequired', before: 'No', after: 'Yes' },
        ],
      },
    ])
    expect(plan.changed).toHaveLength(1)
  })

  it('names the documents that a row asks for', () => {
    const table = sheet()
    set(table, 'u1', 'Required Document Categories', 'rd-1')
    expect(read(table).changes).toMatchObject([
      { fields: [{ field: 'requiredDocumentCategoryIds', before: '', after: 'Policy manual' }] },
    ])
  })

  it('adds a row without an id below what stands above it, with what a new place begins with', () => {
    const table = sheet()
    const row = blank('item')
    row[at('Text')] = 'Is it done?'
    table.splice(4, 0, row)
    const { changes, plan, errors } = read(table)
    expect(errors).toEqual([])
    expect(changes).toMatchObject([{ row: 6, kind: 'added', label: 'Is it done?' }])
    expect(plan.added).toMatchObject([
      { contentId: 'item-of-row-6', parentId: 'u1', order: 1, fields: { responseType: 'Rating' } },
    ])
    expect(plan.places.filter(({ parentId }) => parentId === 'u1').map(({ contentId }) => contentId)).toEqual(
      ['i1', 'item-of-row-6', 'i2', 'new'],
    )
  })

  it('lets new rows stand below new rows', () => {
    const table = [...sheet(), blank('Section'), blank('SUBSECTION'), blank('Item')]
    expect(read(table).plan.added.map(({ contentId, parentId }) => [contentId, parentId])).toEqual([
      ['section-of-row-10', 'q'],
      ['subsection-of-row-11', 'section-of-row-10'],
      ['item-of-row-12', 'subsection-of-row-11'],
    ])
  })

  it('moves a place with its row, within its subsection and into another', () => {
    const within = sheet()
    within.splice(3, 0, ...within.splice(4, 1))
    expect(changesOf(within)).toEqual([[6, 'moved', 'i1']])
    const over = sheet()
    over.push(...over.splice(4, 1))
    expect(changesOf(over)).toEqual([[9, 'moved', 'i2']])
    expect(read(over).plan.places.find(({ contentId }) => contentId === 'i2')?.parentId).toBe('u2')
  })

  it('deletes what never was used when its row is gone, and retires what was', () => {
    const table = sheet().filter(([id]) => id !== 'i2' && id !== 'new')
    const { changes, plan } = read(table)
    expect(changes).toMatchObject([
      { row: null, kind: 'removed', contentId: 'new', note: 'It never was used: it is deleted.' },
      {
        row: null,
        kind: 'removed',
        contentId: 'i2',
        note: expect.stringMatching(/retired from the next version/),
      },
    ])
    expect(plan.deleted).toEqual(['new'])
    expect(plan.changed).toMatchObject([{ contentId: 'i2', active: false }])
  })

  it('keeps the items of a section whose own row is gone: they belong to what stands above them', () => {
    const table = sheet().filter(([id]) => id !== 's2')
    expect(changesOf(table)).toEqual([
      [8, 'moved', 'u2'],
      [null, 'removed', 's2'],
    ])
  })

  it('retires by the column Retired, and takes it back', () => {
    const table = sheet()
    set(table, 'i1', 'Retired', 'yes')
    expect(changesOf(table)).toEqual([[5, 'retired', 'i1']])
  })

  it.each<[string, (table: string[][]) => void, object]>([
    ['an id of nowhere', (t) => set(t, 'i1', 'Id', 'i9'), { row: 5, column: 'Id', value: 'i9' }],
    [
      'an id twice',
      (t) => t.push([...rowOf(t, 'i1')]),
      { row: 10, column: 'Id', message: 'Row 5 has the same id.' },
    ],
    [
      'another kind',
      (t) => set(t, 'i1', 'Kind', 'Section'),
      { row: 5, column: 'Kind', message: 'Write Item.' },
    ],
    [
      'a word that is no number',
      (t) => set(t, 's1', 'Area', 'one'),
      { row: 3, column: 'Area', value: 'one' },
    ],
    [
      'an area of nowhere',
      (t) => set(t, 's1', 'Area', '9'),
      { row: 3, message: 'Choose one of the eight areas.' },
    ],
    [
      'neither yes nor no',
      (t) => set(t, 'i1', 'Evidence is required', 'maybe'),
      { message: 'Write Yes or No.' },
    ],
    ['an unknown choice', (t) => set(t, 'i1', 'Response Type', 'Stars'), { column: 'Response Type' }],
    [
      'a choice taken out',
      (t) => set(t, 'i1', 'Response Type', ''),
      { message: 'Response Type is required.' },
    ],
    ['a regulation of nowhere', (t) => set(t, 'i1', 'Citations', '34 CFR 1.1'), { column: 'Citations' }],
    ['a category of nowhere', (t) => set(t, 'u1', 'Required Document Categories', 'rd-9'), { row: 4 }],
    ['a text that is too long', (t) => set(t, 'i1', 'Text', 'x'.repeat(2001)), { row: 5, column: 'Text' }],
    [
      'a field that the kind lacks',
      (t) => set(t, 's1', 'Guidance', 'Hm'),
      { message: 'A section has no Guidance.' },
    ],
    [
      'an item above everything',
      (t) => t.unshift(blank('Item')),
      { message: 'Move this row below a subsection.' },
    ],
    ['a second questionnaire', (t) => t.push(blank('Questionnaire')), { column: 'Kind' }],
    ['no questionnaire', (t) => t.shift(), { row: 0, message: 'The row of the questionnaire is missing.' }],
  ])('says beside the row what is wrong: %s', (_what, edit, error) => {
    const table = sheet()
    edit(table)
    expect(read(table).errors).toContainEqual(expect.objectContaining(error))
  })

  it('refuses a file without one of its columns, which would empty a field everywhere', () => {
    const heading = headings.map((one) => (one === 'Guidance' ? 'Guidence' : one))
    const { errors, changes } = read(sheet(), heading)
    expect(errors.map(({ message }) => message)).toEqual([
      'There is no column Guidence.',
      'The column Guidance is missing.',
    ])
    expect(changes).toEqual([])
  })
})
