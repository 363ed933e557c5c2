import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { logPortalError, maskedText, textOf } from '../errors/format-error.js'
import { PortalError } from '../errors/portal-error.js'
import { pathOf } from './request-facts.js'

/**
 * Answers an error as JSON: in GraphQL's shape at /graphql, as `{ errors: [{ code, message, id }] }` elsewhere. Needs
 * nothing of Express, so that whatever answers a request refuses in the same words.
 */
export function sendError(
  request: IncomingMessage,
  response: ServerResponse,
  error: PortalError,
  status?: number,
): void {
  if (error.retryAfterSeconds !== undefined)
    response.setHeader('retry-after', Math.ceil(error.retryAfterSeconds))
  const entries = pathOf(request) === '/graphql' ? [graphqlEntry(error)] : plainEntries(error)
  const body = Buffer.from(JSON.stringify({ errors: entries }))
  response.statusCode = status ?? error.status
  response.setHeader('content-type', 'application/json; charset=utf-8')
  response.setHeader('content-length', body.length)
  response.end(body)
}

function graphqlEntry(error: PortalError): object {
  return { message: textOf(error), extensions: { code: error.code, id: error.id } }
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

/** Last in the line: whatever a route threw becomes an answer of the one shape, masked when it is unexpected. */
export function errorHandler(log: Logger) {
  return (thrown: unknown, request: IncomingMessage, response: ServerResponse): void => {
    const { error, status } = readable(thrown, log)
    logPortalError(log, error)
    // A stream that broke in the middle must look broken to its reader.
    if (response.headersSent) response.destroy()
    else sendError(request, response, error, status)
  }
}
export type ErrorHandler = ReturnType<typeof errorHandler>

function readable(thrown: unknown, log: Logger): { error: PortalError; status?: number } {
  if (thrown instanceof PortalError) return { error: thrown }
  const status = statusOf(thrown)
  if (status !== undefined && status >= 400 && status < 500) {
    const text = status === 413 ? 'The request is too large.' : unreadableText
    return { error: new PortalError('BAD_USER_INPUT', text), status }
  }
  const error = new PortalError('INTERNAL', maskedText)
  log.error({ errorId: error.id, err: thrown }, 'unexpected error')
  return { error }
}

/** Body parsers of Express throw errors with a status. */
function statusOf(thrown: unknown): number | undefined {
  return thrown instanceof Error && 'status' in thrown && typeof thrown.status === 'number'
    ? thrown.status
    : undefined
}
