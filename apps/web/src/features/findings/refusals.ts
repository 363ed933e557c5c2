import type { Verdict } from '@portal/domain'

export { refusalsOf } from '../../lib/saving/refusals'

/** What the rules of the domain refuse, as errors of a Formik form. */
export function errorsOf(verdicts: readonly Verdict[]): Record<string, string> {
  return Object.fromEntries(
    verdicts.flatMap((verdict) =>
      verdict.allowed || verdict.field === undefined ? [] : [[verdict.field, verdict.reason]],
    ),
  )
}
