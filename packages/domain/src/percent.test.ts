import { describe, expect, it } from 'vitest'
import { percent, percentBeside, tenths, type CutOff } from './percent.js'

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

describe('percentBeside', () => {
  const compliant: CutOff[] = [{ from: 100 }]
  it.each([
    // Worked example 15: nothing is rounded over a cut-off.
    [7996, 10_000, [{ from: 80 }], '79.96 %'],
    [746, 1000, [{ from: 80 }], '74.6 %'],
    [8004, 10_000, [{ from: 80 }], '80.0 %'],
    [799_996, 1_000_000, [{ from: 80 }], '79.9996 %'],
    [7_999_999, 10_000_000, [{ from: 80 }], '79.9999 %'],
    [1, 3, [{ from: 80 }], '33.3 %'],
    [1999, 2000, compliant, '99.95 %'],
    [2000, 2000, compliant, '100.0 %'],
    [2001, 2002, compliant, '99.95 %'],
    // Worked example 19: more than 1 % exceeds.
    [1004, 100_000, [{ over: 1 }], '1.004 %'],
    [21, 2150, [{ over: 1 }], '1.0 %'],
    [747, 1000, [{ from: 74.7 }, { from: 80 }], '74.7 %'],
    [7469, 10_000, [{ from: 74.7 }, { from: 80 }], '74.69 %'],
    [0, 0, compliant, 'N/A'],
    [0, 7, compliant, '0.0 %'],
  ] satisfies [number, number, CutOff[], string][])(
    'shows %i of %i beside %j as %s',
    (n, of, cutOffs, shown) => {
      expect(percentBeside(n, of, cutOffs)).toBe(shown)
    },
  )

  it('never shows a share on the other side of its cut-off', () => {
    for (let n = 1; n <= 3000; n++)
      for (const of of [3001, 30_001]) {
        const shown = Number(percentBeside(n, of, [{ from: 80 }, { from: 5 }]).slice(0, -2))
        expect([n, of, shown >= 80, shown >= 5]).toEqual([n, of, n >= of * 0.8, n * 20 >= of])
      }
  })
})
