import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Browser } from '../../testing/browser.js'
import { TestGateway } from '../../testing/gateway.js'

const html = '<!doctype html><title>Portal</title>'
const script = 'console.log("hello")'.repeat(50)

let gateway: TestGateway
let browser: Browser

beforeAll(async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'gateway.d-'))
  const files: Record<string, string | Buffer> = {
    'web/index.html': html,
    'web/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'web/operations.json': '{}',
    'web/.vite/manifest.json': '{}',
    'web/assets/index-Ab12Cd34.js': script,
    'web/assets/index-Ab12Cd34.js.br': brotliCompressSync(script),
    'web/assets/index-Ab12Cd34.js.gz': gzipSync(script),
    'web/assets/Ab-12Cd.js': script,
    'playground/index.html': '<!doctype html><title>Playground</title>',
    'playground/assets/graphql.worker-Ab12Cd34.js': 'self.onmessage = null',
    'secret.txt': 'secret',
  }
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(dataDir, name)), { recursive: true })
    await writeFile(path.join(dataDir, name), content)
  }
  gateway = await TestGateway.start({ dataDir })
  browser = gateway.browser()
})
afterAll(async () => {
  await gateway.stop()
})

const get = (address: string, headers: Record<string, string> = {}): Promise<Response> =>
  browser.fetch(address, { headers: { accept: 'text/html,*/*;q=0.8', ...headers } })

describe('the web client', () => {
  it.each(['/', '/user/landing', '/auth/login?returnUrl=%2Fuser', '/user/dashboard/self-assessment/4'])(
    'is the page at %s, asked for anew each time',
    async (address) => {
      const response = await get(address)
      expect([response.status, await response.text()]).toEqual([200, html])
      expect(response.headers.get('cache-control')).toBe('no-cache')
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    },
  )

  it.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
    ['br;q=0, gzip', 'gzip'],
  ])('sends hashed files for good, for Accept-Encoding %s as %s', async (accepted, encoding) => {
    const response = await get('/assets/index-Ab12Cd34.js', { 'accept-encoding': accepted })
    expect(response.headers.get('content-encoding')).toBe(encoding)
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('content-type')).toMatch(/^text\/javascript/)
    expect(response.headers.get('vary')).toMatch(/accept-encoding/i)
    expect(await response.text()).toBe(script)
  })

  it('sends scripts for good that have no name but their hash', async () => {
    const response = await get('/assets/Ab-12Cd.js')
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  })

  it('answers 304 with the security headers', async () => {
    const first = await get('/')
    const second = await get('/', {
      'if-none-match': first.headers.get('etag') ?? '',
      'cache-control': 'max-age=0',
    })
    expect(second.status).toBe(304)
    expect(second.headers.get('content-security-policy')).toContain("script-src 'self';")
    expect(second.headers.get('cache-control')).toBe('no-cache')
  })

  it.each([
    '/assets/gone-Ab12Cd34.js',
    '/operations.json',
    '/.vite/manifest.json',
    '/assets/index-Ab12Cd34.js.br',
    '/files/unknown',
    '/api/leas',
    '/dev/unknown',
    '/playground/unknown.js',
  ])('has nothing at %s', async (address) => {
    const response = await get(address)
    expect([response.status, await response.json()]).toMatchObject([404, { errors: [{ code: 'NOT_FOUND' }] }])
  })

  it.each(['/..%2fsecret.txt', '/assets/..%2f..%2fsecret.txt', '/%2e%2e/secret.txt'])(
    'is all that can be read, not %s',
    async (address) => {
      expect(await (await get(address)).text()).not.toBe('secret')
    },
  )

  it('is no answer to a program that asks for data', async () => {
    expect((await get('/user/landing', { accept: 'application/json' })).status).toBe(404)
  })

  it('says what is missing when it was not built', async () => {
    const bare = await TestGateway.start()
    try {
      const response = await bare.browser().fetch('/', { headers: { accept: 'text/html' } })
      expect([response.status, await response.text()]).toEqual([
        503,
        expect.stringContaining('npm run build'),
      ])
    } finally {
      await bare.stop()
    }
  })
})

describe('the playground', () => {
  it('may start workers from blobs, and scripts stay as strict as elsewhere', async () => {
    const response = await get('/playground/')
    expect(await response.text()).toContain('Playground')
    expect(response.headers.get('content-security-policy')).toContain("worker-src 'self' blob:")
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self';")
    expect((await get('/playground')).headers.get('location')).toBe('/playground/')
    expect((await get('/playground/assets/graphql.worker-Ab12Cd34.js')).status).toBe(200)
  })
})
