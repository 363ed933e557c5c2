import { describe, expect, it } from 'vitest'
import { anActor } from '../testing/builders.js'
import { leasSeenBy, type Actor } from './actor.js'
import { clientScopes, permissionsOfScopes } from './client-scopes.js'
import {
  canChangeClient,
  canManageClients,
  canRevokeClient,
  canRotateClientSecret,
  checkClientInput,
  clientState,
  latestClientExpiry,
  tidyClientInput,
  type ClientInput,
} from './clients.js'
import { jurisdictionOf, seesUser, userSource } from './user-source.js'

const today = '2026-11-21'
const admin = anActor('StateAdmin')

function aClientInput(changes: Partial<ClientInput> = {}): ClientInput {
  return {
    name: 'Data warehouse',
    contact: 'warehouse@state.example',
    scopes: ['agencies.read'],
    allLeas: false,
    leaIds: [1],
    expiresOn: '2027-06-30',
    requestsPerMinute: 600,
    ...changes,
  }
}

function aClient(leas: 'all' | number[], scopes: string[]): Actor {
  return {
    ...anActor('StateMonitor'),
    roles: [],
    permissions: permissionsOfScopes(scopes),
    client: { scopes, leas },
  }
}

describe('what is registered', () => {
  it.each([
    ['complete', {}, []],
    ['for all agencies', { allLeas: true, leaIds: [] }, []],
    ['without words', { name: ' ', contact: '' }, ['name', 'contact']],
    ['without scopes', { scopes: [] }, ['scopes']],
    ['with an unknown scope', { scopes: ['moon.read'] }, ['scopes']],
    ['with the undivided record for one agency', { scopes: ['audit-trail.read'] }, ['scopes']],
    ['with the undivided record for all', { scopes: ['audit-trail.read'], allLeas: true, leaIds: [] }, []],
    ['with no agency, which does not mean all', { leaIds: [] }, ['leaIds']],
    ['with all agencies and one', { allLeas: true }, ['leaIds']],
    ['that ends today', { expiresOn: today }, []],
    ['that ended yesterday', { expiresOn: '2026-11-20' }, ['expiresOn']],
    ['that ends on no day', { expiresOn: '2027-02-30' }, ['expiresOn']],
    ['that ends in two years', { expiresOn: latestClientExpiry(today) }, []],
    ['that ends later', { expiresOn: '2028-11-22' }, ['expiresOn']],
    ['with too few requests', { requestsPerMinute: 9 }, ['requestsPerMinute']],
    ['with the fewest requests', { requestsPerMinute: 10 }, []],
    ['with the most requests', { requestsPerMinute: 6000 }, []],
    ['with half a request', { requestsPerMinute: 10.5 }, ['requestsPerMinute']],
    ['with too many requests', { requestsPerMinute: 6001 }, ['requestsPerMinute']],
  ])('%s', (_case, changes, fields) => {
    const verdicts = checkClientInput(aClientInput(changes), today)
    expect(verdicts.map((verdict) => (verdict.allowed ? '' : verdict.field))).toEqual(fields)
  })

  it('is stored without repeats and stray spaces', () => {
    const input = aClientInput({ name: ' Data  warehouse ', scopes: ['b', 'a', 'b'], leaIds: [3, 1, 3] })
    expect(tidyClientInput(input)).toMatchObject({
      name: 'Data warehouse',
      scopes: ['a', 'b'],
      leaIds: [1, 3],
    })
  })
})

describe('a client', () => {
  it('is good through its last day', () => {
    expect(clientState({ expiresOn: today, isRevoked: false }, today)).toBe('active')
    expect(clientState({ expiresOn: today, isRevoked: false }, '2026-11-22')).toBe('expired')
    expect(clientState({ expiresOn: today, isRevoked: true }, today)).toBe('revoked')
  })

  it('is managed by system administrators only', () => {
    expect(canManageClients(admin).allowed).toBe(true)
    for (const role of ['StateMonitor', 'LocalAdmin', 'LocalUser', 'DEILiaison'] as const)
      for (const verdict of [
        canManageClients(anActor(role)),
        canChangeClient(anActor(role), { expiresOn: today, isRevoked: false }),
        canRotateClientSecret(anActor(role), { expiresOn: today, isRevoked: false }, today),
        canRevokeClient(anActor(role), { expiresOn: today, isRevoked: false }),
      ])
        expect(verdict).toMatchObject({ code: 'FORBIDDEN' })
  })

  it('that has expired is renewed before it gets a secret, and one that is revoked never comes back', () => {
    const expired = { expiresOn: '2026-11-20', isRevoked: false }
    const revoked = { expiresOn: '2027-11-20', isRevoked: true }
    expect(canChangeClient(admin, expired).allowed).toBe(true)
    expect(canRotateClientSecret(admin, expired, today)).toMatchObject({ code: 'CONFLICT' })
    expect(canRotateClientSecret(admin, { ...expired, expiresOn: today }, today).allowed).toBe(true)
    expect(canRevokeClient(admin, expired).allowed).toBe(true)
    for (const verdict of [
      canChangeClient(admin, revoked),
      canRotateClientSecret(admin, revoked, today),
      canRevokeClient(admin, revoked),
    ])
      expect(verdict).toMatchObject({ code: 'CONFLICT' })
  })

  it('sees its agencies and their users, and nobody of the state', () => {
    const some = aClient([3, 5], ['users.read'])
    expect(leasSeenBy(some)).toEqual([3, 5])
    expect(userSource(some)).toBe('jurisdiction')
    expect(jurisdictionOf(some)).toEqual([3, 5])
    const user = { id: 'u', contactInfoDisplayed: true, isEnabled: true, isDeleted: false }
    expect(seesUser(some, { ...user, leaId: 5 })).toBe(true)
    expect(seesUser(some, { ...user, leaId: 4 })).toBe(false)
    expect(seesUser(some, { ...user, leaId: null })).toBe(false)
    expect(userSource(aClient('all', ['users.read']))).toBe('all')
    expect(jurisdictionOf(aClient('all', ['users.read']))).toEqual([])
    expect(jurisdictionOf(anActor('LocalAdmin'))).toEqual([1])
    expect(jurisdictionOf(anActor('LocalAdmin', { leaId: null }))).toEqual([])
  })

  it('holds no permission beyond its scopes, and none over accounts or other clients', () => {
    expect(permissionsOfScopes(['users.read', 'moon.read'])).toEqual(['users.view'])
    const all = permissionsOfScopes(clientScopes.map(({ value }) => value))
    expect(all.toSorted()).toEqual(['agencies.manage', 'audit-trail.view', 'users.view'])
  })
})
