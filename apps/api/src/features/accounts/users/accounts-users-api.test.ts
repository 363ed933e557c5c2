import type { AnswerOf, BodyInputOf, createUser, getUser, listUsers } from '@portal/rest-contract'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditEvents, users } from '../../../db/schema/index.js'
import { getMe } from '../../../testing/sign-in.js'
import { startTestApi, type TestAnswer, type TestApi } from '../../../testing/test-api.js'

type Page = AnswerOf<typeof listUsers>
type Row = AnswerOf<typeof getUser>
type Input = BodyInputOf<typeof createUser>

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

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

const monitor = 'monitor@state.example'
const localAdmin = 'admin@allegany.example'

const list = (user: string, query = '') => as<Page>(user, 'get', `/api/account/users${query}`)

function aUser(given: Partial<Input> & { email: string }): Input {
  return {
    fullName: 'Nina Ewell',
    title: 'Ms.',
    phoneNumber: '410-555-0199',
    roles: ['LocalUser'],
    leaId: 1,
    ...given,
  }
}

async function make(given: Partial<Input> & { email: string }): Promise<Row> {
  const { status, body } = await as<Row>(monitor, 'post', '/api/account/users', aUser(given))
  if (status !== 201) throw new Error(`${given.email} was not made: ${JSON.stringify(body)}`)
  return body
}

async function rowOf(userName: string): Promise<Row> {
  const { body } = await as<Row>(monitor, 'get', `/api/account/users/username/${userName}`)
  return body
}

/** What the editor sends to change a user. */
function edited(row: Row, change: Partial<Row>): Record<string, unknown> {
  const { email, fullName, title, phoneNumber, roles, leaId, preferredLeaId, selectedLeas, version } = row
  return {
    email,
    fullName,
    title,
    phoneNumber,
    roles,
    leaId,
    preferredLeaId,
    selectedLeas,
    version,
    ...change,
  }
}

async function newestAct(): Promise<typeof auditEvents.$inferSelect | undefined> {
  const [row] = await api.db.select().from(auditEvents).orderBy(desc(auditEvents.seq)).limit(1)
  return row
}

describe('the list of users', () => {
  it('holds everybody for a state monitor, the own agency for a local administrator, else contacts', async () => {
    const all = await list(monitor, '?pageSize=200')
    expect(all.body.source).toBe('all')
    expect(all.body.rows.map((row) => row.userName)).toEqual(
      expect.arrayContaining(['sysadmin@state.example', 'admin@training.example', 'user@howard.example']),
    )
    const own = await list(localAdmin)
    expect(own.body.source).toBe('jurisdiction')
    expect(own.body.rows.length).toBeGreaterThan(2)
    for (const row of own.body.rows) expect(row.leaId).toBe(1)
    for (const user of ['user@allegany.example', 'liaison@state.example', 'disputes@state.example']) {
      const { body } = await list(user)
      expect([user, body.source, body.total]).toEqual([user, 'contacts', 0])
    }
  })

  it('shows contacts of the state and the own agency to local users, without sign-in dates', async () => {
    const change = async (userName: string, sortOrder: number) => {
      const row = await rowOf(userName)
      const body = { contactInfoDisplayed: true, sortOrder, version: row.version }
      return as<Row>(monitor, 'patch', `/api/account/users/${row.id}/updateContactInfo`, body)
    }
    expect((await change('monitor2@state.example', 2)).body).toMatchObject({
      contactInfoDisplayed: true,
      sortOrder: 2,
    })
    await change('admin2@allegany.example', 1)
    await change('user@howard.example', 0)
    await api.db
      .update(users)
      .set({ lastLoginAt: new Date() })
      .where(eq(users.userName, 'monitor2@state.example'))
    const names = (page: Page) => page.rows.map((row) => row.userName)
    const local = (await list('user@allegany.example')).body
    expect(names(local)).toEqual(['admin2@allegany.example', 'monitor2@state.example'])
    for (const row of local.rows) expect([row.lastLoginDate, row.edit.allowed]).toEqual([null, false])
    expect(names((await list('liaison@state.example')).body)).toHaveLength(3)
    const contacts = await as<Page>(monitor, 'get', '/api/account/contactInfo/users')
    expect(contacts.body.rows[2]?.lastLoginDate).not.toBeNull()
  })

  it('is filtered by jurisdiction, Show and role, with counts for every choice of Show', async () => {
    const howard = (await list(monitor, '?leaId=13')).body
    expect(howard.counts).toEqual({ all: howard.total, active: howard.total - 1, disabled: 1 })
    const disabled = (await list(monitor, '?leaId=13&show=disabled')).body
    expect(disabled.rows.map((row) => row.userName)).toEqual(['disabled@howard.example'])
    expect([disabled.total, disabled.counts]).toEqual([1, howard.counts])
    const active = (await list(monitor, '?show=active&role=StateMonitor&sort=userName')).body
    expect(active.rows.map((row) => row.userName).toSorted()).toEqual(['monitor2@state.example', monitor])
    expect((await list(monitor, '?leaId=99999999999')).body.total).toBe(0)
  })

  it('is searched from two characters on, and takes signs of patterns for what they are', async () => {
    expect((await list(monitor, '?q=tana')).body.rows.map((row) => row.fullName)).toEqual(['Mei Tanaka'])
    expect((await list(monitor, '?q=HOWARD%20county&role=LocalAdmin')).body.total).toBe(1)
    expect((await list(monitor, '?q=%25%25')).body.total).toBe(0)
    expect((await list(monitor, '?q=a_m')).body.total).toBe(0)
    expect((await list(monitor, '?q=x')).status).toBe(422)
  })

  it('comes in pages and orders, the path naming the page too', async () => {
    const all = (await list(monitor, '?pageSize=200&sort=leaName,-fullName')).body
    const pages: string[] = []
    for (let page = 1; page <= Math.ceil(all.total / 4); page++) {
      const { body } = await as<Page>(monitor, 'get', `/api/account/users/${page}/4?sort=leaName,-fullName`)
      expect(body).toMatchObject({ page, pageSize: 4, total: all.total })
      pages.push(...body.rows.map((row) => row.id))
    }
    expect(pages).toEqual(all.rows.map((row) => row.id))
    expect((await list(monitor, '?page=1000')).body).toMatchObject({ rows: [], total: all.total })
    expect((await list(monitor, '?sort=passwordHash')).status).toBe(422)
    expect((await list(monitor, '?pageSize=201')).status).toBe(422)
  })

  it('puts those who never signed in last when the latest come first', async () => {
    await api.db
      .update(users)
      .set({ lastLoginAt: new Date() })
      .where(eq(users.userName, 'liaison@state.example'))
    const latest = (await list(monitor, '?pageSize=200&sort=-lastLoginDate')).body.rows
    expect(latest.slice(0, 2).map((row) => row.lastLoginDate === null)).toEqual([false, false])
    expect(latest.at(-1)?.lastLoginDate).toBeNull()
    expect((await list(monitor, '?sort=lastLoginDate')).body.rows[0]?.lastLoginDate).toBeNull()
  })

  it('says for each row what the caller may do', async () => {
    const rows = (await list(monitor, '?pageSize=200')).body.rows
    const row = (userName: string) => rows.find((each) => each.userName === userName)
    expect(row('admin@howard.example')?.disable).toEqual({
      allowed: false,
      reason: 'This is the last active Local Admin of the agency.',
    })
    expect(row('admin@allegany.example')?.disable.allowed).toBe(true)
    expect(row('disabled@howard.example')).toMatchObject({
      enable: { allowed: true },
      disable: { allowed: false },
    })
    expect(row('sysadmin@state.example')?.edit.allowed).toBe(false)
    expect(row('monitor2@state.example')?.disable.allowed).toBe(true)
    const own = (await list(localAdmin)).body
    expect([own.create.allowed, own.importUsers.allowed]).toEqual([true, true])
    for (const { edit, disable } of own.rows) expect([edit.allowed, disable.allowed]).toEqual([true, false])
  })

  it('hides users of other agencies from local people as if there were none', async () => {
    const foreign = await rowOf('user@howard.example')
    for (const id of [foreign.id, 'nobody']) {
      expect((await as(localAdmin, 'get', `/api/account/users/${id}`)).status).toBe(404)
      const put = await as(localAdmin, 'put', `/api/account/users/${id}`, edited(foreign, { fullName: 'X' }))
      expect([put.status, put.body['code']]).toEqual([404, 'NOT_FOUND'])
    }
    expect((await as(localAdmin, 'get', '/api/account/users/username/user@howard.example')).status).toBe(404)
  })
})

describe('a new user', () => {
  it('gets a link that leads to Set Password, and a password that nobody knows', async () => {
    const made = await make({ email: 'Nina@allegany.example', jobTitle: 'Teacher' })
    expect(made).toMatchObject({
      userName: 'Nina@allegany.example',
      leaName: 'Allegany County',
      isEnabled: true,
    })
    const [mail] = await api.mailbox()
    expect(mail?.to).toBe('Nina@allegany.example')
    const link = new URL(/https?:\S+/.exec(mail?.text ?? '')?.[0] ?? '')
    expect(link.pathname).toBe('/auth/reset-password')
    expect(link.searchParams.get('newUser')).toBe('true')
    const [stored] = await api.db.select().from(users).where(eq(users.id, made.id))
    expect(stored?.passwordHash).toMatch(/^\$argon2id\$/)
    expect(await newestAct()).toMatchObject({
      action: 'createUser',
      targetId: made.id,
      leaId: 1,
      after: { roles: ['LocalUser'] },
    })
    const password = 'Str0ng!Harbor2026'
    const body = { id: made.email, token: link.searchParams.get('token'), password, isNewUser: true }
    expect((await api.call('post', '/api/account/reset/password', { body })).status).toBe(204)
    expect((await api.call('post', '/api/account/reset/password', { body })).status).toBe(422)
  })

  it.each<[string, Partial<Input>, string[]]>([
    [
      'nothing in it',
      { email: '', fullName: '', title: '', phoneNumber: '', roles: [] },
      ['fullName', 'phoneNumber', 'roles', 'title', 'userName'],
    ],
    ['a bad email', { email: 'nina' }, ['email']],
    ['a user name of its own', { userName: 'nina' }, ['userName']],
    ['an email that is taken', { email: 'ADMIN@allegany.example' }, ['email']],
    ['an unknown role', { roles: ['LocalUser', 'Headmaster'] }, ['roles']],
    ['no agency', { leaId: null }, ['leaId']],
    ['an unknown agency', { leaId: 77 }, ['leaId']],
    [
      'unknown agencies to hear about',
      { roles: ['DEILiaison'], leaId: null, selectedLeas: [1, 77], preferredLeaId: 78 },
      ['preferredLeaId', 'selectedLeas'],
    ],
  ])('with %s is refused beside the fields', async (_case, given, fields) => {
    const before = (await list(monitor)).body.total
    const input = { ...aUser({ email: 'other@allegany.example' }), ...given }
    const { status, body } = await as(monitor, 'post', '/api/account/users', input)
    expect([status, body['code']]).toEqual([422, 'BAD_USER_INPUT'])
    expect(Object.keys(body['fields'] as object).toSorted()).toEqual(fields)
    expect((await list(monitor)).body.total).toBe(before)
  })

  it.each<[string, string, Partial<Input>, number]>([
    ['a monitor', monitor, { roles: ['StateAdmin'], leaId: null }, 403],
    ['a monitor', monitor, { roles: ['StateMonitor'], leaId: null }, 201],
    ['a system administrator', 'sysadmin@state.example', { roles: ['StateAdmin'], leaId: null }, 201],
    ['a local administrator', localAdmin, { roles: ['LocalAdmin'] }, 201],
    ['a local administrator', localAdmin, { roles: ['LocalUser'] }, 201],
    ['a local administrator', localAdmin, { roles: ['LocalUser'], leaId: 13 }, 403],
    ['a local administrator', localAdmin, { roles: ['DEILiaison'], leaId: null }, 403],
    ['a local administrator', localAdmin, { roles: ['StateMonitor'], leaId: null }, 403],
    ['a local user', 'user@allegany.example', {}, 403],
    ['a liaison', 'liaison@state.example', {}, 403],
    ['dispute resolution staff', 'disputes@state.example', {}, 403],
  ])('is made by %s (%s) as %j: %i', async (_who, user, given, status) => {
    const email = `grant-${Math.random().toString(36).slice(2)}@state.example`
    const answer = await as(user, 'post', '/api/account/users', aUser({ ...given, email }))
    expect(answer.status).toBe(status)
    expect((await newestAct())?.action).toBe(status === 403 ? 'denied' : 'createUser')
  })

  it('is made once when the same request comes twice', async () => {
    const token = await api.tokenFor(monitor)
    const request = {
      token,
      body: aUser({ email: 'once@allegany.example' }),
      headers: { 'idempotency-key': 'make once' },
    }
    const [first, second] = await Promise.all([
      api.call('post', '/api/account/users', request),
      api.call('post', '/api/account/users', request),
    ])
    expect([first.status, second.status]).toEqual([201, 201])
    expect(first.body).toEqual(second.body)
    expect((await api.mailbox()).filter((mail) => mail.to === 'once@allegany.example')).toHaveLength(1)
  })
})

describe('a changed user', () => {
  it('is stored with who changed it and what, and the person hears of another role', async () => {
    const made = await make({ email: 'change@allegany.example' })
    const change = { fullName: 'Nina Ewell-Ross', roles: ['LocalAdmin'] }
    const { status, body } = await as<Row>(
      monitor,
      'put',
      `/api/account/users/${made.id}`,
      edited(made, change),
    )
    expect(status).toBe(200)
    expect(body).toMatchObject({ ...change, version: 2, changedBy: { fullName: 'Helen Marsh' } })
    expect(await newestAct()).toMatchObject({
      action: 'updateUser',
      before: { fullName: 'Nina Ewell', roles: ['LocalUser'] },
      after: change,
    })
    const [mail] = await api.mailbox()
    expect([mail?.to, mail?.subject]).toEqual(['change@allegany.example', 'Your role was changed'])
    expect(mail?.text).toContain('Local Admin of Allegany County')
  })

  it('takes a new address for the user name too, told to both addresses, and drops links that are under way', async () => {
    const made = await make({ email: 'before@allegany.example' })
    const link = new URL(/https?:\S+/.exec((await api.mailbox())[0]?.text ?? '')?.[0] ?? '')
    const change = edited(made, { email: 'after@allegany.example' })
    const { body } = await as<Row>(monitor, 'put', `/api/account/users/${made.id}`, change)
    expect(body.userName).toBe('after@allegany.example')
    const told = (await api.mailbox()).slice(0, 2).map((mail) => mail.to)
    expect(told.toSorted()).toEqual(['after@allegany.example', 'before@allegany.example'])
    const used = await api.call('post', '/api/account/reset/password', {
      body: {
        id: 'after@allegany.example',
        token: link.searchParams.get('token'),
        password: 'Str0ng!Harbor2026',
        isNewUser: true,
      },
    })
    expect(used.status).toBe(422)
  })

  it('is refused on top of a change that was not seen, with the row as it stands', async () => {
    const made = await make({ email: 'stale@allegany.example' })
    await as(monitor, 'put', `/api/account/users/${made.id}`, edited(made, { fullName: 'First' }))
    const second = await as(
      'monitor2@state.example',
      'put',
      `/api/account/users/${made.id}`,
      edited(made, { fullName: 'Second' }),
    )
    expect(second.status).toBe(409)
    expect(second.body).toMatchObject({
      code: 'CONFLICT',
      message: 'Helen Marsh saved this a moment ago. Review the differences before saving.',
      current: { fullName: 'First', version: 2 },
    })
  })

  it.each<[string, string, string, Partial<Row>, number]>([
    [
      'another role of a foreign kind',
      localAdmin,
      'user@allegany.example',
      { roles: ['DEILiaison'], leaId: null },
      403,
    ],
    ['another agency', localAdmin, 'user@allegany.example', { leaId: 13 }, 403],
    ['a system administrator', monitor, 'sysadmin@state.example', { fullName: 'X' }, 403],
    ['the own role', monitor, monitor, { roles: ['LocalUser'], leaId: 1 }, 403],
    [
      'the role of the last local administrator',
      monitor,
      'admin@howard.example',
      { roles: ['LocalUser'] },
      409,
    ],
    ['the agency of the last local administrator', monitor, 'admin@howard.example', { leaId: 1 }, 409],
    [
      'an address to one that is taken',
      monitor,
      'user@howard.example',
      { email: 'user@allegany.example' },
      422,
    ],
  ])('does not get %s (%s, %s, %j): %i', async (_what, user, userName, change, status) => {
    const row = await rowOf(userName)
    const answer = await as(user, 'put', `/api/account/users/${row.id}`, edited(row, change))
    expect(answer.status).toBe(status)
    expect(await rowOf(userName)).toEqual(row)
  })

  it('may be oneself, for name, titles and phone number only', async () => {
    for (const user of ['user@allegany.example', 'liaison@state.example']) {
      const { body: own } = await as<Row>(user, 'get', `/api/account/users/${await api.userId(user)}`)
      expect([own.editDetails.allowed, own.edit.allowed]).toEqual([true, false])
      const path = `/api/account/users/${own.id}`
      const phone = await as<Row>(user, 'put', path, edited(own, { phoneNumber: '410-555-0177' }))
      expect(phone.body.phoneNumber).toBe('410-555-0177')
      const email = await as(user, 'put', path, edited(phone.body, { email: 'mine@state.example' }))
      expect([email.status, email.body['message']]).toEqual([
        403,
        'You can change your name, titles and phone number; an administrator changes the rest.',
      ])
    }
  })

  it('of another role has its permissions at the next request', async () => {
    const made = await make({ email: 'sudden@allegany.example' })
    const token = await api.tokenFor('sudden@allegany.example')
    await as(monitor, 'put', `/api/account/users/${made.id}`, edited(made, { roles: ['LocalAdmin'] }))
    expect((await getMe(api, token)).body['permissions']).toContain('jurisdiction-users.manage')
  })
})

describe('a patch', () => {
  it('changes members by a document or an object, with the version tested', async () => {
    const made = await make({ email: 'patch@allegany.example' })
    const path = `/api/account/users/${made.id}`
    const document = [
      { op: 'test', path: '/version', value: 1 },
      { op: 'replace', path: '/fullName', value: 'By Document' },
    ]
    expect((await as<Row>(monitor, 'patch', path, document)).body).toMatchObject({
      fullName: 'By Document',
      version: 2,
    })
    const object = { email: 'patched@allegany.example', version: 2 }
    expect((await as<Row>(monitor, 'patch', path, object)).body).toMatchObject({
      email: 'patched@allegany.example',
      userName: 'patched@allegany.example',
      fullName: 'By Document',
    })
    expect((await as(monitor, 'patch', path, { title: 'Dr.', version: 2 })).status).toBe(409)
  })

  it.each<[string, unknown, string]>([
    ['a member that no patch may change', { isEnabled: false, version: 1 }, 'isEnabled'],
    ['a password', [{ op: 'replace', path: '/passwordHash', value: 'x' }], 'passwordHash'],
    ['no version', { title: 'Dr.' }, 'version'],
    ['a removal', [{ op: 'test', path: '/title', value: 'Ms.' }], 'title'],
    ['a value of another type', { fullName: 7, version: 1 }, 'fullName'],
    ['a prototype', [{ op: 'replace', path: '/__proto__', value: { isEnabled: false } }], 'version'],
  ])('with %s is refused', async (_case, patch, field) => {
    const row = await rowOf('user@howard.example')
    const { status, body } = await as(monitor, 'patch', `/api/account/users/${row.id}`, patch)
    expect(status).toBe(422)
    expect(Object.keys(body['fields'] as object)).toContain(field)
    expect(await rowOf('user@howard.example')).toEqual(row)
  })
})

describe('the export of active users', () => {
  it('holds names and emails in the scope of the caller, active ones only, and is recorded', async () => {
    const all = await as<{ email: string }[]>(monitor, 'post', '/api/account/users/export', {})
    expect(all.body.map((row) => row.email)).toContain('user@howard.example')
    expect(all.body.map((row) => row.email)).not.toContain('disabled@howard.example')
    expect(await newestAct()).toMatchObject({
      action: 'exportActiveUsers',
      after: { users: all.body.length },
    })
    const own = await as<{ email: string }[]>(localAdmin, 'post', '/api/account/users/export', {})
    for (const { email } of own.body) expect(email).not.toContain('howard')
    const none = await as<unknown[]>(localAdmin, 'post', '/api/account/users/export', { leaId: 13 })
    expect(none.body).toEqual([])
    expect((await as('user@allegany.example', 'post', '/api/account/users/export', {})).status).toBe(403)
  })
})
