import { expect, it } from 'vitest'
import {
  comparisonDocument,
  complianceDocument,
  itemCorrectionsDocument,
  matrixDocument,
  type ResultHeader,
} from './result-documents.js'

const header: ResultHeader = {
  typeLabel: 'Desk audit',
  agency: 'Allegany',
  part: 'Part B',
  year: 2026,
  prong: 1,
  round: 1,
  printedBy: 'Ada Monitor',
  printedOn: '2026-11-02',
}
const item = { number: '1.4', text: 'The plan is current.', citations: ['34 CFR 300.324'] }
const score = { reviewed: '12', met: '9', notMet: '3', percent: '75.0 %' }
const tablesOf = ({ blocks }: ReturnType<typeof complianceDocument>) =>
  blocks
    .filter(({ kind }) => kind === 'table')
    .map(({ columns, rows }) =>
      rows.map(({ cells }) =>
        Object.fromEntries(cells.map(({ text, number }, at) => [columns[at]?.label, number ?? text])),
      ),
    )

it('counts compliance with typed percents, its sections and everything, what does not apply too', () => {
  const document = complianceDocument(header, {
    sections: [
      {
        number: '1',
        title: 'Plans',
        score,
        notApplicable: '4',
        items: [{ ...item, score, notApplicable: '4', prior: 'n<10', band: null }],
      },
    ],
    total: { ...score, percent: 'N/A' },
    totalNotApplicable: '4',
    weighted: '75.0 %',
    sample: {
      population: '40',
      sampled: '16',
      drawnOn: null,
      records: '16',
      compliant: '13',
      compliantPercent: '81.3 %',
    },
  })
  const counts = { Reviewed: 12, Y: 9, N: 3, NA: 4 }
  const [items, sections] = tablesOf(document)
  expect(items).toEqual([
    expect.objectContaining({
      'No.': '1.4',
      Requirement: 'The plan is current.',
      ...counts,
      '%': 0.75,
      'Prior year %': 'n<10',
    }),
    expect.objectContaining({ 'No.': 'Section', Requirement: 'Plans', ...counts, '%': 0.75 }),
  ])
  expect(sections).toEqual([
    { Section: '1 Plans', ...counts, '%': 0.75 },
    { Section: 'Overall', ...counts, '%': 'N/A' },
  ])
})

it('says what newer data show of each item, by number', () => {
  const line = {
    ...item,
    notMet: '12',
    submitted: '0',
    returned: '0',
    verified: '12',
    leftJurisdiction: '0',
    remaining: '0',
    findingNumber: null,
    findingDueOn: null,
    newerData: '100.0 %',
  }
  expect(tablesOf(itemCorrectionsDocument(header, [line]))[0]).toEqual([
    expect.objectContaining({ 'No.': '1.4', N: 12, 'Prong 2 result %': 1 }),
  ])
})

it('compares years, rounds and agencies by typed percents', () => {
  const compared = comparisonDocument(header, {
    rounds: 1,
    lines: [{ ...item, first: '62.5 %', rounds: ['hidden'], prior: null }],
  })
  expect(tablesOf(compared)[0]).toEqual([
    expect.objectContaining({
      'No.': '1.4',
      'Prior year': '',
      'Review of records': 0.625,
      'Newer data, round 1': 'hidden',
    }),
  ])
  const matrix = matrixDocument(header, {
    agencies: ['01 Allegany'],
    lines: [{ ...item, state: '33.3 % of 30', cells: ['N/A'] }],
  })
  expect(tablesOf(matrix)[0]).toEqual([
    { 'No.': '1.4', Requirement: 'The plan is current.', All: 0.333, '01 Allegany': 'N/A' },
  ])
})
