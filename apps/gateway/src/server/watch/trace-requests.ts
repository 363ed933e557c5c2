import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Tracing } from '@portal/tracing'
import { pathOf } from '../entrance/request-facts.js'

/**
 * A span per request, named by its method and the first path segment, because the rest contains ids. Starts a new
 * trace: trace headers from outside are not trusted.
 */
export function traceRequests(tracing: Tracing, listener: RequestListener): RequestListener {
  return (request: IncomingMessage, response: ServerResponse) => {
    // A stream lasts for hours and does nothing itself.
    if (pathOf(request) === '/live') {
      listener(request, response)
      return
    }
    tracing.serve([request, response], undefined, () => {
      tracing.describe({}, `${request.method} /${pathOf(request).split('/')[1] ?? ''}`)
      response.on('close', () => {
        const requestId = String(response.getHeader('x-request-id'))
        tracing.describe({
          'portal.request_id': requestId,
          'http.response.status_code': response.statusCode,
        })
        tracing.served(response.statusCode >= 500)
      })
      listener(request, response)
    })
  }
}
