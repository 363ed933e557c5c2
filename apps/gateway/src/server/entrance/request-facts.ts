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

/** Whether a request is for GraphQL: the router takes the address with a slash at its end, too. */
export function isForGraphql(request: IncomingMessage): boolean {
  const path = pathOf(request)
  return path === '/graphql' || path === '/graphql/'
}

/** Gives a request its id (the browser's, if it is a plain one), answers it, and logs the end of the request. */
export function requestIds(log: Logger) {
  // These five facts hold no secret: looking for one in each line costs more than writing it.
  const lines = log.child({}, { redact: [] })
  return (request: IncomingMessage, response: ServerResponse): void => {
    const given = request.headers[requestIdHeader]
    const id = typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
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

/** Tells the address of the person behind a request; forwarding headers of proxies that are not trusted count for nothing. */
export function clientAddress(trustedProxies: readonly string[]) {
  const trust = proxyAddress.compile([...trustedProxies])
  return (request: IncomingMessage): string | undefined => proxyAddress(request, trust)
}

/** What the system of record is told of a request. Throws BAD_USER_INPUT for a malformed idempotency key. */
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

/** How a browser names itself, without what no header may carry on. */
function printable(header: string): string {
  return header.replace(/[^\x20-\x7e]/g, '').slice(0, mostOfAgent)
}
