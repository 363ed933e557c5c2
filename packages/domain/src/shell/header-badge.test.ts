import { expect, test } from 'vitest'
import { badgeLabels } from './header-badge.js'

test.each([
  [{ agency: 'Howard County', part: 'Part B', year: '2025-2026' }, ['Howard County', 'Part B', '2025-2026']],
  [{ agency: 'Howard County', part: '', year: '2025-2026' }, ['Howard County', '2025-2026']],
  [{ agency: 'Howard County', part: 'Part undefined', year: '2025' }, ['Howard County', '2025']],
  [{ agency: 'Howard County', part: 'Part C', year: 'NaN' }, ['Howard County', 'Part C']],
  [{ agency: 'Howard County', part: 'Part C', year: 'NaN-NaN' }, ['Howard County', 'Part C']],
  [{ agency: 'Howard County', part: 'Part C', year: 'undefined' }, ['Howard County', 'Part C']],
  [{ agency: '', part: null, year: undefined }, []],
])('writes %j as %j', (badge, labels) => {
  expect(badgeLabels(badge)).toEqual(labels)
})
