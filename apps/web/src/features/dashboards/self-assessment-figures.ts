import { calendarDay, submitStateTurn, SubmitState } from '@portal/domain'

export interface FigureRow {
  submitState: number
  dueOn?: string | null
  lea: { isTest: boolean }
}

/**
 * How many self-assessments stand where; one can be overdue and in progress at once. The training agency is in no
 * count.
 */
export function selfAssessmentFigures(all: readonly FigureRow[], now: Date) {
  const today = calendarDay(now)
  const rows = all.filter((row) => !row.lea.isTest)
  const withAgency = rows.filter((row) => submitStateTurn(row.submitState) === 'agency')
  return {
    notActivated: rows.filter((row) => row.submitState === SubmitState.notActivated).length,
    working: withAgency.length,
    submitted: rows.filter((row) => row.submitState >= SubmitState.submitted).length,
    overdue: withAgency.filter((row) => row.dueOn != null && row.dueOn < today).length,
  }
}
