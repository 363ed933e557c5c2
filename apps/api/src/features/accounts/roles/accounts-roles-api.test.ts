import { permissions } from '@portal/domain'
import type { AnswerOf, getRole, listOfferedRoles, listPermissions, listRoles } from '@portal/rest-contract'
import { desc } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditEvents } from '../../../db/schema/index.js'
import { getMe } from '../../../testing/sign-in.js'
import { startTestApi, type TestAnswer, type TestApi } from '../../../testing/test-api.js'

type Role = AnswerOf<typeof getRole>

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

const monitor = 'monitor@state.example'

async function as<Body = Record<string, unknown>>(
  user: string,
  method: string,
  path: string,
  body?: unknown,
): Promise<TestAnswer<Body>> {
  return api.call<Body>(method, path, {
    token: await api.tokenFor(user),
    ...(body !== undefined && { body }),
  })
}

async function make(name: string, values: string[] = ['users.view']): Promise<Role> {
  const body = { name, description: 'Made in a test.', permissions: values }
  const answer = await as<Role>(monitor, 'post', '/api/account/roles', body)
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
  return answer.body
}

const named = async (name: string) => (await as<Role>(monitor, 'get', `/api/account/roles/name/${name}`)).body

describe('the list of roles', () => {
  it('counts users, built-in roles first, for people who see roles', async () => {
    const { body } = await as<AnswerOf<typeof listRoles>>(monitor, 'get', '/api/account/roles')
    expect(body.map((role) => role.name).slice(0, 3)).toEqual(['StateAdmin', 'StateMonitor', 'LocalAdmin'])
    expect(body.find((role) => role.name === 'DEILiaison')).toMatchObject({
      usersCount: 1,
      isBuiltIn: true,
      remove: { allowed: false, reason: 'This role is part of every installation.' },
    })
    const page = await as<AnswerOf<typeof listRoles>>(monitor, 'get', '/api/account/roles/2/4')
    expect(page.body).toEqual(body.slice(4, 8))
    for (const user of ['admin@howard.example', 'user@howard.example', 'liaison@state.example'])
      expect((await as(user, 'get', '/api/account/roles')).status).toBe(403)
  })

  it('finds one by id and by name', async () => {
    const role = await named('localadmin')
    expect(role.name).toBe('LocalAdmin')
    expect((await as<Role>(monitor, 'get', `/api/account/roles/${role.id}`)).body).toEqual(role)
    expect((await as(monitor, 'get', '/api/account/roles/nothing')).status).toBe(404)
    expect((await as(monitor, 'get', '/api/account/roles/name/nothing')).status).toBe(404)
  })
})

describe('permissions', () => {
  it('are told with their words, groups, and which are for editing only', async () => {
    const { body } = await as<AnswerOf<typeof listPermissions>>(monitor, 'get', '/api/account/permissions')
    expect(body.map((each) => each.value)).toEqual(permissions.map((each) => each.value))
    const only = body.filter((each) => each.editOnly).map((each) => each.value)
    expect(only).toEqual(
      ['requests', 'loans', 'orders', 'data'].flatMap((name) => [`${name}.view`, `${name}.manage`]),
    )
  })
})

describe('roles that the editor offers', () => {
  const offered = async (user: string) =>
    (await as<AnswerOf<typeof listOfferedRoles>>(user, 'get', '/api/account/roles/offered')).body

  it('are those of the specification for user administrators, the extra one last', async () => {
    const roles = await offered(monitor)
    expect(roles.map((role) => [role.label, role.grant.allowed])).toEqual([
      ['Local Admin', true],
      ['Local User', true],
      ['DEI Liaison', true],
      ['Dispute Resolution Staff', true],
      ['State Admin', true],
      ['System Administrator', false],
    ])
    expect((await offered('sysadmin@state.example')).at(-1)?.grant.allowed).toBe(true)
  })

  it('are Local Admin and Local User for local administrators, none for others', async () => {
    expect((await offered('admin@howard.example')).map((role) => role.name)).toEqual([
      'LocalAdmin',
      'LocalUser',
    ])
    expect((await as('user@howard.example', 'get', '/api/account/roles/offered')).status).toBe(403)
  })
})

describe('a role', () => {
  it('is made with a description and a permission, and is recorded', async () => {
    const role = await make('Clerk', ['users.view', 'roles.view'])
    expect(role).toMatchObject({ usersCount: 0, isBuiltIn: false, permissions: ['roles.view', 'users.view'] })
    const [act] = await api.db.select().from(auditEvents).orderBy(desc(auditEvents.seq)).limit(1)
    expect(act).toMatchObject({ action: 'createRole', targetId: role.id, after: { name: 'Clerk' } })
  })

  it('is called as it is described where it has no name, with a number where that is taken', async () => {
    const body = { description: 'Reads the trail', permissions: ['users.view'] }
    const create = async () => (await as<Role>(monitor, 'post', '/api/account/roles', body)).body
    const first = await create()
    expect([first.name, (await create()).name]).toEqual(['Reads the trail', 'Reads the trail (2)'])
    const path = `/api/account/roles/${first.id}`
    const change = { ...body, name: ' ', description: 'Reads it all', version: first.version }
    expect((await as<Role>(monitor, 'put', path, change)).body).toMatchObject({ name: 'Reads it all' })
  })

  it('that is built in keeps its name where none is sent', async () => {
    const role = await named('LocalUser')
    const { description, permissions, version } = role
    const body = { description: `${description} More.`, permissions, version }
    expect((await as<Role>(monitor, 'put', `/api/account/roles/${role.id}`, body)).body).toMatchObject({
      name: 'LocalUser',
    })
  })

  it.each([
    ['nothing', {}, ['description', 'permissions']],
    ['no permission', { name: 'A', description: 'b', usersCount: 0 }, ['permissions']],
    ['an unknown permission', { name: 'A', description: 'b', permissions: ['moon.land'] }, ['permissions']],
    ['a name that is taken', { name: 'localADMIN', description: 'b', permissions: ['users.view'] }, ['name']],
  ])('with %s is refused beside the fields', async (_case, body, fields) => {
    const answer = await as(monitor, 'post', '/api/account/roles', body)
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.body['fields'] as object).toSorted()).toEqual(fields)
  })

  it.each([
    ['admin@howard.example', ['users.view']],
    ['liaison@state.example', ['users.view']],
    [monitor, ['administrators.manage']],
  ])('is not made by %s with %j', async (user, values) => {
    const body = { name: 'Forbidden', description: 'b', permissions: values }
    expect((await as(user, 'post', '/api/account/roles', body)).status).toBe(403)
  })

  it('that changes holds for the next request of everybody who has it', async () => {
    const token = await api.tokenFor('liaison@state.example')
    expect((await api.call('get', '/api/account/roles', { token })).status).toBe(403)
    const role = await named('DEILiaison')
    const change = { ...role, permissions: ['roles.view'] }
    expect((await as<Role>(monitor, 'put', `/api/account/roles/${role.id}`, change)).body).toMatchObject({
      permissions: ['roles.view'],
      version: role.version + 1,
    })
    expect((await api.call('get', '/api/account/roles', { token })).status).toBe(200)
    expect((await getMe(api, token)).body['permissions']).toEqual(['roles.view'])
  })

  it('is described anew without a permission, if it had none', async () => {
    const { id, version } = await named('DisputeResolutionStaff')
    const body = {
      name: 'DisputeResolutionStaff',
      description: 'Reads what state staff see.',
      permissions: [],
      version,
    }
    const answer = await as<Role>(monitor, 'put', `/api/account/roles/${id}`, body)
    expect(answer.body).toMatchObject({ description: body.description, permissions: [] })
  })

  it('is not changed on top of a change that was not seen', async () => {
    const role = await make('Stale')
    const path = `/api/account/roles/${role.id}`
    await as(monitor, 'put', path, { ...role, description: 'First.' })
    const second = await as('monitor2@state.example', 'put', path, { ...role, description: 'Second.' })
    expect(second.status).toBe(409)
    expect(second.body).toMatchObject({ current: { description: 'First.' } })
    expect(second.body['message']).toContain('Helen Marsh saved this a moment ago.')
  })

  it.each<[string, string, object, number]>([
    ['a system administrator’s', 'StateAdmin', { description: 'x' }, 403],
    ['a built-in name', 'LocalUser', { name: 'Pupil' }, 409],
    ['a permission that the caller lacks', 'LocalUser', { permissions: ['administrators.manage'] }, 403],
    ['the managing of roles of one’s own', 'StateMonitor', { permissions: ['users.view'] }, 409],
    ['no permission at all', 'LocalUser', { permissions: [] }, 422],
  ])('does not lose or get %s (%s, %j): %i', async (_what, name, change, status) => {
    const role = await named(name)
    const answer = await as(monitor, 'put', `/api/account/roles/${role.id}`, { ...role, ...change })
    expect(answer.status).toBe(status)
    expect(await named(name)).toEqual(role)
  })

  it('is deleted once nobody has it', async () => {
    const role = await make('Leaving')
    const userId = await api.userId('user@howard.example')
    const { body: row } = await as<Record<string, unknown>>(monitor, 'get', `/api/account/users/${userId}`)
    await as(monitor, 'put', `/api/account/users/${userId}`, { ...row, roles: ['LocalUser', 'Leaving'] })
    const used = await as(monitor, 'delete', `/api/account/roles/${role.id}`)
    expect([used.status, used.body['message']]).toEqual([409, 'One user has this role.'])
    const { body: now } = await as<Record<string, unknown>>(monitor, 'get', `/api/account/users/${userId}`)
    await as(monitor, 'put', `/api/account/users/${userId}`, { ...now, roles: ['LocalUser'] })
    expect((await as(monitor, 'delete', `/api/account/roles/${role.id}`)).status).toBe(204)
    expect((await as(monitor, 'get', `/api/account/roles/${role.id}`)).status).toBe(404)
    expect((await as(monitor, 'delete', '/api/account/roles/LocalUser')).status).toBe(409)
  })

  it('is never given while it is deleted', async () => {
    const userId = await api.userId('user@allegany.example')
    for (let round = 0; round < 5; round++) {
      const role = await make(`Race ${round}`)
      const { body: row } = await as<Record<string, unknown>>(monitor, 'get', `/api/account/users/${userId}`)
      const token = await api.tokenFor(monitor)
      const [given, deleted] = await Promise.all([
        api.call('put', `/api/account/users/${userId}`, {
          token,
          body: { ...row, roles: ['LocalUser', role.name] },
        }),
        api.call('delete', `/api/account/roles/${role.id}`, { token }),
      ])
      expect([
        [200, 409],
        [422, 204],
      ]).toContainEqual([given.status, deleted.status])
    }
  })
})
