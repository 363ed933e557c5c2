import { checkInput } from '@portal/rest-contract'
import type { z } from 'zod'
import { ApiError } from './api-error.js'

/** What was given, as its schema takes it; throws all that is wrong with it, each beside its field. */
export function validated<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  check = checkInput<Schema>,
): z.infer<Schema> {
  const checked = check(schema, value)
  if (checked.ok) return checked.data
  throw new ApiError('BAD_USER_INPUT', 'Please check the values that were entered.', {
    fields: checked.fields,
  })
}
