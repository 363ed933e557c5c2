import type { NextFunction, Request, Response } from 'express'
import type { Logger } from 'pino'
import { logPortalError, maskedText, textOf } from '../errors/format-error.js'
import { PortalError } from '../errors/portal-error.js'

/** Answers an error as JSON: in GraphQL's shape at /graphql, as `{ errors: [{ code, message, id }] }` elsewhere. */
export function sendError(request: Request, response: Response, error: PortalError, status?: number): void {
  if (error.retryAfterSeconds !== undefined)
    response.setHeader('retry-after', Math.ceil(error.retryAfterSeconds))
  const entries = request.path === '/graphql' ? [graphqlEntry(error)] : plainEntries(error)
  response.status(status ?? error.status).json({ errors: entries })
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

/** Last in the line: whatever a route threw becomes an answer of the one shape, masked when it is unexpected. */
export function errorHandler(log: Logger) {
  return (thrown: unknown, request: Request, response: Response, next: NextFunction): void => {
    const { error, status } = readable(thrown, log)
    logPortalError(log, error)
    if (response.headersSent) {
      // A stream that broke in the middle must look broken to its reader.
      response.destroy()
      next()
      return
    }
    sendError(request, response, error, status)
  }
}

function readable(thrown: unknown, log: Logger): { error: PortalError; status?: number } {
  if (thrown instanceof PortalError) return { error: thrown }
  const status = statusOf(thrown)
  if (status !== undefined && status >= 400 && status < 500) {
    const text = status === 413 ? 'The request is too large.' : 'The request cannot be read.'
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
