import { and, desc, eq, gt, like } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditEvents, outgoingMails, rateLimits, users } from '../../../db/schema/index.js'
import { firstStep, grant, signIn } from '../../../testing/sign-in.js'
import { startTestApi, statusesOf, type TestAnswer, type TestApi } from '../../../testing/test-api.js'
import { recordUnrecorded } from '../../audit-trail/audit-trail-summaries-store.js'
import { removeEndedSessions } from '../tokens/session-expiry-store.js'

let api: TestApi
let start = 0
beforeAll(async () => {
  api = await startTestApi({
    config: {
      signInLimits: {
        codesPerHour: 4,
        codesPerHourPerOrigin: 6,
        failuresPerOrigin: 8,
        failuresRecordedPerMinute: 12,
      },
    },
  })
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.db.delete(rateLimits)
  await api.db.delete(outgoingMails)
  await api.db.update(users).set({ failedSignIns: 0, failuresSince: null, lockedUntil: null })
  const [last] = await api.db.select().from(auditEvents).orderBy(desc(auditEvents.seq)).limit(1)
  start = last?.seq ?? 0
})

const monitor = 'monitor@state.example'
const wrong = { password: 'Wrong#Password1' }

function tryFrom(
  ip: string,
  username: string,
  more: Record<string, string> = {},
): Promise<TestAnswer<Record<string, unknown>>> {
  return api.call('post', '/api/auth/tokenmfa', {
    form: grant(username, more),
    headers: { 'x-forwarded-for': ip },
  })
}

/** What this test wrote into the record. */
const recorded = (action: string) =>
  api.db
    .select()
    .from(auditEvents)
    .where(and(eq(auditEvents.action, action), gt(auditEvents.seq, start)))
const failures = () => recorded('signInFailed')
const summaries = () => recorded('signInFailuresSummed')

describe('security codes', () => {
  it('are mailed to one account only so often in an hour, however many sign-ins are begun', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => tryFrom(`10.1.0.${index}`, monitor)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(4)
    const refused = answers.find(({ status }) => status === 429)
    expect(refused?.body['retryAfterSeconds']).toBeGreaterThan(3500)
    const mails = await api.db.select().from(outgoingMails).where(like(outgoingMails.key, 'security-code%'))
    expect(mails).toHaveLength(4)
    api.clock.advance({ hours: 1, seconds: 1 })
    expect((await tryFrom('10.1.0.99', monitor)).status).toBe(200)
  })

  it('count against the account when they are sent again too', async () => {
    const first = await firstStep(api, monitor)
    for (let resend = 0; resend < 3; resend++) {
      expect((await firstStep(api, monitor, { attemptToken: first.body.mfaToken ?? '' })).status).toBe(200)
      api.clock.advance({ seconds: 31 })
    }
    const refused = await firstStep(api, monitor, { attemptToken: first.body.mfaToken ?? '' })
    expect(refused.status).toBe(429)
  })

  it('are mailed for one origin only so often in an hour, whoever signs in there', async () => {
    const people = ['monitor', 'monitor2', 'sysadmin', 'liaison'].map((name) => `${name}@state.example`)
    const answers = await Promise.all([...people, ...people].map((person) => tryFrom('10.2.0.1', person)))
    expect(statusesOf(answers)).toEqual([200, 200, 200, 200, 200, 200, 429, 429])
    expect((await tryFrom('10.2.0.2', 'disputes@state.example')).status).toBe(200)
  })

  it('are not needed, nor counted, on a trusted device', async () => {
    const { deviceToken } = await signIn(api, monitor, { trustedDevice: true })
    for (let time = 0; time < 6; time++)
      expect((await firstStep(api, monitor, { mfaToken: deviceToken ?? '' })).body.mfaPassed).toBe(true)
  })
})

describe('failed sign-ins from one origin', () => {
  it('are refused after so many, whoever they name, the right password too', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => tryFrom('10.3.0.1', `nobody${index}@state.example`)),
    )
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(8)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(12)
    const refused = await tryFrom('10.3.0.1', monitor)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, expect.any(String)])
    expect((await tryFrom('10.3.0.2', monitor)).status).toBe(200)
    api.clock.advance({ minutes: 15, seconds: 1 })
    expect((await tryFrom('10.3.0.1', monitor)).status).toBe(200)
  })

  it('are not what honest people are taken for, however many of them share an address', async () => {
    const people = ['monitor', 'monitor2', 'sysadmin', 'liaison', 'disputes'].map(
      (name) => `${name}@state.example`,
    )
    for (const person of [...people, ...people])
      expect((await api.call('post', '/api/auth/token', { form: grant(person) })).status).toBe(200)
    expect((await tryFrom('127.0.0.1', monitor, wrong)).status).toBe(401)
  })

  it('do not keep out whoever sits at a trusted device behind the same address', async () => {
    const { deviceToken = '' } = await signIn(api, monitor, { trustedDevice: true })
    const stranger = (index: number) =>
      tryFrom('10.8.0.1', `nobody${index}@state.example`, { ...wrong, mfaToken: 'x'.repeat(43) })
    await Promise.all(Array.from({ length: 20 }, (_, index) => stranger(index)))
    const flood = Array.from({ length: 20 }, (_, index) => stranger(index))
    const atDevice = await tryFrom('10.8.0.1', monitor, { mfaToken: deviceToken })
    expect({ status: atDevice.status, ...atDevice.body }).toMatchObject({ status: 200, mfaPassed: true })
    expect(statusesOf(await Promise.all(flood))).toEqual(Array(20).fill(429))

    // A token opens this way for its own account only, and for nobody once it is not trusted any more.
    expect((await tryFrom('10.8.0.1', 'monitor2@state.example', { mfaToken: deviceToken })).status).toBe(429)
    api.clock.advance({ days: 31 })
    await Promise.all(Array.from({ length: 10 }, (_, index) => stranger(index)))
    expect((await tryFrom('10.8.0.1', monitor, { mfaToken: deviceToken })).status).toBe(429)
  })

  it('are counted at a trusted device too, beside those of its address', async () => {
    const { deviceToken = '' } = await signIn(api, monitor, { trustedDevice: true })
    const guesses = Array.from({ length: 12 }, () =>
      tryFrom('10.9.0.1', monitor, { ...wrong, mfaToken: deviceToken }),
    )
    expect((await Promise.all(guesses)).filter(({ status }) => status === 429)).toHaveLength(4)
    expect((await tryFrom('10.9.0.1', 'monitor2@state.example')).status).toBe(200)
  })

  it('are one count for all addresses of an IPv6 network', async () => {
    for (let host = 1; host <= 8; host++)
      expect((await tryFrom(`2001:db8:7:1::${host}`, monitor, wrong)).status).toBe(401)
    expect((await tryFrom('2001:db8:7:1:ffff::9', monitor, wrong)).status).toBe(429)
    expect((await tryFrom('2001:db8:7:2::1', 'monitor2@state.example')).status).toBe(200)
  })

  it('are counted by the connection where the sender is no proxy of ours', async () => {
    const direct = await startTestApi({
      config: { trustedProxies: [], signInLimits: { ...api.deps.config.signInLimits, failuresPerOrigin: 3 } },
    })
    try {
      const answers = []
      for (let index = 0; index < 5; index++)
        answers.push(
          await direct.call('post', '/api/auth/tokenmfa', {
            form: grant(monitor, wrong),
            headers: { 'x-forwarded-for': `10.4.0.${index}` },
          }),
        )
      expect(statusesOf(answers)).toEqual([401, 401, 401, 429, 429])
    } finally {
      await direct.close()
    }
  })
})

describe('the record of failed sign-ins', () => {
  it('holds every failure up to the limit, and what came beyond it in one row', async () => {
    await Promise.all(
      Array.from({ length: 30 }, (_, index) => tryFrom('10.5.0.1', `nobody${index}@state.example`)),
    )
    expect(await failures()).toHaveLength(8)
    expect(await summaries()).toEqual([])
    api.clock.advance({ minutes: 1, seconds: 1 })
    await recordUnrecorded(api.db, api.clock.now())
    expect(await summaries()).toMatchObject([
      { actorId: null, ip: '10.5.0.1', after: { count: 22, why: 'origin refused' } },
    ])
    await recordUnrecorded(api.db, api.clock.now())
    expect(await summaries()).toHaveLength(1)
  })

  it('is not filled by strangers who share the work between many addresses', async () => {
    await Promise.all(
      Array.from({ length: 30 }, (_, index) => tryFrom(`10.6.0.${index}`, `nobody${index}@state.example`)),
    )
    expect(await failures()).toHaveLength(12)
    api.clock.advance({ minutes: 1, seconds: 1 })
    await recordUnrecorded(api.db, api.clock.now())
    expect(await summaries()).toMatchObject([{ after: { count: 18, why: 'too many at once' } }])
    await tryFrom('10.6.1.1', monitor, wrong)
    expect(await failures()).toHaveLength(13)
  })

  it('loses no count when ended limits are removed first', async () => {
    for (let index = 0; index < 10; index++) await tryFrom('10.7.0.1', `nobody${index}@state.example`)
    api.clock.advance({ hours: 2 })
    await removeEndedSessions(api.db, api.clock.now())
    await recordUnrecorded(api.db, api.clock.now())
    expect(await summaries()).toMatchObject([{ after: { count: 2 } }])
    expect(await api.db.select().from(rateLimits).where(like(rateLimits.key, '%10.7.0.1%'))).toEqual([])
  })
})
