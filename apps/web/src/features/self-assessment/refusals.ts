import type { PayloadError } from '../../lib/saving/form-errors'

export { refusalsOf } from '../../lib/saving/refusals'

/** The sentences of refusals in one line, for a banner. */
export function sentencesOf(refusals: readonly PayloadError[]): string {
  return refusals.map((refusal) => refusal.message).join(' ')
}
