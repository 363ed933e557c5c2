import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { auditEvents, passwordLinks, refreshFamilies, users } from '../../../db/schema/index.js'
import { firstStep, getMe, refresh, signIn, type TokenAnswer } from '../../../testing/sign-in.js'
import { startTestApi, type TestAnswer, type TestApi } from '../../../testing/test-api.js'
import { testPassword } from '../../../testing/test-config.js'
import { hashPassword } from './session-password-hash.js'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

const goodPassword = 'Str0ng!Harbor2026'
// Each request comes from an address of its own, so that the limit per origin does not blend into other cases.
let origin = 0
const from = (ip = `10.0.0.${++origin}`) => ({ 'x-forwarded-for': ip })

function recover(email: string, ip?: string): Promise<TestAnswer<Record<string, unknown>>> {
  return api.call('post', '/api/account/recover/password', { body: { email }, headers: from(ip) })
}

async function newestLink(to: string): Promise<URL> {
  const mail = (await api.mailbox()).find((entry) => entry.to === to && /https?:/.test(entry.text))
  return new URL(/https?:\S+/.exec(mail?.text ?? '')?.[0] ?? '')
}

async function linkFor(email: string): Promise<{ id: string; token: string }> {
  await recover(email)
  const link = await newestLink(email)
  return { id: link.searchParams.get('email') ?? '', token: link.searchParams.get('token') ?? '' }
}

function reset(
  body: { id: string; token: string; password?: string },
  headers: Record<string, string> = {},
): Promise<TestAnswer<{ message: string; fields: Record<string, string[]> } | null>> {
  return api.call('post', '/api/account/reset/password', {
    body: { password: goodPassword, isNewUser: false, ...body },
    headers,
  })
}

describe('forgot password', () => {
  it('mails a link to the portal that holds address and token', async () => {
    const { status } = await recover('user@allegany.example')
    expect(status).toBe(204)
    const link = await newestLink('user@allegany.example')
    expect(link.origin + link.pathname).toBe('http://localhost:4000/auth/reset-password')
    expect(link.searchParams.get('email')).toBe('user@allegany.example')
    expect(link.searchParams.get('token')).toHaveLength(43)
    expect(link.searchParams.has('newUser')).toBe(false)
  })

  it('marks the link of somebody who never had a password', async () => {
    await api.db.update(users).set({ passwordHash: null }).where(eq(users.userName, 'liaison@state.example'))
    await recover('liaison@state.example')
    expect((await newestLink('liaison@state.example')).searchParams.get('newUser')).toBe('true')
  })

  it('tells an unknown address from a disabled account', async () => {
    expect((await recover('nobody@state.example')).status).toBe(404)
    expect((await recover('disabled@howard.example')).status).toBe(403)
  })

  it('is possible five times an hour for one address', async () => {
    for (let request = 0; request < 5; request++)
      expect((await recover('monitor2@state.example')).status).toBe(204)
    const refused = await recover('monitor2@state.example')
    expect(refused.status).toBe(429)
    expect(refused.body['retryAfterSeconds']).toBeLessThanOrEqual(3600)
    api.clock.advance({ hours: 1, seconds: 1 })
    expect((await recover('monitor2@state.example')).status).toBe(204)
  })

  it('is possible five times an hour from one origin, counted although the address is unknown', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => recover(`guess${index}@state.example`, '10.9.9.9')),
    )
    expect(answers.filter((answer) => answer.status === 404)).toHaveLength(5)
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(15)
  })

  it('mails one link for a request that is repeated with its key', async () => {
    const before = (await api.mailbox()).length
    const headers = { 'idempotency-key': 'recover-once' }
    for (let repeat = 0; repeat < 3; repeat++)
      await api.call('post', '/api/account/recover/password', {
        body: { email: 'admin2@allegany.example' },
        headers: { ...headers, ...from() },
      })
    expect((await api.mailbox()).length).toBe(before + 1)
  })
})

describe('resetting a password', () => {
  it('lets the new password in, shuts the old one out, and ends every session and trusted device', async () => {
    const user = 'admin@allegany.example'
    const session = await signIn(api, user, { trustedDevice: true })
    expect((await reset(await linkFor(user))).status).toBe(204)
    expect((await getMe(api, session.accessToken)).status).toBe(401)
    expect((await refresh(api, session.refreshToken)).status).toBe(401)
    expect((await firstStep(api, user)).status).toBe(401)
    const again = await firstStep(api, user, { password: goodPassword, mfaToken: session.deviceToken ?? '' })
    expect(again.body.mfaPassed).toBe(false)
  })

  it('uses a link once, even when it comes many times at once', async () => {
    const link = await linkFor('user@howard.example')
    const answers = await Promise.all(Array.from({ length: 8 }, () => reset(link)))
    expect(answers.filter((answer) => answer.status === 204)).toHaveLength(1)
    const spent = await reset(link)
    expect(spent.status).toBe(422)
    expect(spent.body?.message).toBe('Invalid token.')
  })

  it('answers a repeat with the same key as it answered before', async () => {
    const link = await linkFor('admin2@allegany.example')
    const headers = { 'idempotency-key': 'reset-once' }
    expect((await reset(link, headers)).status).toBe(204)
    expect((await reset(link, headers)).status).toBe(204)
    expect((await reset({ ...link, password: 'An0ther!Harbor2026' }, headers)).status).toBe(409)
  })

  it('refuses a link after an hour, a foreign one and an older one of the same person', async () => {
    const user = 'admin@howard.example'
    const expired = await linkFor(user)
    api.clock.advance({ hours: 1, seconds: 1 })
    expect((await reset(expired)).body?.message).toBe('Invalid token.')
    const foreign = await linkFor(user)
    expect((await reset({ ...foreign, id: 'monitor@state.example' })).body?.message).toBe('Invalid token.')
    const older = await linkFor(user)
    expect((await reset(await linkFor(user))).status).toBe(204)
    expect((await reset(older)).body?.message).toBe('Invalid token.')
  })

  it('is possible with the newest link only, whoever asked for it', async () => {
    const email = 'admin2@allegany.example'
    const first = await linkFor(email)
    const token = await api.tokenFor('sysadmin@state.example')
    await api.call('get', `/api/account/admin-reset/${await api.userId(email)}`, { token })
    const second = { id: email, token: (await newestLink(email)).searchParams.get('token') ?? '' }
    expect((await reset(first)).status).toBe(422)
    const third = await linkFor(email)
    expect((await reset(second)).status).toBe(422)
    expect((await reset({ ...third, password: 'An0ther!Harbor2027' })).status).toBe(204)
  })

  it('leaves one good link when several are asked for at once', async () => {
    const email = 'admin@howard.example'
    await Promise.all(Array.from({ length: 4 }, () => recover(email)))
    const good = await api.db
      .select({ hash: passwordLinks.tokenHash })
      .from(passwordLinks)
      .innerJoin(users, eq(users.id, passwordLinks.userId))
      .where(and(eq(users.userName, email), isNull(passwordLinks.usedAt)))
    expect(good).toHaveLength(1)
  })

  it('keeps the link of a new user for a day', async () => {
    await api.db.update(users).set({ passwordHash: null }).where(eq(users.userName, 'liaison@state.example'))
    const link = await linkFor('liaison@state.example')
    api.clock.advance({ hours: 23 })
    expect((await reset(link)).status).toBe(204)
  })

  it.each([
    ['Short1!', 'at least 12'],
    ['alllowercase1!', 'uppercase'],
    ['ALLUPPERCASE1!', 'lowercase'],
    ['NoDigitsInHere!', 'digit'],
    ['NoSymbolInHere1', 'non alphanumeric'],
    [`Aa1!${'x'.repeat(125)}`, 'at most 128'],
    ['Password1234!', 'too common'],
    ['Qwerty123456!', 'too common'],
    ['P@ssw0rd1234', 'too common'],
  ])('refuses %s in words', async (password, words) => {
    const link = await linkFor('sysadmin@state.example')
    const { status, body } = await reset({ ...link, password })
    expect(status).toBe(422)
    expect(body?.fields['password']?.join(' ')).toContain(words)
    api.clock.advance({ hours: 1 })
  })

  it.each(['Compliance#2027', 'Str0ng!Harbor2026', 'NewPassw0rd!23', `Aa1!${'Zebra-7 quilt '.repeat(8)}`])(
    'accepts %s',
    async (password) => {
      const link = await linkFor('sysadmin@state.example')
      expect((await reset({ ...link, password })).status).toBe(204)
      expect((await firstStep(api, 'sysadmin@state.example', { password })).status).toBe(200)
      api.clock.advance({ hours: 1 })
    },
  )

  it('stores no token in the clear and writes no password to the audit trail', async () => {
    const link = await linkFor('disputes@state.example')
    expect(JSON.stringify(await api.db.select().from(passwordLinks))).not.toContain(link.token)
    await reset(link)
    const trail = JSON.stringify(await api.db.select().from(auditEvents))
    expect(trail).toContain('resetPassword')
    expect(trail).not.toContain(goodPassword)
    expect(trail).not.toContain(link.token)
  })
})

describe('a password reset that meets other requests', () => {
  const user = 'monitor2@state.example'

  it('ends tokens that were given out while it was under way', async () => {
    const link = await linkFor(user)
    const cameAt = new Date(api.clock.now().getTime() - 1000)
    const token = await api.tokenFor(user)
    vi.spyOn(api.deps, 'clock').mockReturnValueOnce(cameAt)
    expect((await reset(link)).status).toBe(204)
    expect((await getMe(api, token)).status).toBe(401)
    api.clock.advance({ hours: 1 })
  })

  it('lets no sign-in end that began with the old password', async () => {
    const userId = await api.userId(user)
    const { deviceToken } = await signIn(api, user, { password: goodPassword, trustedDevice: true })
    const link = await linkFor(user)
    const { database } = api.deps
    const change = database.change.bind(database)
    vi.spyOn(database, 'change').mockImplementationOnce(async (steps) => {
      expect((await reset({ ...link, password: 'An0ther!Harbor-Light' })).status).toBe(204)
      return change(steps)
    })
    const late = await firstStep(api, user, { password: goodPassword, mfaToken: deviceToken ?? '' })
    expect([late.status, late.body]).toMatchObject([401, { message: 'Login Failed' }])
    const open = await api.db
      .select()
      .from(refreshFamilies)
      .where(and(eq(refreshFamilies.userId, userId), isNull(refreshFamilies.revokedAt)))
    expect(open).toEqual([])
    await api.db
      .update(users)
      .set({ passwordHash: await hashPassword(testPassword) })
      .where(eq(users.id, userId))
    api.clock.advance({ hours: 1 })
  })
})

describe('a password that is set with a link', () => {
  const person = 'user@allegany.example'

  it('is not the present one, and holds no part of the name; the link stays good', async () => {
    const { id, token } = await linkFor(person)
    const userId = await api.userId(person)
    await api.db.update(users).set({ fullName: 'Mary Wojciechowska' }).where(eq(users.id, userId))
    const same = await reset({ id, token, password: testPassword })
    expect(same.body?.fields).toEqual({
      password: ['This is your present password. Please choose another one.'],
    })
    const named = await reset({ id, token, password: 'x-WOJCIECHOWSKA-2026x' })
    expect(named.body?.fields).toEqual({
      password: ['Passwords must not contain a part of your name of four letters or more.'],
    })
    expect((await reset({ id, token })).status).toBe(204)
  })

  it('is held against the name at the first time too', async () => {
    const userId = await api.userId(person)
    await api.db.update(users).set({ passwordHash: null }).where(eq(users.id, userId))
    const { id, token } = await linkFor(person)
    const named = await reset({ id, token, password: 'x-Wojciechowska-2026x' })
    expect(named.body?.fields).toHaveProperty('password')
    expect((await reset({ id, token })).status).toBe(204)
  })
})

describe('changing the own password', () => {
  const user = 'monitor@state.example'
  const newPassword = 'N3w!Harbor-Lights'

  function change(
    token: string,
    userId: string,
    body: Record<string, string>,
  ): Promise<TestAnswer<TokenAnswer & { fields?: Record<string, string[]> }>> {
    return api.call('put', `/api/account/users/${userId}/password`, { token, body: { id: userId, ...body } })
  }

  it('refuses a wrong current password and a weak new one under their fields', async () => {
    const userId = await api.userId(user)
    const token = await api.tokenFor(user)
    const wrong = await change(token, userId, { currentPassword: 'Wrong#Password1', newPassword })
    expect(wrong.status).toBe(422)
    expect(wrong.body.fields).toHaveProperty('currentPassword')
    const weak = await change(token, userId, { currentPassword: testPassword, newPassword: 'weak' })
    expect(weak.body.fields).toHaveProperty('newPassword')
  })

  it('refuses the present password, and one with a part of the name, under the field', async () => {
    const userId = await api.userId(user)
    const token = await api.tokenFor(user)
    const [row] = await api.db.select({ fullName: users.fullName }).from(users).where(eq(users.id, userId))
    await api.db.update(users).set({ fullName: 'Zoë Kowalczyk' }).where(eq(users.id, userId))
    const refusalOf = async (next: string) =>
      (await change(token, userId, { currentPassword: testPassword, newPassword: next })).body.fields
    expect(await refusalOf(testPassword)).toEqual({
      newPassword: ['This is your present password. Please choose another one.'],
    })
    expect(await refusalOf('Str0ng!kowalczyk')).toEqual({
      newPassword: ['Passwords must not contain a part of your name of four letters or more.'],
    })
    await api.db
      .update(users)
      .set(row ?? {})
      .where(eq(users.id, userId))
  })

  it('is for the own account only', async () => {
    const token = await api.tokenFor('sysadmin@state.example')
    const answer = await change(token, await api.userId(user), { currentPassword: testPassword, newPassword })
    expect(answer.status).toBe(403)
  })

  it('carries on the calling session and ends every other one', async () => {
    const userId = await api.userId(user)
    const other = await signIn(api, user, { trustedDevice: true })
    const own = await signIn(api, user)
    const { status, body } = await change(own.accessToken, userId, {
      currentPassword: testPassword,
      newPassword,
    })
    expect(status).toBe(200)
    expect((await getMe(api, body.accessToken ?? '')).status).toBe(200)
    expect((await refresh(api, body.refreshToken ?? '')).status).toBe(200)
    for (const token of [own.accessToken, other.accessToken])
      expect((await getMe(api, token)).status).toBe(401)
    for (const token of [own.refreshToken, other.refreshToken])
      expect((await refresh(api, token)).status).toBe(401)
    const device = await firstStep(api, user, { password: newPassword, mfaToken: other.deviceToken ?? '' })
    expect(device.body.mfaPassed).toBe(false)
  })

  it('does not undo a reset that came between', async () => {
    const person = 'admin@training.example'
    const { accessToken } = await signIn(api, person)
    const link = await linkFor(person)
    const transaction = api.db.transaction.bind(api.db)
    vi.spyOn(api.db, 'transaction').mockImplementationOnce(async (work, config) => {
      expect((await reset(link)).status).toBe(204)
      return transaction(work, config)
    })
    const given = { currentPassword: testPassword, newPassword }
    expect((await change(accessToken, await api.userId(person), given)).status).toBe(401)
    expect((await firstStep(api, person, { password: newPassword })).status).toBe(401)
    expect((await firstStep(api, person, { password: goodPassword })).status).toBe(200)
  })

  it('compares five current passwords however many come at once, and ends the session', async () => {
    const userId = await api.userId('monitor2@state.example')
    const { accessToken, refreshToken } = await signIn(api, 'monitor2@state.example')
    const answers = await Promise.all(
      Array.from({ length: 15 }, () =>
        change(accessToken, userId, { currentPassword: 'Wrong#Password1', newPassword }),
      ),
    )
    expect(answers.filter((answer) => answer.status === 422)).toHaveLength(4)
    expect(answers.filter((answer) => answer.status === 401)).toHaveLength(11)
    expect((await refresh(api, refreshToken)).status).toBe(401)
  })
})
