import {
  canRemindOfSelfAssessment,
  canSetDue,
  dueDayOf,
  isSelfAssessmentOverdue,
  SubmitState,
} from '@portal/domain'
import { dueDatesOf } from '../../../parts/due-dates/due-dates.js'
import { foundOr404 } from '../self-assessment-command.js'
import { notifyOfDueDate, notifyReminder } from '../self-assessment-mails.js'
import { findSelfAssessmentViews } from '../self-assessment-read-model.js'
import { changeSelfAssessments, lockSelfAssessments } from '../self-assessment-store.js'

type View = Awaited<ReturnType<typeof findSelfAssessmentViews>>[number]

/** Due dates of activated self-assessments, and reminders of them. */
export const selfAssessmentDueDates = dueDatesOf<View>({
  found: foundOr404,
  lock: lockSelfAssessments,
  find: ({ tx, actor }, ids) => findSelfAssessmentViews(tx, actor, ids),
  target: ({ row: { id, leaId, year } }) => ({ targetType: 'selfAssessment', targetId: id, leaId, year }),
  maySet: canSetDue,
  mayRemind: canRemindOfSelfAssessment,
  write: changeSelfAssessments,
  actions: { set: 'setSelfAssessmentDueDate', remind: 'remindOfSelfAssessment' },
  // A selective report has a date of its own.
  inForce: ({ row }, today) => ({ dueOn: dueDayOf(row), overdue: isSelfAssessmentOverdue(row, today) }),
  notifyMoved: (command, view, dueOn) =>
    notifyOfDueDate(command, {
      ...subjectOf(view),
      dueOn,
      before: view.row.dueOn,
      version: view.row.version + 1,
    }),
  notifyReminder(command, view, day) {
    const responds = view.row.submitState === SubmitState.selectiveReportIssued
    const what = responds ? 'a response to the selective report on' : ''
    return notifyReminder(command, { ...subjectOf(view), ...day, what })
  },
})

function subjectOf({ row: { id, leaId, year, part }, agency, leadId }: View) {
  return { selfAssessmentId: id, leaId, year, part, agency, leadId }
}
