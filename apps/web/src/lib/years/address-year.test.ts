import { describe, expect, it } from 'vitest'
import { addressYear } from './address-year'

const years = [2024, 2025, 2026]

describe('the year of an address', () => {
  it.each([
    ['2025', years, 2025],
    ['2025', undefined, 2025],
    [null, years, 2026],
    ['', years, 2026],
  ])('%s among %j is %i', (given, known, year) => {
    expect(addressYear(given, known, 2026)).toEqual({ year, unknown: null })
  })

  it.each(['1999', '2099', '99', '2025.5', '2025abc', '-1', '0', '9999', '99999999999'])(
    'falls back from %s, which is none, and keeps it to say so',
    (given) => {
      expect(addressYear(given, years, 2026)).toEqual({ year: 2026, unknown: given })
    },
  )

  it('asks nothing of a server for a year that cannot be', () => {
    expect(addressYear('9999', undefined, 2026)).toEqual({ year: 2026, unknown: '9999' })
  })
})
