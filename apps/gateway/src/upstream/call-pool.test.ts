import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CallPool } from './call-pool.js'

const text = JSON.stringify({ name: 'Übung' })
const longest = 1000
const pages: Record<string, (response: http.ServerResponse) => void> = {
  '/base/plain': (response) => response.end(text),
  '/base/gzip': (response) => response.setHeader('content-encoding', 'gzip').end(gzipSync(text)),
  '/base/brotli': (response) => response.setHeader('content-encoding', 'br').end(brotliCompressSync(text)),
  '/base/bomb': (response) =>
    response.setHeader('content-encoding', 'gzip').end(gzipSync('x'.repeat(longest * 20))),
  '/base/odd': (response) => response.setHeader('content-encoding', 'odd').end(text),
  '/base/long': (response) => response.end('x'.repeat(longest + 1)),
  '/base/silent': () => undefined,
}
const asked: { method: string | undefined; headers: http.IncomingHttpHeaders }[] = []
const server = http.createServer((request, response) => {
  asked.push({ method: request.method, headers: request.headers })
  pages[request.url ?? '']?.(response)
})
let reads: CallPool

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  reads = new CallPool(`http://127.0.0.1:${(server.address() as AddressInfo).port}/base`, () => longest)
})
afterAll(async () => {
  reads.close()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

const read = (path: string, signal = new AbortController().signal) =>
  reads.ask({ method: 'get', path, headers: { accept: 'application/json' }, signal })

describe('a read', () => {
  it.each(['/plain', '/gzip', '/brotli'])('of %s is answered as text', async (path) => {
    expect(await read(path)).toMatchObject({ status: 200, text })
  })

  it('asks for no compression, sends its own headers, and its path behind that of the host', async () => {
    await read('/plain')
    expect(asked.at(-1)).toMatchObject({ method: 'GET', headers: { accept: 'application/json' } })
    expect(asked.at(-1)?.headers).not.toHaveProperty('accept-encoding')
  })

  it('reads no more than it may', async () => {
    expect(await read('/long')).toMatchObject({ status: 200, text: undefined })
    await expect(read('/bomb')).rejects.toThrow(/larger/)
  })

  it('takes no compression that it does not know', async () => {
    await expect(read('/odd')).rejects.toThrow('The server cannot answer')
  })

  it('ends with its signal, while it waits and before it began', async () => {
    const controller = new AbortController()
    const waiting = read('/silent', controller.signal)
    setTimeout(() => controller.abort(), 20)
    await expect(waiting).rejects.toThrow('aborted')
    await expect(read('/silent', AbortSignal.abort())).rejects.toThrow('aborted')
  })

  it('goes on with new connections when the idle ones are dropped', async () => {
    const running = read('/plain')
    reads.dropIdle()
    expect((await running).text).toBe(text)
    expect((await read('/plain')).text).toBe(text)
  })
})
