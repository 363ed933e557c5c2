import {
  notApplicable,
  ratingChoices,
  SubmitState,
  type Actor,
  type ReportItem,
  type ReportSubject,
  type ReportSubsection,
} from '@portal/domain'
import { and, desc, eq, lt, ne, sql } from 'drizzle-orm'
import type { Database } from '../../../db/database.js'
import {
  csiReviews,
  questionnaireResponses,
  questionnaires,
  subsectionResponses,
  subsectionReviews,
  subsections,
  complianceStrategyItems,
} from '../../../db/schema/index.js'
import { inWords, textOfHtml } from '../../../server/report-text.js'
import { findSelfAssessment, type SelfAssessment } from '../self-assessment-read-model.js'
import { listSubsections, type SubsectionResponse } from '../self-assessment-subsection-read-model.js'

/** A self-assessment as reports show it; null when it is not there or not for the actor's eyes. */
export async function findReportSubject(
  db: Database,
  actor: Actor,
  id: number,
): Promise<ReportSubject | null> {
  const view = await findSelfAssessment(db, actor, id)
  if (!view) return null
  const responses = await listSubsections(db, actor, id)
  const reviews = await reviewsOf(db, id)
  const places = await placesOf(db, id)
  const numbers = [...new Set(responses.map(({ sectionNumber }) => sectionNumber))]
  return {
    agency: view.agency,
    year: view.year,
    part: view.answer.part,
    title: view.answer.questionnaireTitle,
    stamps: stampsOf(view.answer),
    sections: numbers.map((number) => {
      const own = responses.filter(({ sectionNumber }) => sectionNumber === number)
      return {
        number,
        title: own[0]?.sectionTitle ?? '',
        subsections: own.map((response) => subsectionOf(response, reviews, places)),
      }
    }),
  }
}

/** The self-assessment of the same agency and part in the latest earlier year; null when there is none. */
export async function findEarlier(
  db: Database,
  of: Pick<SelfAssessment, 'leaId' | 'year' | 'part'>,
): Promise<number | null> {
  const response = questionnaireResponses
  const [row] = await db
    .select({ id: response.id })
    .from(response)
    .innerJoin(questionnaires, eq(questionnaires.id, response.questionnaireId))
    .where(
      and(
        eq(response.leaId, of.leaId),
        lt(response.year, of.year),
        eq(sql<string>`${questionnaires.part}`, of.part),
        ne(response.submitState, SubmitState.notActivated),
      ),
    )
    .orderBy(desc(response.year), desc(response.id))
    .limit(1)
  return row?.id ?? null
}

type Reviews = Awaited<ReturnType<typeof reviewsOf>>
type Places = Awaited<ReturnType<typeof placesOf>>

/** Shared words of the state only: the columns for the state's own eyes are not read here at all. */
async function reviewsOf(db: Database, selfAssessmentId: number) {
  const ofThis = eq(subsectionResponses.responseId, selfAssessmentId)
  const comments = await db
    .select({
      id: subsectionReviews.subsectionResponseId,
      sharedComment: subsectionReviews.sharedComment,
      strengths: subsectionReviews.strengths,
      needs: subsectionReviews.needs,
    })
    .from(subsectionReviews)
    .innerJoin(subsectionResponses, eq(subsectionResponses.id, subsectionReviews.subsectionResponseId))
    .where(ofThis)
  const items = await db
    .select({
      id: csiReviews.subsectionResponseId,
      itemId: csiReviews.itemId,
      stateRating: csiReviews.stateRating,
      stateComment: csiReviews.stateComment,
      toProvide: csiReviews.toProvide,
    })
    .from(csiReviews)
    .innerJoin(subsectionResponses, eq(subsectionResponses.id, csiReviews.subsectionResponseId))
    .where(ofThis)
  return {
    comments: new Map(comments.map((row) => [row.id, row])),
    items: new Map(items.map((row) => [`${row.id}/${row.itemId}`, row])),
  }
}

/** Areas of subsections and lineages of items, which the answers themselves do not name. */
async function placesOf(db: Database, selfAssessmentId: number) {
  const item = complianceStrategyItems
  const rows = await db
    .select({
      id: subsectionResponses.id,
      areaId: subsections.areaId,
      itemId: item.id,
      lineageId: item.lineageId,
    })
    .from(subsectionResponses)
    .innerJoin(subsections, eq(subsections.id, subsectionResponses.subsectionId))
    .leftJoin(item, eq(item.subsectionId, subsections.id))
    .where(eq(subsectionResponses.responseId, selfAssessmentId))
  return {
    areas: new Map(rows.map(({ id, areaId }) => [id, areaId])),
    lineages: new Map(rows.map(({ itemId, lineageId }) => [itemId, lineageId])),
  }
}

function subsectionOf(response: SubsectionResponse, reviews: Reviews, places: Places): ReportSubsection {
  const comments = reviews.comments.get(response.id)
  const related = response.relatedDocuments.map((one) => `${named(one)}, required document: ${one.category}`)
  const leftOutAs = response.notApplicable?.state === 'Approved' ? response.notApplicable : null
  return {
    id: response.id,
    number: response.number,
    title: response.title,
    areaId: places.areas.get(response.id) ?? 0,
    state: response.state,
    sharedComment: leftOutAs ? doesNotApply(leftOutAs) : (comments?.sharedComment ?? ''),
    strengths: comments?.strengths ?? '',
    needs: comments?.needs ?? '',
    documents: response.documents.map(named),
    items: response.items.map((item): ReportItem => {
      if (leftOutAs) return leftOut(item, doesNotApply(leftOutAs), places)
      const review = reviews.items.get(`${response.id}/${item.id}`)
      return {
        lineageId: places.lineages.get(item.id) ?? '',
        number: item.number,
        text: item.text,
        choices: ratingChoices(item.responseType, item.ratingScale),
        rating: item.rating,
        narrative: textOfHtml(item.narrative),
        documents: [...item.documents.map(named), ...related],
        stateRating: review?.stateRating ?? null,
        stateComment: review?.stateComment ?? '',
        toProvide: review?.toProvide ?? '',
      }
    }),
  }
}

const named = ({ title, fileName }: { title: string; fileName: string }) => `${title} (${fileName})`

function doesNotApply({ reason }: { reason: string }): string {
  return `This subsection does not apply: ${reason}`
}

/** An item of a subsection that does not apply: not applicable in every number, with the reason of the whole. */
function leftOut(item: SubsectionResponse['items'][number], why: string, places: Places): ReportItem {
  return {
    lineageId: places.lineages.get(item.id) ?? '',
    number: item.number,
    text: item.text,
    choices: ratingChoices(item.responseType, item.ratingScale),
    rating: notApplicable,
    narrative: why,
    documents: [],
    stateRating: null,
    stateComment: '',
    toProvide: '',
  }
}

function stampsOf(one: SelfAssessment): string[] {
  if (!one.submittedBy || !one.submittedOn) return []
  const submitted = `Submitted by ${one.submittedBy.fullName} on ${inWords(new Date(one.submittedOn))}`
  const signed =
    one.statementName && one.statementTitle
      ? [`Statement of accuracy signed by ${one.statementName}, ${one.statementTitle}`]
      : []
  const missing = one.documentsReason ? [`Why required documents are missing: ${one.documentsReason}`] : []
  return [submitted, ...signed, ...missing]
}
