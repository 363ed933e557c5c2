import { describe, expect, it } from 'vitest'
import { median, quantile, ratio, spread } from './statistics.mjs'

describe('statistics of the benchmarks', () => {
  it.each([
    [[3], 3],
    [[4, 1, 3], 3],
    [[4, 1, 3, 2], 2.5],
    [[10, 9, 100, 2, 11], 10],
  ])('takes the middle of %j', (numbers, expected) => {
    expect(median(numbers)).toBe(expected)
  })

  it('leaves the numbers as they are', () => {
    const numbers = [3, 1, 2]
    median(numbers)
    expect(numbers).toEqual([3, 1, 2])
  })

  it('interpolates between neighbours', () => {
    expect(quantile([0, 10], 0.25)).toBe(2.5)
    expect(quantile([1, 2, 3, 4, 5], 0.75)).toBe(4)
    expect(quantile([1, 2, 3], 1)).toBe(3)
  })

  it('refuses to make a number out of nothing', () => {
    expect(() => median([])).toThrow('no numbers')
  })

  it('gives the middle half of the rounds as the spread', () => {
    expect(spread([5, 1, 2, 3, 4])).toEqual({ median: 3, low: 2, high: 4, rounds: 5 })
  })

  it('divides each round by the reference of the same round', () => {
    // A machine that is twice as slow in the second round does not change the ratio.
    expect(ratio([10, 20, 10], [5, 10, 5])).toEqual({ median: 2, low: 2, high: 2, rounds: 3 })
    expect(ratio([6, 9, 40], [2, 3, 4]).median).toBe(3)
  })

  it('refuses rounds without their reference', () => {
    expect(() => ratio([1, 2], [1])).toThrow('its reference')
    expect(() => ratio([1], [0])).toThrow('above zero')
  })
})
