import type { Verdict } from '@portal/domain'
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

/** What the rules of the domain refuse, as errors of a Formik form. */
export function errorsOf(verdicts: readonly Verdict[]): Record<string, string> {
  return Object.fromEntries(
    verdicts.flatMap((verdict) =>
      verdict.allowed || verdict.field === undefined ? [] : [[verdict.field, verdict.reason]],
    ),
  )
}
