import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { nameRemover, namesOf } from '../names/name-remover.js'
import {
  caseStudyDocument,
  caseStudySummary,
  wordsOfCaseStudy,
  type WrittenCaseStudy,
} from './case-study-document.js'

const known = [
  { name: 'María García-López', instead: '[student 1]' },
  { name: 'S-10001234', instead: '[student 1]' },
  { name: 'Ms. Alvarez', instead: '[person 1]' },
]

describe('names that the record knows', () => {
  it.each([
    ['María came.', '[student 1] came.'],
    ['MARIA GARCIA-LOPEZ came.', '[student 1] came.'],
    ['maria and Lopez', '[student 1] and [student 1]'],
    ['Maria’s mother', '[student 1]’s mother'],
    ['Marianne is another child', 'Marianne is another child'],
    ['Number S-10001234, or s-10001234.', 'Number [student 1], or [student 1].'],
    ['María  García-López', '[student 1]'],
    ['Said Ms. Alvarez', 'Said [person 1]'],
    ['Said Alvarez', 'Said [person 1]'],
    ['Mari\u0301a came', '[student 1] came'],
  ])('%j becomes %j', (text, expected) => expect(nameRemover(known).without(text)).toBe(expected))

  it('leave no trace in any text around them', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (before, after) => {
        const text = nameRemover(known).without(`${before} Garcia ${after}`)
        expect(text.toLowerCase().split(/[^\p{L}\p{M}\p{N}]+/u)).not.toContain('garcia')
      }),
    )
  })

  it('are taken apart, titles and single letters aside', () => {
    expect(namesOf('Dr. J. O’Neill-Smith')).toEqual([
      'Dr. J. O’Neill-Smith',
      'O’Neill-Smith',
      'Neill',
      'Smith',
    ])
  })
})

describe('capitalised words', () => {
  const words = (text: string, fragments: string[] = []) =>
    nameRemover(known)
      .words({ sentences: [text], fragments })
      .map(({ word }) => word)

  it.each([
    ['The boy met Ann in Salisbury.', ['Ann', 'Salisbury']],
    ['The boy left. Ann stayed.', []],
    ['The boy left.\nAnn stayed.', []],
    ['“Ann” said it. “Bo” did too, and Ann.', ['Ann']],
    ['He saw Mr. Brown. Then he left.', ['Brown', 'Mr']],
    ['He saw J. Brown.', ['Brown', 'J']],
    ['Interviewed: Brown', ['Brown']],
    ['With Maria and the IEP team', ['IEP']],
    ['The O’Neill-Smith family; Éva', ['Éva', 'O’Neill-Smith']],
  ])('of %j are %j', (text, expected) => expect(words(text)).toEqual(expected))

  it('of a text that is no sentence count from its first word', () => {
    expect(words('', ['Brown family letter'])).toEqual(['Brown'])
  })

  it('stand with their number and what is around them, and go when that is decided', () => {
    const remover = nameRemover(known, { Ann: 'Remove', IEP: 'Keep' })
    expect(remover.words({ sentences: ['Ann came. So did Ann.'], fragments: [] })).toEqual([
      { word: 'Ann', times: 2, around: 'Ann came. So did Ann.' },
    ])
    expect(remover.without('Ann came with the IEP. So did Anna, and Ann’s dog.')).toBe(
      '[removed] came with the IEP. So did Anna, and [removed]’s dog.',
    )
  })
})

const study: WrittenCaseStudy = {
  agency: 'Allegany',
  year: 2026,
  part: 'Part B',
  status: 'Final',
  theme: 'What Maria was given',
  question: 'Was María García-López served? Ask Helen Marsh.',
  methodNotes: 'Read the file S-10001234.',
  timeline: [
    { id: '2', date: '2026-03-01', source: 'Garcia letter', event: 'Moved.', document: 'maria.pdf' },
    { id: '1', date: '2025-09-02', source: 'Log', event: 'Lopez enrolled with Ann.', document: '' },
  ],
  interviews: [
    { id: 'i', role: 'Teacher', person: 'Ms. Alvarez', date: '2026-03-02', notes: 'Alvarez agrees.' },
  ],
  strengths: '',
  concerns: 'Alvarez left.',
  conclusions: 'Maria was served.',
  ratings: [{ area: 'family', rating: 4, note: 'Garcia came.' }],
  recommendations: [{ id: 'r', text: 'Write to the Garcia family.' }],
  referToAudit: true,
  students: [{ id: 's', studentId: 'S-10001234', firstName: 'María', lastName: 'García-López' }],
  staff: ['Helen Marsh'],
  decisions: { Ann: 'Remove' },
}
const anyName = /mar[ií]a|garc[ií]a|l[oó]pez|S-10001234|alvarez|helen|marsh|\bann\b/i

describe('the file of a case study', () => {
  it('holds no name that the record knows, nor a word that was decided to go', () => {
    expect(JSON.stringify(caseStudyDocument(study, { names: false }))).not.toMatch(anyName)
    expect(JSON.stringify(caseStudySummary(study))).not.toMatch(anyName)
  })

  it('has its events in the order of their dates, and its names where that was asked', () => {
    const named = caseStudyDocument(study, { names: true })
    const timeline = named.blocks.find(({ kind }) => kind === 'table')
    expect(timeline?.rows.map(({ cells }) => cells[0]?.text)).toEqual(['Sep 2, 2025', 'Mar 1, 2026'])
    expect(JSON.stringify(named)).toContain('María García-López (S-10001234)')
  })

  it('has no interviews and no timeline as a summary', () => {
    expect(caseStudySummary(study).blocks.map(({ text }) => text)).not.toContain('Interviews')
  })

  it('is preceded by the list of words to decide', () => {
    expect(wordsOfCaseStudy(study).map(({ word, decision }) => [word, decision])).toEqual([
      ['Ann', 'Remove'],
      ['Log', null],
      ['Teacher', null],
      ['What', null],
    ])
  })
})
