import {
  calendarDay,
  canRemindOfSelfAssessment,
  canSetDue,
  checkDueOn,
  dueDayOf,
  isSelfAssessmentOverdue,
  stateSetDue,
  SubmitState,
  type DayCalendar,
} from '@portal/domain'
import { insist, insistOnInput } from '../../../server/verdicts.js'
import { foundOr404 } from '../self-assessment-command.js'
import { tellOfDueDate, tellReminder } from '../self-assessment-mails.js'
import { findSelfAssessmentViews, type SelfAssessmentRow } from '../self-assessment-read-model.js'
import { changeSelfAssessments, lockSelfAssessments } from '../self-assessment-store.js'
import { stampOf, type Command, recordAct } from '../../../server/command.js'

type View = Awaited<ReturnType<typeof findSelfAssessmentViews>>[number]

/** Gives activated self-assessments another due date, all of them or none; rows that have it already stay as they are. */
export async function setSelfAssessmentDueDates(
  command: Command,
  input: { ids: readonly number[]; dueOn: string },
  calendar: DayCalendar,
): Promise<SelfAssessmentRow[]> {
  const { tx, actor, ctx } = command
  const { ids, views } = await locked(command, input.ids)
  insistOnInput([checkDueOn(input.dueOn, ctx.now)])
  const { due: dueOn, adjustment } = stateSetDue(input.dueOn, { by: actor.userId, at: ctx.now }, calendar)
  const current = views.map(({ row }) => row)
  for (const { facts } of views) insist(canSetDue(actor, facts), current)
  const moved = views.filter(({ row }) => row.dueOn !== dueOn)
  if (moved.length === 0) return current
  await changeSelfAssessments(
    tx,
    moved.map(({ row }) => row.id),
    { dueOn, dueMoved: adjustment },
    stampOf(command),
  )
  for (const view of moved) {
    await tellOfDueDate(command, {
      ...subjectOf(view),
      dueOn,
      before: view.row.dueOn,
      version: view.row.version + 1,
    })
    await recordAct(command, 'setSelfAssessmentDueDate', {
      ...targetOf(view),
      before: { dueOn: view.row.dueOn },
      after: { dueOn, ...(adjustment && { dueMoved: adjustment }) },
    })
  }
  return (await findSelfAssessmentViews(tx, actor, ids)).map(({ row }) => row)
}

/** Reminds agencies whose turn it is, all of them or none. */
export async function remindOfSelfAssessments(
  command: Command,
  input: { ids: readonly number[] },
): Promise<SelfAssessmentRow[]> {
  const { views } = await locked(command, input.ids)
  const rows = views.map(({ row }) => row)
  for (const { facts } of views) insist(canRemindOfSelfAssessment(command.actor, facts), rows)
  const today = calendarDay(command.ctx.now)
  for (const view of views) {
    // A selective report has a date of its own.
    const responds = view.row.submitState === SubmitState.selectiveReportIssued
    const dueOn = dueDayOf(view.row)
    await tellReminder(command, {
      ...subjectOf(view),
      dueOn,
      overdue: isSelfAssessmentOverdue(view.row, today),
      what: responds ? 'a response to the selective report on' : '',
    })
    await recordAct(command, 'remindOfSelfAssessment', { ...targetOf(view), after: { dueOn } })
  }
  return rows
}

async function locked({ tx, actor }: Command, given: readonly number[]) {
  const ids = [...new Set(given)]
  await lockSelfAssessments(tx, ids)
  const views = await findSelfAssessmentViews(tx, actor, ids)
  return { ids, views: foundOr404(views.length === ids.length ? views : null) }
}

function subjectOf({ row: { id, leaId, year, part }, agency, leadId }: View) {
  return { selfAssessmentId: id, leaId, year, part, agency, leadId }
}

function targetOf({ row: { id, leaId, year } }: View) {
  return { targetType: 'selfAssessment', targetId: id, leaId, year }
}
