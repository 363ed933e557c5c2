import { and, asc, between, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.js'
import { questionnaireResponses, questionnaires } from '../../db/schema/index.js'

/** Days within a span on which self-assessments of an agency are due that were activated and not yet submitted. */
export async function listSelfAssessmentDueDays(
  db: Database,
  leaId: number,
  span: { from: string; to: string },
): Promise<{ id: number; name: string; part: 'Part B' | 'Part C'; dueOn: string }[]> {
  const { id, dueOn, submittedOn, activatedOn } = questionnaireResponses
  // Between two days, so there is one.
  const day = sql<string>`${dueOn}::text`
  return db
    .select({ id, name: questionnaires.shortDescription, part: questionnaires.part, dueOn: day })
    .from(questionnaireResponses)
    .innerJoin(questionnaires, eq(questionnaires.id, questionnaireResponses.questionnaireId))
    .where(
      and(
        eq(questionnaireResponses.leaId, leaId),
        isNotNull(activatedOn),
        isNull(submittedOn),
        between(dueOn, span.from, span.to),
      ),
    )
    .orderBy(asc(dueOn), asc(id))
}
