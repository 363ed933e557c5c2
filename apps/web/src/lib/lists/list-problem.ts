import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { problemOf, type Problem } from '../problem'

const of =
  (...parts: string[]) =>
  ({ path }: { path?: readonly (string | number)[] }) =>
    parts.includes(String(path?.[0]))

/** What is loaded beside a list, and may fail alone. */
const besides = ['choices', 'figures']

/** The problem of a list; choices and figures that are loaded with it may fail alone. */
export function listProblem(error: unknown): Problem | null {
  if (!error || (CombinedGraphQLErrors.is(error) && error.errors.every(of(...besides)))) return null
  return problemOf(error)
}

/** Whether choices of the filters could not be loaded. */
export function failedChoices(error: unknown): boolean {
  return CombinedGraphQLErrors.is(error) && error.errors.some(of('choices'))
}

/** Whether the figures beside a list could not be loaded. */
export function failedFigures(error: unknown): boolean {
  return CombinedGraphQLErrors.is(error) && error.errors.some(of('figures'))
}
