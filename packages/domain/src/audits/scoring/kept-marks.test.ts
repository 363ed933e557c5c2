import { expect, it } from 'vitest'
import { aContent, anItem, aSection } from '../testing/builders.js'
import { yesNoNotApplicable as set } from '../types/usual-audit.js'
import { itemScores } from './item-scores.js'
import { markCounts, marksOf, scoresOfMarks } from './kept-marks.js'

const items = ['a', 'b', 'c', 'd'].map((id) => anItem(id))
const records = [
  { a: 'Y', b: 'N', c: 'NA', d: null },
  { a: 'N', b: 'N', c: 'PEND' },
  { a: 'Y', d: 'Y' },
]
const marks = records.map((record) => marksOf(set, items, new Map(Object.entries(record))))

it('keeps a letter for each item, in the order of the items', () => {
  expect(marks).toEqual(['MNX-', 'NN--', 'M--M'])
  expect(markCounts('MNX-')).toEqual({ met: 1, notMet: 1, excluded: 1 })
})

it('makes the same scores as the answers do', () => {
  const answers = records.flatMap((record, recordId) =>
    Object.entries(record).map(([itemId, value]) => ({ recordId, itemId, value })),
  )
  expect(scoresOfMarks(items, marks)).toEqual(itemScores(aContent(aSection('s', items)), set, answers))
})
