import { expect, it } from 'vitest'
import { isWholeScale, ratingScaleLines, readRatingScale } from './rating-scale.js'

it('reads what it writes, best first', () => {
  const { scale, refused } = readRatingScale(['1 Never', ' 4  Always ', '0 Does not apply'])
  expect(refused).toBeNull()
  expect(ratingScaleLines(scale)).toEqual(['4 Always', '1 Never', '0 Does not apply'])
  expect(readRatingScale(ratingScaleLines(scale)).scale).toEqual(scale)
  expect(ratingScaleLines(null)).toEqual([])
})

it.each([
  [['Always'], /^Write each choice/],
  [['5 More than always'], /^Write each choice/],
  [['4'], /^Write each choice/],
  [['4 Always', '4 Often'], /^The rating 4 is there twice\.$/],
  [[`4 ${'x'.repeat(61)}`], /at most 60 characters/],
])('refuses %j', (lines, why) => {
  expect(readRatingScale(lines).refused).toMatch(why)
})

it.each([
  [['4 Yes', '1 No'], true],
  [['4 Yes', '0 Does not apply'], false],
  [['3 Mostly', '1 No'], false],
])('can publish %j: %s', (lines, whole) => {
  expect(isWholeScale(readRatingScale(lines).scale)).toBe(whole)
})
