import { SubmitState, submitStateTurn } from './submit-states.js'

/** The days of a self-assessment, YYYY-MM-DD, and where it stands. */
export interface DueFacts {
  submitState: number
  dueOn?: string | null
  /** Day by which a selective report wants a response; null while none does. */
  responseDueOn?: string | null
}

/** The day that is in force: that of the response while a selective report waits for one, else that of the whole. */
export function dueDayOf({ submitState, dueOn, responseDueOn }: DueFacts): string | null {
  return (submitState === SubmitState.selectiveReportIssued ? responseDueOn : dueOn) ?? null
}

/** Whether the agency is late: it has the turn, and the day in force is before today. */
export function isSelfAssessmentOverdue(facts: DueFacts, today: string): boolean {
  const day = dueDayOf(facts)
  return submitStateTurn(facts.submitState) === 'agency' && day !== null && day < today
}
