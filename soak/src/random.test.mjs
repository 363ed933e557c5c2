import { expect, it } from 'vitest'
import { between, pick, seededRandom } from './random.mjs'

it('gives the same numbers for the same seed, and others for another', () => {
  const numbers = (/** @type {number} */ seed) => Array.from({ length: 5 }, seededRandom(seed))
  expect(numbers(7)).toEqual(numbers(7))
  expect(numbers(7)).not.toEqual(numbers(8))
  expect(numbers(7).every((number) => number >= 0 && number < 1)).toBe(true)
})

it('reaches both ends of a range and nothing beyond', () => {
  const random = seededRandom(1)
  const drawn = Array.from({ length: 500 }, () => between(random, 3, 6))
  expect(new Set(drawn)).toEqual(new Set([3, 4, 5, 6]))
})

it('picks as often as the weights say', () => {
  const random = seededRandom(2)
  const drawn = Array.from({ length: 1000 }, () =>
    pick(random, [
      [9, 'often'],
      [1, 'seldom'],
      [0, 'never'],
    ]),
  )
  expect(drawn.filter((each) => each === 'often').length).toBeGreaterThan(850)
  expect(drawn).toContain('seldom')
  expect(drawn).not.toContain('never')
})
