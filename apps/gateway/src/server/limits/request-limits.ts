import type { IncomingMessage, ServerResponse } from 'node:http'
import { RequestCookies } from '../../session/cookies.js'
import { bearerOf } from '../entrance/guard.js'
import type { RateLimits } from './rate-limits.js'
import { isForGraphql, pathOf } from '../entrance/request-facts.js'

/** Limits the requests for data, the live ones and the uploads of one session or token, and of one address. */
export function requestLimits(
  limits: RateLimits,
  addressOf: (request: IncomingMessage) => string | undefined,
  secure: boolean,
) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const act = actOf(request)
    if (act === undefined) return
    const client = bearerOf(request) ?? new RequestCookies(request, response, secure).session
    await limits.spend(act, { client, address: addressOf(request) })
  }
}

function actOf(request: IncomingMessage): 'request' | 'upload' | 'live' | undefined {
  const path = pathOf(request)
  if (path === '/live' || path.startsWith('/live/')) return 'live'
  if (isForGraphql(request)) return 'request'
  return path.startsWith('/files/') && request.method === 'POST' ? 'upload' : undefined
}
