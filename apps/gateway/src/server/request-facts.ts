import { randomUUID } from 'node:crypto'
import type { Request, RequestHandler, Response } from 'express'
import type { Logger } from 'pino'
import { PortalError } from '../errors/portal-error.js'
import type { RequestFacts } from '../upstream/request-upstream.js'

const requestIdHeader = 'x-request-id'

/** Gives every request an id (the browser's, if it is a plain one), answers it, and logs the end of the request. */
export function requestIds(log: Logger): RequestHandler {
  return (request, response, next) => {
    const given = request.headers[requestIdHeader]
    const id = typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
    response.locals['requestId'] = id
    response.setHeader(requestIdHeader, id)
    const started = performance.now()
    response.on('close', () => {
      log.info(
        {
          requestId: id,
          method: request.method,
          // Without its query, which may hold the token of a mailed link.
          path: request.path,
          status: response.statusCode,
          ms: Math.round(performance.now() - started),
        },
        'request',
      )
    })
    next()
  }
}

/** What the system of record is told of a request. Throws BAD_USER_INPUT for a malformed idempotency key. */
export function factsOf(request: Request, response: Response): RequestFacts {
  const key = request.headers['idempotency-key']
  if (key !== undefined && (typeof key !== 'string' || !/^[\w.-]{8,100}$/.test(key))) {
    throw new PortalError(
      'BAD_USER_INPUT',
      'The idempotency key needs 8 to 100 letters, digits, dots or dashes.',
    )
  }
  return { requestId: String(response.locals['requestId']), clientIp: request.ip, idempotencyKey: key }
}
