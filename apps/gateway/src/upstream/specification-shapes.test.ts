import { listLeas, listRoles, user, userPage, userRow } from '@portal/rest-contract'
import { describe, expect, it } from 'vitest'
import { completed, type CallInput } from './specification-shapes.js'

const claims = {
  sub: 'm',
  fullname: 'Olga Other',
  role: 'StateMonitor',
  permission: ['users.view', 'users.manage'],
}
const input = (query: unknown = {}, as: object = claims): CallInput => ({
  bearer: `head.${Buffer.from(JSON.stringify(as)).toString('base64url')}.signature`,
  params: { year: 2026 },
  query,
})
const people = Array.from({ length: 30 }, (_, at) => ({
  id: `p${at}`,
  userName: `p${at}@other.example`,
  email: `p${at}@other.example`,
  fullName: `Person ${String(at).padStart(2, '0')}`,
  roles: [at % 2 ? 'LocalAdmin' : 'LocalUser'],
  leaId: at % 3,
  isEnabled: at !== 7,
}))

describe('an answer with the fields of the specification alone', () => {
  it('becomes what the contract promises, with the rights of the token', () => {
    const me = user.parse(completed('getMe', people[0], input()))
    expect(me).toMatchObject({ id: 'p0', version: 0, phoneNumber: null })
    expect(me.permissions).toEqual(expect.arrayContaining([...claims.permission, 'years.launch']))
    expect(me.permissions).not.toContain('roles.manage')
    const row = userRow.parse(completed('updateUser', people[1], input()))
    expect([row.edit.allowed, row.disable.allowed, row.restore.allowed]).toEqual([true, true, false])
    const seen = userRow.parse(completed('updateUser', people[1], input({}, { ...claims, permission: [] })))
    expect([seen.edit.allowed, seen.remove.allowed]).toEqual([false, false])
    expect(listLeas.answer?.parse(completed('listLeas', [{ id: 1, name: 'One' }], input()))).toMatchObject([
      { id: 1, code: '01', shortName: 'One', active: true },
    ])
    const role = { id: 'r', name: 'Readers', description: '', usersCount: 0, permissions: ['users.view'] }
    expect(listRoles.answer?.parse(completed('listRoles', [role], input()))).toMatchObject([
      { isBuiltIn: false, edit: { allowed: false } },
    ])
  })

  it('is filtered and paged like a list of our own', () => {
    const page = (query: object) => userPage.parse(completed('listUsers', people, input(query)))
    expect(page({ page: 2, pageSize: 25 })).toMatchObject({ total: 30, page: 2, source: 'all' })
    expect(page({ page: 2, pageSize: 25 }).rows).toHaveLength(5)
    expect(page({ show: 'disabled' }).rows.map(({ id }) => id)).toEqual(['p7'])
    expect(page({ leaId: 1, role: 'LocalAdmin' }).total).toBe(5)
    expect(page({ q: 'person 12' }).rows.map(({ id }) => id)).toEqual(['p12'])
    expect(page({}).importUsers).toEqual({ allowed: false, reason: 'Not offered by this system of record.' })
  })

  it('needs an id, or a list: anything else is a fault and no person', () => {
    for (const json of [null, {}, [], 'text', { userName: 'x' }])
      expect(completed('getMe', json, input())).toBeUndefined()
    for (const json of [null, {}, 'text']) expect(completed('listUsers', json, input())).toBeUndefined()
    expect(completed('listUsers', [{ fullName: 'Nobody' }], input())).toBeUndefined()
    expect(completed('listAuditEvents', [], input())).toBeUndefined()
  })

  it('gives no rights for a token that cannot be read', () => {
    for (const bearer of [undefined, '', 'a.b.c', 'opaque'])
      expect(userPage.parse(completed('listUsers', people, { ...input(), bearer })).create.allowed).toBe(
        false,
      )
  })
})
