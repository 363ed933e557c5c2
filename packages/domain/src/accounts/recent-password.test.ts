import { describe, expect, it } from 'vitest'
import {
  accountChangeWantsPassword,
  clientChangeWantsPassword,
  isPasswordRecent,
  roleChangeWantsPassword,
} from './recent-password.js'

const now = new Date('2026-11-21T10:00:00Z')

describe('a recent password', () => {
  it.each([
    [null, false],
    ['2026-11-21T09:49:59.999Z', false],
    ['2026-11-21T09:50:00.000Z', false],
    ['2026-11-21T09:50:00.001Z', true],
    ['2026-11-21T10:00:00.000Z', true],
  ])('given at %s: %s', (givenAt, recent) => {
    expect(isPasswordRecent(givenAt === null ? null : new Date(givenAt), now)).toBe(recent)
  })
})

describe('a change of an account', () => {
  const before = { email: 'a@x.example', roles: ['LocalUser'], leaId: 1, selectedLeas: [] as number[] }
  it.each([
    ['nothing', {}, false],
    ['the address', { email: 'b@x.example' }, true],
    ['the letter case of the address', { email: 'A@x.example' }, true],
    ['the role', { roles: ['LocalAdmin'] }, true],
    ['a role more', { roles: ['LocalUser', 'Coach'] }, true],
    ['no role any more', { roles: [] }, true],
    ['the agency', { leaId: 2 }, true],
    ['no agency any more', { leaId: null }, true],
    ['agencies to hear about', { selectedLeas: [3] }, false],
  ])('%s', (_what, change, wanted) => {
    expect(accountChangeWantsPassword(before, { ...before, ...change })).toBe(wanted)
  })

  it('of the agencies that limit a liaison wants it, in whatever order they come', () => {
    const liaison = { email: 'l@x.example', roles: ['DEILiaison'], leaId: null, selectedLeas: [1, 2] }
    expect(accountChangeWantsPassword(liaison, { ...liaison, selectedLeas: [1, 2, 3] })).toBe(true)
    expect(accountChangeWantsPassword(liaison, { ...liaison, selectedLeas: [] })).toBe(true)
    expect(accountChangeWantsPassword(liaison, { ...liaison, selectedLeas: [2, 1] })).toBe(false)
  })
})

describe('a change of a role', () => {
  it('wants it for what the role did not allow before', () => {
    expect(roleChangeWantsPassword(['users.view'], ['users.view', 'users.manage'])).toBe(true)
    expect(roleChangeWantsPassword(['users.view', 'users.manage'], ['users.view'])).toBe(false)
  })
})

describe('a change of a client', () => {
  const before = { scopes: ['users.read'], allLeas: false, leaIds: [1, 2], expiresOn: '2027-01-31' }
  it.each([
    ['nothing', {}, false],
    ['a scope more', { scopes: ['users.read', 'agencies.read'] }, true],
    ['another scope instead', { scopes: ['agencies.read'] }, true],
    ['an agency more', { leaIds: [1, 2, 3] }, true],
    ['an agency less', { leaIds: [1] }, false],
    ['all agencies', { allLeas: true, leaIds: [] }, true],
    ['a later end', { expiresOn: '2027-02-01' }, true],
    ['an earlier end', { expiresOn: '2027-01-30' }, false],
  ])('%s', (_what, change, wanted) => {
    expect(clientChangeWantsPassword(before, { ...before, ...change })).toBe(wanted)
  })

  it('from all agencies to some takes away only', () => {
    const all = { ...before, allLeas: true, leaIds: [] }
    expect(clientChangeWantsPassword(all, before)).toBe(false)
  })
})
