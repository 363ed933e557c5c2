import type { Actor } from '../accounts/actor.js'
import { allowed, badInput, forbidden, wrongState, type Verdict } from '../verdict.js'
import { isAdminOf } from './self-assessment-acts.js'
import { reviews } from './review-acts.js'
import { whileEditing, type SubsectionFacts } from './subsection-acts.js'
import { SubsectionState } from './subsection-states.js'

/**
 * Steps for a whole subsection that does not apply to an agency (domain definition 8.3): the agency requests it with a
 * reason, the state decides. Once approved it is done: state 6 with this tag, and its items count as not applicable in
 * every number.
 */
export const notApplicableSteps = ['request', 'withdraw', 'approve', 'refuse'] as const
export type NotApplicableStep = (typeof notApplicableSteps)[number]

/**
 * A local administrator requests it while the agency has the subsection. {@link checkNotApplicable} checks the reason.
 */
export function canRequestNotApplicable(actor: Actor, facts: SubsectionFacts): Verdict {
  if (!isAdminOf(actor, facts.leaId))
    return forbidden('Only a local administrator can say that a subsection does not apply.')
  const editing = whileEditing({ submitState: facts.submitState })
  if (!editing.allowed) return editing
  if (facts.notApplicable) return wrongState('The state has already been asked.')
  return facts.state <= SubsectionState.approved
    ? allowed
    : wrongState('This subsection was sent to the state.')
}

/** Withdrawing the request before it is decided. */
export function canWithdrawNotApplicable(actor: Actor, facts: SubsectionFacts): Verdict {
  if (!isAdminOf(actor, facts.leaId)) return forbidden('Only a local administrator can withdraw this.')
  const editing = whileEditing({ submitState: facts.submitState })
  if (!editing.allowed) return editing
  return facts.notApplicable === 'Requested' ? allowed : wrongState('The state has nothing to decide here.')
}

/** The state's decision; an approval can be undone while the agency still works. */
export function canDecideNotApplicable(
  actor: Actor,
  facts: SubsectionFacts,
  step: 'approve' | 'refuse',
): Verdict {
  if (!reviews(actor)) return forbidden('Only a state monitor can decide this.')
  const editing = whileEditing({ submitState: facts.submitState })
  if (!editing.allowed) return editing
  if (facts.notApplicable === 'Requested') return allowed
  if (facts.notApplicable === 'Approved')
    return step === 'refuse' ? allowed : wrongState('It is already decided that this does not apply.')
  return wrongState('The agency has not asked whether this applies.')
}

/** A request and a refusal need a reason. */
export function checkNotApplicable(step: NotApplicableStep, reason: string | undefined): Verdict {
  const wanted = step === 'request' || step === 'refuse'
  return wanted && !reason?.trim() ? badInput('Reason is required.', 'reason') : allowed
}

/** Whether the actor may take a step. */
export function canTakeNotApplicableStep(
  actor: Actor,
  facts: SubsectionFacts,
  step: NotApplicableStep,
): Verdict {
  if (step === 'request') return canRequestNotApplicable(actor, facts)
  return step === 'withdraw'
    ? canWithdrawNotApplicable(actor, facts)
    : canDecideNotApplicable(actor, facts, step)
}

/** Tag and state of the subsection after a step. */
export function afterNotApplicableStep(
  step: NotApplicableStep,
  facts: Pick<SubsectionFacts, 'state' | 'notApplicable'>,
): { notApplicable: 'Requested' | 'Approved' | null; state: SubsectionState } {
  const state = facts.state as SubsectionState
  // It is no longer ready: whoever resumes it has to review it again.
  const back = state === SubsectionState.notStarted ? state : SubsectionState.inProgress
  if (step === 'request') return { notApplicable: 'Requested', state: back }
  if (step === 'approve') return { notApplicable: 'Approved', state: SubsectionState.accepted }
  return { notApplicable: null, state: back }
}
