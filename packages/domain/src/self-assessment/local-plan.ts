import type { Actor } from '../accounts/actor.js'
import { badInput, forbidden, allowed, type Verdict } from '../verdict.js'
import { checkDueOn, isAdminOf } from './self-assessment-acts.js'
import { whileEditing } from './subsection-acts.js'

/** Who leads in the agency and when each subsection is due (domain definition 8.2, local activation), changed later. */
export function canPlan(actor: Actor, facts: { leaId: number; submitState: number }): Verdict {
  if (!isAdminOf(actor, facts.leaId))
    return forbidden('Only a local administrator can plan the self-assessment.')
  return whileEditing({ submitState: facts.submitState })
}

/** A subsection is due on a day that is not over, and never after the whole (domain definition 0.6). */
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

/** Until when a subsection is to be done: its own day, and never later than the whole. */
export function subsectionDue(own: string | null, whole: string | null): string | null {
  if (own === null || whole === null) return own ?? whole
  return own < whole ? own : whole
}

/** Rule that the due date of a task names where the agency set it for a subsection. */
export const setByAgency = 'Set by the agency'
