import { and, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../../../db/database.js'
import { newestVersion } from '../../../db/required-document-rows.js'
import { leas, questionnaireResponses, questionnaires } from '../../../db/schema/index.js'
import { untouchedSql } from '../content/documents-content-read-model.js'

/**
 * Self-assessments that an agency has begun with required document categories of a version before the newest: those of one
 * newest version, or one of them by its own id.
 */
export async function listCategoriesBehind(
  db: Database,
  of: { versionId: number } | { selfAssessmentId: number },
) {
  // untouchedSql knows the record by this name.
  const r = alias(questionnaireResponses, 'r')
  const ownSql = (what: 'id' | 'number') => sql<number>`(select o.${sql.raw(what)}
    from required_document_category_responses own
    join required_document_categories c on c.id = own.category_id
    join required_document_versions o on o.id = c.version_id
    where own.response_id = ${r.id} order by o.number desc limit 1)`
  const newestSql = sql<number>`${newestVersion({ year: sql`${r.year}`, part: sql`${questionnaires.part}` })}`
  return db
    .select({
      id: r.id,
      leaId: r.leaId,
      agency: leas.name,
      isTest: leas.isTest,
      year: r.year,
      part: questionnaires.part,
      submitState: r.submitState,
      fromId: ownSql('id'),
      fromNumber: ownSql('number'),
      toId: newestSql,
      // Documents go to the state with the whole.
      subsectionsAway: sql<number>`0`,
      answered: sql<
        string[]
      >`coalesce((select json_agg(c.content_id) from required_document_category_responses own
        join required_document_categories c on c.id = own.category_id
        where own.response_id = ${r.id} and own.documents > 0), '[]')`,
    })
    .from(r)
    .innerJoin(questionnaires, eq(questionnaires.id, r.questionnaireId))
    .innerJoin(leas, eq(leas.id, r.leaId))
    .where(
      and(
        'versionId' in of ? eq(newestSql, of.versionId) : eq(r.id, of.selfAssessmentId),
        sql`${ownSql('id')} <> ${newestSql}`,
        sql`not (${untouchedSql})`,
      ),
    )
    .orderBy(leas.isTest, leas.name, r.id)
}
