import { and, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../../../db/database.js'
import {
  complianceStrategyItems as items,
  csiResponses,
  leas,
  questionnaireResponses,
  questionnaires,
  subsectionResponses,
  subsections,
  users,
} from '../../../db/schema/index.js'
import { isRowId } from '../../../server/requests/row-id.js'
import { notStartedSql } from '../launch/self-assessment-content-read-model.js'

/** The newest published version of the same questionnaire and year. */
const newestSql = sql<number>`(select n.id from questionnaires n where n.year = ${questionnaires.year}
  and n.content_id = ${questionnaires.contentId} and n.state = 'Published' order by n.number desc limit 1)`

/**
 * Self-assessments that an agency has begun on a version before the newest: those of one newest version, or one of them
 * by its own id.
 */
export async function listStartedBehind(
  db: Database,
  of: { versionId: number } | { selfAssessmentId: number },
) {
  // notStartedSql knows the record by this name.
  const r = alias(questionnaireResponses, 'r')
  return db
    .select({
      id: r.id,
      leaId: r.leaId,
      agency: leas.name,
      isTest: leas.isTest,
      year: r.year,
      part: questionnaires.part,
      submitState: r.submitState,
      fromId: questionnaires.id,
      fromNumber: sql<number>`coalesce(${questionnaires.number}, 1)`,
      toId: newestSql,
      subsectionsAway: sql<number>`(select count(*)::int from subsection_responses s where s.response_id = ${r.id}
        and s.state >= 4 and s.not_applicable is distinct from 'Approved')`,
      answered: sql<string[]>`coalesce((select json_agg(i.lineage_id) from csi_responses c
        join subsection_responses s on s.id = c.subsection_response_id
        join compliance_strategy_items i on i.id = c.item_id where s.response_id = ${r.id}), '[]')`,
    })
    .from(r)
    .innerJoin(questionnaires, eq(questionnaires.id, r.questionnaireId))
    .innerJoin(leas, eq(leas.id, r.leaId))
    .where(
      and(
        'versionId' in of ? eq(newestSql, of.versionId) : eq(r.id, of.selfAssessmentId),
        sql`${questionnaires.id} <> ${newestSql}`,
        sql`not (${notStartedSql})`,
      ),
    )
    .orderBy(leas.isTest, leas.name, r.id)
}

/** Every answer of a self-assessment with its question, for the history. */
export async function listStoredAnswers(db: Database, selfAssessmentId: number) {
  return db
    .select({
      subsectionResponseId: subsectionResponses.id,
      itemId: items.id,
      lineageId: items.lineageId,
      subsection: sql<string>`${subsections.number} || ' ' || ${subsections.title}`,
      number: items.number,
      text: items.text,
      rating: csiResponses.rating,
      narrative: csiResponses.narrative,
      answeredBy: users.fullName,
      answeredOn: csiResponses.answeredOn,
    })
    .from(csiResponses)
    .innerJoin(subsectionResponses, eq(subsectionResponses.id, csiResponses.subsectionResponseId))
    .innerJoin(items, eq(items.id, csiResponses.itemId))
    .innerJoin(subsections, eq(subsections.id, items.subsectionId))
    .innerJoin(users, eq(users.id, csiResponses.answeredBy))
    .where(eq(subsectionResponses.responseId, selfAssessmentId))
    .orderBy(items.id)
}

/** The item that a self-assessment has now instead of one of an earlier version; null when there is none. */
export async function findItemNow(
  db: Database,
  { selfAssessmentId, itemId }: { selfAssessmentId: number; itemId: number },
): Promise<number | null> {
  if (!isRowId(selfAssessmentId) || !isRowId(itemId)) return null
  const [row] = await db
    .select({ id: items.id })
    .from(items)
    .innerJoin(subsectionResponses, eq(subsectionResponses.subsectionId, items.subsectionId))
    .where(
      and(
        eq(subsectionResponses.responseId, selfAssessmentId),
        eq(items.active, true),
        sql`${items.lineageId} = (select o.lineage_id from compliance_strategy_items o where o.id = ${itemId})`,
      ),
    )
  return row?.id ?? null
}

/** Whether there is a self-assessment with this id, whoever may see it. */
export async function hasSelfAssessment(db: Database, id: number): Promise<boolean> {
  return (await db.$count(questionnaireResponses, eq(questionnaireResponses.id, id))) > 0
}
