import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { startTracing } from '@portal/tracing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { TestGateway } from '../../testing/gateway.js'

interface Span {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  attributes: { key: string; value: { stringValue?: string } }[]
}

const bodies: string[] = []
let collector: Server
let gateway: TestGateway | undefined

beforeAll(async () => {
  collector = createServer((request, response) => {
    void text(request).then((body) => {
      bodies.push(body)
      response.setHeader('content-type', 'application/json').end('{}')
    })
  })
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  await gateway?.stop()
  collector.close()
})

it('joins operation and calls into one trace that the system of record goes on with', async () => {
  const { port } = collector.address() as AddressInfo
  const tracing = await startTracing('gateway', { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` })
  gateway = await TestGateway.start({ tracing })
  const browser = await gateway.signedInBrowser()
  await browser.post(
    { query: 'query Agencies { leas { code } }' },
    { 'x-request-id': 'from-the-browser-1', traceparent: `00-${'1'.repeat(32)}-${'2'.repeat(16)}-01` },
  )
  await browser.fetch('/auth/reset-password?token=a-mailed-secret')
  await tracing?.stop()

  const spans = bodies.flatMap((body) =>
    (JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }).resourceSpans.flatMap(
      (group) => group.scopeSpans.flatMap((scope) => scope.spans),
    ),
  )
  const call = spans.find(({ name }) => name === 'listLeas')
  const operation = spans.find(({ spanId }) => spanId === call?.parentSpanId)
  expect(operation?.attributes).toContainEqual({
    key: 'portal.request_id',
    value: { stringValue: 'from-the-browser-1' },
  })
  expect(operation?.name).toMatch(/^graphql /)
  // A client cannot start one of our traces; the system of record gets the trace of the call.
  expect(operation?.traceId).not.toBe('1'.repeat(32))
  const { headers } = gateway.upstream.last('listLeas')
  expect(headers['traceparent']).toBe(`00-${call?.traceId}-${call?.spanId}-01`)
  expect(headers['x-request-id']).toBe('from-the-browser-1')
  expect(bodies.join()).not.toMatch(/a-mailed-secret|123456|admin@allegany|refresh-1/)
})

it('sends the system of record no trace of a caller when none are kept', async () => {
  const plain = await TestGateway.start()
  try {
    const browser = await plain.signedInBrowser()
    await browser.post(
      { query: '{ leas { code } }' },
      { traceparent: `00-${'1'.repeat(32)}-${'2'.repeat(16)}-01` },
    )
    expect(plain.upstream.last('listLeas').headers['traceparent']).toBeUndefined()
  } finally {
    await plain.stop()
  }
})
