import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { compressedAnswers } from './compressed-answers.js'

const long = JSON.stringify({ data: 'all the same '.repeat(200) })
const short = JSON.stringify({ data: 'short' })

function answer(request: IncomingMessage, response: ServerResponse): void {
  const text = request.url?.includes('short') ? short : long
  response.setHeader('content-type', 'application/graphql-response+json; charset=utf-8')
  response.setHeader('content-length', Buffer.byteLength(text))
  response.end(text)
}
const server = http.createServer((request, response) => {
  compressedAnswers(request, response, () => answer(request, response))
})
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => new Promise((resolve) => server.close(resolve)))

interface Received {
  encoding: string | undefined
  vary: string | undefined
  bytes: Buffer
}

async function get(path: string, accept?: string): Promise<Received> {
  const { port } = server.address() as AddressInfo
  const headers = accept === undefined ? {} : { 'accept-encoding': accept }
  return new Promise((resolve, reject) => {
    http
      .get({ port, path, headers }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () => {
          const { 'content-encoding': encoding, vary } = response.headers
          resolve({ encoding, vary, bytes: Buffer.concat(chunks) })
        })
      })
      .on('error', reject)
  })
}

describe('an answer of /graphql', () => {
  it.each([
    ['br', 'gzip, deflate, br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('comes as %s to who accepts it', async (encoding, accept, open) => {
    const received = await get('/graphql', accept)
    expect([received.encoding, received.vary]).toEqual([encoding, 'Accept-Encoding'])
    expect(received.bytes.length).toBeLessThan(long.length / 4)
    expect(open(received.bytes).toString()).toBe(long)
  })

  it.each([
    ['below 1 KB', '/graphql?short', 'br'],
    ['to who accepts no compression', '/graphql', undefined],
    ['of another address', '/files/1', 'br'],
  ])('stays as it is %s', async (_case, path, accept) => {
    const received = await get(path, accept)
    expect(received.encoding).toBeUndefined()
    expect(received.bytes.toString()).toBe(path.includes('short') ? short : long)
  })
})
