import { Field, ObjectType, registerEnumType } from 'type-graphql'
import { PortalError, type PortalErrorCode } from './portal-error.js'

/** The error codes as a GraphQL enum. */
export const ErrorCode = {
  UNAUTHENTICATED: 'UNAUTHENTICATED',
  FORBIDDEN: 'FORBIDDEN',
  NOT_FOUND: 'NOT_FOUND',
  BAD_USER_INPUT: 'BAD_USER_INPUT',
  CONFLICT: 'CONFLICT',
  TOO_MANY_REQUESTS: 'TOO_MANY_REQUESTS',
  UPSTREAM_UNAVAILABLE: 'UPSTREAM_UNAVAILABLE',
  UPSTREAM_TIMEOUT: 'UPSTREAM_TIMEOUT',
  INTERNAL: 'INTERNAL',
} as const satisfies Record<PortalErrorCode, PortalErrorCode>

registerEnumType(ErrorCode, {
  name: 'ErrorCode',
  description: 'What kind of refusal or fault an error is. Read this, never the text of a message.',
  valuesConfig: {
    UNAUTHENTICATED: { description: 'Nobody is signed in, or the sign-in was refused.' },
    FORBIDDEN: { description: 'The role of the person does not allow this.' },
    NOT_FOUND: { description: 'There is no such record for this person.' },
    BAD_USER_INPUT: { description: 'A value was refused; `field` says which.' },
    CONFLICT: { description: 'The record has changed meanwhile, or is not in a state for this act.' },
    TOO_MANY_REQUESTS: { description: 'Too many tries; wait before the next one.' },
    UPSTREAM_UNAVAILABLE: { description: 'The system of record cannot be reached or gave no usable answer.' },
    UPSTREAM_TIMEOUT: { description: 'The system of record did not answer in time.' },
    INTERNAL: { description: 'Something went wrong that is not the doing of the person.' },
  },
})

@ObjectType({ description: 'A refusal that a form shows, beside its field when one is named.' })
export class UserError {
  @Field(() => ErrorCode, { description: 'What kind of refusal this is.' })
  code!: PortalErrorCode

  @Field(() => String, {
    nullable: true,
    description: 'Name of the input field that was refused; null for the whole.',
  })
  field!: string | null

  @Field(() => String, { description: 'Sentence for the person.' })
  message!: string

  @Field(() => Boolean, {
    nullable: true,
    description: 'True when somebody deleted the record meanwhile; the message says who, and when.',
  })
  isDeleted?: boolean | undefined
}

export interface Refused {
  errors: UserError[]
  current: unknown
}

const expected: ReadonlySet<PortalErrorCode> = new Set([
  'FORBIDDEN',
  'NOT_FOUND',
  'BAD_USER_INPUT',
  'CONFLICT',
])

export interface RefusalOptions {
  /** Refusals that this mutation expects in addition to the usual ones. */
  also?: readonly PortalErrorCode[]
  /** Names of input fields that differ from those of the API: `{ id: 'email' }`. */
  rename?: Readonly<Record<string, string>>
}

/**
 * Runs a mutation. Expected refusals become the payload's errors through `refused`; lost authentication, rate limits
 * and faults are thrown and become root errors.
 */
export async function orRefusal<Payload>(
  work: () => Promise<Payload>,
  refused: (refusal: Refused) => Payload | Promise<Payload>,
  options: RefusalOptions = {},
): Promise<Payload> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof PortalError)) throw error
    if (!expected.has(error.code) && !options.also?.includes(error.code)) throw error
    return refused({ errors: userErrorsOf(error, options.rename), current: error.current })
  }
}

function userErrorsOf(error: PortalError, rename: Readonly<Record<string, string>> = {}): UserError[] {
  const entries = Object.entries(error.fields ?? {}).flatMap(([name, messages]) =>
    messages.map((message) => ({ code: error.code, field: rename[name] ?? name, message })),
  )
  const { code, message, isDeleted } = error
  return entries.length > 0 ? entries : [{ code, field: null, message, ...(isDeleted && { isDeleted }) }]
}
