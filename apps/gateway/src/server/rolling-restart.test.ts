import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { Balancer } from '../testing/balancer.js'
import { Browser } from '../testing/browser.js'
import { TestRedis } from '../testing/redis-server.js'
import { LiveListener } from '../testing/live-listener.js'
import { PresentPeople, say } from '../testing/present-people.js'
import { StubUpstream } from '../testing/stub-upstream.js'
import { readConfig } from './config.js'
import { createLogger } from './watch/logger.js'
import { serve, type RunningGateway } from './serve.js'

it('restarts two gateways one after the other under load, and no request fails', async () => {
  const redis = await TestRedis.start()
  const upstream = await new StubUpstream().start()
  const dataDir = await mkdtemp(path.join(tmpdir(), 'gateway-'))
  const env = {
    API_URL: upstream.url,
    DATA_DIR: dataDir,
    REDIS_URL: redis.url,
    PORT: '0',
    SHUTDOWN_DELAY_MS: '1000',
  }
  const start = (): Promise<RunningGateway> => serve(readConfig(env), createLogger('silent'))
  const gateways = [await start(), await start()]
  const urlOf = ({ port }: RunningGateway): string => `http://127.0.0.1:${port}`
  const balancer = await Balancer.before(() => gateways.map(urlOf))
  const browser = new Browser(balancer.url)
  await browser.signIn()
  await browser.verify()

  const load = { over: false }
  let answered = 0
  const failures: unknown[] = []
  async function person(): Promise<void> {
    const own = browser.at(balancer.url)
    while (!load.over) {
      const result = await own.query('{ leas { id } }').catch(String)
      if (JSON.stringify(result) === '{"data":{"leas":[{"id":1},{"id":2}]}}') answered += 1
      else failures.push(result)
      await sleep(5)
    }
  }
  const people = Array.from({ length: 6 }, person)
  try {
    for (const index of [0, 1]) {
      const old = gateways[index]
      if (old === undefined) throw new Error('There are two.')
      const [stopped, before] = [old.stop(), answered]
      await stopped
      const next = await start()
      gateways[index] = next
      await expect.poll(() => balancer.isReady(urlOf(next)), { timeout: 10_000 }).toBe(true)
      await expect.poll(() => answered, { timeout: 10_000 }).toBeGreaterThan(before + 20)
    }
  } finally {
    load.over = true
    await Promise.all(people)
    await balancer.stop()
    for (const gateway of gateways) await gateway.stop()
    await upstream.stop()
    await redis.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  expect(failures).toEqual([])
})

it('stops at once although streams are open, and their browsers find the other gateway', async () => {
  const redis = await TestRedis.start()
  const upstream = await new StubUpstream().start()
  const dataDir = await mkdtemp(path.join(tmpdir(), 'gateway-'))
  const env = {
    API_URL: upstream.url,
    DATA_DIR: dataDir,
    REDIS_URL: redis.url,
    PORT: '0',
    SHUTDOWN_DELAY_MS: '200',
  }
  const start = (): Promise<RunningGateway> => serve(readConfig(env), createLogger('silent'))
  const [first, second] = [await start(), await start()]
  const urlOf = ({ port }: RunningGateway): string => `http://127.0.0.1:${port}`
  const topic = 'subsection:12'
  try {
    const dana = await new PresentPeople(upstream).signInAt(urlOf(first), 'LocalUser', 'Dana Reyes', [topic])
    const listener = await LiveListener.open(dana, topic)
    expect(await listener.peopleOnce(topic, [])).toEqual([])
    const begun = performance.now()
    await first.stop()
    // A stream that is not ended blocks the process for the full grace period of 30 seconds.
    expect(performance.now() - begun).toBeLessThan(15_000)
    expect(await listener.hasHeard('bye', { reason: 'shutdown' })).toBe(true)
    const moved = dana.at(urlOf(second))
    const again = await LiveListener.open(moved, topic)
    expect(await again.peopleOnce(topic, [])).toEqual([])
    expect((await say(moved, topic)).status).toBe(200)
    again.close()
  } finally {
    await first.stop()
    await second.stop()
    await upstream.stop()
    await redis.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
})
