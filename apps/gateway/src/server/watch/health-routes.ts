import http from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Express, Request } from 'express'
import type { Transport } from '../../upstream/transport.js'
import type { Metrics } from './metrics.js'

/** Whether the process is shutting down; readiness is refused before the listener closes. */
export interface Lifecycle {
  shuttingDown: boolean
}

const readyDeadlineMs = 1900
/**
 * Behind a proxy, one of several systems of record may be shutting down, which the proxy notices within a second. If
 * its refusal counted at once, all gateways would become unready each time one instance is restarted.
 */
const askedAgainAfterMs = 500

/** `/healthz`: the process is alive. `/readyz`: the system of record is reachable. `/metrics`: Prometheus. */
export function healthRoutes(
  app: Express,
  transport: Transport,
  metrics: Metrics,
  lifecycle: Lifecycle,
  metricsFor: MetricsReaders,
): void {
  app.get('/healthz', (_request, response) => {
    response.json({ status: 'ok' })
  })
  app.get('/readyz', async (_request, response) => {
    if (lifecycle.shuttingDown) {
      response.status(503).json({ status: 'shutting down' })
      return
    }
    const ready = await answersInTime(transport)
    response
      .status(ready ? 200 : 503)
      .json({ status: ready ? 'ready' : 'the system of record does not answer' })
  })
  if (metricsFor !== 'nobody') {
    app.get('/metrics', async (request, response, next) => {
      if (metricsFor === 'this machine' && !fromHere(request)) {
        next()
        return
      }
      response.type(metrics.registry.contentType).send(await metrics.registry.metrics())
    })
  }
}

/** Whether the system of record responds before the deadline, with retries. */
async function answersInTime(transport: Transport): Promise<boolean> {
  const givesUpAt = performance.now() + readyDeadlineMs
  for (;;) {
    if (await transport.answers(Math.ceil(givesUpAt - performance.now()))) return true
    if (performance.now() + askedAgainAfterMs >= givesUpAt) return false
    await sleep(askedAgainAfterMs)
  }
}

/** Who may read /metrics at the public port; nobody where it has a separate port. */
export type MetricsReaders = 'everybody' | 'this machine' | 'nobody'

/** A request from this machine; a proxy on this machine adds a forwarding header. */
function fromHere({ socket, headers }: Request): boolean {
  const here = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(socket.remoteAddress ?? '')
  return here && headers['x-forwarded-for'] === undefined && headers['forwarded'] === undefined
}

/** A listener for Prometheus alone, on a port that need not be reachable from the network. */
export function metricsServer(metrics: Metrics): http.Server {
  return http.createServer((request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') {
      response.writeHead(404).end()
      return
    }
    void metrics.registry.metrics().then((text) => {
      response.writeHead(200, { 'content-type': metrics.registry.contentType }).end(text)
    })
  })
}
