import type { RequestHandler } from 'express'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { Logger } from './log.js'

const registry = new Registry()
// Twenty times a second shows that the loop is late; a hundred times is a quarter of what an idle process costs.
collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 50 })

const requestSeconds = new Histogram({
  name: 'portal_api_request_seconds',
  help: 'Time until a request was answered, by call and status.',
  labelNames: ['call', 'status'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers: [registry],
})

/** All metrics in the format of Prometheus. */
export async function metricsText(): Promise<{ contentType: string; text: string }> {
  return { contentType: registry.contentType, text: await registry.metrics() }
}

/** Records the time of one call, in seconds, by its name and HTTP status. */
export function countCall(call: string, status: number, seconds: number): void {
  requestSeconds.observe({ call, status }, seconds)
}

/** Counts every request and logs it by the name of its call: addresses hold ids, and queries may hold more. */
export function observeRequests(log: Logger): RequestHandler {
  // These facts hold no secret: looking for one in each line costs more than writing it.
  const lines = log.child({}, { redact: [] })
  return (req, res, next) => {
    const startedAt = process.hrtime.bigint()
    res.on('close', () => {
      const seconds = Number(process.hrtime.bigint() - startedAt) / 1e9
      const call = typeof res.locals['callId'] === 'string' ? res.locals['callId'] : 'none'
      countCall(call, res.statusCode, seconds)
      lines.info(
        {
          requestId: res.locals['requestId'] as string,
          method: req.method,
          call,
          status: res.statusCode,
          ...(res.locals['parts'] && { parts: res.locals['parts'] as string[] }),
          milliseconds: Math.round(seconds * 1000),
          ...(!res.writableFinished && { cut: true }),
        },
        'request',
      )
    })
    next()
  }
}
