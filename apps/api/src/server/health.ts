import type { Express } from 'express'
import type { ApiDeps } from './deps.js'
import { metricsText } from './metrics.js'

/** Whether the process still takes requests; turned before the listener closes. */
export interface Health {
  shuttingDown: boolean
}

/** /healthz: the process lives. /readyz: it can serve. /metrics: Prometheus. */
export function healthRoutes(app: Express, deps: ApiDeps, health: Health): void {
  app.get('/healthz', (_req, res) => {
    res.json({ status: 'ok' })
  })
  app.get('/readyz', async (_req, res) => {
    if (health.shuttingDown) return void res.status(503).json({ status: 'shutting down' })
    try {
      await deps.database.ping()
      res.json({ status: 'ready' })
    } catch (error) {
      deps.log.warn({ err: error }, 'the database does not answer')
      res.status(503).json({ status: 'database unavailable' })
    }
  })
  app.get('/metrics', async (_req, res) => {
    const { contentType, text } = await metricsText()
    res.type(contentType).send(text)
  })
}
