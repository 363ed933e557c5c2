import { token } from '@portal/rest-contract'
import express, { type Express, type Request } from 'express'
import { PortalError, type PortalErrorCode } from '../../../errors/portal-error.js'
import { tokenPath } from '../../../server/entrance/guard.js'
import type { ContextFactory } from '../../../server/entrance/request-context.js'
import { adaptTokenAnswer } from '../../../session/tokens.js'

/** Error codes of RFC 6749 section 5.2; the portal's own code is sent beside them. */
const oauthErrors: Partial<Record<PortalErrorCode, string>> = {
  UNAUTHENTICATED: 'invalid_client',
  BAD_USER_INPUT: 'invalid_request',
  UPSTREAM_UNAVAILABLE: 'temporarily_unavailable',
  UPSTREAM_TIMEOUT: 'temporarily_unavailable',
  TOO_MANY_REQUESTS: 'temporarily_unavailable',
}

/**
 * `POST /api/auth/token`, grant_type client_credentials only (RFC 6749 section 4.4): id and secret in the body or as
 * HTTP Basic. It reads and sets no cookie, so it needs no anti-forgery header. Passwords and refresh tokens are for
 * browser sessions and are refused here.
 */
export function tokenRoute(app: Express, contexts: ContextFactory): void {
  const form = express.urlencoded({ limit: '10kb', extended: false })
  app.post(tokenPath, form, async (request, response) => {
    try {
      const body = readGrant(request)
      const { upstream, spend } = contexts(request, response)
      await spend('clientToken', body.client_id)
      const answer = await upstream.call(token, { body }, { adapt: adaptTokenAnswer })
      response.json({
        access_token: answer.accessToken,
        token_type: 'Bearer',
        expires_in: answer.expiresIn,
        scope: answer.scope,
      })
    } catch (thrown) {
      if (!(thrown instanceof PortalError)) throw thrown
      const { code, id, message, status, retryAfterSeconds } = thrown
      if (code === 'UNAUTHENTICATED') response.setHeader('www-authenticate', 'Basic realm="portal"')
      if (retryAfterSeconds !== undefined) response.setHeader('retry-after', Math.ceil(retryAfterSeconds))
      response.status(status).json({
        error: thrown.fields?.['scope']
          ? 'invalid_scope'
          : (thrown.description ?? oauthErrors[code] ?? 'server_error'),
        error_description: message,
        errors: [{ code, message, id }],
      })
    }
  })
}

function readGrant(request: Request) {
  if (request.is('application/x-www-form-urlencoded') === false)
    throw new PortalError('BAD_USER_INPUT', 'Send the request as application/x-www-form-urlencoded.')
  const body: Record<string, unknown> = { ...(request.body as object | undefined) }
  const text = (name: string) => (typeof body[name] === 'string' ? body[name] : '')
  if (text('grant_type') !== 'client_credentials')
    throw new PortalError('BAD_USER_INPUT', 'Only grant_type client_credentials is accepted here.', {
      description: 'unsupported_grant_type',
    })
  const { id, secret } = basicOf(request) ?? { id: text('client_id'), secret: text('client_secret') }
  if (id === '' || secret === '')
    throw new PortalError(
      'UNAUTHENTICATED',
      'Send client_id and client_secret, in the body or as HTTP Basic.',
    )
  const scope = text('scope')
  return {
    grant_type: 'client_credentials' as const,
    client_id: id,
    client_secret: secret,
    ...(scope === '' ? {} : { scope }),
  }
}

/** Both parts are form-encoded within the header (RFC 6749 section 2.3.1). */
function basicOf(request: Request): { id: string; secret: string } | undefined {
  const encoded = /^Basic ([\w+/]{1,2000}=*)$/i.exec(request.headers.authorization ?? '')?.[1]
  if (encoded === undefined) return undefined
  const [id, ...rest] = Buffer.from(encoded, 'base64').toString('utf8').split(':')
  try {
    return { id: decodeURIComponent(id ?? ''), secret: decodeURIComponent(rest.join(':')) }
  } catch {
    return { id: '', secret: '' }
  }
}
