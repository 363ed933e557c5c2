import {
  canAccept,
  canAcceptAll,
  canAskForResponse,
  canClose,
  canIssueFinalReport,
  canIssueSelectiveReport,
  canOpenReview,
  canTakeUp,
  canReopen,
  canSecondRead,
  canWriteReview,
  reviews,
  seesLea,
  SubsectionState,
  type Actor,
  type PersonName,
  type ReviewFacts,
  type SubsectionReviewFacts,
} from '@portal/domain'
import type { itemReview, selfAssessmentReview, subsectionReview } from '@portal/rest-contract'
import { and, asc, eq, sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import type { Database } from '../../../db/database.js'
import {
  complianceStrategyItems,
  csiReviews,
  leas,
  questionnaireResponses,
  questionnaires,
  sections,
  subsectionResponses,
  subsectionReviews,
  subsections,
} from '../../../db/schema/index.js'
import { isRowId } from '../../../server/requests/row-id.js'
import { act } from '../../../server/verdicts.js'
import { personSql } from '../../accounts/accounts-names-read-model.js'
import { listFindingsOfSubsection } from '../../findings/findings-lines-read-model.js'
import { countIssuedRounds } from '../../reports/reports-read-model.js'
import { earlierAnswers } from '../answering/self-assessment-last-year-read-model.js'
import { dueDerivationOf, type LastChange } from '../self-assessment-read-model.js'
import { listReportDrafts } from '../letters/self-assessment-drafts-read-model.js'

export type SelfAssessmentReview = z.infer<typeof selfAssessmentReview>
export type SubsectionReview = z.infer<typeof subsectionReview>
export type ItemReview = z.infer<typeof itemReview>

export interface ReviewView {
  facts: ReviewFacts
  year: number
  part: 'Part B' | 'Part C'
  agency: string
  version: number
  changed: LastChange | null
  submittedBy: string | null
  lead: PersonName | null
  answer: SelfAssessmentReview
}

export interface SubsectionReviewView {
  facts: SubsectionReviewFacts
  leaId: number
  year: number
  /** Number of the subsection, for the history. */
  number: string
  stateVersion: number
  answer: SubsectionReview
}

const counted = sql`('Rating', 'YesNo')`
const numberOf = (what: SQL) => sql<number>`(select count(*)::int from ${what})`
/** Nothing of a subsection that does not apply is counted. */
const applies = sql`${subsectionResponses.notApplicable} is distinct from 'Approved'`
const reviewed = sql`compliance_strategy_items i join csi_reviews v on v.item_id = i.id
  and v.subsection_response_id = ${subsectionResponses.id}
  left join csi_responses c on c.item_id = i.id and c.subsection_response_id = ${subsectionResponses.id}
  where i.subsection_id = ${subsections.id} and i.active and i.response_type in ${counted}
  and v.state_rating is not null and ${applies}`

/** Where a review stands; null when it is not there or not for the actor's eyes. */
export async function findReview(db: Database, actor: Actor, id: number): Promise<ReviewView | null> {
  if (!isRowId(id)) return null
  const [row] = await recordOf(db, id)
  if (!row || !seesLea(actor, row.leaId)) return null
  const rows = await subsectionRowsOf(db, id)
  const facts: ReviewFacts = { leaId: row.leaId, submitState: row.submitState, subsections: rows }
  const { agency, submittedBy, changedBy, changedOn, openedOn, version, responseDueMoved, ...shown } = row
  return {
    facts,
    agency,
    submittedBy,
    version,
    year: row.year,
    part: row.part,
    lead: row.lead,
    changed: changedBy && changedOn ? { by: changedBy.fullName, on: changedOn } : null,
    answer: {
      ...shown,
      dueDerivation: dueDerivationOf({ ...shown, responseDueMoved, dueOn: null, dueMoved: null }),
      openedOn: openedOn?.toISOString() ?? null,
      round: await countIssuedRounds(db, id),
      reviewed: rows.filter(({ state }) => isDecided(state)).length,
      equalRatings: rows.reduce((sum, { equal }) => sum + equal, 0),
      bothRatings: rows.reduce((sum, { both }) => sum + both, 0),
      subsections: rows.map(({ gaps: _gaps, ...subsection }) => subsection),
      drafts: await listReportDrafts(db, actor, { id, submitState: row.submitState }),
      open: act(canOpenReview(actor, facts)),
      issueSelectiveReport: act(canIssueSelectiveReport(actor, facts)),
      issueFinalReport: act(canIssueFinalReport(actor, facts)),
      close: act(canClose(actor, facts)),
      reopen: act(canReopen(actor, facts)),
      version,
    },
  }
}

function recordOf(db: Database, id: number) {
  const response = questionnaireResponses
  return db
    .select({
      id: response.id,
      leaId: response.leaId,
      agency: leas.name,
      year: response.year,
      part: questionnaires.part,
      shortDescription: questionnaires.shortDescription,
      submitState: response.submitState,
      lead: personSql(response.reviewLead),
      openedOn: response.reviewOpenedOn,
      responseDueOn: response.responseDueOn,
      responseDueMoved: response.responseDueMoved,
      submittedBy: response.submittedBy,
      changedBy: personSql(response.changedBy),
      changedOn: response.changedOn,
      version: response.version,
    })
    .from(response)
    .innerJoin(questionnaires, eq(questionnaires.id, response.questionnaireId))
    .innerJoin(leas, eq(leas.id, response.leaId))
    .where(eq(response.id, id))
}

function subsectionRowsOf(db: Database, id: number) {
  return db
    .select({
      id: subsectionResponses.id,
      sectionNumber: sections.number,
      sectionTitle: sections.title,
      number: subsections.number,
      title: subsections.title,
      state: subsectionResponses.state,
      notApplicable: subsectionResponses.notApplicable,
      items: numberOf(sql`compliance_strategy_items i where i.subsection_id = ${subsections.id} and i.active
        and i.response_type in ${counted} and ${applies}`),
      rated: numberOf(reviewed),
      both: numberOf(sql`${reviewed} and c.rating is not null`),
      equal: numberOf(sql`${reviewed} and c.rating = v.state_rating`),
      requests: numberOf(sql`csi_reviews v join compliance_strategy_items i on i.id = v.item_id and i.active
        where v.subsection_response_id = ${subsectionResponses.id} and v.to_provide <> '' and ${applies}`),
      gaps: sql<number>`case when ${applies} then ${subsections.items} - ${subsectionResponses.complete} else 0 end`,
      reviewedBy: personSql(subsectionReviews.reviewedBy),
      secondReadBy: personSql(subsectionReviews.secondReadBy),
    })
    .from(subsectionResponses)
    .innerJoin(subsections, eq(subsections.id, subsectionResponses.subsectionId))
    .innerJoin(sections, eq(sections.id, subsections.sectionId))
    .leftJoin(subsectionReviews, eq(subsectionReviews.subsectionResponseId, subsectionResponses.id))
    .where(eq(subsectionResponses.responseId, id))
    .orderBy(asc(sections.order), asc(subsections.order), asc(subsectionResponses.id))
}

const isDecided = (state: number): boolean =>
  state === SubsectionState.accepted ||
  state === SubsectionState.responseNeeded ||
  state === SubsectionState.final

/** The review of one subsection; null as with {@link findReview}. */
export async function findSubsectionReview(
  db: Database,
  actor: Actor,
  id: number,
): Promise<SubsectionReviewView | null> {
  if (!isRowId(id)) return null
  const [row] = await subsectionOf(db, id)
  if (!row || !seesLea(actor, row.leaId)) return null
  const items = await itemQuery(db, id)
  const earlier = await earlierAnswers(db, id)
  const facts = factsOf(row, items)
  // Monitors only: what is written for the state is read by those who review, whatever else a role may see.
  const mayReadInternal = reviews(actor)
  const internal = (text: string | null) => (mayReadInternal ? (text ?? '') : null)
  return {
    facts,
    leaId: row.leaId,
    year: row.year,
    number: row.number,
    stateVersion: row.stateVersion,
    answer: {
      id,
      selfAssessmentId: row.selfAssessmentId,
      state: row.state,
      sharedComment: row.sharedComment ?? '',
      strengths: row.strengths ?? '',
      needs: row.needs ?? '',
      internalComment: internal(row.internalComment),
      changedBy: row.changedBy,
      changedOn: row.changedOn?.toISOString() ?? null,
      reviewedBy: row.reviewedBy,
      reviewedOn: row.reviewedOn?.toISOString() ?? null,
      secondReadBy: row.secondReadBy,
      secondReadOn: row.secondReadOn?.toISOString() ?? null,
      items: items.map((item) => ({
        itemId: item.itemId,
        stateRating: item.stateRating,
        stateComment: item.stateComment ?? '',
        toProvide: item.toProvide ?? '',
        internalComment: internal(item.internalComment),
        changedBy: item.changedBy,
        changedOn: item.changedOn?.toISOString() ?? null,
        previous: earlier.get(item.itemId) ?? null,
        version: item.version ?? 0,
      })),
      findings: await listFindingsOfSubsection(db, id),
      write: act(canWriteReview(actor, facts)),
      accept: act(canAccept(actor, facts)),
      acceptAll: act(canAcceptAll(actor, facts)),
      askForResponse: act(canAskForResponse(actor, facts)),
      reconsider: act(canTakeUp(actor, facts)),
      secondRead: act(canSecondRead(actor, facts)),
      version: row.version ?? 0,
      stateVersion: row.stateVersion,
    },
  }
}

type SubsectionRow = Awaited<ReturnType<typeof subsectionOf>>[number]
type ItemRow = Awaited<ReturnType<typeof itemQuery>>[number]

function factsOf(row: SubsectionRow, items: readonly ItemRow[]): SubsectionReviewFacts {
  return {
    submitState: row.submitState,
    state: row.state,
    unrated: items.filter(({ isRated, stateRating }) => isRated && stateRating === null).length,
    requests: items.filter(({ toProvide }) => (toProvide ?? '') !== '').length,
    reviewedBy: row.reviewedBy?.id ?? null,
    secondReadBy: row.secondReadBy?.id ?? null,
    notApplicable: row.notApplicable === 'Approved',
    rolling: row.rolling,
  }
}

function subsectionOf(db: Database, id: number) {
  const review = subsectionReviews
  return db
    .select({
      id: subsectionResponses.id,
      selfAssessmentId: questionnaireResponses.id,
      leaId: questionnaireResponses.leaId,
      year: questionnaireResponses.year,
      part: questionnaires.part,
      submitState: questionnaireResponses.submitState,
      state: subsectionResponses.state,
      stateVersion: subsectionResponses.version,
      notApplicable: subsectionResponses.notApplicable,
      rolling: questionnaires.rollingSubmission,
      number: subsections.number,
      sharedComment: review.sharedComment,
      strengths: review.strengths,
      needs: review.needs,
      internalComment: review.internalComment,
      changedBy: personSql(review.changedBy),
      changedOn: review.changedOn,
      reviewedBy: personSql(review.reviewedBy),
      reviewedOn: review.reviewedOn,
      secondReadBy: personSql(review.secondReadBy),
      secondReadOn: review.secondReadOn,
      version: review.version,
    })
    .from(subsectionResponses)
    .innerJoin(questionnaireResponses, eq(questionnaireResponses.id, subsectionResponses.responseId))
    .innerJoin(questionnaires, eq(questionnaires.id, questionnaireResponses.questionnaireId))
    .innerJoin(subsections, eq(subsections.id, subsectionResponses.subsectionId))
    .leftJoin(review, eq(review.subsectionResponseId, subsectionResponses.id))
    .where(eq(subsectionResponses.id, id))
}

function itemQuery(db: Database, subsectionResponseId: number) {
  const item = complianceStrategyItems
  const review = csiReviews
  return db
    .select({
      itemId: item.id,
      isRated: sql<boolean>`${item.responseType} in ${counted}`,
      stateRating: review.stateRating,
      stateComment: review.stateComment,
      toProvide: review.toProvide,
      internalComment: review.internalComment,
      changedBy: personSql(review.changedBy),
      changedOn: review.changedOn,
      version: review.version,
    })
    .from(subsectionResponses)
    .innerJoin(item, and(eq(item.subsectionId, subsectionResponses.subsectionId), eq(item.active, true)))
    .leftJoin(
      review,
      and(eq(review.itemId, item.id), eq(review.subsectionResponseId, subsectionResponses.id)),
    )
    .where(eq(subsectionResponses.id, subsectionResponseId))
    .orderBy(asc(item.order), asc(item.id))
}
