/** Why a rule refuses: the person may not, the state does not allow it, or the input is invalid. */
export type RefusalCode = 'FORBIDDEN' | 'CONFLICT' | 'BAD_USER_INPUT'

/** Result of a rule: allowed, or refused with a reason in plain words that every level shows unchanged. */
export type Verdict =
  | { allowed: true; reason: null }
  | { allowed: false; reason: string; code: RefusalCode; field?: string }

export const allowed: Verdict = { allowed: true, reason: null }

/** A person of another role may do it, this one may not. */
export function forbidden(reason: string): Verdict {
  return { allowed: false, reason, code: 'FORBIDDEN' }
}

/** Nobody may do it in the current state of the record. */
export function wrongState(reason: string): Verdict {
  return { allowed: false, reason, code: 'CONFLICT' }
}

/** The input is refused; `field` names what to correct. */
export function badInput(reason: string, field: string): Verdict {
  return { allowed: false, reason, code: 'BAD_USER_INPUT', field }
}
