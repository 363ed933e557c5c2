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
  type AuditAction,
  type DayCalendar,
} from '@portal/domain'
import type { BodyOf, startSelfAssessment as startCall } from '@portal/rest-contract'
import { insist, insistOnInput, insistOnVersion } from '../../server/verdicts.js'
import { writeAudit } from '../audit-trail/audit-trail-store.js'
import { changeOf, foundOr404, type Command } from './self-assessment-command.js'
import { tellOfActivation, tellOfStart, tellOfSubmission } from './self-assessment-mails.js'
import { applyPlan, insistOnPlan } from './assignments/self-assessment-plan-service.js'
import {
  findSelfAssessment,
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
    changeOf(command),
  )
  for (const { row, agency, leadId } of views) {
    const { id: selfAssessmentId, leaId, year, part } = row
    const subject = { selfAssessmentId, leaId, year, part, agency }
    await tellOfActivation(command, { ...subject, dueOn, version: row.version + 1, leadId })
  }
  for (const { row } of views) {
    await writeAudit(tx, {
      actor,
      ctx,
      action: 'activateSelfAssessments',
      targetType: 'selfAssessment',
      targetId: row.id,
      leaId: row.leaId,
      year: row.year,
      before: { submitState: row.submitState, dueOn: row.dueOn },
      after: { submitState: SubmitState.activated, dueOn, ...(adjustment && { dueMoved: adjustment }) },
    })
  }
  return (await findSelfAssessmentViews(tx, actor, ids)).map((view) => view.row)
}

/** Takes an activation back. Answers stay, hidden, and come back with the next activation. */
export async function resetSelfAssessmentActivation(
  command: Command,
  id: number,
  input: { reason: string; version: number },
): Promise<SelfAssessment> {
  const view = await locked(command, id)
  insist(canResetActivation(command.actor, view.facts), view.answer)
  insistOnVersion(input.version, view, command.ctx.now, view.answer)
  const cleared = {
    submitState: SubmitState.notActivated,
    dueOn: null,
    dueMoved: null,
    activatedBy: null,
    activatedOn: null,
    locallyActivatedBy: null,
    locallyActivatedOn: null,
    localLead: null,
  }
  return step(command, view, 'resetSelfAssessmentActivation', cleared, input.reason)
}

/** Local activation: opens for answers, with who leads, who works on what, and until when; answers kept from an earlier activation make it in progress at once. */
export async function startSelfAssessment(
  command: Command,
  id: number,
  { version, ...plan }: BodyOf<typeof startCall>,
): Promise<SelfAssessment> {
  const view = await locked(command, id)
  insist(canStart(command.actor, view.facts), view.answer)
  insistOnVersion(version, view, command.ctx.now, view.answer)
  await insistOnPlan(command, view, plan)
  const open = SubmitState.open
  const submitState = (await hasAnswers(command.tx, id))
    ? (afterSubmitAct(open, 'firstAnswer') ?? open)
    : open
  await applyPlan(command, view, plan)
  await tellOfStart(command, { ...subjectOf(view), version: view.version + 1, leadId: view.leadId })
  return step(command, view, 'startSelfAssessment', {
    submitState,
    locallyActivatedBy: command.actor.userId,
    locallyActivatedOn: command.ctx.now,
    localLead: plan.leadId ?? command.actor.userId,
  })
}

/** Hands the answers to the state, with the statement of accuracy. */
export async function submitSelfAssessment(
  command: Command,
  id: number,
  input: {
    statementName?: string | undefined
    statementTitle?: string | undefined
    documentsReason?: string | undefined
    version: number
  },
): Promise<SelfAssessment> {
  const { tx, actor, ctx } = command
  const view = await locked(command, id)
  insist(canSubmit(actor, view.facts), view.answer)
  const { documentsNeeded, documentsReceived } = view.answer
  const empty = documentsNeeded - documentsReceived
  insistOnInput([
    ...checkStatement({ name: input.statementName, title: input.statementTitle }),
    checkRequiredDocuments(empty, input.documentsReason),
  ])
  insistOnVersion(input.version, view, ctx.now, view.answer)
  await moveSubsections(tx, id, { from: SubsectionState.approved, to: SubsectionState.submitted })
  await tellOfSubmission(command, {
    ...subjectOf(view),
    version: view.version + 1,
    answered: view.answer.answered,
    documents: view.answer.documents,
    leadId: view.leadId,
  })
  return step(command, view, 'submitSelfAssessment', {
    submitState: SubmitState.submitted,
    submittedBy: actor.userId,
    submittedOn: ctx.now,
    statementName: input.statementName?.trim() ?? null,
    statementTitle: input.statementTitle?.trim() ?? null,
    documentsReason: empty > 0 ? (input.documentsReason?.trim() ?? null) : null,
  })
}

/** Takes a submission back before the state has looked at it. */
export async function recallSelfAssessment(
  command: Command,
  id: number,
  input: { version: number },
): Promise<SelfAssessment> {
  const view = await locked(command, id)
  insist(canRecall(command.actor, view.facts), view.answer)
  insistOnVersion(input.version, view, command.ctx.now, view.answer)
  await moveSubsections(command.tx, id, { from: SubsectionState.submitted, to: SubsectionState.approved })
  return step(command, view, 'recallSelfAssessment', {
    submitState: SubmitState.inProgress,
    submittedBy: null,
    submittedOn: null,
    statementName: null,
    statementTitle: null,
    documentsReason: null,
  })
}

function subjectOf({ answer, facts, year, agency }: SelfAssessmentView) {
  return { selfAssessmentId: answer.id, leaId: facts.leaId, year, part: answer.part, agency }
}

async function locked({ tx, actor }: Command, id: number): Promise<SelfAssessmentView> {
  await lockSelfAssessments(tx, [id])
  return foundOr404(await findSelfAssessment(tx, actor, id))
}

/** Writes new columns with their entry in the history, and answers the row as it stands then. */
async function step(
  command: Command,
  view: SelfAssessmentView,
  action: AuditAction,
  columns: Parameters<typeof changeSelfAssessments>[2],
  reason?: string,
): Promise<SelfAssessment> {
  const { tx, actor, ctx } = command
  const { id } = view.answer
  await changeSelfAssessments(tx, [id], columns, changeOf(command))
  const after = foundOr404(await findSelfAssessment(tx, actor, id))
  await writeAudit(tx, {
    actor,
    ctx,
    action,
    targetType: 'selfAssessment',
    targetId: id,
    leaId: view.facts.leaId,
    year: view.year,
    before: pick(view.answer, Object.keys(columns)),
    after: pick(after.answer, Object.keys(columns)),
    reason: reason ?? null,
  })
  return after.answer
}

function pick(answer: SelfAssessment, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(answer).filter(([name]) => names.includes(name)))
}
