import { describe, expect, it } from 'vitest'
import { readRateImport } from './participation-import.js'

const heading = ['Agency', 'Subject', 'Students tested', 'Alternate assessment']
const agencies = [
  { id: 1, code: '01', name: 'Allegany County Public Schools', shortName: 'Allegany County' },
  { id: 13, code: '13', name: 'Howard County Public Schools', shortName: 'Howard County' },
]
const read = (...rows: string[][]) => readRateImport([heading, ...rows], agencies)
const problems = (...rows: string[][]) =>
  read(...rows).errors.map(({ row, column, message }) => [row, column, message])

describe('a file of rates', () => {
  it('names agencies by code or name, and subjects in several ways', () => {
    expect(
      read(
        ['13', 'ELA', '2,150', '25'],
        ['1', 'English Language Arts', '700', '6'],
        ['howard county', 'mathematics', '2140', '20'],
        ['', '', '', ''],
        ['Allegany County Public Schools', 'Science', '', ''],
      ),
    ).toEqual({
      rows: 4,
      agencies: [
        { leaId: 13, rates: { ela: { tested: 2150, alternate: 25 }, math: { tested: 2140, alternate: 20 } } },
        { leaId: 1, rates: { ela: { tested: 700, alternate: 6 } } },
      ],
      errors: [],
    })
  })

  it('is read whatever the order and letter case of its columns, beside others', () => {
    const table = [
      ['ALTERNATE ASSESSMENT', 'Note', 'students  tested', 'subject', 'agency'],
      ['3', 'x', '300', 'Science', '13'],
    ]
    expect(readRateImport(table, agencies).agencies).toEqual([
      { leaId: 13, rates: { science: { tested: 300, alternate: 3 } } },
    ])
  })

  it.each<[string, string[], string | null, string]>([
    ['an unknown agency', ['Atlantis', 'ELA', '1', '0'], 'Agency', 'There is no agency Atlantis.'],
    ['no agency', ['', 'ELA', '1', '0'], 'Agency', 'Agency is required.'],
    [
      'an unknown subject',
      ['13', 'Latin', '1', '0'],
      'Subject',
      'There is no subject Latin. Write ELA, Math, Science.',
    ],
    ['no subject', ['13', '', '1', '0'], 'Subject', 'Subject is required.'],
    [
      'decimals',
      ['13', 'ELA', '10.5', '1'],
      'Students tested',
      'Students tested must be a whole number, 0 or more.',
    ],
    [
      'a negative number',
      ['13', 'ELA', '10', '-1'],
      'Alternate assessment',
      'Alternate assessment must be a whole number, 0 or more.',
    ],
    [
      'more alternate than tested',
      ['13', 'ELA', '10', '11'],
      'Alternate assessment',
      'Alternate assessment cannot be more than Students tested.',
    ],
  ])('says the row and the column of %s, and holds nothing then', (_case, row, column, message) => {
    expect(problems(['1', 'ELA', '5', '0'], row)).toEqual([[3, column, message]])
    expect(read(['1', 'ELA', '5', '0'], row).agencies).toEqual([])
  })

  it('refuses the same agency and subject twice, missing and doubled columns, and a heading alone', () => {
    expect(problems(['13', 'ELA', '5', '0'], ['Howard County', 'ela', '6', '0'])).toEqual([
      [3, 'Subject', 'Row 2 has the same agency and subject.'],
    ])
    expect(
      readRateImport([['Agency', 'Subject', 'subject', 'Students tested']], agencies).errors.map(
        ({ message }) => message,
      ),
    ).toEqual(['The column Subject is there twice.', 'The column Alternate assessment is missing.'])
    expect(problems()).toEqual([[0, null, 'The file has no rates in it.']])
  })
})
