import type { Actor } from '../accounts/actor.js'
import { badInput, forbidden, allowed, type Verdict } from '../verdict.js'
import { checkDueOn, isAdminOf } from './self-assessment-acts.js'
import { whileEditing } from './subsection-acts.js'

/** Who may change the lead and the subsections' due dates after the local activation (domain definition 8.2). */
export function canPlan(actor: Actor, facts: { leaId: number; submitState: number }): Verdict {
  if (!isAdminOf(actor, facts.leaId))
    return forbidden('Only a local administrator can plan the self-assessment.')
  return whileEditing({ submitState: facts.submitState })
}

/** The due date of a subsection must not be past, and never after that of the whole (domain definition 0.6). */
export function checkSubsectionDue(
  { number, dueOn }: { number: string; dueOn: string },
  whole: { dueOn: string | null },
  now: Date,
): Verdict {
  const day = checkDueOn(dueOn, now)
  if (!day.allowed) return badInput(`${number}: ${day.reason}`, 'dueDates')
  return whole.dueOn !== null && dueOn > whole.dueOn
    ? badInput(`Due date of the self-assessment must be on or after due date of ${number}.`, 'dueDates')
    : allowed
}

/** Effective due date of a subsection: its own, and never later than that of the whole. */
export function subsectionDue(own: string | null, whole: string | null): string | null {
  if (own === null || whole === null) return own ?? whole
  return own < whole ? own : whole
}

/** Rule shown for the due date of a task that the agency set for a subsection. */
export const setByAgency = 'Set by the agency'
