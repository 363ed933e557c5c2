import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import net, { type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Browser } from '../testing/browser.js'
import { StubUpstream } from '../testing/stub-upstream.js'
import { readConfig, type Config } from './config.js'
import { createLogger } from './watch/logger.js'
import { createServer, serve, type RunningGateway } from './serve.js'

let upstream: StubUpstream
let config: Config
let gateway: RunningGateway

beforeEach(async () => {
  upstream = await new StubUpstream().start()
  const dataDir = await mkdtemp(path.join(tmpdir(), 'gateway-'))
  config = readConfig({ API_URL: upstream.url, DATA_DIR: dataDir, PORT: '0', SHUTDOWN_DELAY_MS: '300' })
  gateway = await serve(config, createLogger('silent'))
})
afterEach(async () => {
  await gateway.stop()
  await upstream.stop()
  await rm(config.dataDir, { recursive: true, force: true })
})

const url = (): string => `http://127.0.0.1:${gateway.port}`
const status = async (address: string): Promise<number> => (await fetch(url() + address)).status

describe('a running gateway', () => {
  it('is ready while the system of record answers', async () => {
    expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 200])
    await upstream.stop()
    expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 503])
    upstream = await new StubUpstream().start(Number(new URL(config.apiUrl).port))
    expect(await status('/readyz')).toBe(200)
  })

  it('stays ready while one of several systems of record is on its way out', async () => {
    upstream.timesNotReady = 2
    expect(await status('/readyz')).toBe(200)
    upstream.timesNotReady = 100
    expect(await status('/readyz')).toBe(503)
  })

  it('refuses readiness first when it is to end, answers what is in flight, and closes then', async () => {
    const browser = new Browser(url())
    let goOn = (): void => undefined
    const held = new Promise<void>((resolve) => {
      goOn = resolve
    })
    upstream.answers.set('tokenMfa', async (_request, response) => {
      await held
      response.json({ mfaPassed: false, mfaToken: 'a', email: 'a@b.example' })
    })
    const inFlight = browser.signIn()
    await expect.poll(() => upstream.count('tokenMfa')).toBe(1)
    const stopped = gateway.stop()
    expect(await status('/readyz')).toBe(503)
    expect(await status('/healthz')).toBe(200)
    setTimeout(goOn, 500)
    expect((await inFlight).data?.['signIn']).toMatchObject({ mfaRequired: true })
    await stopped
    await expect(fetch(`${url()}/healthz`)).rejects.toThrow('fetch failed')
  })

  it('is followed by one that knows its sessions', async () => {
    const browser = new Browser(url())
    await browser.signIn()
    await browser.verify()
    await gateway.stop()
    gateway = await serve(config, createLogger('silent'))
    expect((await browser.at(url()).viewer()).data).toEqual({ viewer: { id: 'u-1' } })
  })
})

describe('metrics', () => {
  const here = (headers: Record<string, string> = {}): Promise<Response> =>
    fetch(`${url()}/metrics`, { headers })

  it('are for this machine in production, and not for what a proxy passes on', async () => {
    await gateway.stop()
    gateway = await serve(
      { ...config, mode: 'production', sessionSecret: 'x'.repeat(32) },
      createLogger('silent'),
    )
    expect((await here()).status).toBe(200)
    expect((await here({ 'x-forwarded-for': '192.0.2.1' })).status).toBe(404)
    expect((await here({ forwarded: 'for=192.0.2.1' })).status).toBe(404)
  })

  it('have a port of their own if they are given one', async () => {
    await gateway.stop()
    gateway = await serve({ ...config, metricsPort: 0 }, createLogger('silent'))
    expect((await here()).status).toBe(404)
    const own = `http://127.0.0.1:${gateway.metricsPort}`
    expect(await (await fetch(`${own}/metrics`)).text()).toContain('gateway_upstream_in_flight')
    expect((await fetch(`${own}/graphql`)).status).toBe(404)
  })
})

it('cuts off a client whose headers never end', async () => {
  const server = createServer((_request, response) => response.end(), { shuttingDown: false }, 500)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const socket = net.connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.on('error', () => undefined)
  socket.write('GET /healthz HTTP/1.1\r\nhost: x\r\n')
  const drops = setInterval(() => socket.write('x-a: b\r\n'), 100)
  const answer: Buffer[] = []
  socket.on('data', (chunk) => answer.push(chunk))
  await once(socket, 'close')
  clearInterval(drops)
  expect(Buffer.concat(answer).toString()).toMatch(/^HTTP\/1\.1 408 /)
  await new Promise((resolve) => server.close(resolve))
})
