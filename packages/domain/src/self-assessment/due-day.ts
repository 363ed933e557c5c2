import { SubmitState, submitStateTurn } from './submit-states.js'

/** Dates (YYYY-MM-DD) and status of a self-assessment. */
export interface DueFacts {
  submitState: number
  dueOn?: string | null
  /** Due date of the response to a selective report; null when none is pending. */
  responseDueOn?: string | null
}

/** The effective due date: that of the response while a selective report is pending, else that of the whole. */
export function dueDayOf({ submitState, dueOn, responseDueOn }: DueFacts): string | null {
  return (submitState === SubmitState.selectiveReportIssued ? responseDueOn : dueOn) ?? null
}

/** Whether the agency is late: it is its turn, and the effective due date is before today. */
export function isSelfAssessmentOverdue(facts: DueFacts, today: string): boolean {
  const day = dueDayOf(facts)
  return submitStateTurn(facts.submitState) === 'agency' && day !== null && day < today
}
