import type { Actor } from '../accounts/actor.js'
import { allowed, badInput, forbidden, wrongState, type Verdict } from '../verdict.js'
import { reviews } from './review-acts.js'
import { SubmitState } from './submit-states.js'

/** Letters of a review that can be drafted before they are issued. */
export const draftedReports = ['selective', 'final'] as const
export type DraftedReport = (typeof draftedReports)[number]

/**
 * The life of a letter before it is issued (domain definition 6.2): a draft, in review by an optional second reader, read.
 */
export const reportDraftStates = ['Draft', 'In review', 'Read'] as const
export type ReportDraftState = (typeof reportDraftStates)[number]

/** What the rules need to know about a drafted letter; null when nothing is drafted. */
export interface ReportDraftFacts {
  submitState: number
  draft: { state: ReportDraftState; writtenBy: string } | null
}

/** Writing a draft, sending it to a second reader, or taking it back from there. */
export function canSaveReportDraft(actor: Actor, { submitState, draft }: ReportDraftFacts): Verdict {
  const open = whileReviewed(actor, submitState)
  if (!open.allowed) return open
  return draft?.state === 'In review' && draft.writtenBy !== actor.userId
    ? wrongState('This letter is in review. Read it, or let its writer take it back.')
    : allowed
}

/** Saying what one thinks of a letter; never its writer. */
export function canReadReportDraft(actor: Actor, { submitState, draft }: ReportDraftFacts): Verdict {
  const open = whileReviewed(actor, submitState)
  if (!open.allowed) return open
  if (draft?.state !== 'In review') return wrongState('This letter is not in review.')
  return draft.writtenBy === actor.userId ? forbidden('The second reader is another person.') : allowed
}

/** Issuing waits while a second reader has the letter; without one nothing is in the way. */
export function canIssueReportDraft(draft: ReportDraftFacts['draft']): Verdict {
  return draft?.state === 'In review'
    ? wrongState('This letter is in review. It can be issued when it was read, or was taken back.')
    : allowed
}

/** Who gives a letter back says why. */
export function checkReading(agrees: boolean, comment: string): Verdict {
  return agrees || comment.trim() !== '' ? allowed : badInput('Say what must change.', 'comment')
}

/** What a reading leaves. */
export function afterReading(agrees: boolean): ReportDraftState {
  return agrees ? 'Read' : 'Draft'
}

function whileReviewed(actor: Actor, submitState: number): Verdict {
  if (!reviews(actor)) return forbidden('Only a state monitor can review a self-assessment.')
  return submitState === SubmitState.inStateReview ? allowed : wrongState('Open the review first.')
}
