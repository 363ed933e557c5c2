import type {
  AnswerOf,
  bulkDisableUsers,
  getUser,
  listUsers,
  previewBulkDisable,
} from '@portal/rest-contract'
import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditEvents, refreshFamilies, userRoles, users } from '../../../db/schema/index.js'
import { firstStep, getMe, refresh, signIn } from '../../../testing/sign-in.js'
import { startTestApi, statusesOf, type TestAnswer, type TestApi } from '../../../testing/test-api.js'

type Row = AnswerOf<typeof getUser>

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

/** Everybody is enabled and there again, but for the one who is disabled from the beginning. */
beforeEach(async () => {
  await api.db.update(users).set({ isEnabled: true, deletedAt: null, lockedUntil: null, failedSignIns: 0 })
  await api.db.update(users).set({ isEnabled: false }).where(eq(users.userName, 'disabled@howard.example'))
})

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

async function act(user: string, what: 'disable' | 'enable', userName: string): Promise<TestAnswer<Row>> {
  return as<Row>(user, 'patch', `/api/account/users/${await api.userId(userName)}/${what}`)
}

describe('disabling a user', () => {
  it('ends every session at once', async () => {
    const session = await signIn(api, 'user@howard.example')
    expect((await getMe(api, session.accessToken)).status).toBe(200)
    const { status, body } = await act(monitor, 'disable', 'user@howard.example')
    expect([status, body.isEnabled, body.enable.allowed]).toEqual([200, false, true])
    const me = await getMe(api, session.accessToken)
    expect([me.status, me.body['message']]).toEqual([401, 'The account has been disabled.'])
    const refreshed = await refresh(api, session.refreshToken)
    expect(refreshed.status).toBe(401)
    const living = await api.db.$count(
      refreshFamilies,
      and(
        eq(refreshFamilies.userId, await api.userId('user@howard.example')),
        isNull(refreshFamilies.revokedAt),
      ),
    )
    expect(living).toBe(0)
    expect((await firstStep(api, 'user@howard.example')).status).toBe(401)
  })

  it('is taken back by enabling, without the sessions of before', async () => {
    const session = await signIn(api, 'user@howard.example')
    await act(monitor, 'disable', 'user@howard.example')
    expect((await act(monitor, 'enable', 'user@howard.example')).body.isEnabled).toBe(true)
    expect((await getMe(api, session.accessToken)).status).toBe(401)
    expect((await refresh(api, session.refreshToken)).status).toBe(401)
    expect((await firstStep(api, 'user@howard.example')).status).toBe(200)
  })

  it.each<[string, string, number, string]>([
    [monitor, 'user@allegany.example', 200, ''],
    [monitor, 'liaison@state.example', 200, ''],
    [monitor, 'disputes@state.example', 200, ''],
    [monitor, 'admin@allegany.example', 200, ''],
    [monitor, 'monitor2@state.example', 200, ''],
    [monitor, 'admin@howard.example', 409, 'This is the last active Local Admin of the agency.'],
    [monitor, 'disabled@howard.example', 409, 'This account is already disabled.'],
    [
      monitor,
      'sysadmin@state.example',
      403,
      'This account may do what you may not, so you cannot change it.',
    ],
    [
      'sysadmin@state.example',
      'sysadmin@state.example',
      409,
      'This is the last active System Administrator.',
    ],
    ['admin@howard.example', 'user@howard.example', 403, 'You are not allowed to do this.'],
    ['liaison@state.example', 'user@howard.example', 403, 'You are not allowed to do this.'],
  ])('by %s of %s answers %i', async (user, userName, status, message) => {
    const answer = await act(user, 'disable', userName)
    const { message: told = '' } = answer.body as { message?: string }
    expect([answer.status, told]).toEqual([status, message])
  })

  it('is told with the row as it stands, and recorded with what was before', async () => {
    const refused = await act(monitor, 'disable', 'admin@howard.example')
    expect((refused.body as unknown as { current: Row }).current.userName).toBe('admin@howard.example')
    await act(monitor, 'disable', 'user@howard.example')
    const acts = await api.db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.targetId, await api.userId('user@howard.example')))
    expect(acts.at(-1)).toMatchObject({
      action: 'disableUser',
      leaId: 13,
      before: { isEnabled: true },
      after: { isEnabled: false },
    })
  })
})

describe('the last administrators', () => {
  /** Two people in parallel, many times over; the second request is refused. */
  it('of an agency cannot be disabled by two people at once', async () => {
    const admins = await activeHolders('LocalAdmin', 1)
    for (const other of admins.slice(2))
      await api.db.update(users).set({ isEnabled: false }).where(eq(users.id, other))
    const [first = '', second = ''] = admins
    const tokens = [await api.tokenFor(monitor), await api.tokenFor('monitor2@state.example')]
    for (let round = 0; round < 8; round++) {
      await api.db.update(users).set({ isEnabled: true }).where(eq(users.id, first))
      await api.db.update(users).set({ isEnabled: true }).where(eq(users.id, second))
      const answers = await Promise.all(
        [first, second].map((id, index) =>
          api.call('patch', `/api/account/users/${id}/disable`, { token: tokens[index] ?? '' }),
        ),
      )
      expect(statusesOf(answers)).toEqual([200, 409])
      expect(await activeHolders('LocalAdmin', 1)).toHaveLength(1)
    }
  })

  it('of the state cannot disable each other at once, nor be disabled, deleted and moved at once', async () => {
    const [first, second] = [await api.userId(monitor), await api.userId('monitor2@state.example')]
    const sysadmin = await api.tokenFor('sysadmin@state.example')
    for (const userName of (await activeNames('StateMonitor')).filter((name) => !name.startsWith('monitor')))
      await api.db.update(users).set({ isEnabled: false }).where(eq(users.userName, userName))
    const { body: row } = await as<Row>(monitor, 'get', `/api/account/users/${second}`)
    const answers = await Promise.all([
      api.call('patch', `/api/account/users/${first}/disable`, { token: sysadmin }),
      api.call('delete', `/api/account/users/${second}`, { token: sysadmin }),
      api.call('put', `/api/account/users/${second}`, {
        token: sysadmin,
        body: { ...row, roles: ['LocalUser'], leaId: 1, version: row.version },
      }),
    ])
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
    expect(await activeNames('StateMonitor')).toHaveLength(1)
  })
})

describe('deleting a user', () => {
  it('is soft: the account is gone for everybody, its address is free, and it can be restored, disabled', async () => {
    const session = await signIn(api, 'user@howard.example')
    const id = await api.userId('user@howard.example')
    const deleted = await as<Row>(monitor, 'delete', `/api/account/users/${id}`)
    expect(deleted.body).toMatchObject({ isDeleted: true, isEnabled: false, restore: { allowed: true } })
    expect((await getMe(api, session.accessToken)).status).toBe(401)
    expect((await firstStep(api, 'user@howard.example')).status).toBe(401)
    const list = (query: string) =>
      as<AnswerOf<typeof listUsers>>(monitor, 'get', `/api/account/users${query}`)
    expect((await list('?leaId=13')).body.rows.map((row) => row.id)).not.toContain(id)
    const bin = (await list('?show=deleted')).body
    expect([bin.rows.map((row) => row.id), bin.total]).toEqual([[id], 1])
    expect((await as('admin@howard.example', 'get', `/api/account/users/${id}`)).status).toBe(404)

    const restored = await as<Row>(monitor, 'post', `/api/account/users/${id}/restore`)
    expect(restored.body).toMatchObject({ isDeleted: false, isEnabled: false, enable: { allowed: true } })
    expect((await as(monitor, 'post', `/api/account/users/${id}/restore`)).status).toBe(409)
  })

  it('cannot be taken back once the address belongs to somebody else', async () => {
    const id = await api.userId('user@howard.example')
    await as(monitor, 'delete', `/api/account/users/${id}`)
    const other = {
      fullName: 'Other Person',
      title: 'Ms.',
      phoneNumber: '1',
      roles: ['LocalUser'],
      leaId: 13,
    }
    const made = await as<Row>(monitor, 'post', '/api/account/users', {
      ...other,
      email: 'User@Howard.example',
    })
    expect(made.status).toBe(201)
    const { status, body } = await as(monitor, 'post', `/api/account/users/${id}/restore`)
    expect([status, body['message']]).toEqual([
      409,
      'The email address of this account now belongs to another user.',
    ])
    await api.db.update(users).set({ userName: 'x@howard.example' }).where(eq(users.id, made.body.id))
  })
})

describe('unblocking', () => {
  it('lifts the lock of ten failed sign-ins', async () => {
    for (let failure = 0; failure < 10; failure++)
      await firstStep(api, 'user@allegany.example', { password: 'wrong' })
    expect((await firstStep(api, 'user@allegany.example')).status).toBe(401)
    const id = await api.userId('user@allegany.example')
    const { body: row } = await as<Row>('admin@allegany.example', 'get', `/api/account/users/${id}`)
    expect([row.isLocked, row.unblock.allowed]).toEqual([true, true])
    const freed = await as<Row>('admin@allegany.example', 'put', `/api/account/users/unblock/${id}`)
    expect(freed.body.isLocked).toBe(false)
    expect((await firstStep(api, 'user@allegany.example')).status).toBe(200)
    expect((await as(monitor, 'put', `/api/account/users/unblock/${id}`)).status).toBe(409)
  })
})

describe('the reset link of an administrator', () => {
  it('is mailed to the user, and the password is good until it is used', async () => {
    const id = await api.userId('user@allegany.example')
    expect((await as('admin@allegany.example', 'get', `/api/account/admin-reset/${id}`)).status).toBe(204)
    const [mail] = await api.mailbox()
    expect([mail?.to, mail?.subject]).toEqual(['user@allegany.example', 'Reset your password'])
    expect((await firstStep(api, 'user@allegany.example')).status).toBe(200)
  })

  it.each<[string, string, number]>([
    ['admin@allegany.example', 'user@howard.example', 404],
    [monitor, 'sysadmin@state.example', 403],
    [monitor, 'disabled@howard.example', 409],
    ['user@allegany.example', 'user@allegany.example', 403],
  ])('asked for by %s for %s is refused with %i', async (user, userName, status) => {
    const sent = (await api.mailbox()).length
    const answer = await as(user, 'get', `/api/account/admin-reset/${await api.userId(userName)}`)
    expect(answer.status).toBe(status)
    expect((await api.mailbox()).length).toBe(sent)
  })
})

describe('disabling many', () => {
  it('says first who cannot be disabled, judged together, and then disables all or nobody', async () => {
    const admins = await activeHolders('LocalAdmin', 1)
    const ids = [...admins, await api.userId('user@allegany.example')]
    const preview = await as<AnswerOf<typeof previewBulkDisable>>(
      monitor,
      'post',
      '/api/account/users/disable/preview',
      { ids: [...ids, 'nobody'] },
    )
    const refused = preview.body.filter((row) => !row.disable.allowed)
    expect(preview.body).toHaveLength(ids.length)
    expect(refused.map((row) => [row.id, row.disable.reason])).toEqual([
      [admins.at(-1), 'This is the last active Local Admin of the agency.'],
    ])
    const tried = await as(monitor, 'post', '/api/account/users/disable', { ids })
    expect(tried.status).toBe(409)
    expect(tried.body['current']).toEqual(preview.body)
    expect(await activeHolders('LocalAdmin', 1)).toEqual(admins)

    const rest = ids.filter((id) => id !== admins.at(-1))
    const done = await as<AnswerOf<typeof bulkDisableUsers>>(monitor, 'post', '/api/account/users/disable', {
      ids: rest,
    })
    expect([done.status, done.body]).toEqual([200, { disabled: rest.length }])
    expect(await activeHolders('LocalAdmin', 1)).toEqual([admins.at(-1)])
    expect((await as(monitor, 'post', '/api/account/users/disable', { ids: ['nobody'] })).status).toBe(404)
  })
})

async function activeHolders(role: string, leaId: number): Promise<string[]> {
  const rows = await api.db
    .select({ id: users.id })
    .from(users)
    .innerJoin(userRoles, eq(userRoles.userId, users.id))
    .where(and(eq(userRoles.roleId, role), eq(users.leaId, leaId), users.isEnabled, isNull(users.deletedAt)))
    .orderBy(users.id)
  return rows.map(({ id }) => id)
}

async function activeNames(role: string): Promise<string[]> {
  const rows = await api.db
    .select({ name: users.userName })
    .from(users)
    .innerJoin(userRoles, eq(userRoles.userId, users.id))
    .where(and(eq(userRoles.roleId, role), users.isEnabled, isNull(users.deletedAt)))
  return rows.map(({ name }) => name)
}
