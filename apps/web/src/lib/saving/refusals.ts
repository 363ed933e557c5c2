import { CombinedGraphQLErrors } from '@apollo/client/errors'
import type { PayloadError } from './form-errors'
import { problemOf } from '../problem'
import { problemMessages } from '../problem-messages.generated'

/** The refusals of a mutation; a fault becomes one, so that a form shows both at the same place. */
export async function refusalsOf(
  run: () => Promise<readonly PayloadError[] | undefined>,
): Promise<readonly PayloadError[]> {
  try {
    return (await run()) ?? []
  } catch (error) {
    return thrownRefusals(error)
  }
}

/** What was thrown, as refusals: at their fields where the gateway names them, as one sentence otherwise. */
export function thrownRefusals(error: unknown): readonly PayloadError[] {
  const named = CombinedGraphQLErrors.is(error) ? error.errors.flatMap(refusalsByField) : []
  if (named.length > 0) return named
  const { id, message } = problemOf(error)
  return [{ code: 'INTERNAL', message: id ? problemMessages.withId({ message, id }) : message }]
}

interface RootError {
  readonly extensions?: Readonly<Record<string, unknown>> | undefined
}

function refusalsByField({ extensions = {} }: RootError): PayloadError[] {
  const { code, fields } = extensions
  if (code !== 'BAD_USER_INPUT' || typeof fields !== 'object' || fields === null) return []
  return Object.entries(fields).flatMap(([field, messages]: [string, unknown]) =>
    Array.isArray(messages)
      ? messages.flatMap((message) => (typeof message === 'string' ? [{ code, field, message }] : []))
      : [],
  )
}
