import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import parseUrl from 'parseurl'
import type { Logger } from 'pino'
import proxyAddress from 'proxy-addr'
import { PortalError } from '../../errors/portal-error.js'
import type { RequestFacts } from '../../upstream/request-upstream.js'

const requestIdHeader = 'x-request-id'

/** The path as the router reads it, so that no other spelling of an address passes a guard. */
export function pathOf(request: IncomingMessage): string {
  return parseUrl(request)?.pathname ?? '/'
}

/** Whether a request is for GraphQL: the router also accepts the address with a trailing slash. */
export function isForGraphql(request: IncomingMessage): boolean {
  const path = pathOf(request)
  return path === '/graphql' || path === '/graphql/'
}

/**
 * Assigns the request id (the client's, if it is well-formed), returns it in a header, and logs the end of the request.
 */
export function requestIds(log: Logger) {
  // These five fields hold no secret; redaction of each line would cost more than writing it.
  const lines = log.child({}, { redact: [] })
  return (request: IncomingMessage, response: ServerResponse): void => {
    const sent = request.headers[requestIdHeader]
    const id = typeof sent === 'string' && /^[\w-]{8,64}$/.test(sent) ? sent : randomUUID()
    response.setHeader(requestIdHeader, id)
    const { method } = request
    // Without its query, which may hold the token of a mailed link.
    const path = pathOf(request)
    const started = performance.now()
    response.on('close', () => {
      const ms = Math.round(performance.now() - started)
      lines.info({ requestId: id, method, path, status: response.statusCode, ms }, 'request')
    })
  }
}

/**
 * Returns a function that reads the client's IP address from a request; forwarding headers count only from trusted
 * proxies.
 */
export function clientAddress(trustedProxies: readonly string[]) {
  const trust = proxyAddress.compile([...trustedProxies])
  return (request: IncomingMessage): string | undefined => proxyAddress(request, trust)
}

/** What is passed on about a request to the system of record. Throws BAD_USER_INPUT for a malformed idempotency key. */
export function factsOf(
  request: IncomingMessage,
  response: ServerResponse,
  clientIp: string | undefined,
): RequestFacts {
  const key = request.headers['idempotency-key']
  if (key !== undefined && (typeof key !== 'string' || !/^[\w.-]{8,100}$/.test(key))) {
    throw new PortalError(
      'BAD_USER_INPUT',
      'The idempotency key needs 8 to 100 letters, digits, dots or dashes.',
    )
  }
  return {
    requestId: String(response.getHeader(requestIdHeader)),
    clientIp,
    userAgent: printable(request.headers['user-agent'] ?? ''),
    idempotencyKey: key,
  }
}

const mostOfAgent = 300

/** The user agent of the browser, without characters that are invalid in a header. */
function printable(header: string): string {
  return header.replace(/[^\x20-\x7e]/g, '').slice(0, mostOfAgent)
}
