import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TestGateway } from '../../testing/gateway.js'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await TestGateway.start()
})
afterAll(() => gateway.stop())

/** Sends a request with exactly these headers. */
function raw(headers: [string, string][], path: string): Promise<{ status?: number; body: string }> {
  return new Promise((resolve, reject) => {
    const { port } = new URL(gateway.url)
    const sent = request({ port, path, setHost: false, headers: headers.flat() })
    sent.on('error', reject)
    sent.on('response', (response) => {
      void text(response).then((body) => resolve({ status: response.statusCode, body }))
    })
    sent.end()
  })
}

describe('a request that leaves open which host it is for', () => {
  const portal: [string, string] = ['Host', 'portal.example']
  it.each<[string, [string, string][], string, number]>([
    ['one host', [portal], '/healthz', 200],
    ['its target in absolute form', [portal], 'http://portal.example/healthz', 200],
    ['two hosts', [portal, ['Host', 'evil.example']], '/healthz', 400],
    ['the same host twice', [portal, portal], '/healthz', 400],
    ['no host', [], '/healthz', 400],
    ['another host than its target', [portal], 'http://evil.example/healthz', 400],
    ['two hosts for GraphQL', [portal, ['Host', 'evil.example']], '/graphql', 400],
    ['two hosts for a file', [portal, ['Host', 'evil.example']], '/files/exports/active-users.csv', 400],
  ])('%s', async (_name, headers, path, status) => {
    expect((await raw(headers, path)).status).toBe(status)
  })
})
