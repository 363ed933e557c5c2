import { expect, test } from 'vitest'
import type { Actor } from '../accounts/actor.js'
import { canEditCohorts, canReadCohorts, checkCohort, coverageOf } from './cohort-rules.js'

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
  ['DEILiaison', true, false],
  ['DisputeResolutionStaff', true, false],
  ['LocalAdmin', false, false],
  ['LocalUser', false, false],
])('lets a %s read: %s, change: %s', (role, reads, edits) => {
  expect(canReadCohorts(actor(role)).allowed).toBe(reads)
  expect(canEditCohorts(actor(role)).allowed).toBe(edits)
})

test('shows nothing to a client of another system', () => {
  const client = { ...actor('StateMonitor'), client: { scopes: [], leas: 'all' as const } }
  expect(canReadCohorts(client).allowed).toBe(false)
})

test('refuses a cohort that is none, and an agency that cannot be chosen', () => {
  const refused = (cohortNumber: number | null, leaIds: number[]) =>
    checkCohort({ cohortNumber, leaIds }, new Set([1, 2])).flatMap((one) => (one.allowed ? [] : one.field))
  expect(refused(6, [1, 2])).toEqual([])
  expect(refused(null, [])).toEqual([])
  expect(refused(7, [3])).toEqual(['cohortNumber', 'leaIds'])
  expect(refused(0, [1])).toEqual(['cohortNumber'])
})

test('names agencies that nobody answers for, and those that several do', () => {
  const cover = coverageOf([1, 2, 3], [{ leaIds: [1, 2, 2] }, { leaIds: [1] }])
  expect([...cover]).toEqual([
    [1, 'several'],
    [2, 'one'],
    [3, 'nobody'],
  ])
})
