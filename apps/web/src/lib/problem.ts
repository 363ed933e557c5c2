import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors'
import { shownSince } from './answered-at'
import { problemMessages } from './problem-messages.generated'

/** What went wrong with a request, in the kinds that screens distinguish. */
export type ProblemKind =
  | 'offline'
  | 'signed-out'
  | 'forbidden'
  | 'not-found'
  | 'not-offered'
  | 'unavailable'
  | 'fault'

export interface Problem {
  kind: ProblemKind
  /** One sentence for the person. */
  message: string
  /** Id that is also in the server's log. */
  id?: string | undefined
  /** When the data that are still shown were loaded; undefined where they never were. */
  since?: Date | undefined
}

const kinds: Record<string, ProblemKind> = {
  UNAUTHENTICATED: 'signed-out',
  FORBIDDEN: 'forbidden',
  NOT_FOUND: 'not-found',
  UPSTREAM_UNAVAILABLE: 'unavailable',
  UPSTREAM_TIMEOUT: 'unavailable',
  TOO_MANY_REQUESTS: 'unavailable',
}

/** Sorts an error of Apollo or fetch into a problem that a screen can show. */
export function problemOf(error: unknown): Problem {
  const since = shownSince(CombinedGraphQLErrors.is(error) ? error.errors[0] : error)
  return { ...kindOf(error), ...(since && { since }) }
}

function kindOf(error: unknown): Problem {
  if (CombinedGraphQLErrors.is(error)) {
    const first = error.errors[0]
    const code = first?.extensions?.['code']
    const id = first?.extensions?.['id']
    return {
      kind:
        first?.extensions?.['notOffered'] === true
          ? 'not-offered'
          : (typeof code === 'string' && kinds[code]) || 'fault',
      message: first?.message ?? error.message,
      id: typeof id === 'string' ? id : undefined,
    }
  }
  if (ServerError.is(error) || ServerParseError.is(error))
    return {
      kind: error.statusCode >= 500 ? 'unavailable' : 'fault',
      message: problemMessages.serverError,
    }
  if (error instanceof TypeError) return { kind: 'offline', message: problemMessages.noNetwork }
  return { kind: 'fault', message: error instanceof Error ? error.message : String(error) }
}
