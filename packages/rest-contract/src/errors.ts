import { z } from 'zod'

/**
 * The closed list of error codes. Every refusal or fault of the REST API carries one of them; the gateway reads the
 * code, never the text.
 */
export const apiErrorCodes = [
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'BAD_USER_INPUT',
  'CONFLICT',
  'PAYLOAD_TOO_LARGE',
  'TOO_MANY_REQUESTS',
  'UNAVAILABLE',
  'INTERNAL',
] as const
export type ApiErrorCode = (typeof apiErrorCodes)[number]

/** HTTP status of each error code. */
export const apiErrorStatus: Record<ApiErrorCode, number> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  BAD_USER_INPUT: 422,
  CONFLICT: 409,
  PAYLOAD_TOO_LARGE: 413,
  TOO_MANY_REQUESTS: 429,
  UNAVAILABLE: 503,
  INTERNAL: 500,
}

/** The body of every response that is not a success. */
export const apiErrorBody = z
  .object({
    id: z.string().describe('Id of this error; the same id stands in the log.'),
    code: z.enum(apiErrorCodes).describe('What kind of refusal or fault this is.'),
    status: z.number().int().describe('HTTP status, repeated for readers of the body.'),
    message: z.string().describe('One sentence for the person who made the request.'),
    fields: z
      .record(z.string(), z.array(z.string()))
      .optional()
      .describe('Messages by the name of the input field that was refused.'),
    current: z
      .unknown()
      .optional()
      .describe('With CONFLICT: the row as it stands now, in the shape that the read call answers.'),
    isDeleted: z
      .literal(true)
      .optional()
      .describe('Somebody deleted the record meanwhile; the message says who, and when.'),
    retryAfterSeconds: z
      .number()
      .optional()
      .describe('With TOO_MANY_REQUESTS: when to try again, in seconds.'),
  })
  .meta({ id: 'ApiError', description: 'A refusal or a fault.' })
export type ApiErrorBody = z.infer<typeof apiErrorBody>
