import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { requestGuard } from './guard.js'
import { hostRefusal } from './request-host.js'
import type { ErrorHandler } from './json-errors.js'
import { requestIds } from './request-facts.js'
import type { RequestLoad } from '../watch/request-load.js'
import { securityHeaders } from './security-headers.js'
import { limitBodyTime } from './slow-bodies.js'

export interface EntranceParts {
  log: Logger
  secure: boolean
  hstsSubdomains: boolean
  origins: ReadonlySet<string>
  bodyMs: number
  load: RequestLoad
  fail: ErrorHandler
}

/**
 * What every request passes, whatever handles it afterwards: its id and log line, the security headers, the limit on
 * slow bodies, the guard against requests of other sites, and the limit on concurrent requests. Returns false when the
 * request was refused.
 */
export function entrance({ log, secure, hstsSubdomains, origins, bodyMs, load, fail }: EntranceParts) {
  const identify = requestIds(log)
  const headers = securityHeaders(secure, hstsSubdomains)
  const limitTime = limitBodyTime(bodyMs)
  const refusalOf = requestGuard(origins)
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    identify(request, response)
    for (const [name, value] of headers) response.setHeader(name, value)
    limitTime(request)
    const refusal = hostRefusal(request) ?? refusalOf(request)
    if (refusal !== undefined) {
      fail(refusal, request, response)
      return false
    }
    const overload = load.begin(request, response)
    if (overload !== undefined) fail(overload, request, response)
    return overload === undefined
  }
}
