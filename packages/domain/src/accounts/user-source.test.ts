import { expect, it } from 'vitest'
import { anActor } from '../testing/builders.js'
import type { RoleName } from './roles.js'
import { seesUser, userSource, type UserSource } from './user-source.js'

it.each<[RoleName, string[] | undefined, UserSource]>([
  ['StateMonitor', undefined, 'all'],
  ['StateAdmin', undefined, 'all'],
  ['LocalAdmin', undefined, 'jurisdiction'],
  ['LocalAdmin', ['users.view'], 'jurisdiction'],
  ['LocalAdmin', [], 'contacts'],
  ['LocalUser', undefined, 'contacts'],
  ['DEILiaison', undefined, 'contacts'],
  ['DEILiaison', ['users.view'], 'all'],
  ['DisputeResolutionStaff', undefined, 'contacts'],
])('a %s with %j has the list of %s', (role, permissions, source) => {
  expect(userSource(anActor(role, permissions && { permissions }))).toBe(source)
})

it('a local administrator of no agency has the contacts only', () => {
  expect(userSource(anActor('LocalAdmin', { leaId: null }))).toBe('contacts')
})

const user: Parameters<typeof seesUser>[1] = {
  id: 'x',
  leaId: 1,
  contactInfoDisplayed: false,
  isEnabled: true,
  isDeleted: false,
}

it.each<[RoleName, Partial<typeof user>, boolean]>([
  ['StateMonitor', {}, true],
  ['StateMonitor', { isDeleted: true }, true],
  ['LocalAdmin', {}, true],
  ['LocalAdmin', { leaId: 2 }, false],
  ['LocalAdmin', { leaId: 2, contactInfoDisplayed: true }, false],
  ['LocalAdmin', { isDeleted: true }, false],
  ['LocalUser', {}, false],
  ['LocalUser', { contactInfoDisplayed: true }, true],
  ['LocalUser', { contactInfoDisplayed: true, isEnabled: false }, false],
  ['LocalUser', { contactInfoDisplayed: true, leaId: 2 }, false],
  ['LocalUser', { id: 'id of LocalUser' }, true],
  ['DEILiaison', { contactInfoDisplayed: true, leaId: 2 }, true],
  ['DEILiaison', {}, false],
  ['DEILiaison', { contactInfoDisplayed: true, leaId: null }, true],
  ['LocalUser', { contactInfoDisplayed: true, leaId: null }, true],
  ['LocalAdmin', { leaId: null }, false],
])('a %s sees %j: %s', (role, overrides, sees) => {
  expect(seesUser(anActor(role), { ...user, ...overrides })).toBe(sees)
})

it('deleted users are in sight of those who can restore them', () => {
  const deleted = { ...user, isDeleted: true }
  expect(seesUser(anActor('StateMonitor', { permissions: ['users.view'] }), deleted)).toBe(false)
  expect(seesUser(anActor('StateMonitor', { permissions: ['users.view'] }), user)).toBe(true)
})
