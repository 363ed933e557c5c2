import { expect, test } from 'vitest'
import { countText, shownCount, shownParts } from './small-numbers.js'

const texts = (parts: number[], smallest?: number) => shownParts(parts, smallest).map(countText)

// Worked example 24: the total, 46, is large enough to be shown.
test('hides a small part and the next smallest beside it', () => {
  expect([...texts([4, 12, 30]), countText(shownCount(46))]).toEqual(['n<10', 'hidden', '30', '46'])
})

test.each([
  ['nothing is small', [10, 12], ['10', '12']],
  ['two are small already', [4, 3, 30], ['n<10', 'n<10', '30']],
  ['there is no other part', [4], ['n<10']],
  ['the next smallest stands first', [12, 4, 30], ['hidden', 'n<10', '30']],
  ['nobody is in a part', [0, 40, 50], ['n<10', 'hidden', '50']],
])('when %s', (_when, parts, shown) => {
  expect(texts(parts)).toEqual(shown)
})

test('takes another smallest number', () => {
  expect(texts([4, 12, 30], 5)).toEqual(['n<5', 'hidden', '30'])
})
