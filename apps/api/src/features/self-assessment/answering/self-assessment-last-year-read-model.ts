import { seesLea, SubmitState, type Actor } from '@portal/domain'
import type { AnswerOf, listLastYearAnswers } from '@portal/rest-contract'
import { and, asc, eq, sql } from 'drizzle-orm'
import { builtOnce } from '../../../db/built-once.js'
import type { Database } from '../../../db/database.js'
import {
  complianceStrategyItems,
  questionnaireResponses,
  questionnaires,
  subsectionResponses,
} from '../../../db/schema/index.js'
import { isRowId } from '../../../server/requests/row-id.js'
import { isHiddenFrom } from '../self-assessment-read-model.js'

/** What an agency answered to a question in an earlier year, and what the state said to it. */
export interface EarlierAnswer {
  year: number
  rating: number | null
  narrative: string
  stateRating: number | null
}

/**
 * The latest earlier answers to the questions of a subsection, without the state's rating; null when the subsection is not for the
 * actor's eyes.
 */
export async function findLastYearAnswers(
  db: Database,
  actor: Actor,
  subsectionResponseId: number,
): Promise<AnswerOf<typeof listLastYearAnswers> | null> {
  if (!isRowId(subsectionResponseId)) return null
  const rows = await answersBefore(db).execute({ id: subsectionResponseId })
  const [place] = rows
  // The same eyes as those of the subsection itself.
  if (!place || !seesLea(actor, place.leaId) || isHiddenFrom(actor, place.submitState)) return null
  return rows.flatMap(({ itemId, earlier }) => {
    if (!itemId || !earlier) return []
    const { year, rating, narrative } = earlier
    return [{ itemId, year, rating, narrative }]
  })
}

/** Read by every page of a subsection: one statement, which reads of the subsection only whose it is. */
const answersBefore = builtOnce((db) =>
  db
    .select({
      leaId: questionnaireResponses.leaId,
      submitState: questionnaireResponses.submitState,
      itemId: complianceStrategyItems.id,
      earlier: sql<EarlierAnswer | null>`(
        select json_build_object('year', r.year, 'rating', c.rating, 'narrative', c.narrative,
          'stateRating', v.state_rating)
        from compliance_strategy_items i
        join csi_responses c on c.item_id = i.id
        left join csi_reviews v on v.item_id = c.item_id
          and v.subsection_response_id = c.subsection_response_id
        join subsection_responses s on s.id = c.subsection_response_id
        join questionnaire_responses r on r.id = s.response_id
        join questionnaires q on q.id = r.questionnaire_id
        where i.lineage_id = ${complianceStrategyItems.lineageId}
          and r.lea_id = ${questionnaireResponses.leaId} and r.year < ${questionnaireResponses.year}
          and q.part = ${questionnaires.part} and r.submit_state <> ${SubmitState.notActivated}
        order by r.year desc limit 1)`,
    })
    .from(subsectionResponses)
    .innerJoin(questionnaireResponses, eq(questionnaireResponses.id, subsectionResponses.responseId))
    .innerJoin(questionnaires, eq(questionnaires.id, questionnaireResponses.questionnaireId))
    .leftJoin(
      complianceStrategyItems,
      and(
        eq(complianceStrategyItems.subsectionId, subsectionResponses.subsectionId),
        complianceStrategyItems.active,
      ),
    )
    .where(eq(subsectionResponses.id, sql.placeholder('id')))
    .orderBy(asc(complianceStrategyItems.order), asc(complianceStrategyItems.id))
    .prepare('answers before those of a subsection'),
)

/** The latest earlier answer of the agency to each item of a subsection, with the state's rating, for the review. */
export async function earlierAnswers(
  db: Database,
  subsectionResponseId: number,
): Promise<Map<number, EarlierAnswer>> {
  const rows = await answersBefore(db).execute({ id: subsectionResponseId })
  return new Map(rows.flatMap(({ itemId, earlier }) => (itemId && earlier ? [[itemId, earlier]] : [])))
}
