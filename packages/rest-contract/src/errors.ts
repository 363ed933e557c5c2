import { z } from 'zod'
import { apiErrorCodes } from './error-codes.js'

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
