import { expect, test } from 'vitest'
import type { Actor } from '../accounts/actor.js'
import {
  afterVisit,
  canReadDashboards,
  canReadStateDashboard,
  canReadTeam,
  clockClassOf,
  lastVisit,
  monthOf,
  monthsOfYear,
} from './dashboard-rules.js'

const actor = (...roles: string[]): Actor => ({
  userId: 'u',
  fullName: 'U',
  roles,
  permissions: [],
  leaId: roles.some((role) => role.startsWith('Local')) ? 1 : null,
  selectedLeas: [],
})

test.each([
  ['StateAdmin', true, true],
  ['StateMonitor', true, true],
  ['DEILiaison', true, true],
  ['DisputeResolutionStaff', true, true],
  ['LocalAdmin', false, true],
  ['LocalUser', false, false],
])('lets a %s read the state dashboard: %s, the team: %s', (role, state, team) => {
  expect(canReadStateDashboard(actor(role)).allowed).toBe(state)
  expect(canReadTeam(actor(role)).allowed).toBe(team)
  const client = { ...actor(role), client: { scopes: [], leas: 'all' as const } }
  expect(canReadStateDashboard(client).allowed).toBe(false)
  expect(canReadTeam(client).allowed).toBe(false)
  expect(canReadDashboards(client).allowed).toBe(false)
})

test('takes a reload for the same visit, and coming back after half an hour for the next', () => {
  const at = (minutes: number) => new Date(Date.UTC(2026, 2, 10, 12, minutes))
  expect(lastVisit(null, at(0))).toBeNull()
  const first = afterVisit(null, at(0))
  expect(lastVisit(first, at(10))).toBeNull()
  const reloaded = afterVisit(first, at(20))
  expect(reloaded).toEqual({ at: at(20), before: null })
  expect(lastVisit(reloaded, at(50))).toBeNull()
  expect(lastVisit(reloaded, at(51))).toEqual(at(20))
  const second = afterVisit(reloaded, at(51))
  expect(second).toEqual({ at: at(51), before: at(20) })
  expect(lastVisit(second, at(52))).toEqual(at(20))
})

test.each([
  ['2025-03-09', 'year-late'],
  ['2025-03-10', 'late'],
  ['2026-03-09', 'late'],
  ['2026-03-10', 'week'],
  ['2026-03-17', 'week'],
  ['2026-03-18', 'month'],
  ['2026-04-09', 'month'],
  ['2026-04-10', 'quarter'],
  ['2026-06-08', 'quarter'],
  ['2026-06-09', 'half'],
  ['2026-09-06', 'half'],
  ['2026-09-07', 'far'],
])('puts a finding that is due %s on 10 March 2026 into the class %s', (dueOn, expected) => {
  expect(clockClassOf(dueOn, '2026-03-10')).toBe(expected)
})

test('names the months of a compliance year, and the days of a month', () => {
  const months = monthsOfYear(2025)
  expect(months).toHaveLength(12)
  expect([months[0], months[5], months[6], months[11]]).toEqual(['2025-07', '2025-12', '2026-01', '2026-06'])
  expect(monthOf('2028-02-10')).toEqual({ from: '2028-02-01', to: '2028-02-29' })
})
