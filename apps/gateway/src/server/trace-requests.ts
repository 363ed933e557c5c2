import type { Tracing } from '@portal/tracing'
import type { RequestHandler } from 'express'

/**
 * A span for each request, named by its method and the first part of its address; what follows holds ids. It begins a
 * trace of its own: whoever calls from outside is a stranger.
 */
export function traceRequests(tracing: Tracing): RequestHandler {
  return (request, response, next) => {
    tracing.serve([request, response], undefined, () => {
      const place = request.path.split('/')[1] ?? ''
      const requestId = String(response.locals['requestId'])
      tracing.describe({ 'portal.request_id': requestId }, `${request.method} /${place}`)
      response.on('close', () => {
        tracing.describe({ 'http.response.status_code': response.statusCode })
        tracing.served(response.statusCode >= 500)
      })
      next()
    })
  }
}
