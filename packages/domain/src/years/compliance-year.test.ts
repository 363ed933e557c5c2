import { expect, it } from 'vitest'
import { badgeYearName, complianceYearName, schoolYearOf } from './compliance-year.js'

it.each([
  [{ year: 2026, month: 7 }, 2025],
  [{ year: 2026, month: 8 }, 2026],
  [{ year: 2026, month: 12 }, 2026],
  [{ year: 2027, month: 1 }, 2026],
])('the school year of %o is %i', (day, schoolYear) => {
  expect(schoolYearOf(day)).toBe(schoolYear)
})

it('names a compliance year by its two calendar years', () => {
  expect(complianceYearName(2026)).toBe('2026 - 2027')
  expect(badgeYearName(2026)).toBe('2026-2027')
})
