import { EventEmitter } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTracing } from './index.js'

interface Span {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  status: { code?: number }
  attributes: { key: string }[]
}
interface Sent {
  resourceSpans: {
    resource: { attributes: { key: string; value: { stringValue: string } }[] }
    scopeSpans: { spans: Span[] }[]
  }[]
}

const received: { path: string | undefined; body: Sent }[] = []
let collector: Server

beforeAll(async () => {
  collector = createServer((request, response) => {
    void json(request).then((body) => {
      received.push({ path: request.url, body: body as Sent })
      response.setHeader('content-type', 'application/json').end('{}')
    })
  })
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
})
afterAll(() => {
  collector.close()
})

it('does nothing, and loads nothing, without a collector', async () => {
  expect(await startTracing('gateway', {})).toBeUndefined()
  expect(await startTracing('gateway', { OTEL_EXPORTER_OTLP_ENDPOINT: '' })).toBeUndefined()
})

it('joins what a request does, over its events and over processes, into one trace', async () => {
  const { port } = collector.address() as AddressInfo
  const tracing = await startTracing('gateway', { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}/` })
  if (!tracing) throw new Error('Tracing did not start.')
  const body = new EventEmitter()
  let sent: Record<string, string> = {}
  await new Promise<void>((resolve) => {
    tracing.serve([body], undefined, () => {
      body.on('end', () => {
        const call = tracing.call('listLeas')
        sent = call.headers
        call.end('5xx')
        tracing.describe({ 'graphql.operation.name': 'Agencies' }, 'Agencies')
        tracing.served(false)
        resolve()
      })
    })
    body.emit('end')
  })
  // The other process continues the trace from the headers it receives.
  tracing.serve([], sent, () => tracing.served(true))
  await tracing.stop()

  const [first] = received
  expect(first?.path).toBe('/v1/traces')
  const [group] = first?.body.resourceSpans ?? []
  expect(group?.resource.attributes).toContainEqual({
    key: 'service.name',
    value: { stringValue: 'gateway' },
  })
  const spans = group?.scopeSpans.flatMap((scope) => scope.spans) ?? []
  const [call, request, other] = ['listLeas', 'Agencies', 'request'].map((name) =>
    spans.find((span) => span.name === name),
  )
  expect(call).toMatchObject({
    parentSpanId: request?.spanId,
    traceId: request?.traceId,
    status: { code: 2 },
  })
  expect(request?.parentSpanId ?? '').toBe('')
  expect(other).toMatchObject({ parentSpanId: call?.spanId, traceId: request?.traceId, status: { code: 2 } })
})
