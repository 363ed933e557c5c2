import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { problemOf, type Problem } from './problem'

const ofChoices = ({ path }: { path?: readonly (string | number)[] }) => path?.[0] === 'choices'

/** What is wrong with a list; choices that came with it may fail alone. */
export function listProblem(error: unknown): Problem | null {
  if (!error || (CombinedGraphQLErrors.is(error) && error.errors.every(ofChoices))) return null
  return problemOf(error)
}

/** Whether something that the filters choose from did not come. */
export function failedChoices(error: unknown): boolean {
  return CombinedGraphQLErrors.is(error) && error.errors.some(ofChoices)
}
