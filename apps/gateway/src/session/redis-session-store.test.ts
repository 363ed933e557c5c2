import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Browser } from '../testing/browser.js'
import { createLogger } from '../server/watch/logger.js'
import { connectRedis, untilConnected } from '../server/redis.js'
import { TestGateway, unhurried } from '../testing/gateway.js'
import { TestRedis } from '../testing/redis-server.js'
import { StubUpstream } from '../testing/stub-upstream.js'

const leas = '{ leas { id } }'
const twoLeas = { data: { leas: [{ id: 1 }, { id: 2 }] } }

let redis: TestRedis
let upstream: StubUpstream
let now: number
let gateways: TestGateway[]

beforeAll(async () => {
  redis = await TestRedis.start()
})
afterAll(async () => {
  await redis.stop()
})
beforeEach(async () => {
  now = Date.now()
  upstream = await new StubUpstream().start()
  const start = (): Promise<TestGateway> =>
    TestGateway.start({ upstream, env: { REDIS_URL: redis.url }, now: () => now, limits: unhurried })
  gateways = [await start(), await start()]
})
afterEach(async () => {
  for (const gateway of gateways) await gateway.stop()
})

/** A person who signed in at the first gateway, as a browser at each of the two. */
async function person(): Promise<[Browser, Browser]> {
  const [first, second] = gateways
  if (first === undefined || second === undefined) throw new Error('Two gateways are needed.')
  const browser = await first.signedInBrowser()
  return [browser, browser.at(second.url)]
}
const codeOf = ({ errors }: { errors?: { extensions: Record<string, unknown> }[] }): unknown =>
  errors?.[0]?.extensions['code']

describe('two gateways with one store', () => {
  it('know the same sessions, and the same sign-ins under way', async () => {
    const [first, second] = gateways
    const browser = first?.browser()
    await browser?.signIn()
    const other = browser?.at(second?.url ?? '')
    expect((await other?.verify())?.data?.['verifySecurityCode']).toMatchObject({ viewer: { id: 'u-1' } })
    const back = other?.at(first?.url ?? '')
    expect((await back?.viewer())?.data).toEqual({ viewer: { id: 'u-1' } })
    await back?.query('mutation { signOut { errors { code } } }')
    expect((await other?.viewer())?.data).toEqual({ viewer: null })
  })

  it('make one refresh for 500 requests in parallel over both', async () => {
    const browsers = await person()
    now += 301_000
    upstream.refuseTokens()
    const results = await Promise.all(
      Array.from({ length: 500 }, (_, index) => browsers[index % 2 === 0 ? 0 : 1].query(leas)),
    )
    expect(results.filter((result) => JSON.stringify(result) !== JSON.stringify(twoLeas))).toEqual([])
    expect(upstream.count('token')).toBe(1)
  })

  it('refresh after one of them died in the middle of a refresh, with its key', async () => {
    const [browser, other] = await person()
    now += 301_000
    upstream.refuseTokens()
    upstream.answers.set('token', () => undefined)
    const lost = browser.query(leas).catch(() => undefined)
    await expect.poll(() => upstream.count('token')).toBe(1)
    // Timers of the process renew the lock; without them it expires.
    await gateways.shift()?.halt()
    await lost
    upstream.answers.delete('token')
    expect(await other.query(leas)).toEqual(twoLeas)
    const keys = upstream.received
      .filter(({ id }) => id === 'token')
      .map(({ headers }) => headers['idempotency-key'])
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
  })

  it('pass the key of one action on alike, so that the system of record knows the repeat', async () => {
    const write =
      'mutation { assignUser(input: { subsectionResponseId: 1, userId: "u" }) { errors { code } } }'
    for (const browser of await person()) await browser.query(write, {}, { 'idempotency-key': 'action-0001' })
    const keys = upstream.received
      .filter(({ id }) => id === 'assignUser')
      .map(({ headers }) => headers['idempotency-key'])
    expect(keys).toEqual(['action-0001', 'action-0001'])
  })

  it('keep nothing readable in it', async () => {
    const [browser] = await person()
    const keys = await redis.keys()
    expect(keys.some((key) => key.startsWith('portal:session:'))).toBe(true)
    const dump = JSON.stringify([keys, ...(await redis.values())])
    for (const secret of ['right', 'admin@', 'refresh-', 'head.', browser.cookies.get('portal_session')])
      expect(dump).not.toContain(secret)
  })
})

describe('a store that is away', () => {
  it('leaves people served who were just here, tells the others, and signs nobody out', async () => {
    const [browser, elsewhere] = await person()
    expect(await browser.query(leas)).toEqual(twoLeas)
    await redis.down()
    try {
      expect(await browser.query(leas)).toEqual(twoLeas)
      // This gateway has not read the session yet.
      const refused = await elsewhere.post({ query: leas })
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1'])
      expect(refused.headers.getSetCookie()).toEqual([])
      expect(codeOf((await gateways[0]?.browser().signIn()) ?? {})).toBe('UPSTREAM_UNAVAILABLE')
      upstream.refuseTokens()
      expect(codeOf(await browser.query(leas))).toBe('UPSTREAM_UNAVAILABLE')
      expect(upstream.count('token')).toBe(0)
      expect((await browser.fetch('/readyz')).status).toBe(200)
    } finally {
      await redis.up()
    }
    await expect.poll(() => elsewhere.query(leas), { timeout: 10_000 }).toEqual(twoLeas)
    await expect.poll(() => browser.query(leas), { timeout: 10_000 }).toEqual(twoLeas)
    expect(upstream.count('token')).toBe(1)
  })

  it('lets nobody believe to be signed out who is not', async () => {
    const [browser, elsewhere] = await person()
    const signOut = 'mutation { signOut { errors { code } } }'
    await redis.down()
    try {
      const refused = await browser.post({ query: signOut })
      expect([refused.status, refused.headers.getSetCookie()]).toEqual([503, []])
    } finally {
      await redis.up()
    }
    await expect.poll(() => browser.query(leas), { timeout: 10_000 }).toEqual(twoLeas)
    await expect.poll(() => elsewhere.query(leas), { timeout: 10_000 }).toEqual(twoLeas)
    await browser.query(signOut)
    // Although the other gateway has just read the session.
    expect(codeOf(await elsewhere.query(leas))).toBe('UNAUTHENTICATED')
  })

  it('stops a gateway from starting', async () => {
    const nobody = connectRedis('redis://127.0.0.1:1', createLogger('silent'))
    await expect(untilConnected(nobody, 300)).rejects.toThrow('REDIS_URL: the store does not answer.')
  })
})
