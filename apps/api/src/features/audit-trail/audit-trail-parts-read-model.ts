import { internalCommentTarget } from '@portal/domain'
import { and, eq, inArray, ne, or, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../db/database.js'
import {
  auditEvents,
  complianceStrategyItems,
  subsectionResponses,
  supportingDocuments,
} from '../../db/schema/index.js'
import { isRowId } from '../../server/row-id.js'

const is = (targetType: string, targetIds: SQL | undefined) =>
  and(eq(auditEvents.targetType, targetType), targetIds)

/** What other records tell of the history of one: entries of its parts, by the kind of the whole. */
const parts: Record<string, (db: Database, id: number) => SQL | undefined> = {
  /** Its subsections, their answers and documents. */
  selfAssessment(db, id) {
    const own = eq(subsectionResponses.responseId, id)
    const subsections = db
      .select({ id: sql<string>`${subsectionResponses.id}::text` })
      .from(subsectionResponses)
      .where(own)
    const answers = db
      .select({ id: sql<string>`${subsectionResponses.id} || '/' || ${complianceStrategyItems.id}` })
      .from(subsectionResponses)
      .innerJoin(
        complianceStrategyItems,
        eq(complianceStrategyItems.subsectionId, subsectionResponses.subsectionId),
      )
      .where(own)
    const documents = db
      .select({ id: sql<string>`${supportingDocuments.fileId}::text` })
      .from(supportingDocuments)
      .innerJoin(subsectionResponses, eq(subsectionResponses.id, supportingDocuments.subsectionResponseId))
      .where(own)
    return or(
      is('subsectionResponse', inArray(auditEvents.targetId, subsections)),
      is('csiResponse', inArray(auditEvents.targetId, answers)),
      is('supportingDocument', inArray(auditEvents.targetId, documents)),
    )
  },
  /** What the state says about it among its own. */
  finding: (_db, id) => is(internalCommentTarget, eq(auditEvents.targetId, String(id))),
  /** The questionnaires that were published for it. */
  complianceYear: (_db, id) => is('questionnaire', eq(auditEvents.year, id)),
}

/** Entries of a record and of its parts; of one agency where the reader sees no other, and none before the act `from`. */
export function historyOf(
  db: Database,
  record: { targetType: string; targetId: string; leaId?: number; from?: string | null },
): SQL | undefined {
  const { targetType, targetId, leaId, from } = record
  const id = Number(targetId)
  return and(
    or(
      is(targetType, eq(auditEvents.targetId, targetId)),
      isRowId(id) ? parts[targetType]?.(db, id) : undefined,
    ),
    leaId === undefined ? undefined : eq(auditEvents.leaId, leaId),
    // Whoever sees one agency alone is of that agency.
    leaId === undefined ? undefined : ne(auditEvents.targetType, internalCommentTarget),
    // Where the act never happened nothing is greater than no entry at all.
    from
      ? sql`${auditEvents.seq} >= (select min(e.seq) from audit_events e where e.target_type = ${targetType}
          and e.target_id = ${targetId} and e.action = ${from})`
      : undefined,
  )
}
