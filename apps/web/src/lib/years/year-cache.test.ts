import { expect, test } from 'vitest'
import { cachedYears, cacheYears } from './year-cache'

const years = [{ id: 2025, name: '2025 - 2026' }]
const now = Date.parse('2026-03-10T12:00:00Z')
const hour = 3_600_000

test('keeps the compliance years for one day under the keys of the specification', () => {
  cacheYears(years, now)
  expect(cachedYears(now + 23 * hour)).toEqual(years)
  expect(cachedYears(now + 24 * hour)).toBeNull()
  expect(JSON.parse(localStorage.getItem('yearsComplianceData') ?? '')).toEqual(years)
  expect(JSON.parse(localStorage.getItem('yearsComplianceExpiry') ?? '')).toBe(now + 24 * hour)
})

test('has no years where nothing was kept', () => {
  expect(cachedYears(now)).toBeNull()
})
