import { can, flagsOf, type Actor } from '../accounts/actor.js'
import { allowed, badInput, forbidden, wrongState, type Verdict } from '../verdict.js'
import { isAdminOf } from './self-assessment-acts.js'
import { afterSubmitAct, SubmitState } from './submit-states.js'
import { SubsectionState } from './subsection-states.js'

/** Facts about one self-assessment that the rules of the state's review depend on. */
export interface ReviewFacts {
  leaId: number
  submitState: number
  subsections: readonly {
    id: number
    number: string
    state: number
    gaps: number
    requests: number
    notApplicable?: 'Requested' | 'Approved' | null
  }[]
}

/** Facts about one subsection that the rules depend on. */
export interface SubsectionReviewFacts {
  submitState: number
  state: number
  /** Number of rated items without a rating of the state. */
  unrated: number
  /** Number of items with a request to the agency. */
  requests: number
  reviewedBy: string | null
  secondReadBy: string | null
  /** The subsection does not apply, as decided; there is nothing to review. */
  notApplicable?: boolean
  /** Whether single subsections can be sent to the state before the whole. */
  rolling?: boolean
}

/** Whether the actor reviews for the state at all. */
export function reviews(actor: Actor): boolean {
  return can(actor, 'self-assessments.review') && flagsOf(actor).isStateMonitor
}

const onlyMonitors = forbidden('Only a state monitor can review a self-assessment.')
const notInReview = wrongState('Open the review first.')
const doesNotApply = wrongState('This subsection does not apply to the agency.')

/** State staff see an unfinished review; agencies and other systems see what was issued. */
export function seesReview(actor: Actor): boolean {
  const flags = flagsOf(actor)
  return !actor.client && (flags.isStateMonitor || flags.isLiaison)
}

/**
 * State of a subsection as shown to the actor: the agency does not see a monitor's decision before the report is
 * issued.
 */
export function shownSubsectionState(
  actor: Actor,
  facts: { submitState: number; state: number; notApplicable?: string | null },
): SubsectionState {
  const state = facts.state as SubsectionState
  const isOpen = facts.submitState === SubmitState.inStateReview || isWorking(facts.submitState)
  // The agency knows that a subsection does not apply since that was decided.
  const undecided = isOpen && !facts.notApplicable && !seesReview(actor)
  return undecided && (state === SubsectionState.accepted || state === SubsectionState.responseNeeded)
    ? SubsectionState.inStateReview
    : state
}

/** The agency works on it; with rolling submission the state may have single subsections already. */
function isWorking(submitState: number): boolean {
  return submitState === SubmitState.open || submitState === SubmitState.inProgress
}

/** Whether the state's review of one subsection is open: as part of the whole, or alone after it was sent early. */
function isReviewOpen({
  submitState,
  state,
  rolling,
}: Pick<SubsectionReviewFacts, 'submitState' | 'state' | 'rolling'>): boolean {
  if (submitState === SubmitState.inStateReview) return true
  const isTakenUp = state >= SubsectionState.inStateReview && state <= SubsectionState.responseNeeded
  return rolling === true && isWorking(submitState) && isTakenUp
}

/** The subsection was sent early, and the state has not begun to review it. */
function canTakeUpEarly({
  submitState,
  state,
  rolling,
}: Pick<SubsectionReviewFacts, 'submitState' | 'state' | 'rolling'>): boolean {
  return rolling === true && state === SubsectionState.submitted && isWorking(submitState)
}

/** 4 or 7 to 5. */
export function canOpenReview(actor: Actor, facts: Pick<ReviewFacts, 'submitState'>): Verdict {
  if (!reviews(actor)) return onlyMonitors
  if (facts.submitState === SubmitState.inStateReview) return wrongState('The review is already open.')
  return afterSubmitAct(facts.submitState, 'openReview') === undefined
    ? wrongState('The agency has not submitted this self-assessment.')
    : allowed
}

/** Who may write ratings and comments of the state, and when. */
export function canWriteReview(
  actor: Actor,
  facts: Pick<SubsectionReviewFacts, 'submitState' | 'state' | 'rolling' | 'notApplicable'>,
): Verdict {
  if (!reviews(actor)) return onlyMonitors
  if (facts.notApplicable) return doesNotApply
  if (canTakeUpEarly(facts)) return wrongState('Take this subsection up for review first.')
  if (!isReviewOpen(facts)) return notInReview
  return facts.state === SubsectionState.inStateReview
    ? allowed
    : wrongState('This subsection is reviewed. Take it up again to change its review.')
}

/** 5 or 7 to 6. */
export function canAccept(actor: Actor, facts: SubsectionReviewFacts): Verdict {
  const open = inReview(actor, facts)
  if (!open.allowed) return open
  if (facts.state === SubsectionState.accepted) return wrongState('This subsection is already accepted.')
  if (facts.requests > 0) {
    return wrongState('It says what the agency must provide. Take that away, or choose Response needed.')
  }
  return facts.unrated > 0 ? wrongState(itemsNotRated(facts.unrated)) : allowed
}

/** 5 to 6, copying the agency's rating to every item without a rating of the state. */
export function canAcceptAll(actor: Actor, facts: SubsectionReviewFacts): Verdict {
  return canAccept(actor, { ...facts, unrated: 0 })
}

/** 5 or 6 to 7. */
export function canAskForResponse(actor: Actor, facts: SubsectionReviewFacts): Verdict {
  const open = inReview(actor, facts)
  if (!open.allowed) return open
  if (facts.state === SubsectionState.responseNeeded) return wrongState('A response is already asked for.')
  return facts.requests === 0 ? wrongState('Write what to provide beside at least one item.') : allowed
}

/** 6 or 7 back to 5, until a report is issued. */
export function canReconsider(actor: Actor, facts: SubsectionReviewFacts): Verdict {
  const open = inReview(actor, facts)
  if (!open.allowed) return open
  return facts.state === SubsectionState.accepted || facts.state === SubsectionState.responseNeeded
    ? allowed
    : wrongState('This subsection is not reviewed yet.')
}

/** 4 to 5 for one subsection that was sent before the whole; otherwise as {@link canReconsider}. */
export function canTakeUp(actor: Actor, facts: SubsectionReviewFacts): Verdict {
  if (canTakeUpEarly(facts)) return reviews(actor) ? allowed : onlyMonitors
  return canReconsider(actor, facts)
}

/** A second monitor has read the review; optional, never the reviewer. */
export function canSecondRead(actor: Actor, facts: SubsectionReviewFacts): Verdict {
  const open = inReview(actor, facts)
  if (!open.allowed) return open
  if (facts.reviewedBy === null) return wrongState('This subsection is not reviewed yet.')
  if (facts.secondReadBy !== null) return wrongState('A second reader has read this review.')
  return facts.reviewedBy === actor.userId ? forbidden('The second reader is another person.') : allowed
}

function inReview(actor: Actor, facts: SubsectionReviewFacts): Verdict {
  if (!reviews(actor)) return onlyMonitors
  if (facts.notApplicable) return doesNotApply
  return isReviewOpen(facts) ? allowed : notInReview
}

/** "{n} items have no rating of the state." */
function itemsNotRated(n: number): string {
  return n === 1 ? '1 item has no rating of the state.' : `${n} items have no rating of the state.`
}

/** 5 to 6. {@link checkChosen} checks the chosen subsections. */
export function canIssueSelectiveReport(actor: Actor, facts: ReviewFacts): Verdict {
  if (!reviews(actor)) return onlyMonitors
  if (facts.submitState !== SubmitState.inStateReview) return notInReview
  return facts.subsections.some(({ requests, notApplicable }) => requests > 0 && notApplicable !== 'Approved')
    ? allowed
    : wrongState('No subsection says what the agency must provide.')
}

/** Chosen subsections must be reviewed and have requests; none that needs a response may be left out. */
export function checkChosen(facts: ReviewFacts, chosen: readonly number[]): Verdict[] {
  const field = 'subsectionResponseIds'
  if (chosen.length === 0) return [badInput('Choose at least one subsection.', field)]
  const refused: Verdict[] = []
  const known = new Set(facts.subsections.map(({ id }) => id))
  if (chosen.some((id) => !known.has(id)))
    refused.push(badInput('A chosen subsection is not part of this self-assessment.', field))
  for (const { id, number, state, requests, notApplicable } of facts.subsections) {
    const isChosen = chosen.includes(id)
    // Nobody could respond there, so the report could never be completed.
    if (isChosen && notApplicable === 'Approved')
      refused.push(badInput(`Subsection ${number} does not apply to the agency.`, field))
    else if (isChosen && state !== SubsectionState.accepted && state !== SubsectionState.responseNeeded)
      refused.push(badInput(`Subsection ${number} is not reviewed yet.`, field))
    else if (isChosen && requests === 0)
      refused.push(badInput(`Subsection ${number} does not say what to provide.`, field))
    if (!isChosen && state === SubsectionState.responseNeeded)
      refused.push(badInput(`Subsection ${number} needs a response. Choose it, or accept it first.`, field))
  }
  return refused
}

/** 6 to 7, by the agency: every subsection in the report has a response without a gap. */
export function canResubmit(actor: Actor, facts: ReviewFacts): Verdict {
  if (!isAdminOf(actor, facts.leaId)) return forbidden('Only a local administrator can resubmit.')
  if (facts.submitState !== SubmitState.selectiveReportIssued)
    return wrongState('The state has not asked for a response.')
  const silent = facts.subsections.filter(({ state }) => state === SubsectionState.responseNeeded).length
  if (silent > 0)
    return wrongState(
      silent === 1 ? '1 subsection has no response yet.' : `${silent} subsections have no response yet.`,
    )
  const incomplete = facts.subsections
    .filter(({ state }) => state === SubsectionState.responseInProgress)
    .reduce((sum, { gaps }) => sum + gaps, 0)
  if (incomplete === 0) return allowed
  return wrongState(incomplete === 1 ? '1 item is not complete.' : `${incomplete} items are not complete.`)
}

/** 5 to 8: every subsection is accepted. */
export function canIssueFinalReport(actor: Actor, facts: ReviewFacts): Verdict {
  if (!reviews(actor)) return onlyMonitors
  if (facts.submitState !== SubmitState.inStateReview) return notInReview
  const open = facts.subsections.filter(({ state }) => state !== SubsectionState.accepted).length
  if (open === 0) return allowed
  return wrongState(open === 1 ? '1 subsection is not accepted.' : `${open} subsections are not accepted.`)
}

/** 8 to 9. */
export function canClose(actor: Actor, facts: Pick<ReviewFacts, 'submitState'>): Verdict {
  if (!reviews(actor)) return onlyMonitors
  if (facts.submitState === SubmitState.closed) return wrongState('This self-assessment is already closed.')
  return facts.submitState === SubmitState.finalReportIssued
    ? allowed
    : wrongState('Issue the final report first.')
}

/** 4, 5 or 8 back to 3, with a reason. */
export function canReopen(actor: Actor, facts: Pick<ReviewFacts, 'submitState'>): Verdict {
  if (!reviews(actor)) return onlyMonitors
  return afterSubmitAct(facts.submitState, 'reopen') === undefined
    ? wrongState('This self-assessment cannot be reopened now.')
    : allowed
}
