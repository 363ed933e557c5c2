import type { IncomingMessage } from 'node:http'
import { PortalError } from '../../errors/portal-error.js'
import { isForGraphql, pathOf } from './request-facts.js'

/** A header that a page of another origin cannot send without a CORS preflight. */
export const antiForgeryHeader = 'apollo-require-preflight'

/** Where clients of other systems obtain their access tokens; browsers do not use it. */
export const tokenPath = '/api/auth/token'

const safeMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

/** The access token that a client sent itself; undefined for browsers. */
export function bearerOf(request: IncomingMessage): string | undefined {
  return /^Bearer ([\w.~+/-]{1,8192}=*)$/i.exec(request.headers.authorization ?? '')?.[1]
}

/**
 * Finds cross-site requests: a foreign Origin anywhere; a missing anti-forgery header on /graphql and on everything
 * that is not a plain read; a foreign page that embeds or links files. Clients with their own token send no cookie, so
 * they need no header; nor does the token endpoint, because its response depends on no cookie. Returns the refusal, or
 * undefined.
 */
export function requestGuard(origins: ReadonlySet<string>) {
  return (request: IncomingMessage): PortalError | undefined => {
    const { origin } = request.headers
    if (origin !== undefined && !origins.has(origin)) {
      return new PortalError('FORBIDDEN', 'Requests from this origin are not allowed.')
    }
    const path = pathOf(request)
    const wantsHeader =
      isForGraphql(request) || (!safeMethods.has(request.method ?? '') && path !== tokenPath)
    const hasHeader = (request.headers[antiForgeryHeader] ?? '') !== ''
    if (wantsHeader && !hasHeader && bearerOf(request) === undefined) {
      return new PortalError('FORBIDDEN', `The header ${antiForgeryHeader} is missing.`)
    }
    const site = request.headers['sec-fetch-site']
    const isFile = path === '/files' || path.startsWith('/files/')
    const isLive = path === '/live' || path.startsWith('/live/')
    if ((isFile || isLive) && site !== undefined && site !== 'same-origin' && site !== 'none') {
      return new PortalError(
        'FORBIDDEN',
        isFile ? 'Files cannot be opened from other sites.' : 'Streams cannot be opened from other sites.',
      )
    }
    return undefined
  }
}
