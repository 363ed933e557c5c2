import { can, flagsOf, type Actor } from '../accounts/actor.js'
import { allowed, badInput, forbidden, wrongState, type Verdict } from '../verdict.js'
import { isAdminOf } from './self-assessment-acts.js'
import { SubmitState } from './submit-states.js'
import { SubsectionState } from './subsection-states.js'

export interface PersonName {
  id: string
  fullName: string
}

/** Facts about one subsection of one agency that the rules depend on. */
export interface SubsectionFacts {
  leaId: number
  submitState: number
  state: number
  assignees: readonly PersonName[]
  /** Number of items with at least one gap. */
  incompleteItems: number
  /** Whether the agency requested that the subsection does not apply, and whether the state approved. */
  notApplicable?: 'Requested' | 'Approved' | null
  /** Whether single subsections can be sent to the state before the whole. */
  rolling?: boolean
}

function isAssigned(actor: Actor, facts: SubsectionFacts): boolean {
  return facts.assignees.some((person) => person.id === actor.userId)
}

/**
 * Refuses outside of the states in which the agency works on its answers. After a selective report only the subsections
 * that it names are open again; without a `state` none is.
 */
export function whileEditing(facts: { submitState: number; state?: number }): Verdict {
  if (facts.submitState === SubmitState.notActivated)
    return wrongState('This self-assessment is not activated.')
  if (facts.submitState === SubmitState.activated) {
    return wrongState('A local administrator has not started the self-assessment yet.')
  }
  if (facts.submitState === SubmitState.selectiveReportIssued && facts.state !== undefined) {
    return respondingStates.has(facts.state)
      ? allowed
      : wrongState('The state asks for no response in this subsection.')
  }
  return facts.submitState >= SubmitState.submitted
    ? wrongState('This self-assessment has already been submitted.')
    : allowed
}

const respondingStates: ReadonlySet<number> = new Set([
  SubsectionState.responseNeeded,
  SubsectionState.responseInProgress,
])

/** Refuses while the state has the subsection, although the self-assessment is open. */
function whileAtHand({ submitState, state, notApplicable }: SubsectionFacts): Verdict {
  if (notApplicable === 'Requested')
    return wrongState('The state has been asked whether this subsection applies.')
  if (notApplicable === 'Approved') return wrongState('This subsection does not apply to the agency.')
  const isAway = submitState < SubmitState.submitted && state >= SubsectionState.submitted
  return isAway ? wrongState('This subsection was sent to the state.') : allowed
}

/** "Assigned to {names}" (8.3), or that nobody is assigned. */
export function assignedTo(assignees: readonly PersonName[]): string {
  return assignees.length > 0
    ? `Assigned to ${assignees.map((person) => person.fullName).join(', ')}`
    : 'Assigned to nobody yet'
}

/**
 * Who may rate, explain and attach. Local administrators work in every subsection until it is submitted; local users in
 * assigned ones until they are marked ready, so that it does not change during the review.
 */
export function canAnswer(actor: Actor, facts: SubsectionFacts): Verdict {
  const flags = flagsOf(actor)
  if (actor.leaId !== facts.leaId || !(flags.isLocalAdmin || flags.isLocalUser)) {
    return forbidden('Only people of the agency can answer.')
  }
  const admin = isAdminOf(actor, facts.leaId)
  if (!admin && !can(actor, 'assigned-questions.answer'))
    return forbidden('Your role does not allow answering.')
  if (!admin && !isAssigned(actor, facts)) return forbidden(assignedTo(facts.assignees))
  const editing = whileEditing(facts)
  if (!editing.allowed) return editing
  const atHand = whileAtHand(facts)
  if (!atHand.allowed) return atHand
  const locked = facts.state >= SubsectionState.ready && facts.submitState < SubmitState.submitted
  if (!admin && locked) {
    return wrongState('This subsection is marked ready. A local administrator can return it.')
  }
  return allowed
}

/** Assigning people of the agency and unassigning them. */
export function canAssign(actor: Actor, facts: SubsectionFacts): Verdict {
  if (!isAdminOf(actor, facts.leaId)) return forbidden('Only a local administrator can assign users.')
  return whileEditing(facts)
}

/** 1 to 2, by an assignee or a local administrator, without any gap. */
export function canMarkReady(actor: Actor, facts: SubsectionFacts): Verdict {
  const answering = canAnswer(actor, facts)
  if (!answering.allowed && answering.code === 'FORBIDDEN') return answering
  const atHand = whileAtHand(facts)
  if (facts.submitState < SubmitState.submitted && !atHand.allowed) return atHand
  if (facts.state >= SubsectionState.ready && facts.submitState < SubmitState.submitted) {
    return wrongState('This subsection is already marked ready.')
  }
  if (!answering.allowed) return answering
  if (facts.submitState >= SubmitState.submitted)
    return wrongState('Responses go to the state with the resubmission.')
  if (facts.incompleteItems > 0) return wrongState(itemsNotComplete(facts.incompleteItems))
  return facts.state === SubsectionState.notStarted ? wrongState('Answer this subsection first.') : allowed
}

/** "{n} items are not complete." */
export function itemsNotComplete(n: number): string {
  return n === 1 ? '1 item is not complete.' : `${n} items are not complete.`
}

/** 2 to 3, by a local administrator. */
export function canApprove(actor: Actor, facts: SubsectionFacts): Verdict {
  if (!isAdminOf(actor, facts.leaId)) return forbidden('Only a local administrator can approve.')
  const editing = whileEditing({ submitState: facts.submitState })
  if (!editing.allowed) return editing
  const atHand = whileAtHand(facts)
  if (!atHand.allowed) return atHand
  if (facts.state === SubsectionState.approved) return wrongState('This subsection is already approved.')
  if (facts.state !== SubsectionState.ready) return wrongState('This subsection is not marked ready.')
  return facts.incompleteItems > 0 ? wrongState(itemsNotComplete(facts.incompleteItems)) : allowed
}

/** 2 or 3 back to 1, by a local administrator. {@link checkReturnComment} checks the comment. */
export function canReturn(actor: Actor, facts: SubsectionFacts): Verdict {
  if (!isAdminOf(actor, facts.leaId)) return forbidden('Only a local administrator can return a subsection.')
  const editing = whileEditing({ submitState: facts.submitState })
  if (!editing.allowed) return editing
  const atHand = whileAtHand(facts)
  if (!atHand.allowed) return atHand
  return facts.state === SubsectionState.ready || facts.state === SubsectionState.approved
    ? allowed
    : wrongState('This subsection is not marked ready.')
}

/** A return needs a comment on what must change. */
export function checkReturnComment(comment: string | undefined): Verdict {
  return comment?.trim() ? allowed : badInput('Say what must change.', 'comment')
}
