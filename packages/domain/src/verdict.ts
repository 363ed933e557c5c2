/** Why a rule refuses: not this person, not in this state, or not with this input. */
export type RefusalCode = 'FORBIDDEN' | 'CONFLICT' | 'BAD_USER_INPUT'

/** What a rule answers: yes, or no with a reason in plain words that every level shows unchanged. */
export type Verdict =
  | { allowed: true; reason: null }
  | { allowed: false; reason: string; code: RefusalCode; field?: string }

export const allowed: Verdict = { allowed: true, reason: null }

/** A person of another role may do it, this one may not. */
export function forbidden(reason: string): Verdict {
  return { allowed: false, reason, code: 'FORBIDDEN' }
}

/** The record is in a state in which nobody may do it. */
export function wrongState(reason: string): Verdict {
  return { allowed: false, reason, code: 'CONFLICT' }
}

/** The input is refused; `field` names what to correct. */
export function badInput(reason: string, field: string): Verdict {
  return { allowed: false, reason, code: 'BAD_USER_INPUT', field }
}
