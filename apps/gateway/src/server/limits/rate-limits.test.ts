import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Browser } from '../../testing/browser.js'
import { TestGateway } from '../../testing/gateway.js'
import { TestRedis } from '../../testing/redis-server.js'
import { StubUpstream } from '../../testing/stub-upstream.js'
import { limitSettings } from './limit-settings.js'
import { RateLimits } from './rate-limits.js'

const low = [
  'signIn.account=3/900',
  'signIn.address=8/900',
  'signInAtDevice.account=4/900',
  'securityCode.account=2/900',
  'resendCode.account=1/900',
  'passwordReset.account=2/900',
  'upload.client=1/900',
  'clientToken.account=1/900',
]
const env = { TRUSTED_PROXIES: 'loopback', RATE_LIMITS: low.join(',') }
const codeOf = (result: { errors?: { extensions: Record<string, unknown> }[] }): unknown =>
  result.errors?.[0]?.extensions['code']
const mutation = (name: string, input: string): string => `mutation { ${name}${input} { errors { code } } }`

/** A browser at this address, according to a trusted proxy. */
function at(gateway: TestGateway, address: string): Browser {
  const browser = gateway.browser()
  const post = browser.post.bind(browser)
  browser.post = (body, headers) => post(body, { ...headers, 'x-forwarded-for': address })
  return browser
}
const signIn = async (gateway: TestGateway, address: string, name = 'admin@allegany.example') =>
  codeOf(await at(gateway, address).signIn('wrong', name)) ?? 'asked'

describe('limits', () => {
  let gateway: TestGateway

  beforeAll(async () => {
    gateway = await TestGateway.start({ env })
  })
  afterAll(async () => {
    await gateway.stop()
  })

  it('count sign-ins of an account from anywhere, in any spelling, and say when to come back', async () => {
    const seen = []
    for (const [index, name] of [
      'one@x.example',
      'ONE@x.example',
      'one@x.example',
      'One@x.example',
    ].entries())
      seen.push(await signIn(gateway, `10.0.0.${index}`, name))
    expect(seen).toEqual(['asked', 'asked', 'asked', 'TOO_MANY_REQUESTS'])
    const before = gateway.upstream.count('tokenMfa')
    const { errors } = await at(gateway, '10.0.0.9').signIn('right', 'one@x.example')
    expect(errors?.[0]?.extensions['retryAfterSeconds']).toBeGreaterThan(800)
    expect(gateway.upstream.count('tokenMfa')).toBe(before)
  })

  it('count sign-ins from an address in whatever name, and a network of IPv6 as one', async () => {
    const from = async (address: string, index: number): Promise<unknown> =>
      signIn(gateway, address, `person${index}@y.example`)
    for (let index = 0; index < 8; index += 1)
      expect(await from(`2001:db8:1:2::${index}`, index)).toBe('asked')
    expect(await from('2001:db8:1:2:ffff::1', 9)).toBe('TOO_MANY_REQUESTS')
    expect(await from('2001:db8:1:3::1', 10)).toBe('asked')
  })

  it('leave a device that the account trusts a count of its own behind a flooded address', async () => {
    const name = 'device@x.example'
    const browser = at(gateway, '10.3.0.1')
    await browser.signIn('right', name)
    await browser.verify('123456', true)
    const cookie = browser.cookies.get('portal_device') ?? ''
    const withCookie = (value: string) => {
      const fresh = at(gateway, '10.3.0.1')
      fresh.cookies.set('portal_device', value)
      return fresh
    }
    for (let index = 0; index < 9; index += 1) await signIn(gateway, '10.3.0.1', `stranger${index}@x.example`)
    expect(await signIn(gateway, '10.3.0.1', 'other@x.example')).toBe('TOO_MANY_REQUESTS')
    expect((await withCookie(cookie).signIn('right', name)).data?.['signIn']).toMatchObject({
      viewer: { id: 'u-1' },
    })
    // Neither an unknown token nor one of another account circumvents the limit of an address.
    for (const [value, account] of [
      ['trusted', name],
      [`other.${cookie.split('.')[1]}`, name],
      [`${cookie}x`, name],
      [cookie, 'other@x.example'],
    ] as const)
      expect(codeOf(await withCookie(value).signIn('right', account))).toBe('TOO_MANY_REQUESTS')
    const guesses = []
    for (let index = 0; index < 4; index += 1)
      guesses.push(codeOf(await withCookie(cookie).signIn('wrong', name)))
    expect(guesses).toEqual([undefined, undefined, undefined, 'TOO_MANY_REQUESTS'])
  })

  it('hold for tries that come at once', async () => {
    const tries = Array.from({ length: 12 }, (_, index) =>
      signIn(gateway, `10.1.0.${index}`, 'two@x.example'),
    )
    const codes = await Promise.all(tries)
    expect(codes.filter((code) => code === 'asked')).toHaveLength(3)
  })

  it('count codes, resends, links to choose a password, and uploads', async () => {
    const browser = at(gateway, '10.2.0.1')
    await browser.signIn('right', 'three@x.example')
    const codes = []
    for (let index = 0; index < 3; index += 1) codes.push(codeOf(await browser.verify('000000')))
    expect(codes).toEqual([undefined, undefined, 'TOO_MANY_REQUESTS'])
    const resend = async (): Promise<unknown> =>
      codeOf(await browser.query(mutation('resendSecurityCode', '')))
    expect([await resend(), await resend()]).toEqual([undefined, 'TOO_MANY_REQUESTS'])
    const link = async (): Promise<unknown> =>
      codeOf(await browser.query(mutation('requestPasswordReset', '(input: { email: "three@x.example" })')))
    expect([await link(), await link(), await link()]).toEqual([undefined, undefined, 'TOO_MANY_REQUESTS'])

    const person = await gateway.signedInBrowser()
    const upload = (): Promise<Response> =>
      person.fetch('/files/supporting-documents', {
        method: 'POST',
        headers: { 'apollo-require-preflight': '1' },
      })
    expect((await upload()).status).toBe(400)
    const refused = await upload()
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800)
  })

  it('count the tokens that a client asks for, whatever its secret', async () => {
    const ask = (secret: string): Promise<Response> =>
      fetch(`${gateway.url}/api/auth/token`, {
        method: 'POST',
        body: new URLSearchParams({
          grant_type: 'client_credentials',
          client_id: 'client-1',
          client_secret: secret,
        }),
      })
    expect((await ask('one')).status).toBe(401)
    const refused = await ask('two')
    expect([refused.status, await refused.json()]).toMatchObject([
      429,
      { errors: [{ code: 'TOO_MANY_REQUESTS' }] },
    ])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800)
  })

  it('keep nobody’s name', async () => {
    await signIn(gateway, '10.3.0.1', 'four@x.example')
    expect(await gateway.store.get('limit:signIn.account:four@x.example')).toBeUndefined()
    expect(gateway.logLines.join('')).not.toContain('four@x.example')
  })

  it('tell a browser in GraphQL’s own media type that it asks too often', async () => {
    const eager = await TestGateway.start({ env: { RATE_LIMITS: 'request.client=2/60' } })
    try {
      const browser = await eager.signedInBrowser()
      for (let index = 0; index < 2; index += 1) expect((await browser.viewer()).errors).toBeUndefined()
      const accept = 'application/graphql-response+json,application/json;q=0.9'
      const refused = await browser.post({ query: '{ viewer { id } }' }, { accept })
      expect([refused.status, refused.headers.get('content-type')]).toEqual([
        429,
        'application/graphql-response+json; charset=utf-8',
      ])
      expect(await refused.json()).toMatchObject({
        errors: [{ extensions: { code: 'TOO_MANY_REQUESTS', retryAfterSeconds: expect.any(Number) } }],
      })
      // Another session at the same address is not affected.
      expect((await eager.browser().viewer()).errors).toBeUndefined()
    } finally {
      await eager.stop()
    }
  })

  it('hold after a restart', async () => {
    const first = await TestGateway.start({ env })
    for (let index = 0; index < 3; index += 1) await signIn(first, '10.4.0.1')
    await first.halt()
    const { upstream, config } = first
    const second = await TestGateway.start({ upstream, dataDir: config.dataDir, env })
    try {
      expect(await signIn(second, '10.4.0.2')).toBe('TOO_MANY_REQUESTS')
      expect(await signIn(second, '10.4.0.2', 'other@x.example')).toBe('asked')
    } finally {
      await second.stop()
    }
  })
})

describe('limits of two gateways with one store', () => {
  it('count together, and each by itself while the store is away', async () => {
    const redis = await TestRedis.start()
    const upstream = await new StubUpstream().start()
    const shared = { ...env, REDIS_URL: redis.url }
    const first = await TestGateway.start({ upstream, env: shared })
    const second = await TestGateway.start({ upstream, env: shared })
    try {
      const codes = []
      for (const gateway of [first, second, first, second]) codes.push(await signIn(gateway, '10.5.0.1'))
      expect(codes).toEqual(['asked', 'asked', 'asked', 'TOO_MANY_REQUESTS'])
      await redis.down()
      // Refused because the sign-in cannot be stored, not let through uncounted.
      const away = []
      for (let index = 0; index < 4; index += 1) away.push(await signIn(first, '10.5.0.2', 'away@x.example'))
      expect(away.slice(3)).toEqual(['TOO_MANY_REQUESTS'])
    } finally {
      await redis.stop()
      await first.halt()
      await second.stop()
    }
  })
})

describe('the settings', () => {
  it('are wider in a demonstration, where one person is everybody', () => {
    expect(limitSettings('production', '').signIn.account).toEqual({ points: 30, seconds: 900 })
    expect(limitSettings('demo', '').signIn.account).toEqual({ points: 600, seconds: 900 })
  })

  it.each([
    'signIn=3/9',
    'signIn.client=3/9',
    'nothing.account=3/9',
    'signIn.account=0/9',
    'signIn.account=x',
  ])('refuse %s', (text) => {
    expect(() => limitSettings('production', text)).toThrow(`RATE_LIMITS: '${text}' is no limit`)
  })

  it('let a fault of the limiter be seen', async () => {
    const broken = { spend: () => Promise.reject(new Error('disk full')) }
    const limits = new RateLimits(limitSettings('demo', ''), 'secret', () => broken)
    await expect(limits.spend('signIn', { account: 'a' })).rejects.toThrow('disk full')
  })
})
