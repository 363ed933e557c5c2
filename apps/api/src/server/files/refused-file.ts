import { ApiError } from '../api-error.js'

/** A file that is refused for what it holds. */
export function refusedFile(message: string, cause?: unknown): ApiError {
  return new ApiError('BAD_USER_INPUT', message, { fields: { file: [message] }, cause })
}
