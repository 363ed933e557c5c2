import {
  calendarDay,
  isSelfAssessmentOverdue,
  submitStateTurn,
  SubmitState,
  type DueFacts,
} from '@portal/domain'

export interface FigureRow extends DueFacts {
  lea: { isTest: boolean }
}

/**
 * How many self-assessments stand where; one can be overdue and in progress at once. The training agency is in no
 * count.
 */
export function selfAssessmentFigures(all: readonly FigureRow[], now: Date) {
  const today = calendarDay(now)
  const rows = all.filter((row) => !row.lea.isTest)
  return {
    notActivated: rows.filter((row) => row.submitState === SubmitState.notActivated).length,
    working: rows.filter((row) => submitStateTurn(row.submitState) === 'agency').length,
    submitted: rows.filter((row) => row.submitState >= SubmitState.submitted).length,
    overdue: rows.filter((row) => isSelfAssessmentOverdue(row, today)).length,
  }
}
