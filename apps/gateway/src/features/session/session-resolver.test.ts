import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { TestGateway } from '../../testing/gateway.js'
import { refuse } from '../../testing/stub-upstream.js'

let gateway: TestGateway

beforeEach(async () => {
  gateway = await TestGateway.start()
})
afterEach(async () => {
  await gateway.stop()
})

describe('signing in', () => {
  it('asks for the code after the password, and knows the person after the code', async () => {
    const browser = gateway.browser()
    expect((await browser.viewer()).data).toEqual({ viewer: null })
    expect(await browser.signIn()).toEqual({
      data: { signIn: { mfaRequired: true, email: 'admin@allegany.example', viewer: null, errors: [] } },
    })
    expect((await browser.viewer()).data).toEqual({ viewer: null })
    expect(await browser.verify()).toEqual({
      data: { verifySecurityCode: { mfaRequired: false, viewer: { id: 'u-1' }, errors: [] } },
    })
    expect((await browser.viewer()).data).toEqual({ viewer: { id: 'u-1' } })
    expect([...browser.cookies.keys()]).toEqual(['portal_session'])
  })

  it('passes the refusal of the API on in the payload', async () => {
    const browser = gateway.browser()
    expect((await browser.signIn('wrong')).data?.['signIn']).toMatchObject({
      mfaRequired: false,
      errors: [{ code: 'UNAUTHENTICATED', field: null, message: 'Login Failed' }],
    })
    expect(browser.cookies.size).toBe(0)
  })

  it('says the same for a wrong code and for a code without a running sign-in', async () => {
    const browser = gateway.browser()
    const message = 'The security code is invalid or expired'
    expect((await browser.verify()).data?.['verifySecurityCode']).toMatchObject({ errors: [{ message }] })
    await browser.signIn()
    expect((await browser.verify('999999')).data?.['verifySecurityCode']).toMatchObject({
      mfaRequired: true,
      errors: [{ code: 'BAD_USER_INPUT', field: 'code', message }],
    })
    expect((await browser.verify()).data?.['verifySecurityCode']).toMatchObject({ viewer: { id: 'u-1' } })
  })

  it('gives a new session id at each step and forgets the half-way state', async () => {
    const browser = gateway.browser()
    await browser.signIn()
    const halfway = browser.cookies.get('portal_attempt')
    await browser.verify()
    expect(browser.cookies.get('portal_session')).not.toBe(halfway)
    browser.cookies.set('portal_attempt', halfway ?? '')
    expect((await browser.verify()).data?.['verifySecurityCode']).toMatchObject({
      errors: [{ code: 'UNAUTHENTICATED' }],
    })
  })

  it('skips the code on a trusted device, whose token lives thirty days in a cookie of its own', async () => {
    const browser = gateway.browser()
    await browser.signIn()
    await browser.verify('123456', true)
    const line = browser.lastSetCookies.find((cookie) => cookie.startsWith('portal_device='))
    expect(line).toMatch(
      /^portal_device=trusted\.[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Strict$/,
    )
    await browser.query('mutation { signOut { errors { code } } }')
    expect((await browser.signIn()).data?.['signIn']).toMatchObject({
      mfaRequired: false,
      viewer: { id: 'u-1' },
    })
    expect(gateway.upstream.last('tokenMfa').body['mfaToken']).toBe('trusted')
    expect(browser.lastSetCookies.some((cookie) => cookie.startsWith('portal_device='))).toBe(false)
  })

  it('trusts the device although the answer to the code breaks off afterwards', async () => {
    const browser = gateway.browser()
    await browser.signIn()
    gateway.upstream.answers.set('getMe', (_request, response) => response.status(502).end())
    expect((await browser.verify('123456', true)).errors).toMatchObject([
      { extensions: { code: 'UPSTREAM_UNAVAILABLE' } },
    ])
    gateway.upstream.answers.delete('getMe')
    expect(browser.cookies.get('portal_device')).toMatch(/^trusted\./)
    expect((await browser.viewer()).data).toEqual({ viewer: { id: 'u-1' } })
  })

  it('sends the code of the running attempt again without the token of the device', async () => {
    const browser = gateway.browser()
    browser.cookies.set('portal_device', 'not-trusted-any-more')
    await browser.signIn()
    expect(await browser.query('mutation { resendSecurityCode { email errors { code } } }')).toEqual({
      data: { resendSecurityCode: { email: 'admin@allegany.example', errors: [] } },
    })
    expect(gateway.upstream.last('tokenMfa').body).toMatchObject({ mfaToken: '', attemptToken: 'attempt-1' })
    expect((await browser.verify()).data?.['verifySecurityCode']).toMatchObject({ viewer: { id: 'u-1' } })
  })

  it('signs the former session out when somebody signs in over it', async () => {
    const browser = await gateway.signedInBrowser()
    const former = browser.at(gateway.url)
    await browser.signIn()
    expect(gateway.upstream.count('revokeToken')).toBe(1)
    expect((await former.viewer()).data).toEqual({ viewer: null })
  })

  it.each([
    [{ mfaPassed: true }, 'Received accessToken was empty'],
    [{ mfaPassed: true, accessToken: '' }, 'Received accessToken was empty'],
    [{ mfaPassed: true, accessToken: 'two.parts' }, 'Received accessToken does not have three parts'],
  ])('shows what is wrong with the token of the answer %j', async (answer, message) => {
    gateway.upstream.answers.set('tokenMfa', (_request, response) => response.json(answer))
    const browser = gateway.browser()
    expect((await browser.signIn()).errors).toMatchObject([{ message, extensions: { code: 'INTERNAL' } }])
    expect(browser.cookies.size).toBe(0)
  })

  it('understands tokens that are spelled with underscores', async () => {
    gateway.upstream.live.add('a.b.c')
    gateway.upstream.answers.set('tokenMfa', (_request, response) =>
      response.json({ access_token: 'a.b.c', refresh_token: 'r', expires_in: 60 }),
    )
    expect((await gateway.browser().signIn()).data?.['signIn']).toMatchObject({ viewer: { id: 'u-1' } })
  })

  it('answers a limit as a root error with the time to wait', async () => {
    gateway.upstream.answers.set('tokenMfa', (_request, response) =>
      refuse(response, 'TOO_MANY_REQUESTS', 'Too many attempts.', { retryAfterSeconds: 30 }),
    )
    expect((await gateway.browser().signIn()).errors).toMatchObject([
      { message: 'Too many attempts.', extensions: { code: 'TOO_MANY_REQUESTS', retryAfterSeconds: 30 } },
    ])
  })

  it('is not for clients that send a token of their own', async () => {
    const token = gateway.upstream.tokens() as { accessToken: string }
    const result = await gateway
      .browser()
      .query('mutation { signOut { errors { code } } }', {}, { authorization: `Bearer ${token.accessToken}` })
    expect(result.errors?.[0]?.extensions['code']).toBe('BAD_USER_INPUT')
  })
})

describe('signing out', () => {
  it('has the browser forget kept answers, and keep cookies and storage', async () => {
    const browser = await gateway.signedInBrowser()
    const { headers } = await browser.post({ query: 'mutation { signOut { errors { code } } }' })
    expect(headers.get('clear-site-data')).toBe('"cache"')
  })

  it('revokes the refresh token and clears the cookie', async () => {
    const browser = await gateway.signedInBrowser()
    const former = browser.at(gateway.url)
    const { refreshToken } = gateway.upstream
    expect((await browser.query('mutation { signOut { errors { code } } }')).data).toEqual({
      signOut: { errors: [] },
    })
    expect(gateway.upstream.last('revokeToken').body).toMatchObject({ token: refreshToken })
    expect(browser.cookies.size).toBe(0)
    expect((await former.viewer()).data).toEqual({ viewer: null })
  })

  it('signs out when the API is down', async () => {
    const browser = await gateway.signedInBrowser()
    const former = browser.at(gateway.url)
    await gateway.upstream.stop()
    expect((await browser.query('mutation { signOut { errors { code } } }')).data).toEqual({
      signOut: { errors: [] },
    })
    expect(browser.cookies.size).toBe(0)
    expect((await former.viewer()).data).toEqual({ viewer: null })
  })
})

describe('passwords', () => {
  const forgot =
    'mutation { requestPasswordReset(input: { email: "a@b.example" }) { errors { code message } } }'

  it.each([
    ['NOT_FOUND', 'Email: a@b.example was not found... Please try again.'],
    ['FORBIDDEN', 'Email: a@b.example is deactivated. Please contact an administrator.'],
  ] as const)('passes the text of a %s on unchanged', async (code, message) => {
    gateway.upstream.answers.set('recoverPassword', (_request, response) => refuse(response, code, message))
    expect((await gateway.browser().query(forgot)).data).toEqual({
      requestPasswordReset: { errors: [{ code, message }] },
    })
  })

  it('names one error for each message of a field, by the name of the input', async () => {
    gateway.upstream.answers.set('resetPassword', (_request, response) =>
      refuse(response, 'BAD_USER_INPUT', 'Refused.', {
        fields: { password: ['Too short.', 'No digit.'], id: ['Unknown address.'] },
      }),
    )
    const result = await gateway.browser().query(`mutation {
      resetPassword(input: { email: "a@b.example", token: "t", password: "p" }) { errors { code field message } }
    }`)
    expect(result.data?.['resetPassword']).toEqual({
      errors: [
        { code: 'BAD_USER_INPUT', field: 'password', message: 'Too short.' },
        { code: 'BAD_USER_INPUT', field: 'password', message: 'No digit.' },
        { code: 'BAD_USER_INPUT', field: 'email', message: 'Unknown address.' },
      ],
    })
  })

  const change = `mutation {
    changePassword(input: { currentPassword: "old", newPassword: "new" }) { errors { code field message } }
  }`

  it('keeps the session alive over a change of the password, with the tokens of the answer', async () => {
    const browser = await gateway.signedInBrowser()
    expect((await browser.query(change)).data).toEqual({ changePassword: { errors: [] } })
    expect(gateway.upstream.last('changePassword')).toMatchObject({
      params: { userId: 'u-1' },
      body: { id: 'u-1', currentPassword: 'old', newPassword: 'new' },
    })
    expect((await browser.viewer()).data).toEqual({ viewer: { id: 'u-1' } })
    expect(gateway.upstream.count('token')).toBe(0)
  })

  it('refreshes after a change of the password that answers a refresh token only', async () => {
    const browser = await gateway.signedInBrowser()
    gateway.upstream.answers.set('changePassword', (_request, response) => {
      gateway.upstream.refuseTokens()
      gateway.upstream.refreshToken = 'after-change'
      response.json({ mfaPassed: true, refreshToken: 'after-change' })
    })
    await browser.query(change)
    expect((await browser.viewer()).data).toEqual({ viewer: { id: 'u-1' } })
    expect(gateway.upstream.last('token').body['refresh_token']).toBe('after-change')
  })

  it('wants somebody signed in to change a password', async () => {
    expect((await gateway.browser().query(change)).errors?.[0]?.extensions['code']).toBe('UNAUTHENTICATED')
  })
})
