import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Browser } from '../testing/browser.js'
import { TestGateway, unhurried } from '../testing/gateway.js'
import { refuse, type StubUpstream } from '../testing/stub-upstream.js'

let now: number
let gateway: TestGateway
let upstream: StubUpstream

beforeEach(async () => {
  now = Date.now()
  gateway = await TestGateway.start({ now: () => now, limits: unhurried })
  upstream = gateway.upstream
})
afterEach(async () => {
  await gateway.stop()
})

const leas = '{ leas { id } }'
const twoLeas = { data: { leas: [{ id: 1 }, { id: 2 }] } }
const pass = (milliseconds: number): void => {
  now += milliseconds
}

describe('refreshing', () => {
  it('happens once for 500 requests in parallel whose token has expired', async () => {
    const browser = await gateway.signedInBrowser()
    pass(301_000)
    upstream.refuseTokens()
    const results = await Promise.all(Array.from({ length: 500 }, () => browser.query(leas)))
    expect(results.filter((result) => JSON.stringify(result) !== JSON.stringify(twoLeas))).toEqual([])
    expect(upstream.count('token')).toBe(1)
  })

  it('happens once for 500 requests in parallel whose token is refused', async () => {
    const browser = await gateway.signedInBrowser()
    upstream.refuseTokens()
    const results = await Promise.all(Array.from({ length: 500 }, () => browser.query(leas)))
    expect(results.filter((result) => JSON.stringify(result) !== JSON.stringify(twoLeas))).toEqual([])
    expect(upstream.count('token')).toBe(1)
  })

  it('comes before the call when the stored expiry is past', async () => {
    const browser = await gateway.signedInBrowser()
    pass(301_000)
    expect(await browser.query(leas)).toEqual(twoLeas)
    expect(upstream.count('listLeas')).toBe(1)
  })

  it('repeats a write that was answered 401 with the same idempotency key', async () => {
    const browser = await gateway.signedInBrowser()
    upstream.refuseTokens()
    await browser.query(
      'mutation { deleteSupportingDocument(id: "11111111-1111-4111-8111-111111111111") { errors { code } } }',
      {},
      { 'idempotency-key': 'the-action-1' },
    )
    const keys = upstream.received
      .filter((c) => c.id === 'deleteSupportingDocument')
      .map((c) => c.headers['idempotency-key'])
    expect(keys).toEqual(['the-action-1', 'the-action-1'])
  })

  it('prolongs the cookie to the life of the new refresh token', async () => {
    const browser = await gateway.signedInBrowser()
    upstream.refuseTokens()
    await browser.query(leas)
    expect(browser.lastSetCookies[0]).toMatch(/^portal_session=[\w-]{43}; Max-Age=2592000;/)
  })
})

describe('a refresh that fails', () => {
  it.each([
    ['The refresh token has expired.', 'session expired'],
    ['The account has been disabled.', 'session expired disabled'],
  ])('ends the session when the API says: %s', async (message, reason) => {
    const browser = await gateway.signedInBrowser()
    const former = browser.at(gateway.url)
    upstream.refuseTokens()
    const before = upstream.received.length
    upstream.answers.set('token', async (_request, response) => {
      // All three wait for the refresh: one that came after the session had ended would get other words.
      await expect.poll(() => upstream.received.length - before).toBe(4)
      refuse(response, 'UNAUTHENTICATED', message)
    })
    const results = await Promise.all([browser.query(leas), browser.query(leas), browser.viewer()])
    for (const result of results) {
      expect(result.errors?.[0]).toMatchObject({ message, extensions: { code: 'UNAUTHENTICATED', reason } })
    }
    expect(browser.cookies.size).toBe(0)
    expect((await former.viewer()).data).toEqual({ viewer: null })
    expect(upstream.count('token')).toBe(1)
  })

  it.each([
    [
      'is down',
      (): void => upstream.answers.set('token', (_request, response) => response.destroy()) && undefined,
    ],
    [
      'fails',
      (): void =>
        upstream.answers.set('token', (_r, response) => refuse(response, 'INTERNAL', 'x')) && undefined,
    ],
    [
      'answers HTML',
      (): void => upstream.answers.set('token', (_r, response) => response.send('<h1>Hi</h1>')) && undefined,
    ],
  ])('keeps the session when the API %s', async (_name, fault) => {
    const browser = await gateway.signedInBrowser()
    upstream.refuseTokens()
    fault()
    const failed = await browser.query(leas)
    expect(failed.errors?.[0]?.extensions['code']).toMatch(/^(UPSTREAM_UNAVAILABLE|INTERNAL)$/)
    upstream.answers.delete('token')
    expect(await browser.query(leas)).toEqual(twoLeas)
  })

  it('names the description that another kind of server gives', async () => {
    const browser = await gateway.signedInBrowser()
    upstream.refuseTokens()
    upstream.answers.set('token', (_request, response) =>
      response.status(400).json({ error: 'invalid_grant', error_description: 'Signed in elsewhere.' }),
    )
    expect((await browser.query(leas)).errors?.[0]?.extensions).toMatchObject({
      code: 'UNAUTHENTICATED',
      reason: 'session expired (Signed in elsewhere.)',
      description: 'Signed in elsewhere.',
    })
  })

  it('ends the session when the renewed token is refused too', async () => {
    const browser = await gateway.signedInBrowser()
    upstream.refuseTokens()
    upstream.answers.set('listLeas', (_request, response) => refuse(response, 'UNAUTHENTICATED', 'No.'))
    const failed = await browser.query(leas)
    expect(failed.errors?.[0]?.extensions).toMatchObject({
      code: 'UNAUTHENTICATED',
      reason: 'session expired',
    })
    expect(browser.cookies.size).toBe(0)
    expect(upstream.count('token')).toBe(1)
  })

  it('has a key of its own after a password change that answered a refresh token only', async () => {
    const browser = await gateway.signedInBrowser()
    const live = [...upstream.live]
    upstream.refuseTokens()
    upstream.answers.set('token', (_request, response) => refuse(response, 'UNAVAILABLE', 'Down.'))
    await browser.query(leas)
    for (const token of live) upstream.live.add(token)
    upstream.answers.delete('token')
    upstream.answers.set('changePassword', (_request, response) => {
      upstream.refreshToken = 'refresh-of-the-change'
      response.json({ mfaPassed: true, refreshToken: 'refresh-of-the-change' })
    })
    const change =
      'mutation { changePassword(input: { currentPassword: "a", newPassword: "b" }) { errors { code } } }'
    expect((await browser.query(change)).data).toEqual({ changePassword: { errors: [] } })
    expect(await browser.query(leas)).toEqual(twoLeas)
    const refreshes = upstream.received.filter(({ id }) => id === 'token')
    expect(refreshes.map(({ body }) => body['refresh_token'])).toEqual([
      expect.any(String),
      'refresh-of-the-change',
    ])
    expect(new Set(refreshes.map(({ headers }) => headers['idempotency-key'])).size).toBe(2)
  })

  it('does not come back to life when the person signs out meanwhile', async () => {
    const browser = await gateway.signedInBrowser()
    const tab = browser.at(gateway.url)
    upstream.refuseTokens()
    let goOn = (): void => undefined
    const held = new Promise<void>((resolve) => {
      goOn = resolve
    })
    upstream.answers.set('token', async (_request, response) => {
      await held
      response.json(upstream.tokens())
    })
    const query = browser.query(leas)
    await expect.poll(() => upstream.count('token')).toBe(1)
    const out = tab.query('mutation { signOut { errors { code } } }')
    goOn()
    await Promise.all([query, out])
    expect((await browser.at(gateway.url).viewer()).data).toEqual({ viewer: null })
    expect(upstream.last('revokeToken').body['token']).toBe(upstream.refreshToken)
  })
})

describe('a restart', () => {
  async function restarted(browser: Browser): Promise<Browser> {
    await gateway.halt()
    gateway = await TestGateway.start({ now: () => now, dataDir: gateway.config.dataDir, upstream })
    return browser.at(gateway.url)
  }

  it('signs nobody out and keeps sign-ins that wait for their code', async () => {
    const signedIn = await gateway.signedInBrowser()
    const waiting = gateway.browser()
    await waiting.signIn()
    expect((await (await restarted(signedIn)).viewer()).data).toEqual({ viewer: { id: 'u-1' } })
    const code = await waiting.at(gateway.url).verify()
    expect(code.data?.['verifySecurityCode']).toMatchObject({ viewer: { id: 'u-1' } })
  })

  it('in the middle of a refresh repeats it with the key that was written before', async () => {
    const browser = await gateway.signedInBrowser()
    upstream.refuseTokens()
    // The API rotates, but its response never arrives: the gateway still has the old refresh token.
    const used = upstream.refreshToken
    const rotated = upstream.tokens()
    let keyOfFirst: string | string[] | undefined
    upstream.answers.set('token', (request, response) => {
      keyOfFirst = request.headers['idempotency-key']
      response.destroy()
    })
    await browser.query(leas)
    upstream.answers.set('token', (request, response) => {
      const same = request.headers['idempotency-key'] === keyOfFirst && request.body.refresh_token === used
      if (same) response.json(rotated)
      else refuse(response, 'UNAUTHENTICATED', 'Token reused.')
    })
    expect(await (await restarted(browser)).query(leas)).toEqual(twoLeas)
  })
})

describe('what is kept', () => {
  it('expires with the refresh token, and a waiting sign-in after ten minutes', async () => {
    const signedIn = await gateway.signedInBrowser()
    const waiting = gateway.browser()
    await waiting.signIn()
    pass(10 * 60_000 + 1)
    expect((await waiting.verify()).data?.['verifySecurityCode']).toMatchObject({
      errors: [{ code: 'UNAUTHENTICATED' }],
    })
    pass(30 * 24 * 60 * 60_000)
    expect((await signedIn.viewer()).data).toEqual({ viewer: null })
    // The session, the sign-in attempt, and for sign-ins and codes the counts of an account and an address.
    expect(await gateway.store.sweep()).toBe(6)
  })

  it('holds no password, token, name or session id in the clear', async () => {
    const browser = await gateway.signedInBrowser()
    await gateway.browser().signIn()
    const folder = path.join(gateway.config.dataDir, 'sessions')
    await gateway.store.close()
    const files = await Promise.all(
      (await readdir(folder)).map((name) => readFile(path.join(folder, name), 'latin1')),
    )
    const disk = files.join('')
    expect(disk).toContain('session:')
    for (const secret of [
      'right',
      'admin@',
      'refresh-',
      'head.',
      'attempt-1',
      browser.cookies.get('portal_session'),
    ]) {
      expect(disk).not.toContain(secret)
    }
  })

  it('never shows a token, a password, a code or a cookie to the log', async () => {
    const browser = await gateway.signedInBrowser()
    upstream.refuseTokens()
    await browser.query(leas)
    const log = gateway.logLines.join('')
    expect(log).toContain('/graphql')
    for (const secret of ['right', '123456', 'refresh-', 'head.', browser.cookies.get('portal_session')]) {
      expect(log).not.toContain(secret)
    }
  })
})

describe('cookies', () => {
  it('are for the whole site, for no script and for no other site', async () => {
    const browser = await gateway.signedInBrowser()
    const line = browser.lastSetCookies.find((cookie) => cookie.startsWith('portal_session='))
    expect(line).toMatch(/^portal_session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Strict$/)
  })

  it('are Secure and bound to the host where the portal is on HTTPS', async () => {
    const secure = await TestGateway.start({ env: { PUBLIC_URL: 'https://portal.example' }, now: () => now })
    try {
      const browser = await secure.signedInBrowser()
      const line = browser.lastSetCookies.find((cookie) => cookie.startsWith('__Host-portal_session='))
      expect(line).toMatch(/=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Strict$/)
    } finally {
      await secure.stop()
    }
  })
})
