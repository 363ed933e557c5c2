import {
  badInput,
  calendarDay,
  canIssueFinalReport,
  canIssueSelectiveReport,
  checkChosen,
  checkDueOn,
  finalReport,
  forbidden,
  nextCountedDay,
  requestsOf,
  reviews,
  selectiveReport,
  stateSetDue,
  SubmitState,
  SubsectionState,
  type DayCalendar,
  type ReportDocument,
} from '@portal/domain'
import type { Tx } from '../../../db/database.js'
import type { Library } from '../../../parts/letters/library.js'
import { insist, insistOnInput } from '../../../server/verdicts.js'
import { listCategories } from '../../documents/required/documents-required-read-model.js'
import { listFindingLines } from '../../findings/findings-lines-read-model.js'
import { foundOr404, reviewedSelfAssessment } from '../self-assessment-command.js'
import { notifyOfFinalReport, notifyOfSelectiveReport } from './self-assessment-review-mails.js'
import { reportLetters } from './self-assessment-drafts-service.js'
import { deleteReportDrafts } from './self-assessment-drafts-store.js'
import { findEarlier, findReportSubject } from '../reports/self-assessment-report-subject-read-model.js'
import {
  findReview,
  type ReviewView,
  type SelfAssessmentReview,
} from '../review/self-assessment-review-read-model.js'
import { setSubsectionStates } from '../review/self-assessment-review-store.js'
import { type Command, type Reader, type Stamp, changeRecord } from '../../../server/command.js'

/** What this feature needs of the library of reports; passed to it in features.ts. */
export interface ReportsPort extends Library {
  supersede(
    tx: Tx,
    of: { selfAssessmentId: number; kinds: readonly ('selective' | 'final')[] },
    change: Stamp,
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

/** Issues the letter: chosen subsections open again for the agency, which is notified. */
export function issueSelectiveReport(
  command: Command,
  context: LetterContext,
  { version, ...input }: SelectiveInput & { version: number },
): Promise<SelfAssessmentReview> {
  const { tx, actor, ctx } = command
  const { selfAssessmentId: id, subsectionResponseIds } = input
  const { due: dueOn, adjustment } = settled(command, context, input.dueOn)
  const letter = {
    ...input,
    subsectionResponseIds: [...subsectionResponseIds],
    recommendations: '',
    nextSteps: '',
  }
  return changeRecord(reviewedSelfAssessment, command, id, {
    action: 'issueSelectiveReport',
    may: ({ facts }) => canIssueSelectiveReport(actor, facts),
    refuse(view) {
      reportLetters.selective.insistOnReading(view, letter)
      insistOnInput([...checkChosen(view.facts, subsectionResponseIds), checkDueOn(input.dueOn, ctx.now)])
    },
    version,
    columns: () => ({
      submitState: SubmitState.selectiveReportIssued,
      responseDueOn: dueOn,
      responseDueMoved: adjustment,
    }),
    async change(view) {
      const { document, requests } = await selectiveOf(command, view, { ...input, dueOn })
      await context.reports.publish(tx, {
        ...libraryEntry(command, view, id, document),
        requests,
        responseDueOn: dueOn,
        acknowledgeBy: dueOn,
        acknowledgeMoved: adjustment,
      })
      await setSubsectionStates(tx, { ids: subsectionResponseIds }, SubsectionState.responseNeeded)
      await deleteReportDrafts(tx, id, 'selective')
    },
    audit: (before, after) =>
      issuedAs(before, after, reportLetters.selective.insistOnReading(before, letter)),
    notify: (view) => notifyOfSelectiveReport(command, subjectOf(view, id), { dueOn, subsectionResponseIds }),
  })
}

/** What the history keeps of an issued letter: its second reader too, when it was issued as that person read it. */
function issuedAs({ facts: before }: ReviewView, { facts: after }: ReviewView, secondReadBy: string | null) {
  return {
    before: { submitState: before.submitState },
    after: { submitState: after.submitState, ...(secondReadBy && { secondReadBy }) },
  }
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
export function issueFinalReport(
  command: Command,
  context: LetterContext,
  { version, ...input }: FinalInput & { version: number },
): Promise<SelfAssessmentReview> {
  const { tx, actor, ctx } = command
  const id = input.selfAssessmentId
  const { due: acknowledgeBy, adjustment } = settled(command, context, input.acknowledgeBy)
  const letter = { ...input, subsectionResponseIds: [], dueOn: input.acknowledgeBy, note: '' }
  return changeRecord(reviewedSelfAssessment, command, id, {
    action: 'issueFinalReport',
    may: ({ facts }) => canIssueFinalReport(actor, facts),
    refuse(view) {
      reportLetters.final.insistOnReading(view, letter)
      insistOnInput([checkAcknowledgeBy(input.acknowledgeBy, ctx.now)])
    },
    version,
    columns: () => ({ submitState: SubmitState.finalReportIssued }),
    async change(view) {
      const document = await finalOf(command, view, { ...input, acknowledgeBy })
      await context.reports.publish(tx, {
        ...libraryEntry(command, view, id, document),
        requests: [],
        responseDueOn: null,
        acknowledgeBy,
        acknowledgeMoved: adjustment,
      })
      await setSubsectionStates(tx, { selfAssessmentId: id }, SubsectionState.final)
      await deleteReportDrafts(tx, id)
    },
    audit: (before, after) => issuedAs(before, after, reportLetters.final.insistOnReading(before, letter)),
    notify: (view) => notifyOfFinalReport(command, subjectOf(view, id)),
  })
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

/** What the next letter of a self-assessment is about, with its version. */
export function subjectOf(view: ReviewView, selfAssessmentId: number) {
  const { year, part, agency, version, facts } = view
  return { selfAssessmentId, leaId: facts.leaId, year, part, agency, version: version + 1 }
}

function checkAcknowledgeBy(day: string, now: Date) {
  return day < calendarDay(now)
    ? badInput('The day to acknowledge by cannot be in the past.', 'acknowledgeBy')
    : checkDueOn(day, now)
}
