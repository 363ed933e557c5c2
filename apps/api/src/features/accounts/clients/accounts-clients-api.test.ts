import { allCalls, type AnswerOf, type getClient, type registerClient } from '@portal/rest-contract'
import { and, desc, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditEvents, clients, idempotencyKeys } from '../../../db/schema/index.js'
import { startTestApi, statusesOf, type TestAnswer, type TestApi } from '../../../testing/test-api.js'

type Client = AnswerOf<typeof getClient>
type Registered = AnswerOf<typeof registerClient>

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

const admin = 'sysadmin@state.example'
const base = '/api/account/clients'
let made = 0

function input(changes: Record<string, unknown> = {}) {
  return {
    name: `Warehouse ${++made}`,
    contact: 'warehouse@state.example',
    scopes: ['agencies.read', 'self-assessments.read'],
    allLeas: false,
    leaIds: [1],
    expiresOn: new Date(api.clock.now().getTime() + 90 * 86_400_000).toISOString().slice(0, 10),
    requestsPerMinute: 600,
    ...changes,
  }
}

async function as<Body = Record<string, unknown>>(
  user: string,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<TestAnswer<Body>> {
  return api.call<Body>(method, path, {
    token: await api.tokenFor(user),
    headers,
    ...(body !== undefined && { body }),
  })
}

async function register(changes: Record<string, unknown> = {}): Promise<{ client: Client; secret: string }> {
  const { status, body } = await as<Registered>(admin, 'post', base, input(changes))
  if (status !== 201 || body.secret === null) throw new Error(JSON.stringify(body))
  return { client: body.client, secret: body.secret }
}

const signIn = (id: string, secret: string, more: Record<string, string> = {}) =>
  api.call('post', '/api/auth/token', {
    form: { grant_type: 'client_credentials', client_id: id, client_secret: secret, ...more },
  })

async function tokenOf(changes: Record<string, unknown> = {}) {
  const { client, secret } = await register(changes)
  const { body } = await signIn(client.id, secret)
  return { client, secret, token: String(body['accessToken']) }
}

describe('managing clients', () => {
  it('is for system administrators', async () => {
    for (const user of ['monitor@state.example', 'admin@howard.example', 'liaison@state.example']) {
      expect((await as(user, 'get', base)).status).toBe(403)
      expect((await as(user, 'post', base, input())).status).toBe(403)
    }
    expect((await as(admin, 'get', base)).status).toBe(200)
  })

  it('shows the secret once and stores no more than its hash', async () => {
    const { client, secret } = await register()
    expect(secret).toMatch(/^[\w-]{43}$/)
    const [row] = await api.db.select().from(clients).where(eq(clients.id, client.id))
    expect(JSON.stringify(row)).not.toContain(secret)
    const listed = await as<Client[]>(admin, 'get', base)
    expect(listed.body.find(({ id }) => id === client.id)).toEqual(client)
    expect(JSON.stringify(listed.body)).not.toContain(row?.secretHash)
    const [event] = await api.db.select().from(auditEvents).orderBy(desc(auditEvents.seq)).limit(1)
    expect(event).toMatchObject({ action: 'registerClient', targetId: client.id })
    expect(JSON.stringify(event)).not.toContain(secret)
  })

  it('answers a repeat with the same client and without its secret', async () => {
    const body = input()
    const headers = { 'idempotency-key': 'register-twice' }
    const first = await as<Registered>(admin, 'post', base, body, headers)
    const again = await as<Registered>(admin, 'post', base, body, headers)
    expect(again.body).toEqual({ client: first.body.client, secret: null })
    const [kept] = await api.db
      .select()
      .from(idempotencyKeys)
      .where(eq(idempotencyKeys.key, 'register-twice'))
    expect(JSON.stringify(kept)).not.toContain(first.body.secret)
  })

  it('refuses wrong input beside its fields', async () => {
    const { body } = await as(admin, 'post', base, {})
    const fields = Object.keys(body['fields'] as object)
    expect(fields.toSorted()).toEqual(['contact', 'expiresOn', 'leaIds', 'name', 'scopes'])
    const { client } = await register()
    for (const wrong of [{ name: client.name.toUpperCase() }, { leaIds: [9999] }])
      expect((await as(admin, 'post', base, input(wrong))).status).toBe(422)
  })

  it('refuses an old version with the client as it stands, and changes it once when two save at a time', async () => {
    const { client } = await register()
    const change = (name: string) =>
      as<Record<string, unknown>>(admin, 'put', `${base}/${client.id}`, { ...input({ name }), version: 1 })
    const answers = await Promise.all([change('One of two'), change('Two of two')])
    expect(statusesOf(answers)).toEqual([200, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body['current']).toMatchObject({ id: client.id, version: 2 })
    expect((await as(admin, 'put', `${base}/nobody`, { ...input(), version: 1 })).status).toBe(404)
  })
})

describe('signing a client in', () => {
  it('answers an access token of its scopes and no refresh token', async () => {
    const { client, secret } = await register()
    const { status, body } = await signIn(client.id, secret)
    expect(status).toBe(200)
    expect(body).toMatchObject({ expiresIn: 300, scope: 'agencies.read self-assessments.read' })
    expect(body['refreshToken']).toBeUndefined()
    const me = await api.call('get', '/api/account/users/me', { token: String(body['accessToken']) })
    expect(me.body).toMatchObject({ id: client.id, fullName: client.name, roles: [], permissions: [] })
    const seen = await as<Client>(admin, 'get', `${base}/${client.id}`)
    expect(seen.body).toMatchObject({ lastUsedOn: expect.any(String), version: 1 })
    expect(seen.body.lastUsedFrom).toContain('127.0.0.1')
  })

  it('gives the same refusal for a wrong secret, an unknown, an expired and a revoked client', async () => {
    const good = await register()
    const revoked = await register()
    await as(admin, 'post', `${base}/${revoked.client.id}/revoke`, { version: 1 })
    const expired = await register()
    await api.db.update(clients).set({ expiresOn: '2020-01-01' }).where(eq(clients.id, expired.client.id))
    for (const [id, secret] of [
      [good.client.id, revoked.secret],
      ['client-nobody', good.secret],
      [expired.client.id, expired.secret],
      [revoked.client.id, revoked.secret],
    ] as const) {
      const { status, body } = await signIn(id, secret)
      expect({ status, message: body['message'] }).toEqual({
        status: 401,
        message: 'The client was not accepted.',
      })
    }
  })

  it('narrows a token to the scopes asked for, and gives none that the client lacks', async () => {
    const { client, secret } = await register()
    const { body } = await signIn(client.id, secret, { scope: 'agencies.read' })
    const token = String(body['accessToken'])
    expect((await api.call('get', '/api/leas', { token })).status).toBe(200)
    expect((await api.call('get', '/api/self-assessment/dashboard/1/2026', { token })).status).toBe(403)
    expect((await signIn(client.id, secret, { scope: 'users.read' })).status).toBe(422)
  })
})

describe('the rights of a client', () => {
  it('are its scopes: every other call is refused, those of people above all', async () => {
    const { token } = await tokenOf({ scopes: ['agencies.read'] })
    const open = new Set(['any', 'agencies.read'])
    const closed = allCalls.filter(
      ({ access, clients: scope }) => access !== 'public' && !open.has(scope ?? ''),
    )
    expect(closed.map(({ id }) => id)).toEqual(
      expect.arrayContaining([
        'savePreferences',
        'changePassword',
        'updateUser',
        'updateLea',
        'registerClient',
      ]),
    )
    for (const call of closed) {
      const path = call.path.replace(/\{\w+\}/g, '1')
      const { status } = await api.call(call.method, path, { token })
      expect({ call: call.id, status }).toEqual({ call: call.id, status: 403 })
    }
  })

  it('end at its agencies', async () => {
    const { token } = await tokenOf({ scopes: ['agencies.read', 'users.read', 'self-assessments.read'] })
    const leas = await api.call<{ id: number }[]>('get', '/api/leas', { token })
    expect(leas.body.map(({ id }) => id)).toEqual([1])
    const list = await api.call<{ leaId: number }[]>('post', '/api/self-assessment/dashboard/lealist/2026', {
      token,
      body: [],
    })
    expect(list.body.length).toBeGreaterThan(0)
    expect(new Set(list.body.map(({ leaId }) => leaId))).toEqual(new Set([1]))
    const users = await api.call<{ rows: { leaId: number }[] }>('get', '/api/account/users', { token })
    expect(new Set(users.body.rows.map(({ leaId }) => leaId))).toEqual(new Set([1]))
    expect((await api.call('get', '/api/leas/13', { token })).status).toBe(404)
    expect((await api.call('get', '/api/self-assessment/dashboard/13/2026', { token })).status).toBe(404)
    const foreign = await api.userId('admin@howard.example')
    expect((await api.call('get', `/api/account/users/${foreign}`, { token })).status).toBe(404)
  })

  it('let it change an agency of its own in its own name, but not end its monitoring', async () => {
    const { client, token } = await tokenOf({ scopes: ['agencies.read', 'agencies.write'] })
    const { body: lea } = await api.call('get', '/api/leas/1', { token })
    const change = { ...lea, region: 'Western Mountains' }
    expect((await api.call('put', '/api/leas/1', { token, body: { ...change, active: false } })).status).toBe(
      403,
    )
    expect((await api.call('put', '/api/leas/1', { token, body: change })).status).toBe(200)
    expect((await api.call('put', '/api/leas/13', { token, body: change })).status).toBe(404)
    const { body } = await as<{ rows: Record<string, unknown>[] }>(
      admin,
      'get',
      '/api/audit-trail?action=updateLea&targetId=1',
    )
    expect(body.rows[0]).toMatchObject({
      actor: { id: client.id, fullName: client.name },
      actorRole: 'Client',
    })
  })

  it('change with the client, and end with it, at its next request', async () => {
    const { client, token } = await tokenOf()
    const path = `${base}/${client.id}`
    await as(admin, 'put', path, { ...input({ scopes: ['users.read'] }), version: 1 })
    // The token was of other scopes; it gains nothing and loses what was taken.
    expect((await api.call('get', '/api/leas', { token })).status).toBe(403)
    expect((await api.call('get', '/api/account/users', { token })).status).toBe(403)
    expect((await as(admin, 'post', `${path}/revoke`, { version: 2 })).status).toBe(200)
    expect((await api.call('get', '/api/account/users/me', { token })).status).toBe(401)
    expect((await as(admin, 'post', `${path}/revoke`, { version: 3 })).status).toBe(409)
  })

  it('stop for a while beyond its requests in a minute, without touching another client', async () => {
    const { token } = await tokenOf({ requestsPerMinute: 10 })
    const other = await tokenOf()
    const ask = (bearer: string) => api.call('get', '/api/leas', { token: bearer })
    const answers = await Promise.all(Array.from({ length: 14 }, () => ask(token)))
    expect(statusesOf(answers)).toEqual([...Array(10).fill(200), ...Array(4).fill(429)])
    const refused = answers.find(({ status }) => status === 429)
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await ask(other.token)).status).toBe(200)
    api.clock.advance({ seconds: 61 })
    expect((await ask(token)).status).toBe(200)
  })
})

describe('a new secret', () => {
  it('leaves the one before good for a day, where that is wanted', async () => {
    const { client, secret } = await register()
    const { body } = await as<Registered>(admin, 'post', `${base}/${client.id}/rotate`, {
      version: 1,
      keepPrevious: true,
    })
    expect(body.client.previousSecretUntil).not.toBeNull()
    expect((await signIn(client.id, String(body.secret))).status).toBe(200)
    expect((await signIn(client.id, secret)).status).toBe(200)
    api.clock.advance({ hours: 25 })
    expect((await signIn(client.id, secret)).status).toBe(401)
    expect((await signIn(client.id, String(body.secret))).status).toBe(200)
  })

  it('ends the one before and its tokens at once otherwise', async () => {
    const { client, secret, token } = await tokenOf()
    api.clock.advance({ seconds: 1 })
    await as(admin, 'post', `${base}/${client.id}/rotate`, { version: 1, keepPrevious: false })
    expect((await signIn(client.id, secret)).status).toBe(401)
    expect((await api.call('get', '/api/leas', { token })).status).toBe(401)
    const events = await api.db
      .select({ action: auditEvents.action })
      .from(auditEvents)
      .where(
        and(
          eq(auditEvents.targetId, client.id),
          inArray(auditEvents.action, ['registerClient', 'signInClient', 'rotateClientSecret']),
        ),
      )
      .orderBy(auditEvents.seq)
    expect(events.map(({ action }) => action)).toEqual([
      'registerClient',
      'signInClient',
      'rotateClientSecret',
    ])
  })
})

it('slows somebody who guesses secrets', async () => {
  const statuses: number[] = []
  for (let guess = 0; guess < 25; guess++) statuses.push((await signIn('client-nobody', `${guess}`)).status)
  expect(statuses.at(0)).toBe(401)
  expect(statuses.at(-1)).toBe(429)
  const { client, secret } = await register()
  // A client that knows its secret is not held up by its neighbour's guesses.
  expect((await signIn(client.id, secret)).status).toBe(200)
})
