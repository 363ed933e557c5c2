import { expect, test } from 'vitest'
import { chosenSchoolYear } from './school-year.js'

test.each([
  ['the stored year', 2024, [2024, 2025, 2026], '2026-11-01', 2024],
  ['the last year of the list', null, [2024, 2025], '2026-11-01', 2025],
  ['the August rule before August', null, [], '2026-07-31', 2025],
  ['the August rule from August on', null, [], '2026-08-01', 2026],
])('shows %s', (_what, stored, ids, today, year) => {
  expect(chosenSchoolYear(stored, ids, today)).toBe(year)
})
