import { createHash, randomBytes } from 'node:crypto'
import http from 'node:http'
import { once } from 'node:events'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Browser } from '../../testing/browser.js'
import { TestGateway } from '../../testing/gateway.js'
import { aDocument, aRequiredDocument } from '../../testing/stub-data.js'
import { refuse, type StubUpstream } from '../../testing/stub-upstream.js'

let gateway: TestGateway
let upstream: StubUpstream
let browser: Browser

beforeEach(async () => {
  gateway = await TestGateway.start({ limits: { idleMs: 1500 } })
  upstream = gateway.upstream
  browser = await gateway.signedInBrowser()
})
afterEach(async () => {
  await gateway.stop()
})

const id = '11111111-1111-4111-8111-111111111111'
const address = `/files/supporting-documents/${id}`
const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

function form(bytes: Uint8Array): FormData {
  const data = new FormData()
  data.set('subSectionResponseId', '5')
  data.set('titles', 'Manual')
  data.set('documents', new Blob([Uint8Array.from(bytes)]), 'manual.pdf')
  return data
}

const upload = (
  body: NonNullable<RequestInit['body']>,
  headers: Record<string, string> = {},
): Promise<Response> =>
  browser.fetch('/files/supporting-documents', {
    method: 'POST',
    headers: { 'apollo-require-preflight': '1', ...headers },
    body,
  })

/** A form with this content length; the test writes the body itself. */
const beginForm = (length: number): http.ClientRequest =>
  http.request(`${gateway.url}/files/supporting-documents`, {
    method: 'POST',
    headers: {
      cookie: `portal_session=${browser.cookies.get('portal_session')}`,
      'apollo-require-preflight': '1',
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': length,
    },
  })

/** Reads the request as the API would, and responds with the length and hash of the bytes in the form. */
function receive(): Promise<{ bytes: Buffer; headers: http.IncomingHttpHeaders }> {
  return new Promise((resolve) => {
    upstream.answers.set('uploadSupportingFiles', async (request, response) => {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk as Buffer)
      response.status(201).json([aDocument(id)])
      resolve({ bytes: Buffer.concat(chunks), headers: request.headers })
    })
  })
}

describe('an upload', () => {
  it('passes through unread, byte for byte, and answers the documents with their addresses', async () => {
    const bytes = randomBytes(3_000_000)
    const received = receive()
    const response = await upload(form(bytes), { 'idempotency-key': 'upload-click-1' })
    expect(response.status).toBe(201)
    expect(await response.json()).toEqual([{ ...aDocument(id), downloadPath: address }])
    const { bytes: arrived, headers } = await received
    const start = arrived.indexOf('\r\n\r\n', arrived.indexOf('manual.pdf')) + 4
    expect(sha256(arrived.subarray(start, start + bytes.length))).toBe(sha256(bytes))
    expect(headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
    expect(headers['content-length']).toBe(String(arrived.length))
    expect(headers['idempotency-key']).toBe('upload-click-1')
    expect(headers).not.toHaveProperty('cookie')
  })

  it('of required documents goes to its own call', async () => {
    upstream.answers.set('uploadRequiredFiles', (request, response) => {
      request.resume()
      response.status(201).json([{ ...aRequiredDocument(id), duplicateOf: null }])
    })
    const response = await browser.fetch('/files/required-documents', {
      method: 'POST',
      headers: { 'apollo-require-preflight': '1' },
      body: form(randomBytes(10)),
    })
    expect(await response.json()).toMatchObject([
      { duplicateOf: null, downloadPath: `/files/required-documents/${id}` },
    ])
  })

  it('is not begun with a token that may run out before the API reads it', async () => {
    upstream.expiresIn = 10
    browser = await gateway.signedInBrowser()
    upstream.received.length = 0
    const received = receive()
    expect((await upload(form(randomBytes(300_000)))).status).toBe(201)
    await received
    expect(upstream.received.map((request) => request.id)).toEqual([
      'getMe',
      'token',
      'uploadSupportingFiles',
    ])
  })

  it('refreshes the session before the first byte', async () => {
    upstream.refuseTokens()
    const received = receive()
    expect((await upload(form(randomBytes(300_000)))).status).toBe(201)
    await received
    expect([upstream.count('token'), upstream.count('uploadSupportingFiles')]).toEqual([1, 1])
  })

  it('of a small form is one call, and the same once more after a refresh', async () => {
    upstream.received.length = 0
    const bytes = randomBytes(50_000)
    const first = receive()
    expect((await upload(form(bytes))).status).toBe(201)
    expect((await first).bytes.includes(bytes)).toBe(true)
    expect(upstream.received.map((request) => request.id)).toEqual(['uploadSupportingFiles'])
    upstream.refuseTokens()
    upstream.received.length = 0
    const second = receive()
    expect((await upload(form(bytes), { 'idempotency-key': 'upload-click-2' })).status).toBe(201)
    expect((await second).bytes.includes(bytes)).toBe(true)
    expect(upstream.received.map(({ id: call, headers }) => [call, headers['idempotency-key']])).toEqual([
      ['uploadSupportingFiles', 'upload-click-2'],
      ['token', expect.anything()],
      ['uploadSupportingFiles', 'upload-click-2'],
    ])
  })

  it('of a small form that breaks off or stands still never reaches the API', async () => {
    const begun = (ending: (request: http.ClientRequest) => void) =>
      new Promise<number | undefined>((resolve) => {
        const request = beginForm(1000)
        request.once('response', (response) => {
          response.resume()
          resolve(response.statusCode)
          request.destroy()
        })
        request.once('error', () => resolve(undefined))
        request.write(Buffer.alloc(500))
        ending(request)
      })
    upstream.received.length = 0
    expect(await begun((request) => setTimeout(() => request.destroy(), 50))).toBeUndefined()
    expect(await begun(() => undefined)).toBe(504)
    expect(upstream.received).toEqual([])
  })

  it('answers the refusal of a file that is too large, while it is still coming', async () => {
    upstream.answers.set('uploadSupportingFiles', (_request, response) => {
      refuse(response, 'PAYLOAD_TOO_LARGE', 'The file is larger than 200 MB.')
    })
    const response = await upload(form(randomBytes(20_000_000)))
    expect([response.status, await response.json()]).toEqual([
      413,
      { errors: [{ code: 'BAD_USER_INPUT', message: 'The file is larger than 200 MB.', id: 'api-error-1' }] },
    ])
  })

  it('lets a browser send to the end what was refused at its beginning', async () => {
    upstream.answers.set('uploadSupportingFiles', (_request, response) => {
      refuse(response, 'FORBIDDEN', 'Not your subsection.')
    })
    const request = beginForm(30_000_000)
    const answered = once(request, 'response') as Promise<[http.IncomingMessage]>
    request.write(Buffer.alloc(1_000_000))
    const [response] = await answered
    // The rest is sent only now: the connection must still be open.
    const sent = new Promise<void>((resolve, reject) => {
      request.once('error', reject)
      request.end(Buffer.alloc(29_000_000), resolve)
    })
    await expect(sent).resolves.toBeUndefined()
    expect([response.statusCode, response.headers.connection]).toEqual([403, 'keep-alive'])
    response.resume()
  })

  it('answers one entry for each message of a field', async () => {
    upstream.answers.set('uploadSupportingFiles', (request, response) => {
      request.resume()
      refuse(response, 'BAD_USER_INPUT', 'Refused.', {
        fields: { titles: ['Please provide a title for each file.'] },
      })
    })
    const response = await upload(form(randomBytes(10)))
    expect(await response.json()).toMatchObject({
      errors: [{ code: 'BAD_USER_INPUT', field: 'titles', message: 'Please provide a title for each file.' }],
    })
  })

  it('is ended when nothing moves for too long', async () => {
    upstream.answers.set('uploadSupportingFiles', (request) => void request.resume())
    const response = await upload(form(randomBytes(10)))
    expect([response.status, await response.json()]).toMatchObject([
      504,
      { errors: [{ code: 'UPSTREAM_TIMEOUT' }] },
    ])
  })

  it('is cut off at the API when the browser goes away', async () => {
    const cut = new Promise<void>((resolve) => {
      upstream.answers.set('uploadSupportingFiles', (request) => {
        request.resume()
        request.once('close', () => resolve())
      })
    })
    const controller = new AbortController()
    const request = browser.fetch('/files/supporting-documents', {
      method: 'POST',
      headers: {
        'apollo-require-preflight': '1',
        'content-type': 'multipart/form-data; boundary=x',
      },
      body: new ReadableStream({ start: (stream) => stream.enqueue(new Uint8Array(100)) }),
      duplex: 'half',
      signal: controller.signal,
    })
    await expect.poll(() => upstream.count('uploadSupportingFiles')).toBe(1)
    controller.abort()
    await expect(request).rejects.toThrow(/abort/i)
    await cut
  })

  it('wants a form, a session and the anti-forgery header', async () => {
    expect((await upload('{}', { 'content-type': 'application/json' })).status).toBe(400)
    const stranger = await gateway.browser().fetch('/files/supporting-documents', {
      method: 'POST',
      headers: { 'apollo-require-preflight': '1' },
      body: form(randomBytes(10)),
    })
    expect([stranger.status, await stranger.json()]).toMatchObject([
      401,
      { errors: [{ code: 'UNAUTHENTICATED' }] },
    ])
    const forged = await browser.fetch('/files/supporting-documents', {
      method: 'POST',
      body: form(randomBytes(10)),
    })
    expect(forged.status).toBe(403)
    expect(upstream.count('uploadSupportingFiles')).toBe(0)
  })
})

describe('a download', () => {
  it('streams the bytes as an attachment that can run nothing', async () => {
    const bytes = randomBytes(3_000_000)
    upstream.answers.set('downloadSupportingDocument', (_request, response) => {
      response.setHeader('content-disposition', 'attachment; filename="manual.pdf"')
      response.setHeader('set-cookie', 'of=the-api')
      response.setHeader('content-length', bytes.length)
      response.type('application/pdf').end(bytes)
    })
    const response = await browser.fetch(address)
    expect(sha256(new Uint8Array(await response.arrayBuffer()))).toBe(sha256(bytes))
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(bytes.length),
      'content-disposition': 'attachment; filename="manual.pdf"',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    expect(response.headers.getSetCookie()).toEqual([])
  })

  it('is asked for again after a refresh', async () => {
    upstream.refuseTokens()
    upstream.answers.set('downloadSupportingDocument', (_request, response) =>
      response.type('text/plain').send('hello'),
    )
    const response = await browser.fetch(address)
    expect([response.status, await response.text()]).toEqual([200, 'hello'])
    expect(response.headers.get('content-disposition')).toBe('attachment')
  })

  it.each([
    ['FORBIDDEN', 403, 'Access Denied! Not yours.'],
    ['NOT_FOUND', 404, 'Not yours.'],
  ] as const)('passes the refusal %s on', async (code, status, message) => {
    upstream.answers.set('downloadSupportingDocument', (_request, response) =>
      refuse(response, code, 'Not yours.'),
    )
    const response = await browser.fetch(address)
    expect([response.status, await response.json()]).toMatchObject([status, { errors: [{ code, message }] }])
  })

  it('knows only ids that can be ids', async () => {
    for (const other of ['1', '..%2f..%2fapi', 'x'.repeat(36)]) {
      expect((await browser.fetch(`/files/supporting-documents/${other}`)).status).toBe(404)
    }
    expect(upstream.count('downloadSupportingDocument')).toBe(0)
  })

  it('breaks off visibly when the API breaks off', async () => {
    upstream.answers.set('downloadSupportingDocument', (_request, response) => {
      response.setHeader('content-length', 1000)
      response.write('half', () => response.destroy())
    })
    const response = await browser.fetch(address)
    await expect(response.arrayBuffer()).rejects.toThrow('terminated')
  })

  it('stops at the API when the browser stops', async () => {
    const closed = new Promise<void>((resolve) => {
      upstream.answers.set('downloadSupportingDocument', (_request, response) => {
        response.once('close', () => resolve())
        response.write('x')
      })
    })
    const request = http.get(gateway.url + address, {
      headers: { cookie: `portal_session=${browser.cookies.get('portal_session')}` },
    })
    const [response] = (await once(request, 'response')) as [http.IncomingMessage]
    response.destroy()
    await expect(closed).resolves.toBeUndefined()
  })

  it('of a part asks for that part and answers what the API says', async () => {
    upstream.answers.set('downloadRequiredDocument', (request, response) => {
      expect([request.headers.range, request.headers['if-range']]).toEqual(['bytes=2-4', '"v1"'])
      response.status(206).set({ 'content-range': 'bytes 2-4/9', etag: '"v1"', 'accept-ranges': 'bytes' })
      response.type('text/plain').send('cde')
    })
    const required = `/files/required-documents/${id}`
    const response = await browser.fetch(required, { headers: { range: 'bytes=2-4', 'if-range': '"v1"' } })
    expect([response.status, response.headers.get('content-range'), await response.text()]).toEqual([
      206,
      'bytes 2-4/9',
      'cde',
    ])
    upstream.answers.set('downloadRequiredDocument', (_request, response) =>
      response.status(416).set('content-range', 'bytes */9').end(),
    )
    const behind = await browser.fetch(required, { headers: { range: 'bytes=9-' } })
    expect([behind.status, behind.headers.get('content-range')]).toEqual([416, 'bytes */9'])
  })

  it('is open to a client with a token', async () => {
    upstream.answers.set('downloadSupportingDocument', (_request, response) => response.send('hello'))
    const { accessToken } = upstream.tokens() as { accessToken: string }
    const response = await gateway
      .browser()
      .fetch(address, { headers: { authorization: `Bearer ${accessToken}` } })
    expect(await response.text()).toBe('hello')
  })
})
