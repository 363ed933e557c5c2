import type { PayloadError } from '../../lib/form-errors'
import { problemOf } from '../../lib/problem'

/** The refusals of a mutation; a fault on the way becomes one, so that a form shows both at the same place. */
export async function refusalsOf(
  run: () => Promise<readonly PayloadError[] | undefined>,
): Promise<readonly PayloadError[]> {
  try {
    return (await run()) ?? []
  } catch (error) {
    const problem = problemOf(error)
    return [
      { code: 'INTERNAL', message: problem.id ? `${problem.message} Error ${problem.id}.` : problem.message },
    ]
  }
}

/** The sentences of refusals in one line, for a banner. */
export function sentencesOf(refusals: readonly PayloadError[]): string {
  return refusals.map((refusal) => refusal.message).join(' ')
}
