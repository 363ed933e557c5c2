import type { Tracing } from '@portal/tracing'
import type { RequestHandler } from 'express'

/** A span for each request, named by its call; it goes on with the trace of the gateway that made the call. */
export function traceRequests(tracing: Tracing): RequestHandler {
  return (req, res, next) => {
    tracing.serve([req, res], req.headers, () => {
      tracing.describe({ 'portal.request_id': String(res.locals['requestId']) }, req.method)
      res.on('close', () => {
        const call = typeof res.locals['callId'] === 'string' ? res.locals['callId'] : undefined
        tracing.describe({ 'http.response.status_code': res.statusCode }, call)
        tracing.served(res.statusCode >= 500)
      })
      next()
    })
  }
}
