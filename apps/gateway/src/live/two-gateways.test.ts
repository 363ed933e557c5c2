import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Browser } from '../testing/browser.js'
import { TestGateway } from '../testing/gateway.js'
import { LiveListener } from '../testing/live-listener.js'
import { PresentPeople, say } from '../testing/present-people.js'
import { TestRedis } from '../testing/redis-server.js'
import { StubUpstream } from '../testing/stub-upstream.js'

const subsection = 'subsection:12'
const tab = '3f0c6f2e-2b9e-4c53-9c5c-6d2f7b0f6a11'
const quick = { lookMs: 40, beatMs: 100, recheckMs: 60_000 }

let redis: TestRedis
let upstream: StubUpstream
let gateways: [TestGateway, TestGateway]
let dana: Browser
let marcus: Browser

beforeAll(async () => {
  redis = await TestRedis.start()
})
afterAll(() => redis.stop())
beforeEach(async () => {
  upstream = await new StubUpstream().start()
  const start = (live = quick) =>
    TestGateway.start({ upstream, env: { REDIS_URL: redis.url }, presenceMs: 1500, limits: { live } })
  // The second one polls so rarely that only a signal can reach it.
  gateways = [await start(), await start({ ...quick, lookMs: 60_000 })]
  const people = new PresentPeople(upstream)
  dana = await people.signIn(gateways[0], 'LocalUser', 'Dana Reyes', [subsection])
  marcus = (await people.signIn(gateways[1], 'LocalAdmin', 'Marcus Reed', [subsection])).at(gateways[1].url)
})
afterEach(async () => {
  for (const gateway of gateways) await gateway.stop()
})

describe('two gateways with one Redis', () => {
  it('show each the people of the other, live', async () => {
    const listener = await LiveListener.open(marcus, subsection)
    expect(await listener.peopleOnce(subsection, [])).toEqual([])
    await say(dana, subsection, { tab, at: 3 })
    expect(await listener.peopleOnce(subsection, ['Dana Reyes, LocalUser, 3'])).toEqual([
      'Dana Reyes, LocalUser, 3',
    ])
    await say(dana, subsection, { tab, at: 4 })
    expect(await listener.peopleOnce(subsection, ['Dana Reyes, LocalUser, 4'])).toEqual([
      'Dana Reyes, LocalUser, 4',
    ])
    await say(dana.at(gateways[1].url), subsection, { tab, left: true })
    expect(await listener.peopleOnce(subsection, [])).toEqual([])
    listener.close()
  })

  it('let somebody go whose browser says nothing any more', async () => {
    const listener = await LiveListener.open(marcus.at(gateways[0].url), subsection)
    await say(dana.at(gateways[1].url), subsection, { tab, at: 3 })
    expect(await listener.peopleOnce(subsection, ['Dana Reyes, LocalUser, 3'])).toEqual([
      'Dana Reyes, LocalUser, 3',
    ])
    expect(await listener.peopleOnce(subsection, [])).toEqual([])
    expect((await redis.keys()).filter((key) => key.startsWith('portal:presence:'))).toEqual([])
    listener.close()
  })

  it('end the stream at one of a session that ends at the other', async () => {
    const listener = await LiveListener.open(dana.at(gateways[1].url), subsection)
    expect(await listener.peopleOnce(subsection, [])).toEqual([])
    await dana.query('mutation { signOut { errors { code } } }')
    expect(await listener.hasHeard('bye', { reason: 'session' })).toBe(true)
  })

  it('take no request of a session that has ended at the other', async () => {
    upstream.answers.set('countUnreadNotices', (_request, response) => response.json({ unread: 3 }))
    const elsewhere = dana.at(gateways[1].url)
    expect((await elsewhere.query('{ unreadNotices }')).data).toEqual({ unreadNotices: 3 })
    await dana.query('mutation { signOut { errors { code } } }')
    const { errors } = await elsewhere.query('{ unreadNotices }')
    expect(errors?.[0]?.extensions?.['code']).toBe('UNAUTHENTICATED')
  })

  it('go on where the other stopped: its streams end, and the people are still there', async () => {
    const listener = await LiveListener.open(dana, subsection)
    await say(marcus, subsection, { tab, at: 3 })
    expect(await listener.peopleOnce(subsection, ['Marcus Reed, LocalAdmin, 3'])).toEqual([
      'Marcus Reed, LocalAdmin, 3',
    ])
    await gateways[0].gateway.endStreams()
    expect(await listener.hasHeard('bye', { reason: 'shutdown' })).toBe(true)
    const again = await LiveListener.open(dana, subsection)
    expect(again.status).toBe(503)
    const elsewhere = await LiveListener.open(dana.at(gateways[1].url), subsection)
    expect(await elsewhere.peopleOnce(subsection, ['Marcus Reed, LocalAdmin, 3'])).toEqual([
      'Marcus Reed, LocalAdmin, 3',
    ])
    elsewhere.close()
  })

  it('keep streams while Redis is away, say so to whoever speaks, and go on when it is back', async () => {
    const listener = await LiveListener.open(marcus.at(gateways[0].url), subsection)
    expect(await listener.peopleOnce(subsection, [])).toEqual([])
    await redis.down()
    expect((await say(dana, subsection, { tab, at: 3 })).status).toBe(503)
    expect(listener.ended).toBe(false)
    await redis.up()
    await expect
      .poll(async () => (await say(dana, subsection, { tab, at: 3 })).status, { timeout: 15_000 })
      .toBe(200)
    expect(await listener.peopleOnce(subsection, ['Dana Reyes, LocalUser, 3'])).toEqual([
      'Dana Reyes, LocalUser, 3',
    ])
    listener.close()
  })
})
