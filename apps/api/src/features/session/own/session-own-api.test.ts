import type { AnswerOf, listOwnSessions } from '@portal/rest-contract'
import { and, eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { auditEvents } from '../../../db/schema/index.js'
import { firstStep, getMe, newestCode, refresh, secondStep, signIn } from '../../../testing/sign-in.js'
import { startTestApi, type TestApi } from '../../../testing/test-api.js'

type Own = AnswerOf<typeof listOwnSessions>

const person = 'user@allegany.example'
const base = '/api/account/users/me'
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0'

let api: TestApi
beforeEach(async () => {
  api = await startTestApi()
})
afterEach(() => api.close())

const list = async (token: string) => (await api.call<Own>('get', `${base}/sessions`, { token })).body
const remove = (token: string, path: string) => api.call('delete', `${base}/${path}`, { token })
const recorded = async (action: string) =>
  (
    await api.db
      .select()
      .from(auditEvents)
      .where(and(eq(auditEvents.action, action)))
  ).length
const subjects = async () =>
  (await api.mailbox()).filter(({ to }) => to === person).map((mail) => mail.subject)

/** Signs in as a browser does. */
async function fromBrowser(userAgent: string, ip: string): Promise<string> {
  const headers = { 'user-agent': userAgent, 'x-forwarded-for': ip }
  const call: TestApi['call'] = (method, path, request) =>
    api.call(method, path, { ...request, headers: { ...headers, ...request?.headers } })
  const first = await firstStep({ call }, person)
  const code = await newestCode(api, person)
  const more = { trustedDevice: 'true' }
  const second = await secondStep({ call }, person, first.body.mfaToken ?? '', code, more)
  return second.body.accessToken ?? ''
}

describe('the own sessions and devices', () => {
  it('say when, where from and with what, and which one asks', async () => {
    const token = await fromBrowser(firefox, '203.0.113.7')
    await signIn(api, person)
    await signIn(api, 'monitor@state.example', { trustedDevice: true })
    const { sessions, devices } = await list(token)
    expect(sessions).toHaveLength(2)
    expect(sessions.find(({ isCurrent }) => isCurrent)).toMatchObject({
      browser: 'Firefox on Windows',
      startedFrom: '203.0.113.7',
      lastUsedFrom: '203.0.113.7',
    })
    expect(devices).toMatchObject([
      { browser: 'Firefox on Windows', trustedFrom: '203.0.113.7', isCurrent: true },
    ])
  })

  it('tell when they were used last', async () => {
    const { accessToken, refreshToken, deviceToken } = await signIn(api, person, { trustedDevice: true })
    const [before] = (await list(accessToken)).sessions
    api.clock.advance({ minutes: 4 })
    const renewed = (await refresh(api, refreshToken)).body.accessToken ?? ''
    const [after] = (await list(renewed)).sessions
    expect(Date.parse(after?.lastUsedOn ?? '')).toBeGreaterThan(
      Date.parse(before?.lastUsedOn ?? '') + 200_000,
    )
    expect(after?.startedOn).toBe(before?.startedOn)
    await firstStep(api, person, { mfaToken: deviceToken ?? '' })
    const { sessions, devices } = await list(renewed)
    expect(sessions).toHaveLength(2)
    expect(devices[0]?.lastUsedOn).not.toBe(devices[0]?.trustedOn)
  })

  it('name no browser where it said nothing that is known, and no markup', async () => {
    const token = await fromBrowser('<script>alert(1)</script>', '203.0.113.7')
    expect((await list(token)).sessions[0]?.browser).toBe('')
  })
})

describe('an access token', () => {
  it('ends at once when its session is signed out, in reads, commands and reads that go together', async () => {
    const { accessToken: token, refreshToken } = await signIn(api, person)
    const other = await signIn(api, person)
    // Known to the process, so that later requests are answered by what it remembers.
    await getMe(api, token)
    await api.call('post', '/api/auth/revoke', { form: { token: refreshToken } })
    const read = () => api.call('post', '/api/reads', { token, body: [{ call: 'getMe' }] })
    expect((await read()).status).toBe(401)
    expect((await remove(token, 'devices')).status).toBe(401)
    expect((await getMe(api, token)).status).toBe(401)
    expect((await getMe(api, other.accessToken)).status).toBe(200)
  })

  it('ends at once when a refresh token of its session is replayed', async () => {
    const { accessToken, refreshToken } = await signIn(api, person)
    const next = (await refresh(api, refreshToken)).body.accessToken ?? ''
    api.clock.advance({ seconds: 11 })
    await refresh(api, refreshToken)
    for (const token of [accessToken, next]) expect((await getMe(api, token)).status).toBe(401)
  })

  it('of a client ends at once when the client is revoked', async () => {
    const token = await api.tokenFor('sysadmin@state.example')
    const body = {
      name: 'Data warehouse',
      contact: 'it@state.example',
      scopes: ['agencies.read'],
      allLeas: true,
      expiresOn: new Date(api.clock.now().getTime() + 86_400_000 * 30).toISOString().slice(0, 10),
    }
    const made = await api.call<{ client: { id: string }; secret: string }>('post', '/api/account/clients', {
      token,
      body,
    })
    const { client, secret } = made.body
    const form = { grant_type: 'client_credentials', client_id: client.id, client_secret: secret }
    const bearer = (await api.call<{ accessToken: string }>('post', '/api/auth/token', { form })).body
      .accessToken
    expect((await api.call('get', '/api/leas', { token: bearer })).status).toBe(200)
    await api.call('post', `/api/account/clients/${client.id}/revoke`, { token, body: { version: 1 } })
    expect((await api.call('get', '/api/leas', { token: bearer })).status).toBe(401)
  })
})

describe('ending them', () => {
  it('ends one session alone, and nobody else’s', async () => {
    const mine = await signIn(api, person)
    const other = await signIn(api, person)
    const foreign = await signIn(api, 'monitor@state.example')
    const [stranger] = (await list(foreign.accessToken)).sessions
    expect((await remove(mine.accessToken, `sessions/${stranger?.id}`)).status).toBe(404)
    const id = (await list(mine.accessToken)).sessions.find(({ isCurrent }) => !isCurrent)?.id
    expect((await remove(mine.accessToken, `sessions/${id}`)).status).toBe(204)
    expect((await remove(mine.accessToken, `sessions/${id}`)).status).toBe(404)
    expect((await getMe(api, other.accessToken)).status).toBe(401)
    expect((await refresh(api, other.refreshToken)).status).toBe(401)
    expect((await getMe(api, mine.accessToken)).status).toBe(200)
    expect((await getMe(api, foreign.accessToken)).status).toBe(200)
    expect(await recorded('endOwnSession')).toBe(1)
  })

  it('signs out everywhere, keeps devices trusted and tells the person', async () => {
    const mine = await signIn(api, person, { trustedDevice: true })
    const other = await signIn(api, person)
    expect((await remove(mine.accessToken, 'sessions')).status).toBe(204)
    for (const { accessToken, refreshToken } of [mine, other]) {
      expect((await getMe(api, accessToken)).status).toBe(401)
      expect((await refresh(api, refreshToken)).status).toBe(401)
    }
    expect((await firstStep(api, person, { mfaToken: mine.deviceToken ?? '' })).body.mfaPassed).toBe(true)
    expect(await recorded('signOutEverywhere')).toBe(1)
    expect(await subjects()).toContain('You were signed out everywhere')
  })

  it('forgets one device or all of them, and sessions go on', async () => {
    const first = await signIn(api, person, { trustedDevice: true })
    const second = await signIn(api, person, { trustedDevice: true })
    const { devices } = await list(first.accessToken)
    const here = devices.find(({ isCurrent }) => isCurrent)?.id
    expect((await remove(second.accessToken, `devices/${here}`)).status).toBe(204)
    const passes = async (token = '') => (await firstStep(api, person, { mfaToken: token })).body.mfaPassed
    expect(await passes(first.deviceToken)).toBe(false)
    expect(await passes(second.deviceToken)).toBe(true)
    expect((await remove(first.accessToken, 'devices')).status).toBe(204)
    expect(await passes(second.deviceToken)).toBe(false)
    expect((await getMe(api, first.accessToken)).status).toBe(200)
    // Where nothing is left to forget, nobody is notified.
    await remove(first.accessToken, 'devices')
    expect(await recorded('forgetOwnDevices')).toBe(1)
    expect(
      (await subjects()).filter((subject) => subject === 'Your trusted devices were forgotten'),
    ).toHaveLength(1)
  })
})
