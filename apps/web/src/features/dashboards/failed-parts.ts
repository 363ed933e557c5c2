import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { problemOf, type Problem } from '../../lib/problem'

/**
 * Problems by the part of a dashboard that they are in: errors with a path `[root, part, …]`. What concerns no part is
 * under ''.
 */
export function failedParts(error: unknown): ReadonlyMap<string, Problem> {
  const parts = new Map<string, Problem>()
  if (!error) return parts
  if (!CombinedGraphQLErrors.is(error)) return parts.set('', problemOf(error))
  for (const one of error.errors) {
    const part = one.path?.[1]
    const name = typeof part === 'string' ? part : ''
    if (!parts.has(name)) parts.set(name, problemOf(new CombinedGraphQLErrors({ errors: [one] })))
  }
  return parts
}

/** The error of a page of which nothing could be loaded: one reason, in place of one for each of its parts. */
export function wholeProblem(page: object | undefined, error: unknown): Problem | undefined {
  if (!error) return undefined
  const parts = Object.entries(page ?? {}).filter(([name]) => name !== '__typename')
  return parts.every(([, value]) => value === null) ? problemOf(error) : undefined
}
