import type { IncomingMessage, ServerResponse } from 'node:http'
import Negotiator from 'negotiator'
import type { Logger } from 'pino'
import { extensionsOf, logPortalError, maskedText, textOf } from '../../errors/format-error.js'
import { PortalError } from '../../errors/portal-error.js'
import { pathOf } from './request-facts.js'

const graphqlType = 'application/graphql-response+json'
const mediaTypes = ['application/json', graphqlType]

/**
 * Sends an error as JSON: in GraphQL's format at /graphql, as `{ errors: [{ code, message, id }] }` elsewhere. Does not
 * depend on Express, so that every handler refuses in the same format.
 */
function sendError(request: IncomingMessage, response: ServerResponse, error: PortalError): void {
  if (error.retryAfterSeconds !== undefined)
    response.setHeader('retry-after', Math.ceil(error.retryAfterSeconds))
  const isGraphql = pathOf(request) === '/graphql'
  // A file that was opened in a tab of its own: the user sees the bare sentence.
  if (!isGraphql && request.headers['sec-fetch-mode'] === 'navigate') {
    const text = Buffer.from(textOf(error))
    response.statusCode = error.status
    response.setHeader('content-type', 'text/plain; charset=utf-8')
    response.setHeader('content-length', text.length)
    response.end(text)
    return
  }
  // A GraphQL client reads errors of any status only in GraphQL's own media type.
  const type = isGraphql ? (new Negotiator(request).mediaType(mediaTypes) ?? mediaTypes[0]) : mediaTypes[0]
  const entries = isGraphql ? [graphqlEntry(error)] : plainEntries(error)
  const body = Buffer.from(JSON.stringify({ errors: entries }))
  response.statusCode = error.status
  response.setHeader('content-type', `${type}; charset=utf-8`)
  response.setHeader('content-length', body.length)
  response.end(body)
}

function graphqlEntry(error: PortalError): object {
  return { message: textOf(error), extensions: extensionsOf(error) }
}

/** One entry for each message of a field, else one for the whole. */
function plainEntries(error: PortalError): object[] {
  const { code, id } = error
  const fields = Object.entries(error.fields ?? {}).flatMap(([field, messages]) =>
    messages.map((message) => ({ code, field, message, id })),
  )
  if (fields.length > 0) return fields
  return [
    { code, message: textOf(error), id, ...(error.reason === undefined ? {} : { reason: error.reason }) },
  ]
}

export const unreadableText = 'The request cannot be read.'

/** The last middleware: turns whatever a route threw into the common error format, masked when it is unexpected. */
export function errorHandler(log: Logger) {
  return (thrown: unknown, request: IncomingMessage, response: ServerResponse): void => {
    const error = readable(thrown, log)
    logPortalError(log, error)
    // A stream that failed half-way must look broken to its reader.
    if (response.headersSent) response.destroy()
    else sendError(request, response, error)
  }
}
export type ErrorHandler = ReturnType<typeof errorHandler>

function readable(thrown: unknown, log: Logger): PortalError {
  if (thrown instanceof PortalError) return thrown
  const status = statusOf(thrown)
  if (status !== undefined && status >= 400 && status < 500) {
    const text = status === 413 ? 'The request is too large.' : unreadableText
    return new PortalError('BAD_USER_INPUT', text, { status })
  }
  const error = new PortalError('INTERNAL', maskedText)
  log.error({ errorId: error.id, err: thrown }, 'unexpected error')
  return error
}

/** Express's body parsers throw errors with a status. */
function statusOf(thrown: unknown): number | undefined {
  return thrown instanceof Error && 'status' in thrown && typeof thrown.status === 'number'
    ? thrown.status
    : undefined
}
