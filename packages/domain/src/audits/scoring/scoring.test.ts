import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { percent } from '../../percent.js'
import { aContent, aSection, anItem } from '../testing/builders.js'
import { yesNoNotApplicable as set } from '../types/usual-audit.js'
import {
  bandOf,
  complianceShare,
  compliantRecords,
  itemScores,
  priorScores,
  scoreOf,
  sumOfScores,
  weightedShare,
  type ScoredAnswer,
} from './item-scores.js'
import { agreementOf, hasSecondReader, type ReadPair } from './second-reader.js'

/** Answers of records 1, 2, 3, … to one item. */
const answersTo = (itemId: string, values: readonly (string | null)[]): ScoredAnswer[] =>
  values.map((value, at) => ({ recordId: at + 1, itemId, value }))
const times = (n: number, value: string | null) => Array.from({ length: n }, () => value)
const content = aContent(aSection('s', [anItem('1'), anItem('2', { weight: 3 }), anItem('3')]))

describe('scores', () => {
  it('of 20 Y, 4 N and 6 NA are 83.3 % (worked example 9)', () => {
    const score = scoreOf(set, answersTo('1', [...times(20, 'Y'), ...times(4, 'N'), ...times(6, 'NA')]))
    expect(score).toEqual({ met: 20, notMet: 4, excluded: 6, recordsNotMet: 4 })
    expect(percent(...complianceShare(score))).toBe('83.3 %')
    expect(bandOf(score)).toBe('Noncompliant - systemic')
  })

  it('leave out what waits for documents or has no answer, and are N/A of nothing', () => {
    const score = scoreOf(set, answersTo('1', ['PEND', null, 'NA']))
    expect(score).toEqual({ met: 0, notMet: 0, excluded: 1, recordsNotMet: 0 })
    expect(percent(...complianceShare(score))).toBe('N/A')
    expect(bandOf(score)).toBeNull()
  })

  it('are summed over a section, and weighted by item', () => {
    const answers = [...answersTo('1', ['Y', 'Y', 'N']), ...answersTo('2', ['Y', 'NA', 'N'])]
    const scores = itemScores(content, set, answers)
    expect(sumOfScores(scores)).toEqual({ met: 3, notMet: 2, excluded: 1 })
    expect(weightedShare(scores)).toEqual({ met: 5, reviewed: 9 })
    expect(compliantRecords(set, answers, [1, 2, 3])).toEqual([2, 3])
  })

  it.each<[number, number, number, string | null]>([
    [10, 0, 0, 'Compliant'],
    [3, 1, 1, 'Noncompliant - individual'],
    [74, 26, 2, 'Noncompliant - systemic'],
    [2999, 1000, 2, 'Noncompliant - systemic'],
    [97, 3, 2, 'Noncompliant - individual'],
    [97, 3, 3, 'Noncompliant - systemic'],
    [0, 0, 0, null],
  ])('of %i Y and %i N in %i records are %s', (met, notMet, recordsNotMet, band) => {
    expect(bandOf({ met, notMet, excluded: 0, recordsNotMet })).toBe(band)
  })

  it('do not depend on the order of answers', () => {
    const answer = fc.record({
      recordId: fc.nat(5),
      itemId: fc.constantFrom('1', '2', '3'),
      value: fc.constantFrom('Y', 'N', 'NA', 'PEND', null),
    })
    fc.assert(
      fc.property(fc.array(answer), (answers) => {
        const scores = itemScores(content, set, answers)
        expect(itemScores(content, set, answers.toReversed())).toEqual(scores)
        const { met, notMet, excluded } = sumOfScores(scores)
        expect(met + notMet + excluded).toBe(
          answers.filter(({ value }) => value !== null && value !== 'PEND').length,
        )
      }),
    )
  })

  it('of the year before are found by lineage', () => {
    const before = aContent(aSection('s', [anItem('old-1', { lineageId: '1' }), anItem('9')]))
    const earlier = itemScores(before, set, answersTo('old-1', ['Y', 'N']))
    const prior = priorScores(content.sections[0]?.items ?? [], earlier)
    expect([prior.get('1')?.met, prior.get('2'), prior.get('3')]).toEqual([1, null, null])
  })
})

describe('a second reader', () => {
  it('reads every tenth record that is completed, where the type has one', () => {
    const read = Array.from({ length: 30 }, (_, before) => before).filter((before) =>
      hasSecondReader(before, 10),
    )
    expect(read).toEqual([9, 19, 29])
    expect(hasSecondReader(9, null)).toBe(false)
  })

  const pairs = (...groups: readonly [number, string | null, string | null][]): ReadPair[] =>
    groups.flatMap(([n, first, second]) => Array.from({ length: n }, () => ({ first, second })))

  it.each<[string, ReadPair[], number, number, number | null]>([
    // Observed 35 of 50; expected (25 * 30 + 25 * 20) / 2500 = 0.5.
    [
      'kappa of a known table',
      pairs([20, 'Y', 'Y'], [5, 'Y', 'N'], [10, 'N', 'Y'], [15, 'N', 'N']),
      35,
      50,
      0.4,
    ],
    ['everything agreed', pairs([10, 'Y', 'Y'], [10, 'N', 'N']), 20, 20, 1],
    ['no more than chance', pairs([5, 'Y', 'Y'], [5, 'Y', 'N'], [5, 'N', 'Y'], [5, 'N', 'N']), 10, 20, 0],
    ['too few pairs', pairs([19, 'Y', 'Y']), 19, 19, null],
    ['one answer to everything', pairs([25, 'Y', 'Y']), 25, 25, null],
    [
      'open answers are no pairs',
      pairs([3, 'Y', 'Y'], [2, 'PEND', 'Y'], [4, null, 'N'], [1, 'Y', null]),
      3,
      3,
      null,
    ],
    ['nothing', [], 0, 0, null],
  ])('%s', (_, readings, equal, n, kappa) => {
    const agreement = agreementOf(readings)
    expect([agreement.equal, agreement.pairs]).toEqual([equal, n])
    expect(agreement.kappa === null ? null : Number(agreement.kappa.toFixed(12))).toBe(kappa)
  })

  it('agrees with the other as much as the other with them', () => {
    const value = fc.constantFrom('Y', 'N', 'NA', 'PEND', null)
    fc.assert(
      fc.property(fc.array(fc.record({ first: value, second: value }), { maxLength: 60 }), (readings) => {
        const turned = readings.map(({ first, second }) => ({ first: second, second: first }))
        expect(agreementOf(turned)).toEqual(agreementOf(readings))
      }),
    )
  })
})
