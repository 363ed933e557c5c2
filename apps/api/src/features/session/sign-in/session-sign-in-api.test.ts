import { eq } from 'drizzle-orm'
import jwt from 'jsonwebtoken'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rolePermissions, signInAttempts, users } from '../../../db/schema/index.js'
import {
  firstStep,
  getMe,
  grant,
  newestCode,
  secondStep,
  signIn,
  wrongCode,
  type TokenAnswer,
} from '../../../testing/sign-in.js'
import { startTestApi, type TestApi } from '../../../testing/test-api.js'
import { tokenHash } from '../session-crypto.js'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

const monitor = 'monitor@state.example'

describe('the first step', () => {
  it('sends a code and gives no token', async () => {
    const { status, body } = await firstStep(api, monitor)
    expect(status).toBe(200)
    expect(body).toMatchObject({ mfaPassed: false, email: monitor })
    expect(body.mfaToken).toHaveLength(43)
    expect(body).not.toHaveProperty('accessToken')
    const [mail] = await api.mailbox()
    expect(mail?.to).toBe(monitor)
    expect(mail?.text.match(/\b\d{6}\b/g)).toHaveLength(1)
  })

  it('gives no token to the password grant while the second step is on', async () => {
    const { status, body } = await api.call<TokenAnswer>('post', '/api/auth/token', { form: grant(monitor) })
    expect(status).toBe(200)
    expect(body.mfaPassed).toBe(false)
    expect(body).not.toHaveProperty('accessToken')
    expect(body).not.toHaveProperty('refreshToken')
  })

  it('answers an unknown user, a wrong password and a disabled account alike', async () => {
    const answers = await Promise.all([
      firstStep(api, 'nobody@state.example'),
      firstStep(api, monitor, { password: 'Wrong#Password1' }),
      firstStep(api, 'disabled@howard.example'),
      firstStep(api, monitor, { password: `Aa1!${'x'.repeat(200)}` }),
    ])
    for (const { status, body } of answers)
      expect({ status, ...body, id: '' }).toEqual({
        status: 401,
        code: 'UNAUTHENTICATED',
        message: 'Login Failed',
        id: '',
      })
  })

  it('knows the user name in any letter case', async () => {
    expect((await firstStep(api, 'Monitor@State.Example')).status).toBe(200)
  })

  it('names the fields that are missing', async () => {
    const { status, body } = await api.call('post', '/api/auth/tokenmfa', {
      form: { grant_type: 'password' },
    })
    expect(status).toBe(422)
    expect(Object.keys(body['fields'] as object)).toEqual(
      expect.arrayContaining(['username', 'password', 'client_id']),
    )
  })
})

describe('the second step', () => {
  it('signs in with the mailed code and fills exactly the claims that clients read', async () => {
    const { accessToken } = await signIn(api, 'admin@allegany.example')
    const claims = jwt.decode(accessToken) as Record<string, unknown>
    expect(Object.keys(claims).toSorted()).toEqual([
      'aud',
      'configuration',
      'email',
      'exp',
      'fullname',
      'iat',
      'iss',
      'jobtitle',
      'name',
      'permission',
      'phone_number',
      'role',
      'sid',
      'sub',
    ])
    expect(claims).toMatchObject({
      name: 'admin@allegany.example',
      fullname: 'Daniel Brandt',
      role: ['LocalAdmin'],
      configuration: '{}',
    })
    expect(accessToken.split('.')).toHaveLength(3)
    expect((await getMe(api, accessToken)).body['lastLoginDate']).not.toBeNull()
  })

  it('accepts a code once', async () => {
    const { body } = await firstStep(api, monitor)
    const code = await newestCode(api, monitor)
    expect((await secondStep(api, monitor, body.mfaToken ?? '', code)).body.mfaPassed).toBe(true)
    expect((await secondStep(api, monitor, body.mfaToken ?? '', code)).body).toEqual({ mfaPassed: false })
  })

  it('refuses the right code with another password, or with another person', async () => {
    const { body } = await firstStep(api, monitor)
    const code = await newestCode(api, monitor)
    const mfaToken = body.mfaToken ?? ''
    const other = await secondStep(api, monitor, mfaToken, code, { password: 'Wrong#Password1' })
    expect(other).toMatchObject({ status: 401, body: { message: 'Login Failed' } })
    const person = await secondStep(api, 'admin@allegany.example', mfaToken, code)
    expect(person).toMatchObject({ status: 401, body: { message: 'Login Failed' } })
    expect((await secondStep(api, monitor, mfaToken, code)).body.mfaPassed).toBe(true)
  })

  it('signs in once when the right code comes many times at once', async () => {
    const { body } = await firstStep(api, monitor)
    const code = await newestCode(api, monitor)
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => secondStep(api, monitor, body.mfaToken ?? '', code)),
    )
    expect(answers.filter((answer) => answer.body.mfaPassed)).toHaveLength(1)
  })

  it('refuses a code after ten minutes', async () => {
    const { body } = await firstStep(api, monitor)
    const code = await newestCode(api, monitor)
    api.clock.advance({ minutes: 10, seconds: 1 })
    const { status, body: answer } = await secondStep(api, monitor, body.mfaToken ?? '', code)
    expect({ status, answer }).toEqual({ status: 200, answer: { mfaPassed: false } })
  })

  it('compares five codes and refuses the right one after that', async () => {
    const { body } = await firstStep(api, monitor)
    const code = await newestCode(api, monitor)
    for (let guess = 0; guess < 5; guess++)
      expect((await secondStep(api, monitor, body.mfaToken ?? '', wrongCode(code))).body).toEqual({
        mfaPassed: false,
      })
    expect((await secondStep(api, monitor, body.mfaToken ?? '', code)).body).toEqual({ mfaPassed: false })
  })

  it('compares at most five codes out of five hundred that come at once', async () => {
    const { body } = await firstStep(api, monitor)
    const mfaToken = body.mfaToken ?? ''
    const code = await newestCode(api, monitor)
    const answers = await Promise.all(
      Array.from({ length: 500 }, () => secondStep(api, monitor, mfaToken, wrongCode(code))),
    )
    expect(answers.every((answer) => answer.status === 200 && !answer.body.mfaPassed)).toBe(true)
    const [attempt] = await api.db
      .select()
      .from(signInAttempts)
      .where(eq(signInAttempts.tokenHash, tokenHash(mfaToken)))
    expect(attempt?.guesses).toBe(5)
    expect((await secondStep(api, monitor, mfaToken, code)).body.mfaPassed).toBe(false)
  })

  it('binds the code to its attempt and its user', async () => {
    const one = await firstStep(api, monitor)
    const code = await newestCode(api, monitor)
    const other = await firstStep(api, 'monitor2@state.example')
    const otherCode = await newestCode(api, 'monitor2@state.example')
    const foreign = await secondStep(api, monitor, one.body.mfaToken ?? '', otherCode)
    expect(foreign.body.mfaPassed).toBe(code === otherCode)
    expect((await secondStep(api, monitor, other.body.mfaToken ?? '', otherCode)).status).toBe(401)
    expect((await secondStep(api, monitor, 'unknown', code)).body).toEqual({ mfaPassed: false })
  })

  it('stores neither the code nor the token', async () => {
    const { body } = await firstStep(api, monitor)
    const code = await newestCode(api, monitor)
    const rows = JSON.stringify(await api.db.select().from(signInAttempts))
    expect(rows).not.toContain(body.mfaToken)
    expect(rows).not.toContain(code)
  })
})

describe('sending the code again', () => {
  const user = 'user@allegany.example'

  it('makes a new code for the same attempt and lets the old one die', async () => {
    const first = await firstStep(api, user)
    const attemptToken = first.body.mfaToken ?? ''
    const oldCode = await newestCode(api, user)
    const again = await firstStep(api, user, { attemptToken })
    expect(again.body.mfaToken).toBe(attemptToken)
    const newCode = await newestCode(api, user)
    const withOld = await secondStep(api, user, attemptToken, oldCode)
    expect(withOld.body.mfaPassed).toBe(oldCode === newCode)
    const withNew = await secondStep(api, user, attemptToken, newCode)
    expect(withNew.body.mfaPassed).toBe(oldCode !== newCode)
  })

  it('is possible once in thirty seconds and five times in all', async () => {
    const first = await firstStep(api, user)
    const attemptToken = first.body.mfaToken ?? ''
    for (let resend = 0; resend < 5; resend++) {
      expect((await firstStep(api, user, { attemptToken })).status).toBe(200)
      const early = await api.call('post', '/api/auth/tokenmfa', { form: grant(user, { attemptToken }) })
      expect(early.status).toBe(429)
      expect(early.body['retryAfterSeconds']).toBeGreaterThan(0)
      expect(early.headers.get('retry-after')).toBe(String(early.body['retryAfterSeconds']))
      api.clock.advance({ seconds: 31 })
    }
    expect((await firstStep(api, user, { attemptToken })).status).toBe(429)
  })
})

describe('a trusted device', () => {
  const user = 'admin@howard.example'

  it('skips the code for thirty days', async () => {
    const { deviceToken } = await signIn(api, user, { trustedDevice: true })
    const trusted = await firstStep(api, user, { mfaToken: deviceToken ?? '' })
    expect(trusted.body.mfaPassed).toBe(true)
    expect((await getMe(api, trusted.body.accessToken ?? '')).status).toBe(200)
    api.clock.advance({ days: 30, seconds: 1 })
    expect((await firstStep(api, user, { mfaToken: deviceToken ?? '' })).body.mfaPassed).toBe(false)
  })

  it('is trusted for its own user only, and not when trust was not asked for', async () => {
    const { deviceToken } = await signIn(api, user, { trustedDevice: true })
    expect((await firstStep(api, monitor, { mfaToken: deviceToken ?? '' })).body.mfaPassed).toBe(false)
    expect((await signIn(api, user)).deviceToken).toBeUndefined()
  })
})

describe('failed sign-ins', () => {
  const user = 'user@howard.example'

  it('lock the account for fifteen minutes after the tenth, with the same answer, even when they come at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => firstStep(api, user, { password: 'Wrong#Password1' })),
    )
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([401]))
    const locked = await api.call('post', '/api/auth/tokenmfa', { form: grant(user) })
    expect(locked.body).toMatchObject({ code: 'UNAUTHENTICATED', message: 'Login Failed' })
    api.clock.advance({ minutes: 15, seconds: 1 })
    expect((await firstStep(api, user)).status).toBe(200)
  })

  it('are forgotten with the right password, and after fifteen minutes', async () => {
    const fail = () => firstStep(api, user, { password: 'Wrong#Password1' })
    for (let attempt = 0; attempt < 9; attempt++) await fail()
    expect((await firstStep(api, user)).status).toBe(200)
    for (let attempt = 0; attempt < 9; attempt++) await fail()
    api.clock.advance({ minutes: 15, seconds: 1 })
    await fail()
    expect((await firstStep(api, user)).status).toBe(200)
  })
})

describe('a signed-in user', () => {
  // Another process may have changed the rows: this one knows within a second.
  const becomes = async (status: number, ask: () => Promise<{ status: number }>) => {
    await expect.poll(async () => (await ask()).status, { timeout: 1000, interval: 20 }).toBe(status)
  }

  it('is refused within a second when disabled, deleted, or signed out everywhere', async () => {
    const user = 'liaison@state.example'
    const { accessToken } = await signIn(api, user)
    expect((await getMe(api, accessToken)).status).toBe(200)
    await api.db.update(users).set({ isEnabled: false }).where(eq(users.userName, user))
    await becomes(401, () => getMe(api, accessToken))
    expect((await getMe(api, accessToken)).body['message']).toContain('been disabled')
    await api.db
      .update(users)
      .set({ isEnabled: true, tokensValidAfter: api.clock.now() })
      .where(eq(users.userName, user))
    await expect
      .poll(async () => (await getMe(api, accessToken)).body['message'], { timeout: 1000, interval: 20 })
      .toBe('The session has ended.')
  })

  it('has the permissions of now, not those of the token', async () => {
    const { accessToken } = await signIn(api, monitor)
    expect((await api.call('get', '/api/account/permissions', { token: accessToken })).status).toBe(200)
    await api.db.delete(rolePermissions).where(eq(rolePermissions.roleId, 'StateMonitor'))
    await becomes(403, () => api.call('get', '/api/account/permissions', { token: accessToken }))
  })

  it('is refused with a token that ran out', async () => {
    const { accessToken } = await signIn(api, monitor)
    api.clock.advance({ seconds: 301 })
    expect((await getMe(api, accessToken)).status).toBe(401)
  })
})
