import { and, eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditEvents, passwordConfirmations, refreshFamilies } from '../../../db/schema/index.js'
import { newestCode, refresh, signIn, wrongCode } from '../../../testing/sign-in.js'
import { startTestApi, statusesOf, type TestAnswer, type TestApi } from '../../../testing/test-api.js'
import { testPassword } from '../../../testing/test-config.js'

interface Body {
  confirmed: boolean
  email: string | null
  code: string
  message: string
  fields: Record<string, string[]>
}

const monitor = 'monitor@state.example'
const wrong = 'Wrong#Password1'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

const path = '/api/account/users/me/confirm-password'
const confirm = (token: string, password = testPassword, mfaToken = '') =>
  api.call<Body>('post', path, { token, body: { password, mfaToken } })
const sendCode = (token: string, code: string) =>
  api.call<Body>('post', `${path}/code`, { token, body: { code } })
const resend = (token: string) => api.call<Body>('post', `${path}/code/resend`, { token })

let created = 0
/** Something that wants the password. */
function create(token: string, headers: Record<string, string> = {}): Promise<TestAnswer<Body>> {
  const email = headers['email'] ?? `new${++created}@state.example`
  const body = {
    email,
    fullName: 'Some One',
    title: 'Ms.',
    phoneNumber: '+1 410 555 0100',
    roles: ['DEILiaison'],
  }
  return api.call<Body>('post', '/api/account/users', { token, body, headers })
}

const asked = { code: 'FORBIDDEN', fields: { currentPassword: ['Please enter your password again.'] } }

describe('a call that wants a recent password', () => {
  it('takes signing in for it, for ten minutes', async () => {
    const { accessToken, refreshToken } = await signIn(api, monitor)
    expect((await create(accessToken)).status).toBe(201)
    api.clock.advance({ minutes: 10 })
    const { body } = await refresh(api, refreshToken)
    const refused = await create(body.accessToken ?? '')
    expect([refused.status, refused.body]).toMatchObject([403, asked])
  })

  it('goes through after password and code, with the key of the refused try, and once', async () => {
    const token = await api.tokenFor(monitor, null)
    const headers = { 'idempotency-key': 'the-same-change', email: 'once@state.example' }
    expect((await create(token, headers)).body).toMatchObject(asked)
    expect((await confirm(token)).body).toEqual({ confirmed: false, email: monitor })
    expect((await create(token, headers)).body).toMatchObject(asked)
    expect((await sendCode(token, await newestCode(api, monitor))).body).toEqual({
      confirmed: true,
      email: null,
    })
    const [first, again] = [await create(token, headers), await create(token, headers)]
    expect([first.status, again.status, again.body]).toEqual([201, 201, first.body])
  })

  it('is confirmed in the one session only', async () => {
    const [here, elsewhere] = [await api.tokenFor(monitor, null), await api.tokenFor(monitor, null)]
    await confirm(here)
    await sendCode(here, await newestCode(api, monitor))
    expect((await create(here)).status).toBe(201)
    expect((await create(elsewhere)).status).toBe(403)
  })

  it('asks no code on a trusted device, and one on a device that only says so', async () => {
    const { deviceToken } = await signIn(api, monitor, { trustedDevice: true })
    const token = await api.tokenFor(monitor, null)
    expect((await confirm(token, testPassword, 'made-up')).body.confirmed).toBe(false)
    expect((await confirm(token, testPassword, deviceToken ?? '')).body).toEqual({
      confirmed: true,
      email: null,
    })
    expect((await create(token)).status).toBe(201)
    const other = await api.tokenFor('admin@howard.example', null)
    expect((await confirm(other, testPassword, deviceToken ?? '')).body.confirmed).toBe(false)
  })

  it('leaves no trace of a denial: nobody tried what they may not do', async () => {
    const denials = () => api.db.select().from(auditEvents).where(eq(auditEvents.action, 'denied'))
    const before = (await denials()).length
    await create(await api.tokenFor(monitor, null))
    expect(await denials()).toHaveLength(before)
  })

  it('is not confirmed by a change of the password, which asks for no code', async () => {
    const person = 'admin@training.example'
    const userId = await api.userId(person)
    const token = await api.tokenFor(person, null)
    const changed = await api.call<{ accessToken: string }>('put', `/api/account/users/${userId}/password`, {
      token,
      body: { id: userId, currentPassword: testPassword, newPassword: 'N3w!Harbor-Lights' },
    })
    const body = { email: 'x@training.example', fullName: 'X Y', roles: ['LocalUser'], leaId: 99 }
    const refused = await api.call('post', '/api/account/users', { token: changed.body.accessToken, body })
    expect([refused.status, refused.body]).toMatchObject([403, asked])
  })
})

describe('five wrong tries', () => {
  it('end the session, with a warning before the last two', async () => {
    const { accessToken, refreshToken } = await signIn(api, monitor)
    const messages: (string | undefined)[] = []
    for (let i = 0; i < 4; i++)
      messages.push((await confirm(accessToken, wrong)).body.fields['password']?.[0])
    expect(messages).toEqual([
      'The current password is not right.',
      'The current password is not right.',
      'The current password is not right. After 2 more wrong tries you are signed out.',
      'The current password is not right. One more wrong try signs you out.',
    ])
    const fifth = await confirm(accessToken, wrong)
    expect([fifth.status, fifth.body.message]).toEqual([401, 'The session has ended.'])
    expect((await confirm(accessToken)).status).toBe(401)
    expect((await create(accessToken)).status).toBe(401)
    expect((await refresh(api, refreshToken)).status).toBe(401)
  })

  it('are counted when they come at once: five are compared, and one entry says that the session ended', async () => {
    const before = await endings()
    const { accessToken, refreshToken } = await signIn(api, monitor)
    const answers = await Promise.all(Array.from({ length: 40 }, () => confirm(accessToken, wrong)))
    expect(statusesOf(answers).filter((status) => status === 422)).toHaveLength(4)
    expect(statusesOf(answers).filter((status) => status === 401)).toHaveLength(36)
    expect((await refresh(api, refreshToken)).status).toBe(401)
    expect(await endings()).toBe(before + 1)
  })

  it('count wrong codes with wrong passwords, and a right password does not forget them', async () => {
    const token = await api.tokenFor(monitor, null)
    await confirm(token, wrong)
    await confirm(token)
    const bad = wrongCode(await newestCode(api, monitor))
    for (let i = 0; i < 2; i++) expect((await sendCode(token, bad)).body.fields).toHaveProperty('code')
    expect((await confirm(token)).status).toBe(200)
    expect((await sendCode(token, bad)).status).toBe(422)
    expect((await sendCode(token, bad)).status).toBe(401)
  })

  it('begin anew after a right one', async () => {
    const { deviceToken = '' } = await signIn(api, monitor, { trustedDevice: true })
    const token = await api.tokenFor(monitor, null)
    for (let i = 0; i < 3; i++) {
      for (let j = 0; j < 4; j++) expect((await confirm(token, wrong)).status).toBe(422)
      expect((await confirm(token, testPassword, deviceToken)).body.confirmed).toBe(true)
    }
  })

  it('leave other sessions of the person alone, and the account open', async () => {
    const other = await signIn(api, monitor)
    const { accessToken } = await signIn(api, monitor)
    for (let i = 0; i < 5; i++) await confirm(accessToken, wrong)
    expect((await refresh(api, other.refreshToken)).status).toBe(200)
    await signIn(api, monitor)
  })

  async function endings(): Promise<number> {
    return (await api.db.select().from(auditEvents).where(eq(auditEvents.action, 'endGuessedSession'))).length
  }
})

describe('the code of a confirmation', () => {
  beforeEach(() => api.clock.advance({ minutes: 1 }))

  const codes = async () =>
    (await api.mailbox()).filter(({ to, text }) => to === monitor && /security code/.test(text))

  it('is sent once when the password is given several times at once', async () => {
    const token = await api.tokenFor(monitor, null)
    const before = (await codes()).length
    await Promise.all([confirm(token), confirm(token), confirm(token), confirm(token)])
    await confirm(token)
    expect((await codes()).length - before).toBe(1)
    expect((await sendCode(token, await newestCode(api, monitor))).body.confirmed).toBe(true)
  })

  it('is sent again after half a minute, and the one before is dead', async () => {
    const token = await api.tokenFor(monitor, null)
    expect((await resend(token)).status).toBe(409)
    await confirm(token)
    const first = await newestCode(api, monitor)
    expect((await resend(token)).status).toBe(429)
    api.clock.advance({ seconds: 31 })
    expect((await resend(token)).body).toEqual({ confirmed: false, email: monitor })
    const second = await newestCode(api, monitor)
    // One in a million is drawn twice.
    const dead = first === second ? wrongCode(second) : first
    expect((await sendCode(token, dead)).status).toBe(422)
    expect((await sendCode(token, second)).body.confirmed).toBe(true)
  })

  it('is good once, for ten minutes, and for its own session', async () => {
    const [token, other] = [await api.tokenFor(monitor, null), await api.tokenFor(monitor, null)]
    await confirm(token)
    const code = await newestCode(api, monitor)
    await confirm(other)
    expect((await sendCode(other, code)).status).toBe(422)
    const answers = await Promise.all([sendCode(token, code), sendCode(token, code)])
    expect(statusesOf(answers)).toEqual([200, 422])
    await confirm(token)
    const late = await newestCode(api, monitor)
    api.clock.advance({ minutes: 10 })
    const again = await api.tokenFor(monitor, null)
    expect((await sendCode(again, late)).status).toBe(422)
  })

  it('is no code of a sign-in, and stands nowhere in clear', async () => {
    const token = await api.tokenFor(monitor, null)
    await confirm(token)
    const code = await newestCode(api, monitor)
    const first = await api.call<{ mfaPassed: boolean }>('post', '/api/auth/validatemfacode', {
      form: {
        grant_type: 'password',
        username: monitor,
        password: testPassword,
        client_id: 'portal-web',
        mfaToken: 'confirmation',
        mfaCode: code,
      },
    })
    expect(first.body.mfaPassed).toBe(false)
    const rows = await api.db.select().from(passwordConfirmations)
    expect(JSON.stringify(rows)).not.toContain(code)
  })

  it('goes with its session', async () => {
    const token = await api.tokenFor(monitor, null)
    await confirm(token)
    await api.db.delete(refreshFamilies)
    expect(await api.db.select().from(passwordConfirmations)).toEqual([])
    expect((await sendCode(token, '123456')).status).toBe(401)
  })
})

it('clients of other systems are not asked, and have nothing to confirm', async () => {
  const admin = await api.tokenFor('sysadmin@state.example')
  const body = {
    name: 'A client',
    contact: 'it@x.example',
    scopes: ['agencies.read'],
    allLeas: true,
    leaIds: [],
    expiresOn: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10),
    requestsPerMinute: 600,
  }
  const made = await api.call<{ client: { id: string }; secret: string }>('post', '/api/account/clients', {
    token: admin,
    body,
  })
  const signedIn = await api.call<{ accessToken: string }>('post', '/api/auth/token', {
    form: {
      grant_type: 'client_credentials',
      client_id: made.body.client.id,
      client_secret: made.body.secret,
    },
  })
  api.clock.advance({ minutes: 4 })
  const token = signedIn.body.accessToken
  expect((await api.call('get', '/api/leas', { token })).status).toBe(200)
  expect((await confirm(token)).body).toMatchObject({
    code: 'FORBIDDEN',
    message: 'This is not open to clients.',
  })
})

it('no password and no code is in the record', async () => {
  const rows = await api.db
    .select()
    .from(auditEvents)
    .where(and(like(auditEvents.action, '%assword%')))
  expect(JSON.stringify(rows)).not.toContain(testPassword)
  expect(JSON.stringify(rows)).not.toContain(wrong)
})
