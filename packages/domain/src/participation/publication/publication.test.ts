import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anActor } from '../../testing/builders.js'
import { emptyJustification, type JustificationFields } from '../justification.js'
import { justificationGroups } from '../justification-groups.js'
import { noRates } from '../participation-rates.js'
import {
  canDecidePublicationWords,
  canPublishJustification,
  canReadPublished,
  canWithdrawPublication,
  checkPublicationWithdrawal,
  type PublicationFacts,
} from './publication.js'
import { isSamePublished, publishedDocument, publishedJustification } from './published-document.js'
import { publishedDecisions, publishedGroups, publishedRates } from './published-numbers.js'
import { publishedTexts, soughtStudents } from './published-texts.js'

const maria = { studentId: '1000012345', firstName: 'María', lastName: 'García-López', dob: '2012-03-09' }
const will = { studentId: 'S-77', firstName: 'Will', lastName: 'May', dob: '2013-05-01' }

const fieldsOf = (why: string): JustificationFields => ({ ...emptyJustification, why })
const read = (why: string, decided = {}) => publishedTexts(fieldsOf(why), [maria, will], decided)

describe('what identifies a student', () => {
  it.each([
    ['Maria Garcia-Lopez came.', '[student] came.'],
    ['GARCÍA-LÓPEZ, MARÍA came.', '[student] came.'],
    ['Number 1000012345 and S-77', 'Number [student] and [student]'],
    ['Number 99887766 of another', 'Number [number] of another'],
    ['Born 03/09/2012 or March 9, 2012 or 2012-03-09', 'Born [date] or [date] or [date]'],
    ['Born 3/9/12', 'Born [date]'],
    ['Ask ann.lee@school.example or (410) 555-0134.', 'Ask [address] or [telephone].'],
    ['The team will meet in May 2027.', 'The team will meet in May 2027.'],
    ['2,150 students of 12,345,678', '2,150 students of 12,345,678'],
  ])('goes at once: %j becomes %j', (why, published) => {
    expect(read(why).answers.why).toBe(published)
  })

  it('is counted', () => {
    expect(read('Will May and María García-López, a@b.example').removed).toBe(3)
  })

  it('is listed where it may be something else: names, small numbers, dates, capitalised words', () => {
    const { words } = read(
      'Maria came on 04/02/2026 with three young students, and the Bayside team. May too.',
    )
    expect(words.map(({ kind, word, decision }) => [kind, word, decision])).toEqual([
      ['name', 'Maria', null],
      ['name', 'May', null],
      ['number', 'three young students', null],
      ['date', '04/02/2026', null],
      ['word', 'Bayside', null],
    ])
  })

  it('goes or stays as it was decided', () => {
    const decided = { Maria: 'Remove', 'three students': 'Remove', Bayside: 'Keep' } as const
    const { answers, words } = read('Maria and three  students of Bayside.', decided)
    expect(answers.why).toBe('[removed] and [removed] of Bayside.')
    expect(words.every(({ decision }) => decision !== null)).toBe(true)
  })

  it('is sought by words without accents and by days', () => {
    expect(soughtStudents(fieldsOf('María, 3/9/2012'))).toEqual({
      words: ['maria', '2012'],
      days: ['2012-03-09'],
    })
  })

  it('never stays as a whole name, whatever stands around it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (before, after) => {
        const { why } = read(`${before} Will May ${after}`).answers
        expect(why).not.toMatch(/(?<![\p{L}\p{M}\p{N}])Will May(?![\p{L}\p{M}\p{N}])/u)
      }),
    )
  })
})

describe('numbers', () => {
  it('below ten are hidden with what would reveal them', () => {
    const rates = { ela: { tested: 2150, alternate: 25 }, math: { tested: 700, alternate: 8 }, science: null }
    expect(publishedRates(rates, 1)).toEqual([
      { subject: 'ela', tested: '2150', alternate: '25', rate: '1.16 %', exceeds: true },
      { subject: 'math', tested: '700', alternate: 'n<10', rate: 'hidden', exceeds: true },
    ])
    expect(publishedDecisions({ reviewed: 25, changed: 2 })).toEqual({ reviewed: '25', changed: 'n<10' })
  })

  it('of groups are hidden with those of another group of the category, and with their risk ratio', () => {
    const groups = publishedGroups(
      [
        { id: 'gender-female', tested: 900, alternate: 4 },
        { id: 'gender-male', tested: 1250, alternate: 21 },
        { id: 'race-asian', tested: 300, alternate: 12 },
      ],
      { tested: 2150, alternate: 25 },
    )
    expect(groups).toEqual([
      { id: 'race-asian', tested: '300', alternate: '12', ratio: '5.69' },
      { id: 'gender-female', tested: '900', alternate: 'n<10', ratio: 'hidden' },
      { id: 'gender-male', tested: '1250', alternate: 'hidden', ratio: 'hidden' },
    ])
  })

  it('of a subject that are small leave no number of students with the alternate assessment', () => {
    const groups = publishedGroups([{ id: 'gender-male', tested: 100, alternate: 5 }], {
      tested: 200,
      alternate: 5,
    })
    expect(groups).toEqual([{ id: 'gender-male', tested: '100', alternate: 'n<10', ratio: 'hidden' }])
  })

  it('of groups that overlap are hidden each by itself', () => {
    const groups = ['race-asian', 'race-white'].map((id) => ({ id, tested: 2000, alternate: 20 }))
    expect(publishedGroups(groups, { tested: 2150, alternate: 25 }).map(({ tested }) => tested)).toEqual([
      '2000',
      '2000',
    ])
  })

  it('that are small are shown nowhere, and no difference of shown ones gives them', () => {
    const ids = justificationGroups.filter(({ category }) => category === 'race').map(({ id }) => id)
    const group = fc
      .integer({ min: 0, max: 60 })
      .chain((tested) =>
        fc.record({ tested: fc.constant(tested), alternate: fc.integer({ min: 0, max: tested }) }),
      )
    fc.assert(
      fc.property(fc.array(group, { minLength: 2, maxLength: 7 }), (counts) => {
        const all = {
          tested: counts.reduce((sum, { tested }) => sum + tested, 0),
          alternate: counts.reduce((sum, { alternate }) => sum + alternate, 0),
        }
        const entered = counts.map((one, at) => Object.assign({ id: ids[at] ?? '' }, one))
        const shown = publishedGroups(entered, all)
        const isNumber = (text: string) => /^\d+$/.test(text)
        const small = entered.flatMap(({ id, tested, alternate }) => {
          const texts = shown.find((one) => one.id === id)
          const pairs = [
            { count: tested, text: texts?.tested },
            { count: alternate, text: texts?.alternate },
          ]
          return pairs.filter(({ count }) => count < 10).map(({ text }) => text)
        })
        expect(small.filter((text) => text === undefined || isNumber(text))).toEqual([])
        // One that is hidden alone is what the others lack of the number of the subject.
        const hidden = shown.filter(({ alternate }) => !isNumber(alternate)).length
        expect(all.alternate >= 10 && hidden === 1).toBe(false)
      }),
    )
  })
})

describe('who publishes', () => {
  const facts: PublicationFacts = {
    status: 'Accepted',
    state: 'Not published',
    undecided: 0,
    isCurrent: false,
  }
  const monitor = anActor('StateMonitor')
  const admin = anActor('LocalAdmin')

  it.each([
    ['what is accepted and decided', facts, null],
    [
      'what is only submitted',
      { ...facts, status: 'Submitted' },
      'Only an accepted justification is published.',
    ],
    [
      'what has a piece to decide',
      { ...facts, undecided: 1 },
      'Decide about 1 piece of text first: each may identify a student.',
    ],
    [
      'what is published as it is',
      { ...facts, state: 'Published', isCurrent: true },
      'It is published, and nothing has changed since.',
    ],
    ['what changed since', { ...facts, state: 'Published' }, null],
    ['what was withdrawn', { ...facts, state: 'Withdrawn', isCurrent: true }, null],
  ] as const)('a monitor: %s', (_what, of, reason) => {
    expect(canPublishJustification(monitor, of).reason).toBe(reason)
  })

  it('is a state monitor alone; everybody reads it, clients do not', () => {
    expect(canDecidePublicationWords(admin, facts)).toMatchObject({ allowed: false, code: 'FORBIDDEN' })
    expect(canWithdrawPublication(admin, { state: 'Published' })).toMatchObject({ code: 'FORBIDDEN' })
    expect(canReadPublished(admin).allowed).toBe(true)
  })

  it('withdraws what is published, for a reason', () => {
    expect(canWithdrawPublication(monitor, facts)).toMatchObject({ code: 'CONFLICT' })
    expect(canWithdrawPublication(monitor, { state: 'Published' }).allowed).toBe(true)
    expect(checkPublicationWithdrawal(' ')).toMatchObject({ field: 'reason', reason: 'Reason is required.' })
  })
})

it('the document has the answers and numbers as they are published, and nothing else', () => {
  const fields: JustificationFields = {
    ...fieldsOf('A program.'),
    reviewed: 25,
    changed: 2,
    groups: [{ id: 'gender-male', tested: 1250, alternate: 21 }],
  }
  const of = { rates: { ...noRates, ela: { tested: 2150, alternate: 25 } }, threshold: 1 }
  const published = publishedJustification(fields, publishedTexts(fields, [], {}).answers, of)
  const text = JSON.stringify(publishedDocument(published, { agency: 'Howard County', year: 2026 }))
  expect(text).toContain('More than 1.0 % of the students tested took the alternate assessment in: ELA.')
  expect(text).toContain('"A program."')
  expect(text).toContain('Changed: n<10')
  expect(text).not.toContain('"21"')
  expect(isSamePublished(published, structuredClone(published))).toBe(true)
  expect(isSamePublished(published, { ...published, changed: '10' })).toBe(false)
})
