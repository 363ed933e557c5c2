import { expect, test } from 'vitest'
import { shownAgencies } from './monitoring-filters'
import type { AgencyMonitoringFieldsFragment as Agency } from './monitoring.generated'

const activity = (year: number, name: string, part: string, monitored: boolean) => ({
  __typename: 'MonitoringActivity' as const,
  year,
  activity: name,
  part,
  status: monitored ? 'Closed' : 'Open',
  monitored,
  recordId: year,
  recordKind: null,
})
const agency = (leaId: number, activities: Agency['activities']): Agency => ({
  leaId,
  code: String(leaId).padStart(2, '0'),
  name: `Agency ${leaId}`,
  shortName: `A${leaId}`,
  cohort: 1,
  lastMonitored: null,
  activities,
})
const rows = [
  agency(1, [
    activity(2024, 'Self-assessment', 'Part B', true),
    activity(2026, 'Desk audit', 'Part C', true),
  ]),
  agency(2, [activity(2026, 'Desk audit', 'Part B', false)]),
]
const none = { q: '', part: '', activity: '', show: '' }

test('counts the last year of what the filters leave', () => {
  const last = (given: object) =>
    shownAgencies(rows, { ...none, ...given }).map(({ lastMonitored }) => lastMonitored)
  expect(last({})).toEqual([2026, null])
  expect(last({ part: 'Part B' })).toEqual([2024, null])
  expect(last({ activity: 'Self-assessment' })).toEqual([2024, null])
})

test('leaves the agencies that were not monitored, and those that are searched from two characters on', () => {
  const ids = (given: object) => shownAgencies(rows, { ...none, ...given }).map(({ leaId }) => leaId)
  expect(ids({ show: 'gaps' })).toEqual([2])
  expect(ids({ show: 'gaps', activity: 'Self-assessment', part: 'Part C' })).toEqual([1, 2])
  expect(ids({ q: 'agency 1' })).toEqual([1])
  expect(ids({ q: '2' })).toEqual([1, 2])
})
