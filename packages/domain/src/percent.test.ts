import { describe, expect, it } from 'vitest'
import { percent, tenths } from './percent.js'

describe('percent', () => {
  it.each([
    [9, 12, '75.0 %'],
    [182, 188, '96.8 %'],
    [140, 188, '74.5 %'],
    [25, 2150, '1.2 %'],
    [1, 3, '33.3 %'],
    [2, 3, '66.7 %'],
    [1, 16, '6.3 %'],
    [1, 2000, '0.1 %'],
    [49, 100_000, '0.0 %'],
    [0, 5, '0.0 %'],
    [5, 5, '100.0 %'],
    [0, 0, 'N/A'],
  ])('shows %i of %i as %s', (numerator, denominator, shown) => {
    expect(percent(numerator, denominator)).toBe(shown)
  })

  it('rounds an exact half up, where binary fractions would not', () => {
    expect(tenths(105, 100)).toBe(1.1)
    expect(tenths(805, 100)).toBe(8.1)
  })

  it('refuses what is no share', () => {
    expect(() => tenths(1.5, 2)).toThrow(RangeError)
    expect(() => tenths(1, 0)).toThrow(RangeError)
  })
})
