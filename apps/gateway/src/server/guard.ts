import type { NextFunction, Request, RequestHandler, Response } from 'express'
import { PortalError } from '../errors/portal-error.js'
import { sendError } from './json-errors.js'

/** The header that a page of another origin cannot send without being asked first. */
export const antiForgeryHeader = 'apollo-require-preflight'

/** Where clients of other systems get their access tokens; nobody else signs in there. */
export const tokenPath = '/api/auth/token'

const safeMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

/** The access token that a client sent itself; undefined for browsers. */
export function bearerOf(request: Request): string | undefined {
  return /^Bearer ([\w.~+/-]{1,8192}=*)$/i.exec(request.headers.authorization ?? '')?.[1]
}

/**
 * Refuses requests that another site made in the name of the person: a foreign Origin anywhere; a missing
 * anti-forgery header on /graphql and on everything that is no plain read; a foreign page that embeds or links files.
 * Clients with a token of their own send no cookie, so they need no header; nor do they where they get it, because that
 * answer depends on no cookie.
 */
export function requestGuard(origins: ReadonlySet<string>): RequestHandler {
  return (request: Request, response: Response, next: NextFunction): void => {
    const { origin } = request.headers
    if (origin !== undefined && !origins.has(origin)) {
      sendError(request, response, new PortalError('FORBIDDEN', 'Requests from this origin are not allowed.'))
      return
    }
    const isGraphql = request.path === '/graphql' || request.path === '/graphql/'
    const wantsHeader = isGraphql || (!safeMethods.has(request.method) && request.path !== tokenPath)
    const hasHeader = (request.headers[antiForgeryHeader] ?? '') !== ''
    if (wantsHeader && !hasHeader && bearerOf(request) === undefined) {
      const error = new PortalError('FORBIDDEN', `The header ${antiForgeryHeader} is missing.`)
      sendError(request, response, error)
      return
    }
    const site = request.headers['sec-fetch-site']
    const isFile = request.path === '/files' || request.path.startsWith('/files/')
    if (isFile && site !== undefined && site !== 'same-origin' && site !== 'none') {
      sendError(request, response, new PortalError('FORBIDDEN', 'Files cannot be opened from other sites.'))
      return
    }
    next()
  }
}
