import { describe, expect, it } from 'vitest'
import type { ReportDocument } from '../reports/report-document.js'
import {
  findingLetter,
  findingLetterDocument,
  findingLetterEntries,
  findingLetterNumber,
  type FindingLetterFacts,
} from './finding-letters.js'

const facts = (overrides: Partial<FindingLetterFacts> = {}): FindingLetterFacts => ({
  number: 'F-2025-01-B-0004',
  agency: 'Allegany County Public Schools',
  part: 'Part B',
  year: 2025,
  citation: { reference: '34 CFR 300.320(a)(2)', title: 'Measurable annual goals', plainText: 'Goals.' },
  description: 'Goals had no baseline.',
  evidenceSummary: '',
  cases: 4,
  casesOpen: 4,
  issuedOn: '2025-11-03',
  dueOn: '2026-11-03',
  correctedOn: null,
  letterDate: '2025-11-03',
  ...overrides,
})
const signed = {
  letterNumber: 'F-2025-01-B-0004/L2',
  name: 'Mona Hart',
  title: 'Monitor',
}

describe('the words of a letter', () => {
  it.each([
    ['Issued', {}, '4 individual cases have to be corrected'],
    ['Issued', { cases: 1 }, '1 individual case has to be corrected'],
    ['Issued', { cases: 0 }, 'no individual case has to be corrected'],
    ['Issued', { evidenceSummary: '3 of 20 files.' }, 'The data that show it: 3 of 20 files.'],
    ['Reminder', {}, '4 individual cases are not verified yet.'],
    ['Reminder', { casesOpen: 1 }, '1 individual case is not verified yet.'],
    ['Reminder', { casesOpen: 0 }, 'The review of newer data is not complete yet.'],
    ['CorrectionsVerified', {}, 'must be complete by November 3, 2026.'],
    ['Closed', { letterDate: '2026-10-01' }, 'The finding is closed as of October 1, 2026.'],
  ] as const)('%s, with %o: %s', (kind, overrides, said) => {
    expect(findingLetter(kind, facts(overrides)).body).toContain(said)
  })

  it.each([
    ['Issued', { evidenceSummary: ' ' }, 'The data that show it'],
    ['Closed', {}, 'The correction was complete'],
  ] as const)('%s says nothing of what there is not: %o, %s', (kind, overrides, said) => {
    const { body } = findingLetter(kind, facts(overrides))
    expect(body).not.toContain(said)
    expect(body).not.toContain('Invalid')
  })
})

it('letters that want an answer are acknowledged, and closures have a place of their own', () => {
  expect(findingLetterEntries).toEqual({
    Issued: { module: 'Findings letter', requiresAcknowledgement: true },
    Reminder: { module: 'Findings letter', requiresAcknowledgement: false },
    CorrectionsVerified: { module: 'Findings letter', requiresAcknowledgement: false },
    Closed: { module: 'Closure letter', requiresAcknowledgement: true },
  })
})

describe('a printed letter', () => {
  const tableOf = ({ blocks }: ReportDocument) =>
    blocks
      .filter(({ kind }) => kind === 'table')
      .flatMap(({ rows }) => rows.map(({ cells }) => cells.map(({ text }) => text)))
  const issued = [
    ['Written notification', 'November 3, 2025'],
    ['Correction complete and verified by', 'November 3, 2026'],
  ]

  it('is numbered by its finding', () => {
    expect(findingLetterNumber('F-2025-01-B-0004', 2)).toBe('F-2025-01-B-0004/L2')
  })

  it('names the agency, the year, the letter, the finding and the day', () => {
    const { kind, title, facts: lines } = findingLetterDocument('Issued', facts(), signed)
    expect([kind, title, ...lines]).toEqual([
      'letter',
      'Notification of a finding',
      'Allegany County Public Schools',
      'Part B, 2025 - 2026',
      'Letter F-2025-01-B-0004/L2',
      'Finding F-2025-01-B-0004',
      'November 3, 2025',
    ])
  })

  it.each([
    ['Issued', null, []],
    ['Issued', '2026-10-01', []],
    ['Closed', null, []],
    ['Closed', '2026-10-01', [['Correction complete and verified on', 'October 1, 2026']]],
  ] as const)('%s, corrected on %s, holds the days of its clock', (kind, correctedOn, more) => {
    expect(tableOf(findingLetterDocument(kind, facts({ correctedOn }), signed))).toEqual([...issued, ...more])
  })

  it.each([
    ['Monitor', ['Mona Hart', 'Monitor']],
    [' ', ['Mona Hart']],
  ])('is signed with the title, if there is one: %j', (title, lines) => {
    const { blocks } = findingLetterDocument('Issued', facts(), { ...signed, title })
    const words = findingLetter('Issued', facts()).body.split('\n\n').slice(2)
    expect(blocks.filter(({ kind }) => kind === 'paragraph').map(({ text }) => text)).toEqual([
      ...words,
      ...lines,
    ])
    expect(blocks.flatMap(({ columns }) => columns.map(({ label }) => label))).toEqual(['What', 'Day'])
  })
})
