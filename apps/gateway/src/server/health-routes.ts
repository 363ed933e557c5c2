import type { Express } from 'express'
import type { Transport } from '../upstream/transport.js'
import type { Metrics } from './metrics.js'

/** Whether the process is on its way out; readiness is refused before the listener closes. */
export interface Lifecycle {
  shuttingDown: boolean
}

const readyDeadlineMs = 2000

/** `/healthz`: the process lives. `/readyz`: the system of record answers. `/metrics`: Prometheus. */
export function healthRoutes(
  app: Express,
  transport: Transport,
  metrics: Metrics,
  lifecycle: Lifecycle,
): void {
  app.get('/healthz', (_request, response) => {
    response.json({ status: 'ok' })
  })
  app.get('/readyz', async (_request, response) => {
    if (lifecycle.shuttingDown) {
      response.status(503).json({ status: 'shutting down' })
      return
    }
    const ready = await transport.answers(readyDeadlineMs)
    response
      .status(ready ? 200 : 503)
      .json({ status: ready ? 'ready' : 'the system of record does not answer' })
  })
  app.get('/metrics', async (_request, response) => {
    response.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  })
}
