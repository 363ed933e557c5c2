import {
  afterSubmitAct,
  canActivate,
  canRecall,
  canResetActivation,
  canStart,
  canSubmit,
  checkDueOn,
  checkRequiredDocuments,
  checkStatement,
  stateSetDue,
  SubmitState,
  SubsectionState,
  type DayCalendar,
} from '@portal/domain'
import type { BodyOf, startSelfAssessment as startCall } from '@portal/rest-contract'
import { insist, insistOnInput } from '../../server/verdicts.js'
import { foundOr404, selfAssessment } from './self-assessment-command.js'
import { notifyOfActivation, notifyOfStart, notifyOfSubmission } from './self-assessment-mails.js'
import { applyPlan, insistOnPlan } from './assignments/self-assessment-plan-service.js'
import {
  findSelfAssessmentViews,
  type SelfAssessment,
  type SelfAssessmentRow,
  type SelfAssessmentView,
} from './self-assessment-read-model.js'
import {
  changeSelfAssessments,
  hasAnswers,
  lockSelfAssessments,
  moveSubsections,
} from './self-assessment-store.js'
import { stampOf, type Command, changeRecord, recordActs } from '../../server/command.js'

/** Activates for one agency or many: all of them, or none. */
export async function activateSelfAssessments(
  command: Command,
  input: { ids: readonly number[]; dueOn: string },
  calendar: DayCalendar,
): Promise<SelfAssessmentRow[]> {
  const { tx, actor, ctx } = command
  const ids = [...new Set(input.ids)]
  await lockSelfAssessments(tx, ids)
  const views = await findSelfAssessmentViews(tx, actor, ids)
  foundOr404(views.length === ids.length ? views : null)
  insistOnInput([checkDueOn(input.dueOn, ctx.now)])
  const { due: dueOn, adjustment } = stateSetDue(input.dueOn, { by: actor.userId, at: ctx.now }, calendar)
  const current = views.map((view) => view.row)
  for (const { facts } of views) insist(canActivate(actor, facts), current)
  await changeSelfAssessments(
    tx,
    ids,
    {
      submitState: SubmitState.activated,
      dueOn,
      dueMoved: adjustment,
      activatedBy: actor.userId,
      activatedOn: ctx.now,
    },
    stampOf(command),
  )
  for (const { row, agency, leadId } of views) {
    const { id: selfAssessmentId, leaId, year, part } = row
    const subject = { selfAssessmentId, leaId, year, part, agency }
    await notifyOfActivation(command, { ...subject, dueOn, version: row.version + 1, leadId })
  }
  await recordActs(
    command,
    'activateSelfAssessments',
    views.map(({ row }) => ({
      targetType: 'selfAssessment',
      targetId: row.id,
      leaId: row.leaId,
      year: row.year,
      before: { submitState: row.submitState, dueOn: row.dueOn },
      after: { submitState: SubmitState.activated, dueOn, ...(adjustment && { dueMoved: adjustment }) },
    })),
  )
  return (await findSelfAssessmentViews(tx, actor, ids)).map((view) => view.row)
}

/** Takes an activation back. Answers stay, hidden, and come back with the next activation. */
export function resetSelfAssessmentActivation(
  command: Command,
  id: number,
  { reason, version }: { reason: string; version: number },
): Promise<SelfAssessment> {
  return changeRecord(selfAssessment, command, id, {
    action: 'resetSelfAssessmentActivation',
    may: ({ facts }) => canResetActivation(command.actor, facts),
    version,
    columns: () => ({
      submitState: SubmitState.notActivated,
      dueOn: null,
      dueMoved: null,
      activatedBy: null,
      activatedOn: null,
      locallyActivatedBy: null,
      locallyActivatedOn: null,
      localLead: null,
    }),
    reason,
  })
}

/** Local activation: opens for answers, with who leads, who works on what, and until when; answers kept from an earlier activation make it in progress at once. */
export function startSelfAssessment(
  command: Command,
  id: number,
  { version, ...plan }: BodyOf<typeof startCall>,
): Promise<SelfAssessment> {
  const { tx, actor, ctx } = command
  return changeRecord(selfAssessment, command, id, {
    action: 'startSelfAssessment',
    may: ({ facts }) => canStart(actor, facts),
    version,
    async columns(view) {
      await insistOnPlan(command, view, plan)
      const { open } = SubmitState
      return {
        submitState: (await hasAnswers(tx, id)) ? (afterSubmitAct(open, 'firstAnswer') ?? open) : open,
        locallyActivatedBy: actor.userId,
        locallyActivatedOn: ctx.now,
        localLead: plan.leadId ?? actor.userId,
      }
    },
    change: (view) => applyPlan(command, view, plan),
    notify: (view) =>
      notifyOfStart(command, { ...subjectOf(view), version: view.version + 1, leadId: view.leadId }),
  })
}

/** Hands the answers to the state, with the statement of accuracy. */
export function submitSelfAssessment(
  command: Command,
  id: number,
  { statementName, statementTitle, documentsReason, version }: Statement & { version: number },
): Promise<SelfAssessment> {
  const { tx, actor, ctx } = command
  const missingOf = ({ answer }: SelfAssessmentView) => answer.documentsNeeded - answer.documentsReceived
  return changeRecord(selfAssessment, command, id, {
    action: 'submitSelfAssessment',
    may: ({ facts }) => canSubmit(actor, facts),
    refuse: (view) =>
      insistOnInput([
        ...checkStatement({ name: statementName, title: statementTitle }),
        checkRequiredDocuments(missingOf(view), documentsReason),
      ]),
    version,
    columns: (view) => ({
      submitState: SubmitState.submitted,
      submittedBy: actor.userId,
      submittedOn: ctx.now,
      statementName: statementName?.trim() ?? null,
      statementTitle: statementTitle?.trim() ?? null,
      documentsReason: missingOf(view) > 0 ? (documentsReason?.trim() ?? null) : null,
    }),
    change: () => moveSubsections(tx, id, { from: SubsectionState.approved, to: SubsectionState.submitted }),
    notify(view) {
      const { answered, documents } = view.answer
      const { leadId } = view
      const version = view.version + 1
      return notifyOfSubmission(command, { ...subjectOf(view), version, answered, documents, leadId })
    },
  })
}

interface Statement {
  statementName?: string | undefined
  statementTitle?: string | undefined
  documentsReason?: string | undefined
}

/** Takes a submission back before the state has looked at it. */
export function recallSelfAssessment(
  command: Command,
  id: number,
  { version }: { version: number },
): Promise<SelfAssessment> {
  return changeRecord(selfAssessment, command, id, {
    action: 'recallSelfAssessment',
    may: ({ facts }) => canRecall(command.actor, facts),
    version,
    columns: () => ({ submitState: SubmitState.inProgress, ...notSubmitted }),
    change: () =>
      moveSubsections(command.tx, id, { from: SubsectionState.submitted, to: SubsectionState.approved }),
  })
}

/** Columns of a submission, cleared when it is recalled or returned. */
export const notSubmitted = {
  submittedBy: null,
  submittedOn: null,
  statementName: null,
  statementTitle: null,
  documentsReason: null,
}

function subjectOf({ answer, facts, year, agency }: SelfAssessmentView) {
  return { selfAssessmentId: answer.id, leaId: facts.leaId, year, part: answer.part, agency }
}
