import type { NextFunction, Request, Response } from 'express'
import type { Logger } from 'pino'
import { extensionsOf, logPortalError, maskedText, textOf } from '../errors/format-error.js'
import { PortalError } from '../errors/portal-error.js'

const graphqlType = 'application/graphql-response+json'

/** Answers an error as JSON: in GraphQL's shape at /graphql, as `{ errors: [{ code, message, id }] }` elsewhere. */
function sendError(request: Request, response: Response, error: PortalError): void {
  if (error.retryAfterSeconds !== undefined)
    response.setHeader('retry-after', Math.ceil(error.retryAfterSeconds))
  const isGraphql = request.path === '/graphql'
  // A GraphQL client reads errors of any status, if they come in GraphQL's own media type.
  if (isGraphql && request.accepts('application/json', graphqlType) === graphqlType)
    response.type(graphqlType)
  response.status(error.status).json({ errors: isGraphql ? [graphqlEntry(error)] : plainEntries(error) })
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

/** Last in the line: whatever a route threw becomes an answer of the one shape, masked when it is unexpected. */
export function errorHandler(log: Logger) {
  return (thrown: unknown, request: Request, response: Response, next: NextFunction): void => {
    const error = readable(thrown, log)
    logPortalError(log, error)
    if (response.headersSent) {
      // A stream that broke in the middle must look broken to its reader.
      response.destroy()
      next()
      return
    }
    sendError(request, response, error)
  }
}

function readable(thrown: unknown, log: Logger): PortalError {
  if (thrown instanceof PortalError) return thrown
  const status = statusOf(thrown)
  if (status !== undefined && status >= 400 && status < 500) {
    const text = status === 413 ? 'The request is too large.' : 'The request cannot be read.'
    return new PortalError('BAD_USER_INPUT', text, { status })
  }
  const error = new PortalError('INTERNAL', maskedText)
  log.error({ errorId: error.id, err: thrown }, 'unexpected error')
  return error
}

/** Body parsers of Express throw errors with a status. */
function statusOf(thrown: unknown): number | undefined {
  return thrown instanceof Error && 'status' in thrown && typeof thrown.status === 'number'
    ? thrown.status
    : undefined
}
