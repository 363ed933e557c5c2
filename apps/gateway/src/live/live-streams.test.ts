import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Browser } from '../testing/browser.js'
import { TestGateway } from '../testing/gateway.js'
import { LiveListener } from '../testing/live-listener.js'
import { PresentPeople, say } from '../testing/present-people.js'
import { aUserRow } from '../testing/stub-administration.js'
import { refuse } from '../testing/stub-upstream.js'
import { liveTimes } from './live-times.js'
import { presenceLastsMs } from './presence-board.js'

const subsection = 'subsection:12'
const review = 'subsection-review:12'
/** Every duration is a hundredth of its real value. */
const quick = { lookMs: 40, beatMs: 100, recheckMs: 150, uncheckedMs: 600, unreadBytes: 65_536, perPerson: 2 }

let gateway: TestGateway
let people: PresentPeople
let dana: Browser
let marcus: Browser

async function start(options: Parameters<typeof TestGateway.start>[0] = {}): Promise<void> {
  gateway = await TestGateway.start({ presenceMs: 1200, limits: { live: quick }, ...options })
  people = new PresentPeople(gateway.upstream)
  dana = await people.signIn(gateway, 'LocalUser', 'Dana Reyes', [subsection])
  marcus = await people.signIn(gateway, 'LocalAdmin', 'Marcus Reed', [subsection])
}
beforeEach(() => start())
afterEach(() => gateway.stop())

/** Reports the presence of the tab at short intervals, as a browser does, until it is stopped. */
function staying(browser: Browser, topic: string, at: number) {
  const tab = randomUUID()
  const again = setInterval(() => void say(browser, topic, { tab, at }).catch(() => undefined), 100)
  return { tab, stop: () => clearInterval(again), first: say(browser, topic, { tab, at }) }
}

describe('people on a record', () => {
  it('see each other come, move and leave, and never themselves', async () => {
    const listener = await LiveListener.open(marcus, subsection)
    expect(await listener.peopleOnce(subsection, [])).toEqual([])
    const own = staying(marcus, subsection, 1)
    const { tab, stop } = staying(dana, subsection, 3)
    expect(await listener.peopleOnce(subsection, ['Dana Reyes, LocalUser, 3'])).toEqual([
      'Dana Reyes, LocalUser, 3',
    ])
    stop()
    await say(dana, subsection, { tab, at: 4 })
    expect(await listener.peopleOnce(subsection, ['Dana Reyes, LocalUser, 4'])).toEqual([
      'Dana Reyes, LocalUser, 4',
    ])
    expect((await say(dana, subsection, { tab, left: true })).status).toBe(204)
    expect(await listener.peopleOnce(subsection, [])).toEqual([])
    own.stop()
    listener.close()
  })

  it('are told in the answer too, for browsers whose stream fails', async () => {
    await say(dana, subsection, { at: 3 })
    const answer = await say(marcus, subsection)
    expect(await answer.json()).toEqual({
      people: [{ id: 'Dana Reyes', fullName: 'Dana Reyes', role: 'LocalUser', at: 3 }],
    })
  })

  it('are gone when their browser says nothing any more', async () => {
    const listener = await LiveListener.open(marcus, subsection)
    const { stop } = staying(dana, subsection, 3)
    expect(await listener.peopleOnce(subsection, ['Dana Reyes, LocalUser, 3'])).toEqual([
      'Dana Reyes, LocalUser, 3',
    ])
    stop()
    expect(await listener.peopleOnce(subsection, [])).toEqual([])
    listener.close()
  })

  it('stay while one of their two tabs does', async () => {
    const listener = await LiveListener.open(marcus, subsection)
    const one = staying(dana, subsection, 3)
    expect(await listener.peopleOnce(subsection, ['Dana Reyes, LocalUser, 3'])).toEqual([
      'Dana Reyes, LocalUser, 3',
    ])
    const two = staying(dana, subsection, 5)
    expect(await listener.peopleOnce(subsection, ['Dana Reyes, LocalUser, 5'])).toEqual([
      'Dana Reyes, LocalUser, 5',
    ])
    two.stop()
    expect(await listener.peopleOnce(subsection, ['Dana Reyes, LocalUser, 3'])).toEqual([
      'Dana Reyes, LocalUser, 3',
    ])
    one.stop()
    expect(await listener.peopleOnce(subsection, [])).toEqual([])
    listener.close()
  })

  it('live within 5 seconds and are gone within 30, also where no signal arrives', () => {
    expect(liveTimes.lookMs).toBeLessThan(5000)
    expect(presenceLastsMs + liveTimes.lookMs).toBeLessThan(30_000)
  })
})

describe('who may see whom', () => {
  it('is what the system of record says: a record that may not be read shows nobody', async () => {
    const stranger = await people.signIn(gateway, 'LocalAdmin', 'Samuel Kessler', [])
    const listener = await LiveListener.open(stranger, subsection)
    expect(listener.status).toBe(404)
    expect((await say(stranger, subsection)).status).toBe(404)
    expect((await say(dana, review)).status).toBe(404)
    expect((await LiveListener.open(gateway.browser(), subsection)).status).toBe(401)
    expect((await say(gateway.browser(), subsection)).status).toBe(401)
    expect((await LiveListener.open(dana, 'users:1')).status).toBe(404)
  })

  it('shows the agency no reader who only reads for the state, and shows the state everybody', async () => {
    const monitor = await people.signIn(gateway, 'StateMonitor', 'Helen Marsh', [subsection])
    const disputes = await people.signIn(gateway, 'DisputeResolutionStaff', 'Karen Lindqvist', [subsection])
    const [agency, state] = [
      await LiveListener.open(marcus, subsection),
      await LiveListener.open(monitor, subsection),
    ]
    const staysOf = [
      staying(monitor, subsection, 1),
      staying(disputes, subsection, 1),
      staying(dana, subsection, 2),
    ]
    expect(
      await state.peopleOnce(subsection, [
        'Dana Reyes, LocalUser, 2',
        'Karen Lindqvist, DisputeResolutionStaff, 1',
      ]),
    ).toEqual(['Dana Reyes, LocalUser, 2', 'Karen Lindqvist, DisputeResolutionStaff, 1'])
    expect(
      await agency.peopleOnce(subsection, ['Dana Reyes, LocalUser, 2', 'Helen Marsh, StateMonitor, 1']),
    ).toEqual(['Dana Reyes, LocalUser, 2', 'Helen Marsh, StateMonitor, 1'])
    for (const { stop } of staysOf) stop()
    expect(JSON.stringify(agency.events)).not.toContain('Karen')
    agency.close()
    state.close()
  })

  it('is asked again: who may not read the record any more is told so, and is not shown on it', async () => {
    const [hers, his] = [
      await LiveListener.open(dana, subsection),
      await LiveListener.open(marcus, subsection),
    ]
    const { stop } = staying(dana, subsection, 3)
    expect(await his.peopleOnce(subsection, ['Dana Reyes, LocalUser, 3'])).toEqual([
      'Dana Reyes, LocalUser, 3',
    ])
    people.forbid('Dana Reyes')
    expect(await hers.hasHeard('refused', { topic: subsection })).toBe(true)
    await expect.poll(() => hers.ended).toBe(true)
    expect(await his.peopleOnce(subsection, [])).toEqual([])
    stop()
    his.close()
  })

  it('is asked at once when a call has changed rights', async () => {
    await gateway.stop()
    await start({ limits: { live: { ...quick, recheckMs: 60_000 } } })
    gateway.upstream.answers.set('disableUser', (_request, response) => response.json(aUserRow('u-5')))
    const listener = await LiveListener.open(dana, subsection)
    expect(await listener.peopleOnce(subsection, [])).toEqual([])
    people.forbid('Dana Reyes')
    await marcus.query('mutation { disableUser(id: "u-5") { errors { code } } }')
    expect(await listener.hasHeard('refused', { topic: subsection })).toBe(true)
  })

  it('is not guessed: a stream ends when nobody can say for long', async () => {
    const listener = await LiveListener.open(dana, subsection)
    expect(await listener.peopleOnce(subsection, [])).toEqual([])
    gateway.upstream.answers.set('getPresence', (_request, response) =>
      refuse(response, 'UNAVAILABLE', 'Later.'),
    )
    expect(await listener.hasHeard('bye', { reason: 'unchecked' })).toBe(true)
    await expect.poll(() => listener.ended).toBe(true)
  })

  it('ends with the session: signing out closes the stream at once', async () => {
    await gateway.stop()
    await start({ limits: { live: { ...quick, recheckMs: 60_000 } } })
    const listener = await LiveListener.open(dana, subsection)
    expect(await listener.peopleOnce(subsection, [])).toEqual([])
    await dana.at(gateway.url).query('mutation { signOut { errors { code } } }')
    expect(await listener.hasHeard('bye', { reason: 'session' })).toBe(true)
    expect((await say(dana, subsection)).status).toBe(401)
  })
})

describe('a stream', () => {
  it('is neither kept, compressed nor held back, and beats', async () => {
    const listener = await LiveListener.open(dana, subsection)
    expect(listener.status).toBe(200)
    expect(Object.fromEntries(listener.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    })
    expect(listener.headers.get('content-encoding')).toBeNull()
    expect(listener.headers.get('content-security-policy')).toContain("connect-src 'self'")
    expect(await listener.hasHeard('beat', {})).toBe(true)
    listener.close()
  })

  it('outlives the limit on slow bodies', async () => {
    await gateway.stop()
    await start({ limits: { live: quick, bodyMs: 50 } })
    const listener = await LiveListener.open(dana, subsection)
    await expect.poll(() => listener.events.filter(({ event }) => event === 'beat').length).toBeGreaterThan(2)
    expect(listener.ended).toBe(false)
    listener.close()
  })

  it('tells nobody anything who changed nothing', async () => {
    const listener = await LiveListener.open(marcus, subsection)
    const { stop } = staying(dana, subsection, 3)
    expect(await listener.peopleOnce(subsection, ['Dana Reyes, LocalUser, 3'])).toEqual([
      'Dana Reyes, LocalUser, 3',
    ])
    await expect.poll(() => listener.events.filter(({ event }) => event === 'beat').length).toBeGreaterThan(3)
    stop()
    expect(listener.events.filter(({ event }) => event === 'presence')).toHaveLength(2)
    listener.close()
  })

  it('is the only one too many that ends the oldest of its person, and is refused when all are taken', async () => {
    await gateway.stop()
    await start({ limits: { live: { ...quick, inAll: 3 } } })
    const own = [await LiveListener.open(dana, subsection), await LiveListener.open(dana, subsection)]
    const third = await LiveListener.open(dana, subsection)
    expect(await own[0]?.hasHeard('bye', { reason: 'replaced' })).toBe(true)
    expect([own[1]?.ended, third.ended]).toEqual([false, false])
    const his = await LiveListener.open(marcus, subsection)
    expect(his.status).toBe(200)
    const full = await LiveListener.open(marcus, subsection)
    expect([full.status, full.headers.get('retry-after')]).toEqual([503, '1'])
    const metrics = await (await fetch(`${gateway.url}/metrics`)).text()
    expect(metrics).toContain('gateway_live_streams 3')
    expect(metrics).toContain('gateway_live_streams_ended_total{reason="replaced"} 1')
    expect(metrics).toContain('gateway_refused_total{place="stream",reason="full"} 1')
    for (const one of [...own, third, his]) one.close()
    await expect
      .poll(async () => (await fetch(`${gateway.url}/metrics`)).text())
      .toContain('gateway_live_streams 0')
  })

  it('takes no place among the requests that are answered at once', async () => {
    await gateway.stop()
    await start({ env: { MAX_REQUESTS: '1' } })
    const listener = await LiveListener.open(dana, subsection)
    expect(listener.status).toBe(200)
    expect((await dana.at(gateway.url).viewer()).errors).toBeUndefined()
    listener.close()
  })

  it('is refused for other sites, clients of other systems, too many topics and another spelling', async () => {
    const cases: [string, RequestInit, number][] = [
      [`/live?topic=${subsection}`, { headers: { 'sec-fetch-site': 'cross-site' } }, 403],
      [`/live?topic=${subsection}`, { headers: { origin: 'https://evil.example' } }, 403],
      [`/live?topic=${subsection}`, { headers: { authorization: 'Bearer a.b.c' } }, 403],
      [`/live/?topic=${subsection}`, {}, 404],
      ['/live', {}, 400],
      [`/live?${Array.from({ length: 21 }, (_, n) => `topic=subsection:${n + 1}`).join('&')}`, {}, 400],
    ]
    for (const [path, init, status] of cases)
      expect([path, (await dana.fetch(path, init)).status]).toEqual([path, status])
  })
})

describe('saying where one is', () => {
  it('needs the anti-forgery header and a place that is none of the sayer’s own words', async () => {
    const body = JSON.stringify({ topic: subsection, tab: randomUUID() })
    const headers = { 'content-type': 'application/json' }
    expect((await dana.fetch('/live/presence', { method: 'POST', headers, body })).status).toBe(403)
    for (const wrong of [{ at: 'see evil.example' }, { at: -1 }, { tab: 'x' }, { topic: 'x'.repeat(100) }]) {
      const answer = await dana.fetch('/live/presence', {
        method: 'POST',
        headers: { ...headers, 'apollo-require-preflight': '1' },
        body: JSON.stringify({ topic: subsection, tab: randomUUID(), ...wrong }),
      })
      expect([wrong, answer.status]).toEqual([wrong, 400])
    }
  })

  it('cannot take somebody else away', async () => {
    const { tab, stop } = staying(dana, subsection, 3)
    await say(dana, subsection, { tab, at: 3 })
    await say(marcus, subsection, { tab, left: true })
    expect(await (await say(marcus, subsection)).json()).toMatchObject({ people: [{ id: 'Dana Reyes' }] })
    stop()
  })

  it('is limited for each session', async () => {
    await gateway.stop()
    await start({ env: { RATE_LIMITS: 'live.client=3/60' } })
    const statuses = []
    for (let n = 0; n < 4; n++) statuses.push((await say(dana, subsection)).status)
    expect(statuses).toEqual([200, 200, 200, 429])
  })
})
