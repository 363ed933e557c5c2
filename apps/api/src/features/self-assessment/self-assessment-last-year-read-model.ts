import type { Actor } from '@portal/domain'
import type { AnswerOf, listLastYearAnswers } from '@portal/rest-contract'
import { and, asc, desc, eq, inArray, lt, ne, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.js'
import {
  complianceStrategyItems,
  csiResponses,
  csiReviews,
  questionnaireResponses,
  questionnaires,
  subsectionResponses,
} from '../../db/schema/index.js'
import { findSubsection, type SubsectionResponse } from './self-assessment-subsection-read-model.js'

/** What an agency answered to a question in an earlier year, and what the state said to it. */
export interface EarlierAnswer {
  year: number
  rating: number | null
  narrative: string
  stateRating: number | null
}

/** The latest earlier answers to the questions of a subsection; null when the subsection is not for the actor's eyes. */
export async function findLastYearAnswers(
  db: Database,
  actor: Actor,
  subsectionResponseId: number,
): Promise<AnswerOf<typeof listLastYearAnswers> | null> {
  const view = await findSubsection(db, actor, subsectionResponseId)
  return view && lastYearAnswersOf(db, view.answer)
}

/** The same for a subsection that was read already. */
export async function lastYearAnswersOf(
  db: Database,
  { leaId, part, year, items }: SubsectionResponse,
): Promise<AnswerOf<typeof listLastYearAnswers>> {
  const lineages = await db
    .select({ id: complianceStrategyItems.id, lineageId: complianceStrategyItems.lineageId })
    .from(complianceStrategyItems)
    .where(
      inArray(
        complianceStrategyItems.id,
        items.map(({ id }) => id),
      ),
    )
    .orderBy(asc(complianceStrategyItems.order), asc(complianceStrategyItems.id))
  const earlier = await earlierAnswers(
    db,
    { leaId, part, year },
    lineages.map(({ lineageId }) => lineageId),
  )
  return lineages.flatMap(({ id, lineageId }) => {
    const answer = earlier.get(lineageId)
    // The state's rating stays in the review.
    return answer
      ? [{ itemId: id, year: answer.year, rating: answer.rating, narrative: answer.narrative }]
      : []
  })
}

/** The latest earlier answer of the agency to each question, by lineage. */
export async function earlierAnswers(
  db: Database,
  of: { leaId: number; year: number; part: string },
  lineageIds: readonly string[],
): Promise<Map<string, EarlierAnswer>> {
  if (lineageIds.length === 0) return new Map()
  const item = complianceStrategyItems
  const rows = await db
    .select({
      lineageId: item.lineageId,
      year: questionnaireResponses.year,
      rating: csiResponses.rating,
      narrative: csiResponses.narrative,
      stateRating: csiReviews.stateRating,
    })
    .from(csiResponses)
    .innerJoin(item, eq(item.id, csiResponses.itemId))
    .innerJoin(subsectionResponses, eq(subsectionResponses.id, csiResponses.subsectionResponseId))
    .innerJoin(questionnaireResponses, eq(questionnaireResponses.id, subsectionResponses.responseId))
    .innerJoin(questionnaires, eq(questionnaires.id, questionnaireResponses.questionnaireId))
    .leftJoin(
      csiReviews,
      and(
        eq(csiReviews.itemId, csiResponses.itemId),
        eq(csiReviews.subsectionResponseId, csiResponses.subsectionResponseId),
      ),
    )
    .where(
      and(
        inArray(item.lineageId, [...lineageIds]),
        eq(questionnaireResponses.leaId, of.leaId),
        lt(questionnaireResponses.year, of.year),
        eq(sql<string>`${questionnaires.part}`, of.part),
        ne(questionnaireResponses.submitState, 0),
      ),
    )
    .orderBy(desc(questionnaireResponses.year))
  return new Map(rows.toReversed().map(({ lineageId, ...answer }) => [lineageId, answer]))
}
