import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { TestGateway } from '../../../testing/gateway.js'

let gateway: TestGateway

beforeAll(async () => {
  gateway = await TestGateway.start({
    env: { PORTAL_MODE: 'production', SESSION_SECRET: 'x'.repeat(32), PUBLIC_URL: 'https://portal.example' },
  })
})
afterAll(async () => {
  await gateway.stop()
})
beforeEach(() => {
  gateway.upstream.received.length = 0
  gateway.upstream.answers.clear()
  gateway.upstream.answers.set('token', (request, response) => {
    const { client_id: id, client_secret: secret } = request.body as Record<string, string>
    if (id === 'client-1' && secret === 'a secret:+')
      response.json({
        accessToken: gateway.upstream.clientToken(),
        expiresIn: 300,
        mfaPassed: true,
        scope: 'agencies.read',
      })
    else
      response
        .status(401)
        .json({ id: 'e-1', code: 'UNAUTHENTICATED', status: 401, message: 'The client was not accepted.' })
  })
})

const ask = (body: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(`${gateway.url}/api/auth/token`, { method: 'POST', body: new URLSearchParams(body), headers })

const basic = (id: string, secret: string) => ({
  authorization: `Basic ${btoa(`${encodeURIComponent(id)}:${encodeURIComponent(secret)}`)}`,
})
const grant = { grant_type: 'client_credentials' }

describe('the token address', () => {
  it('answers an access token to a client, its secret in the body or in the header', async () => {
    for (const answer of [
      await ask({ ...grant, client_id: 'client-1', client_secret: 'a secret:+' }),
      await ask(grant, basic('client-1', 'a secret:+')),
    ]) {
      expect(answer.status).toBe(200)
      expect(answer.headers.getSetCookie()).toEqual([])
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(await answer.json()).toEqual({
        access_token: expect.stringContaining('.'),
        token_type: 'Bearer',
        expires_in: 300,
        scope: 'agencies.read',
      })
    }
    expect(gateway.upstream.last('token').headers['x-forwarded-for']).toContain('127.0.0.1')
  })

  it('refuses with the words of OAuth beside its own', async () => {
    const answer = await ask(grant, basic('client-1', 'wrong'))
    expect(answer.status).toBe(401)
    expect(answer.headers.get('www-authenticate')).toContain('Basic')
    expect(await answer.json()).toMatchObject({
      error: 'invalid_client',
      error_description: 'The client was not accepted.',
      errors: [{ code: 'UNAUTHENTICATED', id: 'e-1' }],
    })
    expect((await ask(grant)).status).toBe(401)
    expect(gateway.logLines.join()).not.toContain('a secret:+')
  })

  it('is no way around the second step of signing in: other grants never leave the gateway', async () => {
    gateway.upstream.received.length = 0
    for (const body of [
      {
        grant_type: 'password',
        username: 'monitor@state.example',
        password: 'right',
        client_id: 'portal-web',
      },
      { grant_type: 'refresh_token', refresh_token: 'refresh-1', client_id: 'portal-web' },
      { client_id: 'client-1', client_secret: 'a secret:+' },
    ] as Record<string, string>[]) {
      const answer = await ask(body)
      expect([answer.status, ((await answer.json()) as { error: string }).error]).toEqual([
        400,
        'unsupported_grant_type',
      ])
    }
    expect(gateway.upstream.received).toEqual([])
  })

  it('passes limits and faults on', async () => {
    gateway.upstream.answers.set('token', (_request, response) =>
      response
        .status(429)
        .json({ id: 'e', code: 'TOO_MANY_REQUESTS', status: 429, message: 'Wait.', retryAfterSeconds: 7 }),
    )
    const answer = await ask(grant, basic('client-1', 'a secret:+'))
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '7'])
  })

  it('refuses a foreign origin', async () => {
    const answer = await ask(grant, { ...basic('client-1', 'a secret:+'), origin: 'https://evil.example' })
    expect(answer.status).toBe(403)
  })
})

describe('the schema of the running gateway', () => {
  it('is for those who may explore, in production', async () => {
    const token = (
      (await (await ask(grant, basic('client-1', 'a secret:+'))).json()) as { access_token: string }
    ).access_token
    for (const [path, beginning] of [
      ['/schema.graphql', '"""'],
      ['/openapi.json', '{"openapi":"3.1.0"'],
    ] as const) {
      const get = (headers: Record<string, string>) => fetch(gateway.url + path, { headers })
      expect((await get({})).status).toBe(403)
      expect((await get({ authorization: 'Bearer a.b.c' })).status).toBe(401)
      const answer = await get({ authorization: `Bearer ${token}` })
      expect([answer.status, (await answer.text()).slice(0, beginning.length)]).toEqual([200, beginning])
    }
  })
})
