import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Browser } from '../testing/browser.js'
import { TestGateway } from '../testing/gateway.js'
import { refuse, type StubUpstream } from '../testing/stub-upstream.js'

let gateway: TestGateway
let upstream: StubUpstream
let browser: Browser

beforeEach(async () => {
  gateway = await TestGateway.start()
  upstream = gateway.upstream
  browser = await gateway.signedInBrowser()
})
afterEach(async () => {
  await gateway.stop()
})

const leas = '{ leas { id } }'
const codeOf = async (query = leas): Promise<unknown> =>
  (await browser.query(query)).errors?.[0]?.extensions['code']

describe('a system of record that', () => {
  it('is down is unavailable, and served again once it is back', async () => {
    const port = Number(new URL(upstream.url).port)
    await upstream.stop()
    expect(await codeOf()).toBe('UPSTREAM_UNAVAILABLE')
    await upstream.start(port)
    expect(await browser.query(leas)).toEqual({ data: { leas: [{ id: 1 }, { id: 2 }] } })
  })

  it.each<[string, Parameters<StubUpstream['answers']['set']>[1]]>([
    ['cuts the connection', (_request, response) => response.destroy()],
    [
      'cuts the answer in the middle',
      (_request, response) => {
        response.type('json').write('[{"id"', () => response.destroy())
      },
    ],
    ['answers HTML', (_request, response) => response.send('<h1>Welcome</h1>')],
    ['answers an HTML error page', (_request, response) => response.status(500).send('<h1>Oops</h1>')],
    ['answers broken JSON', (_request, response) => response.type('json').send('[{')],
    ['answers nothing', (_request, response) => response.status(200).end()],
    ['answers another shape', (_request, response) => response.json([{ id: 'one' }])],
    ['redirects', (_request, response) => response.redirect('http://127.0.0.1:1/elsewhere')],
    ['answers ten megabytes and more', (_request, response) => response.json(['x'.repeat(11 * 1024 * 1024)])],
    [
      'is behind a gateway without it',
      (_request, response) => response.status(502).json({ message: 'no host' }),
    ],
    ['says so itself', (_request, response) => refuse(response, 'UNAVAILABLE', 'Database down.')],
  ])('%s counts as unavailable', async (_name, answer) => {
    upstream.answers.set('listLeas', answer)
    const { errors } = await browser.query(leas)
    expect(errors?.[0]?.extensions['code']).toBe('UPSTREAM_UNAVAILABLE')
    expect(upstream.count('listLeas')).toBe(1)
  })
})

describe('refusals of a query', () => {
  it.each([
    ['FORBIDDEN', 'State staff only.', 'FORBIDDEN', 'Access Denied! State staff only.'],
    ['FORBIDDEN', 'Access Denied! No.', 'FORBIDDEN', 'Access Denied! No.'],
    ['NOT_FOUND', 'No such list.', 'NOT_FOUND', 'No such list.'],
    ['BAD_USER_INPUT', 'Wrong year.', 'BAD_USER_INPUT', 'Wrong year.'],
    ['CONFLICT', 'Changed.', 'CONFLICT', 'Changed.'],
    ['PAYLOAD_TOO_LARGE', 'Too large.', 'BAD_USER_INPUT', 'Too large.'],
    ['INTERNAL', 'Something failed.', 'INTERNAL', 'Something failed.'],
  ] as const)('%s (%s) become %s with the id of the API', async (code, message, shownCode, shown) => {
    upstream.answers.set('listLeas', (_request, response) => refuse(response, code, message))
    const { errors } = await browser.query(leas)
    expect(errors).toMatchObject([{ message: shown, extensions: { code: shownCode, id: 'api-error-1' } }])
  })

  it.each([
    [403, { detail: 'Nope' }, 'FORBIDDEN', 'Access Denied! detail: Nope'],
    [404, '<h1>Not here</h1>', 'NOT_FOUND', 'Not offered by this system of record.'],
    [405, '', 'NOT_FOUND', 'Not offered by this system of record.'],
    [501, { error: 'unsupported' }, 'NOT_FOUND', 'Not offered by this system of record.'],
    [
      422,
      { name: ['is empty', 'is short'], age: 'is odd' },
      'BAD_USER_INPUT',
      'name: is empty\nname: is short\nage: is odd',
    ],
    [400, { error: 'invalid', error_description: 'Read this.' }, 'BAD_USER_INPUT', 'Read this.'],
    [429, { message: 'Slow down.' }, 'TOO_MANY_REQUESTS', 'Slow down.'],
    [500, { trace: 'at secret.ts' }, 'INTERNAL', 'Something went wrong.'],
  ])('of a system that is not ours are judged by their status %d', async (status, body, code, message) => {
    upstream.answers.set('listLeas', (_request, response) => response.status(status).send(body))
    expect((await browser.query(leas)).errors).toMatchObject([{ message, extensions: { code } }])
  })
})

describe('what reaches the system of record', () => {
  it('is told by the gateway and not by the browser', async () => {
    await browser.query(
      leas,
      {},
      {
        'x-request-id': 'from-the-browser-1',
        'x-forwarded-for': '203.0.113.9',
        'x-forwarded-host': 'evil.example',
        forwarded: 'for=203.0.113.9',
        'accept-language': 'de',
        'x-api-key': 'stolen',
      },
    )
    const { headers } = upstream.last('listLeas')
    expect(headers).toMatchObject({
      accept: 'application/json; version=1',
      authorization: expect.stringMatching(/^Bearer head\./),
      'x-request-id': 'from-the-browser-1',
      'x-forwarded-for': '127.0.0.1',
      // It is shown in the user's list of sessions.
      'user-agent': 'node',
    })
    for (const name of [
      'cookie',
      'forwarded',
      'x-forwarded-host',
      'accept-language',
      'x-api-key',
      'origin',
    ]) {
      expect(headers).not.toHaveProperty(name)
    }
  })

  it('keeps one connection for calls that follow each other', async () => {
    const sockets = new Set<unknown>()
    upstream.answers.set('listLeas', (request, response) => {
      sockets.add(request.socket)
      response.json([])
    })
    for (let index = 0; index < 5; index += 1) await browser.query(leas)
    expect(sockets.size).toBe(1)
  })

  it('is the address of the person behind a proxy that is trusted', async () => {
    const behind = await TestGateway.start({ env: { TRUSTED_PROXIES: 'loopback' } })
    try {
      const visitor = await behind.signedInBrowser()
      await visitor.query(leas, {}, { 'x-forwarded-for': '203.0.113.9' })
      expect(behind.upstream.last('listLeas').headers['x-forwarded-for']).toBe('203.0.113.9')
    } finally {
      await behind.stop()
    }
  })

  it('passes the token of a client on, without any cookie of its own', async () => {
    const { accessToken } = upstream.tokens() as { accessToken: string }
    const client = gateway.browser()
    const response = await client.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` },
      body: JSON.stringify({ query: leas }),
    })
    expect(await response.json()).toEqual({ data: { leas: [{ id: 1 }, { id: 2 }] } })
    expect(upstream.last('listLeas').headers.authorization).toBe(`Bearer ${accessToken}`)
    expect(response.headers.getSetCookie()).toEqual([])
  })

  it('is not refreshed for a client whose own token is refused', async () => {
    const client = gateway.browser()
    const result = await client.query(leas, {}, { authorization: 'Bearer no.longer.good' })
    expect(result.errors?.[0]?.extensions['code']).toBe('UNAUTHENTICATED')
    expect(upstream.count('token')).toBe(0)
  })
})

describe('an unexpected error', () => {
  it('is masked, and its id is in the log', async () => {
    upstream.answers.set('listLeas', (_request, response) => {
      // An invalid date passes the contract, which says string, and fails in the scalar.
      response.json([])
    })
    upstream.user = { ...upstream.user, lastLoginDate: 'not a date at /work/secret.ts:1 head.token' }
    const { errors } = await browser.query('{ viewer { lastLoginDate } }')
    expect(errors).toMatchObject([
      { message: 'Something went wrong. Please try again.', extensions: { code: 'INTERNAL' } },
    ])
    expect(gateway.logLines.join('')).toContain(String(errors?.[0]?.extensions['id']))
  })

  it('never shows a stack, a path, a host or a token', async () => {
    await upstream.stop()
    const response = await browser.post({ query: leas })
    const text = await response.text()
    expect(text).not.toMatch(/127\.0\.0\.1|ECONN|head\.|\.ts|\.js|node_modules|stack/i)
  })
})
