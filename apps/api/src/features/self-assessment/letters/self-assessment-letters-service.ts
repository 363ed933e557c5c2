import {
  badInput,
  calendarDay,
  canClose,
  canIssueFinalReport,
  canIssueSelectiveReport,
  canReopen,
  canResubmit,
  checkChosen,
  checkDueOn,
  finalReport,
  forbidden,
  nextCountedDay,
  reopenedSubsectionState,
  requestsOf,
  reviews,
  selectiveReport,
  stateSetDue,
  SubmitState,
  SubsectionState,
  type AuditAction,
  type DayCalendar,
  type ReportDocument,
} from '@portal/domain'
import type { Tx } from '../../../db/database.js'
import type { publishedReports } from '../../../db/schema/index.js'
import { insist, insistOnInput, insistOnVersion } from '../../../server/verdicts.js'
import { writeAudit } from '../../audit-trail/audit-trail-store.js'
import { listCategories } from '../../documents/required/documents-required-read-model.js'
import { listFindingLines } from '../../findings/findings-lines-read-model.js'
import { changeOf, foundOr404, type Command } from '../self-assessment-command.js'
import {
  tellOfFinalReport,
  tellOfReopening,
  tellOfResubmission,
  tellOfSelectiveReport,
} from './self-assessment-review-mails.js'
import { findSelfAssessment, type SelfAssessment } from '../self-assessment-read-model.js'
import { insistOnReading } from './self-assessment-drafts-service.js'
import { deleteReportDrafts } from './self-assessment-drafts-store.js'
import { findEarlier, findReportSubject } from '../reports/self-assessment-report-subject-read-model.js'
import {
  findReview,
  type ReviewView,
  type SelfAssessmentReview,
} from '../review/self-assessment-review-read-model.js'
import { setSubsectionStates } from '../review/self-assessment-review-store.js'
import { changeSelfAssessments, lockSelfAssessments } from '../self-assessment-store.js'

/** What this feature asks of the library of reports; features.ts hands it over. */
export interface ReportsPort {
  publish(
    tx: Tx,
    report: Omit<
      typeof publishedReports.$inferInsert,
      'id' | 'state' | 'acknowledgedBy' | 'acknowledgedOn' | 'version' | 'changedBy' | 'changedOn'
    >,
  ): Promise<number>
  supersede(
    tx: Tx,
    of: { selfAssessmentId: number; kinds: readonly ('selective' | 'final')[] },
    change: { by: string; on: Date },
  ): Promise<void>
}

/** What issuing letters works with. */
export interface LetterContext {
  reports: ReportsPort
  /** Days on which the state works: the days that its letters name move to them. */
  calendar: DayCalendar
}

interface SelectiveInput {
  selfAssessmentId: number
  subsectionResponseIds: readonly number[]
  dueOn: string
  note: string
}
interface FinalInput {
  selfAssessmentId: number
  recommendations: string
  nextSteps: string
  acknowledgeBy: string
}
type Reader = Pick<Command, 'tx' | 'actor'>

/** The letter as it would be issued. */
export async function previewSelectiveReport(
  reader: Reader,
  context: LetterContext,
  input: SelectiveInput,
): Promise<ReportDocument> {
  const view = foundOr404(await findReview(reader.tx, reader.actor, input.selfAssessmentId))
  if (!reviews(reader.actor)) insist(forbidden('Only a state monitor can review a self-assessment.'))
  return (await selectiveOf(reader, view, { ...input, dueOn: nextCountedDay(input.dueOn, context.calendar) }))
    .document
}

/** Issues the letter: chosen subsections open again for the agency, which hears of it. */
export async function issueSelectiveReport(
  command: Command,
  context: LetterContext,
  input: SelectiveInput & { version: number },
): Promise<SelfAssessmentReview> {
  const { tx, actor, ctx } = command
  const id = input.selfAssessmentId
  const view = await locked(command, id)
  insist(canIssueSelectiveReport(actor, view.facts), view.answer)
  const secondReadBy = insistOnReading(view.answer, 'selective', {
    ...input,
    subsectionResponseIds: [...input.subsectionResponseIds],
    recommendations: '',
    nextSteps: '',
  })
  insistOnInput([...checkChosen(view.facts, input.subsectionResponseIds), checkDueOn(input.dueOn, ctx.now)])
  insistOnVersion(input.version, view, ctx.now, view.answer)
  const { due: dueOn, adjustment } = settled(command, context, input.dueOn)
  const { document, requests } = await selectiveOf(command, view, { ...input, dueOn })
  await context.reports.publish(tx, {
    ...libraryEntry(command, view, id, document),
    requests,
    responseDueOn: dueOn,
    acknowledgeBy: dueOn,
    acknowledgeMoved: adjustment,
  })
  await setSubsectionStates(tx, { ids: input.subsectionResponseIds }, SubsectionState.responseNeeded)
  await tellOfSelectiveReport(command, subjectOf(view, id), {
    dueOn,
    subsectionResponseIds: input.subsectionResponseIds,
  })
  await deleteReportDrafts(tx, id, 'selective')
  return step(
    command,
    view,
    'issueSelectiveReport',
    {
      submitState: SubmitState.selectiveReportIssued,
      responseDueOn: dueOn,
      responseDueMoved: adjustment,
    },
    { secondReadBy },
  )
}

/** The final report as it would be issued. */
export async function previewFinalReport(
  reader: Reader,
  context: LetterContext,
  input: FinalInput,
): Promise<ReportDocument> {
  const view = foundOr404(await findReview(reader.tx, reader.actor, input.selfAssessmentId))
  if (!reviews(reader.actor)) insist(forbidden('Only a state monitor can review a self-assessment.'))
  return finalOf(reader, view, {
    ...input,
    acknowledgeBy: nextCountedDay(input.acknowledgeBy, context.calendar),
  })
}

/** Issues the final report: every subsection is final. */
export async function issueFinalReport(
  command: Command,
  context: LetterContext,
  input: FinalInput & { version: number },
): Promise<SelfAssessmentReview> {
  const { tx, actor, ctx } = command
  const id = input.selfAssessmentId
  const view = await locked(command, id)
  insist(canIssueFinalReport(actor, view.facts), view.answer)
  const secondReadBy = insistOnReading(view.answer, 'final', {
    ...input,
    subsectionResponseIds: [],
    dueOn: input.acknowledgeBy,
    note: '',
  })
  insistOnInput([checkAcknowledgeBy(input.acknowledgeBy, ctx.now)])
  insistOnVersion(input.version, view, ctx.now, view.answer)
  const { due: acknowledgeBy, adjustment } = settled(command, context, input.acknowledgeBy)
  const document = await finalOf(command, view, { ...input, acknowledgeBy })
  await context.reports.publish(tx, {
    ...libraryEntry(command, view, id, document),
    requests: [],
    responseDueOn: null,
    acknowledgeBy,
    acknowledgeMoved: adjustment,
  })
  await setSubsectionStates(tx, { selfAssessmentId: id }, SubsectionState.final)
  await tellOfFinalReport(command, subjectOf(view, id))
  await deleteReportDrafts(tx, id)
  const issued = { submitState: SubmitState.finalReportIssued }
  return step(command, view, 'issueFinalReport', issued, { secondReadBy })
}

/** The last step of the year's work. */
export async function closeSelfAssessment(
  command: Command,
  id: number,
  input: { version: number },
): Promise<SelfAssessmentReview> {
  const view = await locked(command, id)
  insist(canClose(command.actor, view.facts), view.answer)
  insistOnVersion(input.version, view, command.ctx.now, view.answer)
  return step(command, view, 'closeSelfAssessment', { submitState: SubmitState.closed })
}

/**
 * Gives a submission back to the agency. What the state has written stays; no report is in force any longer, neither a
 * final one nor the selective ones before it, so none of them waits for anybody.
 */
export async function reopenSelfAssessment(
  command: Command,
  context: LetterContext,
  id: number,
  input: { reason: string; version: number },
): Promise<SelfAssessmentReview> {
  const view = await locked(command, id)
  insist(canReopen(command.actor, view.facts), view.answer)
  insistOnVersion(input.version, view, command.ctx.now, view.answer)
  const inForce = { selfAssessmentId: id, kinds: ['selective', 'final'] } as const
  await context.reports.supersede(command.tx, inForce, changeOf(command))
  const subsections = view.facts.subsections.map((one) => ({ id: one.id, to: reopenedSubsectionState(one) }))
  for (const state of new Set(subsections.map(({ to }) => to))) {
    const ids = subsections.filter(({ to }) => to === state).map((one) => one.id)
    await setSubsectionStates(command.tx, { ids }, state)
  }
  await deleteReportDrafts(command.tx, id)
  await tellOfReopening(command, subjectOf(view, id))
  const reopened = {
    submitState: SubmitState.inProgress,
    submittedBy: null,
    submittedOn: null,
    statementName: null,
    statementTitle: null,
    documentsReason: null,
    responseDueOn: null,
    responseDueMoved: null,
  }
  return step(command, view, 'reopenSelfAssessment', reopened, { reason: input.reason })
}

/** Hands the responses of the agency to the state. */
export async function resubmitSelfAssessment(
  command: Command,
  id: number,
  input: { version: number },
): Promise<SelfAssessment> {
  const { tx, actor, ctx } = command
  const view = await locked(command, id)
  const current = foundOr404(await findSelfAssessment(tx, actor, id)).answer
  insist(canResubmit(actor, view.facts), current)
  insistOnVersion(input.version, view, ctx.now, current)
  const responses = view.facts.subsections.filter(({ state }) => state === SubsectionState.responseInProgress)
  await setSubsectionStates(tx, { ids: responses.map((one) => one.id) }, SubsectionState.responseSubmitted)
  await tellOfResubmission(command, subjectOf(view, id), {
    leadId: view.lead?.id ?? null,
    subsections: responses.length,
  })
  await step(command, view, 'resubmitSelfAssessment', { submitState: SubmitState.resubmitted })
  return foundOr404(await findSelfAssessment(tx, actor, id)).answer
}

const settled = ({ actor, ctx }: Command, { calendar }: LetterContext, typed: string) =>
  stateSetDue(typed, { by: actor.userId, at: ctx.now }, calendar)

async function selectiveOf({ tx, actor }: Reader, view: ReviewView, input: SelectiveInput) {
  const subject = foundOr404(await findReportSubject(tx, actor, input.selfAssessmentId))
  const chosen = input.subsectionResponseIds
  const letter = { round: view.answer.round + 1, dueOn: input.dueOn, note: input.note, chosen }
  return { document: selectiveReport(subject, letter), requests: requestsOf(subject, chosen) }
}

async function finalOf({ tx, actor }: Reader, view: ReviewView, input: FinalInput): Promise<ReportDocument> {
  const id = input.selfAssessmentId
  const subject = foundOr404(await findReportSubject(tx, actor, id))
  const categories = await listCategories(tx, actor, { responseId: id })
  const earlier = await findEarlier(tx, { leaId: view.facts.leaId, year: view.year, part: view.part })
  return finalReport(subject, {
    recommendations: input.recommendations,
    nextSteps: input.nextSteps,
    acknowledgeBy: input.acknowledgeBy,
    earlier: earlier === null ? null : await findReportSubject(tx, actor, earlier),
    findings: await listFindingLines(tx, id),
    documents: categories.map(({ answer }) => ({
      category: answer.requiredDocumentCategory.documentCategory,
      required: answer.requiredDocumentCategory.required,
      titles: answer.documents.map(({ title }) => title),
      received: answer.documents.filter(({ stateMonitorBool }) => stateMonitorBool).length,
    })),
  })
}

function libraryEntry({ actor, ctx }: Command, view: ReviewView, id: number, document: ReportDocument) {
  return {
    leaId: view.facts.leaId,
    year: view.year,
    part: view.part,
    module: 'Self-assessment' as const,
    title: document.title,
    selfAssessmentId: id,
    document,
    audience: 'All agency users' as const,
    issuedBy: actor.userId,
    issuedOn: ctx.now,
    requiresAcknowledgement: true,
  }
}

function subjectOf(view: ReviewView, selfAssessmentId: number) {
  const { year, part, agency, version, facts } = view
  return { selfAssessmentId, leaId: facts.leaId, year, part, agency, version: version + 1 }
}

function checkAcknowledgeBy(day: string, now: Date) {
  return day < calendarDay(now)
    ? badInput('The day to acknowledge by cannot be in the past.', 'acknowledgeBy')
    : checkDueOn(day, now)
}

async function locked({ tx, actor }: Command, id: number): Promise<ReviewView> {
  await lockSelfAssessments(tx, [id])
  return foundOr404(await findReview(tx, actor, id))
}

async function step(
  command: Command,
  view: ReviewView,
  action: AuditAction,
  columns: Parameters<typeof changeSelfAssessments>[2] & { submitState: SubmitState },
  { reason, secondReadBy }: { reason?: string; secondReadBy?: string | null } = {},
): Promise<SelfAssessmentReview> {
  const { tx, actor, ctx } = command
  const { id } = view.answer
  await changeSelfAssessments(tx, [id], columns, changeOf(command))
  const after = foundOr404(await findReview(tx, actor, id))
  await writeAudit(tx, {
    actor,
    ctx,
    action,
    targetType: 'selfAssessment',
    targetId: id,
    leaId: view.facts.leaId,
    year: view.year,
    before: { submitState: view.facts.submitState },
    after: { submitState: columns.submitState, ...(secondReadBy && { secondReadBy }) },
    reason: reason ?? null,
  })
  return after.answer
}
