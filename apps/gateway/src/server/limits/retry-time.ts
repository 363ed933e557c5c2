import type { GraphQLFormattedError } from 'graphql'

interface Result {
  data?: Readonly<Record<string, unknown>> | null | undefined
  errors?: readonly GraphQLFormattedError[] | undefined
}

/** The retry time of a rate limit; when nothing was processed because of overload, also the status for it. */
export function retryTime(result: Result | undefined): { seconds: number; status?: 503 } | undefined {
  const limited = result?.errors?.filter(({ extensions }) => extensions?.['retryAfterSeconds'] !== undefined)
  if (limited === undefined || limited.length === 0) return undefined
  const seconds = Math.ceil(
    Math.max(...limited.map(({ extensions }) => Number(extensions?.['retryAfterSeconds']))),
  )
  const nothing = Object.values(result?.data ?? {}).every((value) => value === null)
  const overload = limited.some(({ extensions }) => extensions?.['code'] === 'UPSTREAM_UNAVAILABLE')
  return { seconds, ...(nothing && overload ? { status: 503 } : {}) }
}
