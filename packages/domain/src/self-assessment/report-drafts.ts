import type { Actor } from '../accounts/actor.js'
import { allowed, badInput, forbidden, wrongState, type Verdict } from '../verdict.js'
import { reviews } from './review-acts.js'
import { SubmitState } from './submit-states.js'

/** Letters of a review that can be drafted before they are issued. */
export const draftedReports = ['selective', 'final'] as const
export type DraftedReport = (typeof draftedReports)[number]

/**
 * States of a letter before it is issued (domain definition 6.2): a draft, in review by an optional second reader,
 * read.
 */
export const reportDraftStates = ['Draft', 'In review', 'Read'] as const
export type ReportDraftState = (typeof reportDraftStates)[number]

/** Facts about a drafted letter that the rules depend on; the draft is null when there is none. */
export interface ReportDraftFacts {
  submitState: number
  draft: { state: ReportDraftState; writtenBy: string } | null
}

/** Saving a draft, sending it to a second reader, or withdrawing it from there. */
export function canSaveReportDraft(actor: Actor, { submitState, draft }: ReportDraftFacts): Verdict {
  const open = whileReviewed(actor, submitState)
  if (!open.allowed) return open
  return draft?.state === 'In review' && draft.writtenBy !== actor.userId
    ? wrongState('This letter is in review. Read it, or let its writer take it back.')
    : allowed
}

/** Giving an opinion on a letter; never its author. */
export function canReadReportDraft(actor: Actor, { submitState, draft }: ReportDraftFacts): Verdict {
  const open = whileReviewed(actor, submitState)
  if (!open.allowed) return open
  if (draft?.state !== 'In review') return wrongState('This letter is not in review.')
  return draft.writtenBy === actor.userId ? forbidden('The second reader is another person.') : allowed
}

/** A letter cannot be issued while a second reader has it; without a draft it can. */
export function canIssueReportDraft(draft: ReportDraftFacts['draft']): Verdict {
  return draft?.state === 'In review'
    ? wrongState('This letter is in review. It can be issued when it was read, or was taken back.')
    : allowed
}

/** A letter that is sent back needs a comment. */
export function checkReading(agrees: boolean, comment: string): Verdict {
  return agrees || comment.trim() !== '' ? allowed : badInput('Say what must change.', 'comment')
}

/** State of a draft after it was read. */
export function afterReading(agrees: boolean): ReportDraftState {
  return agrees ? 'Read' : 'Draft'
}

function whileReviewed(actor: Actor, submitState: number): Verdict {
  if (!reviews(actor)) return forbidden('Only a state monitor can review a self-assessment.')
  return submitState === SubmitState.inStateReview ? allowed : wrongState('Open the review first.')
}
