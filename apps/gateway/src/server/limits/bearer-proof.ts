import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { PortalError } from '../../errors/portal-error.js'
import { viewerOf } from '../../features/accounts/accounts-client.js'
import { bearerOf } from '../entrance/guard.js'
import type { RateLimits } from './rate-limits.js'
import { isForGraphql } from '../entrance/request-facts.js'
import type { ContextFactory } from '../entrance/request-context.js'

/**
 * How long an accepted token is cached. It decides only whether a document is parsed: the system of record checks every
 * call that the document causes, including revocation.
 */
const provedMs = 10_000
const mostProved = 5000

/** A JSON Web Token has three parts; anything else is refused without a request. */
const tokenShape = /^[\w-]+\.[\w-]+\.[\w-]+$/

/**
 * Lets a GraphQL request with its own token pass only when the system of record accepts the token, before a byte of its
 * body is read. Throws UNAUTHENTICATED for an unknown, expired or revoked token, and TOO_MANY_REQUESTS for an address
 * that sends too many tokens to be verified.
 */
export function bearerProof(
  contexts: ContextFactory,
  rates: RateLimits,
  addressOf: (request: IncomingMessage) => string | undefined,
) {
  const proved = new LRUCache<string, true>({ max: mostProved, ttl: provedMs })
  const underWay = new Map<string, Promise<void>>()

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const token = bearerOf(request)
    if (token === undefined || !isForGraphql(request)) return
    if (!tokenShape.test(token))
      throw new PortalError('UNAUTHENTICATED', 'The access token was not accepted.')
    const key = createHash('sha256').update(token).digest('base64url')
    if (proved.has(key)) return
    const proving = underWay.get(key) ?? prove(key, request, response).finally(() => underWay.delete(key))
    underWay.set(key, proving)
    await proving
  }

  async function prove(key: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    await rates.spend('bearer', { address: addressOf(request) })
    await viewerOf(contexts(request, response))
    proved.set(key, true)
  }
}
