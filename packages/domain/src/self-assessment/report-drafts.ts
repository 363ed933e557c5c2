import { letterRules } from '../letters/letter-drafts.js'
import { allowed, forbidden, wrongState } from '../verdict.js'
import { reviews } from './review-acts.js'
import { SubmitState } from './submit-states.js'

/** Letters of a review that can be drafted before they are issued. */
export const draftedReports = ['selective', 'final'] as const
export type DraftedReport = (typeof draftedReports)[number]

export const reportDraftRules = letterRules<{ submitState: number }>((actor, { submitState }) => {
  if (!reviews(actor)) return forbidden('Only a state monitor can review a self-assessment.')
  return submitState === SubmitState.inStateReview ? allowed : wrongState('Open the review first.')
})
