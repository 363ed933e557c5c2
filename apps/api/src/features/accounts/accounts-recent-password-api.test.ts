import type { AnswerOf, createRole, getUser, registerClient } from '@portal/rest-contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { clientInput, personInput } from '../../testing/access/access-world.js'
import { startTestApi, type TestAnswer, type TestApi } from '../../testing/test-api.js'

type User = AnswerOf<typeof getUser>
type Body = User & { code: string; fields?: Record<string, string[]> }

const sysadmin = 'sysadmin@state.example'
const localAdmin = 'admin@allegany.example'

let api: TestApi
let fresh: string
let stale: string
beforeAll(async () => {
  api = await startTestApi()
})
beforeEach(async () => {
  fresh = await api.tokenFor(sysadmin)
  stale = await api.tokenFor(sysadmin, null)
})
afterAll(() => api.close())

let made = 0
async function aPerson(given: { leaId?: number | null; roles?: string[] } = { leaId: 1 }): Promise<User> {
  const body = personInput(`p${++made}@person.example`, given)
  return (await api.call<User>('post', '/api/account/users', { token: fresh, body })).body
}

function inputOf(row: User) {
  const {
    email,
    fullName,
    title,
    jobTitle,
    phoneNumber,
    roles,
    leaId,
    preferredLeaId,
    selectedLeas,
    version,
  } = row
  return {
    email,
    fullName,
    title,
    jobTitle,
    phoneNumber,
    roles,
    leaId,
    preferredLeaId,
    selectedLeas,
    version,
  }
}

function put(token: string, user: User, changes: object, headers = {}): Promise<TestAnswer<Body>> {
  const body = { ...inputOf(user), ...changes }
  return api.call<Body>('put', `/api/account/users/${user.id}`, { token, body, headers })
}

const asked = { code: 'FORBIDDEN', fields: { currentPassword: ['Please enter your password again.'] } }

describe('a change of an account', () => {
  it.each([
    ['the address', { email: 'other@person.example' }],
    ['the role', { roles: ['LocalAdmin'] }],
    ['the agency', { leaId: 13 }],
    ['role and agency', { roles: ['DEILiaison'], leaId: null }],
  ])('wants the password for %s, and leaves everything as it was without it', async (_what, changes) => {
    const person = await aPerson()
    const refused = await put(stale, person, { ...changes, fullName: 'New Name' })
    expect([refused.status, refused.body]).toMatchObject([403, asked])
    const { body } = await api.call<User>('get', `/api/account/users/${person.id}`, { token: fresh })
    expect(body).toEqual(person)
    const changed = await put(fresh, person, changes)
    expect([changed.status, changed.body]).toMatchObject([200, changes])
  })

  it('wants none for name, titles and phone number', async () => {
    const changes = { fullName: 'New Name', title: 'Dr.', jobTitle: 'Coach', phoneNumber: '410-555-0111' }
    expect((await put(stale, await aPerson(), changes)).status).toBe(200)
  })

  it('wants it for the agencies that limit a liaison, and not for those that a monitor hears about', async () => {
    const liaison = await aPerson({ roles: ['DEILiaison'] })
    expect((await put(stale, liaison, { selectedLeas: [1] })).body).toMatchObject(asked)
    const monitor = await aPerson({ roles: ['StateMonitor'] })
    expect((await put(stale, monitor, { selectedLeas: [1] })).status).toBe(200)
  })

  it('says first what else is wrong: the password is asked for what would go through', async () => {
    const person = await aPerson()
    expect((await put(stale, person, { email: 'no address' })).status).toBe(422)
    expect((await put(stale, person, { email: localAdmin })).status).toBe(422)
    expect((await put(stale, { ...person, version: 99 }, { email: 'z@person.example' })).status).toBe(409)
    const local = await api.tokenFor(localAdmin, null)
    expect((await put(local, person, { roles: ['StateMonitor'], leaId: null })).body).not.toMatchObject(asked)
  })

  it.each([
    [
      'a document',
      [
        { op: 'replace', path: '/email', value: 'patched1@person.example' },
        { op: 'test', path: '/version', value: 1 },
      ],
    ],
    ['an object', { email: 'patched2@person.example', version: 1 }],
    ['an object with a role', { roles: ['LocalAdmin'], version: 1 }],
    ['an object with an agency', { leaId: 13, version: 1 }],
  ])('wants it in a patch, %s', async (_what, body) => {
    const { id } = await aPerson()
    const patch = (token: string) => api.call<Body>('patch', `/api/account/users/${id}`, { token, body })
    expect((await patch(stale)).body).toMatchObject(asked)
    expect((await patch(fresh)).status).toBe(200)
  })

  it('wants it of a local administrator in the own agency too, and of nobody else but the person', async () => {
    const person = await aPerson()
    const local = await api.tokenFor(localAdmin, null)
    expect((await put(local, person, { email: 'held@attacker.example' })).body).toMatchObject(asked)
  })
})

describe('a role that is to allow more', () => {
  it('wants the password; one that is to allow less does not', async () => {
    type Role = AnswerOf<typeof createRole>
    const role = { name: 'Coach', description: 'Looks.', permissions: ['users.view'] }
    const { id, version } = (await api.call<Role>('post', '/api/account/roles', { token: stale, body: role }))
      .body
    const save = (token: string, permissions: string[], at: number) =>
      api.call<Role>('put', `/api/account/roles/${id}`, {
        token,
        body: { ...role, permissions, version: at },
      })
    expect((await save(stale, ['users.view', 'users.manage'], version)).body).toMatchObject(asked)
    const wider = await save(fresh, ['users.view', 'users.manage'], version)
    expect(wider.status).toBe(200)
    expect((await save(stale, ['users.view'], wider.body.version)).status).toBe(200)
  })
})

describe('a client of another system', () => {
  it('wants the password to be registered, to get a secret and to be widened; not to be narrowed or revoked', async () => {
    type Secret = AnswerOf<typeof registerClient>
    const input = clientInput('Exchange', 1)
    const post = (token: string, path: string, body: object) =>
      api.call<Secret & { code: string }>('post', `/api/account/clients${path}`, { token, body })
    expect((await post(stale, '', input)).body).toMatchObject(asked)
    const { client } = (await post(fresh, '', input)).body
    const at = `/${client.id}`
    expect((await post(stale, `${at}/rotate`, { version: 1, keepPrevious: true })).body).toMatchObject(asked)
    const save = (token: string, changes: object) =>
      api.call('put', `/api/account/clients${at}`, { token, body: { ...input, version: 1, ...changes } })
    for (const wider of [{ leaIds: [1, 13] }, { allLeas: true, leaIds: [] }])
      expect((await save(stale, wider)).body).toMatchObject(asked)
    expect(
      (await save(stale, { scopes: input.scopes.slice(0, 1), contact: 'new@agency.example' })).status,
    ).toBe(200)
    expect((await post(stale, `${at}/revoke`, { version: 2 })).status).toBe(200)
  })
})
