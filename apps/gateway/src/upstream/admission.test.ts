import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Browser, GraphqlResult } from '../testing/browser.js'
import { FaultProxy, type Fault } from '../testing/fault-proxy.js'
import { TestGateway } from '../testing/gateway.js'
import { refuse, StubUpstream } from '../testing/stub-upstream.js'
import { admissionLimits } from './admission.js'

let upstream: StubUpstream
let proxy: FaultProxy
let gateway: TestGateway
let browser: Browser

/** Few places, and long deadlines for a busy machine; tests about time shorten them. */
const patient = () => ({
  deadlines: { readMs: 10_000, totalMs: 20_000, bulkMs: 30_000 },
  admission: {
    bulkheads: {
      call: { places: 5, forWrites: 4, waiting: 6, waitMs: 10_000 },
      transfer: { places: 2, waiting: 2, waitMs: 150 },
    },
    circuit: { sampleMs: 5000, probeEveryMs: 20, fewest: 10 },
  },
})
let limits: ReturnType<typeof patient>

beforeEach(async () => {
  upstream = await new StubUpstream().start()
  proxy = await FaultProxy.before(upstream.url)
  limits = patient()
  gateway = await TestGateway.start({ upstream, env: { API_URL: proxy.url }, limits })
  browser = await gateway.signedInBrowser()
})
afterEach(async () => {
  await proxy.stop()
  await gateway.stop()
})

const leas = '{ leas { id } }'
const ok = { data: { leas: [{ id: 1 }, { id: 2 }] } }
const write = 'mutation { assignUser(input: { subsectionResponseId: 1, userId: "u" }) { errors { code } } }'
const codeOf = ({ errors }: GraphqlResult): unknown => errors?.[0]?.extensions['code']
const many = (count: number, query = leas): Promise<GraphqlResult[]> =>
  Promise.all(Array.from({ length: count }, () => browser.query(query)))
const metric = async (line: string): Promise<number> => {
  const text = await (await browser.fetch('/metrics')).text()
  return Number(
    text
      .split('\n')
      .find((each) => each.startsWith(`${line} `))
      ?.slice(line.length),
  )
}
const inFlight = (lane: string): Promise<number> => metric(`gateway_upstream_in_flight{lane="${lane}"}`)

const faults: [string, Fault, string][] = [
  ['a black hole', { kind: 'black hole' }, 'UPSTREAM_TIMEOUT'],
  ['latency beyond the deadline', { kind: 'latency', ms: 700 }, 'UPSTREAM_TIMEOUT'],
  ['reset connections', { kind: 'reset' }, 'UPSTREAM_UNAVAILABLE'],
  ['answers cut in the middle', { kind: 'cut', bytes: 150 }, 'UPSTREAM_UNAVAILABLE'],
  [
    'answers of the wrong type',
    { kind: 'answer', status: '200 OK', type: 'application/pdf', body: '%PDF-1.7' },
    'UPSTREAM_UNAVAILABLE',
  ],
  [
    'an HTML error page',
    { kind: 'answer', status: '502 Bad Gateway', type: 'text/html', body: '<h1>Bad gateway</h1>' },
    'UPSTREAM_UNAVAILABLE',
  ],
]

describe('between the gateway and the system of record', () => {
  it.each(faults)('%s is told with its code, and over within a second', async (_name, fault, code) => {
    // Faults that do not hang are detected without a deadline, however busy the machine.
    if (code === 'UPSTREAM_TIMEOUT') limits.deadlines.readMs = 400
    proxy.fault = fault
    const codes = new Set([...(await many(11)), ...(await many(11))].map(codeOf))
    // When all places are taken, or once the circuit is open, calls are refused as unavailable.
    expect(codes).toContain(code)
    expect([...codes].every((each) => each === code || each === 'UPSTREAM_UNAVAILABLE')).toBe(true)
    limits.deadlines.readMs = 10_000
    proxy.fault = { kind: 'none' }
    const back = performance.now()
    await expect.poll(() => browser.query(leas), { timeout: 5000, interval: 20 }).toEqual(ok)
    expect(performance.now() - back).toBeLessThan(1000)
  })

  it('short latency is borne', async () => {
    proxy.fault = { kind: 'latency', ms: 50 }
    expect(await browser.query(leas)).toEqual(ok)
  })

  it('an error page of ten megabytes is not read to its end', async () => {
    const body = 'x'.repeat(64 * 1024)
    proxy.fault = { kind: 'answer', status: '500 Oops', type: 'text/html', body, times: 160 }
    const results = await many(5)
    expect(results.map(codeOf)).toEqual(Array.from({ length: 5 }, () => 'UPSTREAM_UNAVAILABLE'))
    // One megabyte for each, plus the buffers of two sockets.
    expect(proxy.pageBytes / 5).toBeLessThan(8 * 1024 * 1024)
  })

  it('a connection that comes and goes loses only what is sent while it is gone', async () => {
    for (let round = 0; round < 4; round += 1) {
      proxy.fault = { kind: 'reset' }
      expect((await many(12)).map(codeOf)).toEqual(Array.from({ length: 12 }, () => 'UPSTREAM_UNAVAILABLE'))
      proxy.fault = { kind: 'none' }
      await expect.poll(() => browser.query(leas), { timeout: 5000, interval: 20 }).toEqual(ok)
      expect(await many(5)).toEqual(Array.from({ length: 5 }, () => ok))
    }
  })

  it.each<[string, Fault]>([
    ['cut', { kind: 'cut', bytes: 20 }],
    ['reset', { kind: 'reset' }],
    ['lost', { kind: 'black hole' }],
  ])('a write whose answer is %s is never sent again', async (_name, fault) => {
    limits.deadlines.totalMs = 2000
    upstream.answers.set('assignUser', (_request, response) => {
      proxy.fault = fault
      response.json({ id: 1 })
    })
    expect(codeOf(await browser.query(write))).toMatch(/^UPSTREAM_/)
    limits.deadlines.totalMs = 20_000
    proxy.fault = { kind: 'none' }
    expect(await browser.query(leas)).toEqual(ok)
    expect(upstream.count('assignUser')).toBe(1)
  })
})

describe('calls in flight', () => {
  /** Makes the system of record hold a call until it is released; counts the highest number held at once. */
  function hold(id: string): { most: () => number; letGo: () => void } {
    const held: (() => void)[] = []
    let most = 0
    let released = false
    upstream.answers.set(id, (_request, response) => {
      const answer = (): unknown => response.json(upstream.leas)
      if (released) {
        answer()
        return
      }
      held.push(answer)
      most = Math.max(most, held.length)
    })
    return {
      most: () => most,
      letGo: () => {
        released = true
        for (const answer of held) answer()
      },
    }
  }

  it('are as many as there are places; some more wait, and get their turn', async () => {
    const held = hold('listLeas')
    const answers = many(11)
    await expect.poll(() => metric('gateway_upstream_waiting{lane="call"}')).toBe(6)
    expect(await inFlight('call')).toBe(5)
    held.letGo()
    expect(await answers).toEqual(Array.from({ length: 11 }, () => ok))
    expect(held.most()).toBe(5)
    expect([await inFlight('call'), await metric('gateway_upstream_waiting{lane="call"}')]).toEqual([0, 0])
  })

  it('are refused with 503 and a time to come back, when too many wait or one waits too long', async () => {
    limits.admission.bulkheads.call.waitMs = 150
    const held = hold('listLeas')
    const answers = Array.from({ length: 14 }, () => browser.post({ query: leas }))
    await expect.poll(() => metric('gateway_refused_total{place="call",reason="full"}')).toBe(9)
    expect(held.most()).toBe(5)
    held.letGo()
    const responses = await Promise.all(answers)
    const shed = responses.filter(({ status }) => status === 503)
    expect(shed).toHaveLength(9)
    for (const response of shed) {
      expect(response.headers.get('retry-after')).toBe('1')
      expect(await response.json()).toMatchObject({
        errors: [{ extensions: { code: 'UPSTREAM_UNAVAILABLE', retryAfterSeconds: 1 } }],
      })
    }
    expect(await browser.query(leas)).toEqual(ok)
  })

  it('are not held up by writes that hang, which never fill all places', async () => {
    const held = hold('assignUser')
    const writes = many(8, write)
    await expect.poll(held.most).toBe(4)
    expect(await browser.query(leas)).toEqual(ok)
    expect([held.most(), await inFlight('call')]).toEqual([4, 4])
    held.letGo()
    await writes
    expect(upstream.count('assignUser')).toBe(8)
  })

  it('do not wait for files, nor files for them', async () => {
    upstream.answers.set('downloadSupportingDocument', (_request, response) => {
      response.type('pdf').write('first bytes')
    })
    const download = (): Promise<Response> =>
      browser.fetch('/files/supporting-documents/0198c0de-0000-7000-8000-000000000001')
    const running = await Promise.all([download(), download()])
    expect(running.map(({ status }) => status)).toEqual([200, 200])
    expect(await inFlight('transfer')).toBe(2)
    const refused = await download()
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1'])
    expect(await browser.query(leas)).toEqual(ok)
    // A browser that disconnects frees its place.
    for (const { body } of running) await body?.cancel()
    await expect.poll(() => inFlight('transfer')).toBe(0)
    const held = hold('listLeas')
    const reads = many(5)
    await expect.poll(() => inFlight('call')).toBe(5)
    const again = await download()
    expect(again.status).toBe(200)
    await again.body?.cancel()
    held.letGo()
    await reads
  })
})

describe('the circuit', () => {
  it('opens when most calls fail, says so, and readiness is asked past it', async () => {
    proxy.fault = { kind: 'reset' }
    await many(12)
    await expect.poll(() => metric('gateway_upstream_circuit_open')).toBe(1)
    expect((await browser.fetch('/readyz')).status).toBe(503)
    const response = await browser.post({ query: leas })
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '1'])
    expect(upstream.count('listLeas')).toBe(0)
    proxy.fault = { kind: 'none' }
    expect((await browser.fetch('/readyz')).status).toBe(200)
    await expect.poll(() => metric('gateway_upstream_circuit_open')).toBe(0)
    expect(gateway.logLines.join('')).toContain('the system of record answers again')
  })

  it('stays closed while the system of record refuses, however often', async () => {
    for (const code of ['FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT', 'INTERNAL'] as const) {
      upstream.answers.set('listLeas', (_request, response) => refuse(response, code, 'No.'))
      await many(11)
      await many(11)
    }
    expect(await metric('gateway_upstream_circuit_open')).toBe(0)
    upstream.answers.delete('listLeas')
    expect(await browser.query(leas)).toEqual(ok)
  })

  it('forgets, once it closes, the writes that hang since before it opened', async () => {
    let letGo = (): void => undefined
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    upstream.answers.set('assignUser', async (_request, response) => {
      await held
      refuse(response, 'FORBIDDEN', 'No.')
    })
    const hanging = many(4, write)
    await expect.poll(() => upstream.count('assignUser')).toBe(4)
    expect(await inFlight('call')).toBe(4)
    proxy.fault = { kind: 'reset' }
    for (let call = 0; call < 12; call += 1) await browser.query(leas)
    proxy.fault = { kind: 'none' }
    await expect.poll(() => browser.query(leas), { timeout: 5000, interval: 20 }).toEqual(ok)
    expect(await inFlight('call')).toBe(0)
    letGo()
    expect((await hanging).map(({ data }) => data?.['assignUser'])).toMatchObject(
      Array.from({ length: 4 }, () => ({ errors: [{ code: 'FORBIDDEN' }] })),
    )
    expect(await inFlight('call')).toBe(0)
  })

  it('lets a second pass at most between the return and its notice', () => {
    // A probe that hangs since before the recovery, a pause, and the probe that succeeds.
    expect(500 + 2 * admissionLimits.circuit.probeEveryMs).toBeLessThan(1000)
    expect(admissionLimits.bulkheads.call).toEqual({
      places: 50,
      forWrites: 40,
      waiting: 500,
      waitMs: 1000,
    })
  })
})

it('refuses more requests than it is told to take, and stays alive for those who watch it', async () => {
  await gateway.halt()
  gateway = await TestGateway.start({ upstream, env: { MAX_REQUESTS: '3' }, dataDir: gateway.config.dataDir })
  browser = await gateway.signedInBrowser()
  let letGo = (): void => undefined
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  upstream.answers.set('listLeas', async (_request, response) => {
    await held
    response.json(upstream.leas)
  })
  const inside = many(3)
  await expect.poll(() => metric('gateway_requests_in_progress')).toBe(3)
  const refused = await browser.post({ query: leas })
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1'])
  expect(await refused.json()).toMatchObject({ errors: [{ extensions: { code: 'UPSTREAM_UNAVAILABLE' } }] })
  expect((await browser.fetch('/healthz')).status).toBe(200)
  expect(await metric('gateway_refused_total{place="request",reason="full"}')).toBe(1)
  letGo()
  expect(await inside).toEqual([ok, ok, ok])
  await expect.poll(() => metric('gateway_requests_in_progress')).toBe(0)
})
