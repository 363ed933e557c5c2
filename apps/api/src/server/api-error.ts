import { randomUUID } from 'node:crypto'
import type { ApiErrorBody } from '@portal/rest-contract'
// Not the whole contract: every worker thread loads this, and would hold all schemas.
import { apiErrorStatus, type ApiErrorCode } from '@portal/rest-contract/error-codes'
import { isDatabaseUnreachable, isUnstorableText } from '../db/sql-state.js'

export interface ApiErrorDetails {
  /** Messages by input field, with BAD_USER_INPUT. */
  fields?: Record<string, string[]>
  /** The row as it stands now, with CONFLICT, in the shape of the read call. */
  current?: unknown
  /** Somebody deleted the record meanwhile; the message says who, and when. */
  isDeleted?: true
  retryAfterSeconds?: number
  /** 400 where the request itself is malformed, and not what it says. */
  status?: 400
  cause?: unknown
}

/** A refusal that is returned to the caller. Everything else that is thrown becomes INTERNAL. */
export class ApiError extends Error {
  readonly id = randomUUID()
  readonly code: ApiErrorCode
  readonly status: number
  readonly fields: Record<string, string[]> | undefined
  readonly current: unknown
  readonly isDeleted: true | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(code: ApiErrorCode, message: string, details: ApiErrorDetails = {}) {
    super(message, { cause: details.cause })
    this.name = 'ApiError'
    this.code = code
    this.status = details.status ?? apiErrorStatus[code]
    this.fields = details.fields
    this.current = details.current
    this.isDeleted = details.isDeleted
    this.retryAfterSeconds = details.retryAfterSeconds
  }

  toBody(): ApiErrorBody {
    return {
      id: this.id,
      code: this.code,
      status: this.status,
      message: this.message,
      ...(this.fields && { fields: this.fields }),
      ...(this.current !== undefined && { current: this.current }),
      ...(this.isDeleted && { isDeleted: this.isDeleted }),
      ...(this.retryAfterSeconds !== undefined && { retryAfterSeconds: this.retryAfterSeconds }),
    }
  }
}

/** Turns whatever was thrown into an ApiError: refusals as they are, the body parser's by their type, faults masked. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  const type = error instanceof Error && 'type' in error ? error.type : undefined
  if (type === 'entity.too.large')
    return new ApiError('PAYLOAD_TOO_LARGE', 'The request is too large.', { cause: error })
  if (type === 'entity.parse.failed' || type === 'encoding.unsupported' || type === 'request.aborted')
    return new ApiError('BAD_USER_INPUT', 'The request body cannot be read.', { cause: error })
  if (error instanceof URIError)
    return new ApiError('NOT_FOUND', 'There is nothing at this address.', { cause: error })
  if (isUnstorableText(error))
    return new ApiError('BAD_USER_INPUT', 'The text holds a character that cannot be stored.', {
      cause: error,
    })
  if (isDatabaseUnreachable(error))
    return new ApiError('UNAVAILABLE', 'The service is not available just now. Please try again.', {
      cause: error,
    })
  return new ApiError('INTERNAL', 'Something went wrong on the server.', { cause: error })
}

/** One refused input, beside its field. */
export function badField(field: string, message: string): ApiError {
  return new ApiError('BAD_USER_INPUT', message, { fields: { [field]: [message] } })
}
