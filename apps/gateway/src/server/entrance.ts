import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { requestGuard } from './guard.js'
import { sendError } from './json-errors.js'
import { requestIds } from './request-facts.js'
import { securityHeaders } from './security-headers.js'
import { limitBodyTime } from './slow-bodies.js'

export interface EntranceParts {
  log: Logger
  secure: boolean
  origins: ReadonlySet<string>
  bodyMs: number
}

/**
 * What every request passes, whatever answers it afterwards: its id and its line in the log, the security headers,
 * the limit on slow bodies, and the guard against requests of other sites. Answers false when it was refused.
 */
export function entrance({ log, secure, origins, bodyMs }: EntranceParts) {
  const identify = requestIds(log)
  const headers = securityHeaders(secure)
  const limitTime = limitBodyTime(bodyMs)
  const refusalOf = requestGuard(origins)
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    identify(request, response)
    for (const [name, value] of headers) response.setHeader(name, value)
    limitTime(request)
    const refusal = refusalOf(request)
    if (refusal === undefined) return true
    sendError(request, response, refusal)
    return false
  }
}
