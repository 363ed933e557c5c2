import {
  canActivate,
  canPlan,
  canReadReports,
  canRecall,
  canResetActivation,
  canResubmit,
  canStart,
  canSubmit,
  flagsOf,
  leasSeenBy,
  seesLea,
  seesReview,
  shownSubsectionState,
  SubmitState,
  subsectionsNotReady,
  SubsectionState,
  typedDue,
  type Actor,
  type SelfAssessmentFacts,
  type Verdict,
} from '@portal/domain'
import type { selfAssessment, selfAssessmentRow } from '@portal/rest-contract'
import { inArray } from 'drizzle-orm'
import type { z } from 'zod'
import type { Database } from '../../db/database.js'
import { questionnaireResponses } from '../../db/schema/index.js'
import { isRowId } from '../../server/requests/row-id.js'
import { findStateRequests } from '../reports/reports-read-model.js'
import { listSections, type SubsectionSummaryRow } from './self-assessment-sections-read-model.js'
import {
  rowsOfYear,
  rowsOfAgency,
  rowsOfAgencies,
  rowQuery,
  rowById,
  type StoredRow,
} from './self-assessment-rows-read-model.js'

export type SelfAssessmentRow = z.infer<typeof selfAssessmentRow>

export type SelfAssessment = z.infer<typeof selfAssessment>

/** Who changed a row last, for the message of a conflict. */
export interface LastChange {
  by: string
  on: Date
}

/** A self-assessment with the facts that rules need and the answer that clients get. */
export interface SelfAssessmentView {
  facts: SelfAssessmentFacts
  year: number
  version: number
  changed: LastChange | null
  agency: string
  /** Monitor who leads: of the review, before that, the one who activated. */
  leadId: string | null
  answer: SelfAssessment
}

/**
 * Rows of the state list in the order of the agencies' numbers: what the actor may see of the requested agencies,
 * an empty list meaning all. One query, however many agencies there are.
 */
export async function listSelfAssessmentRows(
  db: Database,
  actor: Actor,
  scope: { year: number; leaIds: readonly number[] },
): Promise<SelfAssessmentRow[]> {
  const seen = leasSeenBy(actor)
  const requested =
    scope.leaIds.length > 0 ? scope.leaIds.filter((id) => seen === 'all' || seen.includes(id)) : seen
  if (!isRowId(scope.year)) return []
  const { year } = scope
  const leaIds = requested === 'all' ? requested : requested.filter(isRowId)
  const rows = await (leaIds === 'all'
    ? rowsOfYear(db).execute({ year })
    : leaIds.length === 1
      ? rowsOfAgency(db).execute({ year, leaId: leaIds[0] })
      : rowsOfAgencies(db).execute({ year, leaIds }))
  return rows.map((row) => rowAnswer(row, actor))
}

/** Rows by id with what acts on many of them need; ids that the actor may not see are left out. */
export async function findSelfAssessmentViews(
  db: Database,
  actor: Actor,
  ids: readonly number[],
): Promise<
  (Pick<SelfAssessmentView, 'facts' | 'agency' | 'leadId'> & {
    row: SelfAssessmentRow
    responseDueOn: string | null
  })[]
> {
  const rows = await rowQuery(db, inArray(questionnaireResponses.id, ids.filter(isRowId)))
  return rows
    .filter((row) => seesLea(actor, row.leaId))
    .map((row) => ({
      facts: activationFacts(row),
      agency: row.agency,
      leadId: leadOf(row),
      row: rowAnswer(row, actor),
      responseDueOn: row.responseDueOn,
    }))
}

/** One self-assessment; null when it is not there or not for the actor's eyes. */
export async function findSelfAssessment(
  db: Database,
  actor: Actor,
  id: number,
): Promise<SelfAssessmentView | null> {
  if (!isRowId(id)) return null
  const [[row], subsections] = await Promise.all([rowById(db).execute({ id }), listSections(db, actor, id)])
  if (!row || !seesLea(actor, row.leaId)) return null
  const hidden = isHiddenFrom(actor, row.submitState)
  const requests = await findStateRequests(db, id, row.submitState)
  const facts = {
    ...activationFacts(row),
    subsectionStates: subsections.map((subsection) => subsection.state),
  }
  return {
    facts,
    year: row.year,
    version: row.version,
    changed: row.changedOn && row.changedBy ? { by: row.changedBy.fullName, on: row.changedOn } : null,
    agency: row.agency,
    leadId: leadOf(row),
    answer: {
      ...rowAnswer(row, actor),
      intro: row.intro,
      activatedBy: row.activatedBy,
      activatedOn: row.activatedOn?.toISOString() ?? null,
      locallyActivatedBy: row.locallyActivatedBy,
      locallyActivatedOn: row.locallyActivatedOn?.toISOString() ?? null,
      localLead: row.localLead,
      statementName: row.statementName,
      statementTitle: row.statementTitle,
      documentsReason: row.documentsReason,
      sections: hidden
        ? []
        : bySection(
            subsections.map((one) => ({
              ...one,
              state: shownSubsectionState(actor, { ...one, submitState: row.submitState }),
              itemsFlagged: requests.get(one.id)?.items.length ?? 0,
            })),
          ),
      gaps: hidden ? [] : submissionGaps(subsections),
      resetActivation: act(canResetActivation(actor, facts)),
      start: act(canStart(actor, facts)),
      plan: act(canPlan(actor, facts)),
      submit: act(canSubmit(actor, facts)),
      recall: act(canRecall(actor, facts)),
      resubmit: act(canResubmit(actor, { ...facts, subsections: subsections.map(responseFacts) })),
    },
  }
}

function leadOf({ lead, activatedBy }: StoredRow): string | null {
  return lead?.id ?? activatedBy?.id ?? null
}

function responseFacts({ id, number, state, answered, answerable }: SubsectionSummaryRow) {
  return { id, number, state, gaps: answerable - answered, requests: 0 }
}

/** Before activation the questions, and answers kept from an earlier one, are hidden from the agency (8.2). */
export function isHiddenFrom(actor: Actor, submitState: number): boolean {
  const flags = flagsOf(actor)
  return submitState === SubmitState.notActivated && (flags.isLocalAdmin || flags.isLocalUser)
}

/** A verdict as clients get it. */
export function act(verdict: Verdict): { allowed: boolean; reason: string | null } {
  return { allowed: verdict.allowed, reason: verdict.reason }
}

/** Of the date that is in force: that of the response while the state waits for one. */
export function dueDerivationOf({
  dueOn,
  dueMoved,
  responseDueOn,
  responseDueMoved,
}: Pick<
  typeof questionnaireResponses.$inferSelect,
  'dueOn' | 'dueMoved' | 'responseDueOn' | 'responseDueMoved'
>): string | null {
  if (responseDueOn !== null)
    return typedDue(responseDueOn, { with: 'the selective report', moved: responseDueMoved }).derivation
  if (dueOn === null) return null
  return typedDue(dueOn, { moved: dueMoved }).derivation
}

function rowAnswer(row: StoredRow, actor: Actor): SelfAssessmentRow {
  const hidden = isHiddenFrom(actor, row.submitState)
  // Decisions stay hidden from the agency until the report is issued.
  const undecided = row.submitState <= SubmitState.inStateReview && !seesReview(actor)
  // The rule of the domain's completion(), over the verdicts that were stored with the answers.
  const notApplicable = hidden ? 0 : row.completeNotApplicable
  return {
    id: row.id,
    leaId: row.leaId,
    year: row.year,
    part: row.part,
    questionnaireId: row.questionnaireId,
    questionnaireTitle: row.questionnaireTitle,
    shortDescription: row.shortDescription,
    submitState: row.submitState,
    isActive: row.submitState !== SubmitState.notActivated,
    dueOn: row.dueOn,
    responseDueOn: row.responseDueOn,
    dueDerivation: dueDerivationOf(row),
    subsectionsReady: hidden ? 0 : row.subsectionsReady,
    subsectionsTotal: row.subsectionsTotal,
    answered: hidden ? 0 : row.complete - notApplicable,
    answerable: row.items - notApplicable,
    documents: hidden ? 0 : row.documents,
    documentsReceived: hidden ? 0 : row.documentsReceived,
    documentsNeeded: row.documentsNeeded,
    subsectionsReviewed: hidden || undecided ? 0 : row.subsectionsReviewed,
    // To the agency a subsection that was decided alone is still with the state.
    subsectionsSent: hidden ? 0 : row.subsectionsSent + (seesReview(actor) ? 0 : row.subsectionsDecidedEarly),
    notApplicableRequests: hidden ? 0 : row.notApplicableRequests,
    selectiveRounds: row.selectiveRounds,
    finalReportId: canReadReports(actor).allowed ? (row.finalReport?.id ?? null) : null,
    finalReportOn: row.finalReport ? new Date(row.finalReport.on).toISOString() : null,
    lead: row.lead,
    monitors: row.monitors,
    submittedBy: row.submittedBy,
    submittedOn: row.submittedOn?.toISOString() ?? null,
    lastActivityOn: row.lastActivityOn?.toISOString() ?? null,
    activate: act(canActivate(actor, activationFacts(row))),
    version: row.version,
  }
}

/** Activating does not depend on the states of subsections. */
function activationFacts(row: StoredRow): SelfAssessmentFacts {
  const { leaId, submitState, questionnaireState } = row
  return { leaId, submitState, questionnaireState, subsectionStates: [] }
}

function bySection(rows: readonly SubsectionSummaryRow[]): SelfAssessment['sections'] {
  const sections = new Map<number, SelfAssessment['sections'][number]>()
  for (const { section, ...subsection } of rows) {
    const entry = sections.get(section.id) ?? { ...section, subsections: [] }
    sections.set(section.id, entry)
    entry.subsections.push(subsection)
  }
  return [...sections.values()]
}

/** One line for each subsection that is not approved, after a line that counts them. */
function submissionGaps(rows: readonly SubsectionSummaryRow[]): SelfAssessment['gaps'] {
  const missing = rows.filter((row) => row.state < SubsectionState.approved)
  if (missing.length === 0) return []
  return [
    { subsectionResponseId: null, number: null, message: subsectionsNotReady(missing.length) },
    ...missing.map((row) => ({
      subsectionResponseId: row.id,
      number: row.number,
      message: gapOf(row),
    })),
  ]
}

function gapOf(row: SubsectionSummaryRow): string {
  if (row.notApplicable === 'Requested') return 'The state has not decided yet whether it applies.'
  if (row.answered < row.answerable) return `${row.answered} of ${row.answerable} items are answered.`
  return row.state === SubsectionState.ready ? 'It waits for approval.' : 'It is not marked ready.'
}
