import { expect, test } from 'vitest'
import { jurisdictionInWords, loginDateInWords, rolesInWords } from './user-list-words'

test.each([
  ['2026-03-10T12:02:00.000Z', '03/10/2026 08:02 AM'],
  ['2026-01-10T17:00:00.000Z', '01/10/2026 12:00 PM'],
  ['2026-01-11T05:05:00.000Z', '01/11/2026 12:05 AM'],
  [null, '-'],
])('writes the sign-in at %s as %s', (instant, words) => {
  expect(loginDateInWords(instant)).toBe(words)
})

test('splits role names at capital letters', () => {
  expect(rolesInWords(['LocalAdmin'])).toBe('Local Admin')
  expect(rolesInWords(['DEILiaison', 'AuditReader'])).toBe('DEI Liaison, Audit Reader')
})

test.each([
  ['LocalUser', 'Howard County', 'Howard County'],
  ['LocalAdmin', 'Howard County', 'Howard County'],
  ['StateMonitor', 'Howard County', ''],
  ['DEILiaison', 'Howard County', ''],
  ['DisputeResolutionStaff', null, ''],
])('shows the jurisdiction of a %s in %s as %j', (role, leaName, words) => {
  expect(jurisdictionInWords({ roles: [role], leaName })).toBe(words)
})
