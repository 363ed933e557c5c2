import { randomUUID } from 'node:crypto'
import { unwrapResolverError } from '@apollo/server/errors'
import { GraphQLError, type GraphQLFormattedError } from 'graphql'
import type { Logger } from 'pino'
import { accessDenied, PortalError } from './portal-error.js'

/** Apollo's error codes for a malformed request. */
const requestFaults: ReadonlySet<unknown> = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_NOT_SUPPORTED',
  'BAD_USER_INPUT',
  'BAD_REQUEST',
])

/**
 * The only formatter of root errors: sets a code of the closed list and an id that is also in the log. Every message
 * not meant for users is masked.
 */
export function errorFormatter(log: Logger) {
  return (formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError => {
    const place = {
      ...(formatted.locations === undefined ? {} : { locations: formatted.locations }),
      ...(formatted.path === undefined ? {} : { path: formatted.path }),
    }
    const original = originalOf(error)
    if (original instanceof PortalError) {
      logPortalError(log, original)
      return { message: textOf(original), ...place, extensions: extensionsOf(original) }
    }
    const id = randomUUID()
    if (requestFaults.has(formatted.extensions?.['code'])) {
      log.info({ errorId: id, code: 'BAD_USER_INPUT' }, 'refused')
      return { message: formatted.message, ...place, extensions: { code: 'BAD_USER_INPUT', id } }
    }
    log.error({ errorId: id, err: original }, 'unexpected error')
    return { message: maskedText, ...place, extensions: { code: 'INTERNAL', id } }
  }
}

export type ErrorFormatter = ReturnType<typeof errorFormatter>

/**
 * The original error: thrown by a resolver, or by a guard before any resolver ran, which unwrapResolverError leaves
 * wrapped.
 */
function originalOf(error: unknown): unknown {
  const thrown = error instanceof GraphQLError ? error.originalError : undefined
  return thrown instanceof PortalError ? thrown : unwrapResolverError(error)
}

export const maskedText = 'Something went wrong. Please try again.'

/** The message of an error for people; a refused right begins with "Access Denied!". */
export function textOf(error: PortalError): string {
  return error.code === 'FORBIDDEN' ? accessDenied(error.message) : error.message
}

/** Logs expected refusals at a low level, and faults with what is known of their cause. */
export function logPortalError(log: Logger, error: PortalError): void {
  const fault = error.code === 'INTERNAL' || error.code.startsWith('UPSTREAM_')
  const facts = {
    errorId: error.id,
    code: error.code,
    cause: typeof error.cause === 'string' ? error.cause : undefined,
  }
  if (fault) log.error(facts, error.message)
  else log.info(facts, 'refused')
}

/** The extensions of a root error, beside its message. */
export function extensionsOf(error: PortalError): Record<string, unknown> {
  return {
    code: error.code,
    id: error.id,
    ...(error.fields === undefined ? {} : { fields: error.fields }),
    ...(error.reason === undefined ? {} : { reason: error.reason }),
    ...(error.description === undefined ? {} : { description: error.description }),
    ...(error.notOffered ? { notOffered: true } : {}),
    ...(error.retryAfterSeconds === undefined ? {} : { retryAfterSeconds: error.retryAfterSeconds }),
  }
}
