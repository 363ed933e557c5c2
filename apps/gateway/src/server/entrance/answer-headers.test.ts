import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TestGateway } from '../../testing/gateway.js'

let gateway: TestGateway

beforeAll(async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'gateway-'))
  await mkdir(path.join(dataDir, 'web'))
  await writeFile(path.join(dataDir, 'web', 'index.html'), '<!doctype html><title>Portal</title>')
  gateway = await TestGateway.start({ dataDir, env: { PUBLIC_URL: 'https://portal.example' } })
})
afterAll(async () => {
  await gateway.stop()
})

const header = { 'apollo-require-preflight': '1' }
const json = { ...header, 'content-type': 'application/json' }

describe('an answer on HTTPS', () => {
  it.each<[string, number, string, RequestInit]>([
    ['a page', 200, '/', {}],
    ['an address that is none', 404, '/api/nothing', {}],
    ['an address that cannot be read', 400, '/files/%E0%A4%A', {}],
    ['a method that is none', 404, '/healthz', { method: 'DELETE', headers: header }],
    ['a request without the anti-forgery header', 403, '/graphql', { method: 'POST' }],
    ['a foreign origin', 403, '/healthz', { headers: { origin: 'https://evil.example' } }],
    ['a body that is no JSON', 400, '/graphql', { method: 'POST', headers: json, body: '{' }],
    [
      'a document that cannot be parsed',
      200,
      '/graphql',
      { method: 'POST', headers: json, body: '{"query":"{"}' },
    ],
    [
      'a GraphQL answer',
      200,
      '/graphql',
      { method: 'POST', headers: json, body: '{"query":"{ viewer { id } }"}' },
    ],
    ['a file without a session', 401, '/files/exports/active-users.csv', {}],
  ])('carries the security headers: %s', async (_name, status, address, init) => {
    const response = await gateway.browser().fetch(address, init)
    expect({ status: response.status, headers: Object.fromEntries(response.headers) }).toMatchObject({
      status,
      headers: secured,
    })
    const isPage = response.status === 200 && address === '/'
    expect(response.headers.get('cache-control')).toBe(isPage ? 'no-cache' : 'no-store')
  })

  it('carries them when nothing has changed, too', async () => {
    const first = await gateway.browser().fetch('/')
    const etag = first.headers.get('etag') ?? ''
    const again = await gateway
      .browser()
      .fetch('/', { headers: { 'if-none-match': etag, 'cache-control': 'max-age=0' } })
    expect({ status: again.status, headers: Object.fromEntries(again.headers) }).toMatchObject({
      status: 304,
      headers: secured,
    })
  })
})

const secured = {
  'content-security-policy': expect.stringMatching(/script-src 'self';.*frame-ancestors 'none'/),
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
}

describe('a call to the system of record', () => {
  it('carries nothing of the browser but what the person asked for', async () => {
    const browser = await gateway.signedInBrowser()
    const smuggled = {
      'x-forwarded-for': '6.6.6.6',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'http',
      forwarded: 'for=6.6.6.6',
      'x-real-ip': '6.6.6.6',
      referer: 'https://portal.example/secret',
      'x-http-method-override': 'DELETE',
      'accept-language': 'de',
      'x-custom': 'custom',
    }
    await browser.query('{ leas { id } }', {}, smuggled)
    const { headers } = gateway.upstream.last('listLeas')
    const passed = ['cookie', 'origin', ...Object.keys(smuggled)].filter((name) => name in headers)
    // The only address that the gateway forwards is the one of its own connection.
    expect(passed).toEqual(['x-forwarded-for'])
    const sent = JSON.stringify(headers)
    for (const word of ['6.6.6.6', 'evil.example', ...browser.cookies.values()])
      expect(sent).not.toContain(word)
  })
})
