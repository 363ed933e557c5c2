import type { Request, RequestHandler } from 'express'
import { RequestCookies } from '../session/cookies.js'
import { bearerOf } from './guard.js'
import type { RateLimits } from './rate-limits.js'

/** Limits the requests for data and the uploads of one session or token, and of one address. */
export function requestLimits(limits: RateLimits, secure: boolean): RequestHandler {
  return async (request, response, next) => {
    const act = actOf(request)
    if (act !== undefined) {
      const client = bearerOf(request) ?? new RequestCookies(request, response, secure).session
      await limits.spend(act, { client, address: request.ip })
    }
    next()
  }
}

function actOf({ path, method }: Request): 'request' | 'upload' | undefined {
  if (path === '/graphql') return 'request'
  return path.startsWith('/files/') && method === 'POST' ? 'upload' : undefined
}
