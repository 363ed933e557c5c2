import { complianceYearName } from '@portal/domain'
import { eq, inArray, or, sql } from 'drizzle-orm'
import {
  auditEvents,
  citations,
  complianceStrategyItems,
  leas,
  questionnaireResponses,
  questionnaires,
  sections,
  subsectionResponses,
  subsections,
  supportingDocuments,
} from '../../db/schema/index.js'
import type { Database } from '../../db/database.js'
import { rowIds } from '../../server/requests/row-id.js'
import {
  contentNames,
  namesIn,
  newestNamesIn,
  versionName,
  type RecordNames,
} from '../audit-trail/audit-trail-names-read-model.js'
import { isTarget, type HistoryParts } from '../audit-trail/audit-trail-parts-read-model.js'

const numbered = ({ number, title }: typeof sections | typeof subsections) =>
  sql`${number} || ' ' || ${title}`

async function selfAssessmentNamesOf(db: Database, ids: readonly string[]) {
  const { id, year } = questionnaireResponses
  const rows = await db
    .select({ id, year, agency: leas.shortName, part: questionnaires.part })
    .from(questionnaireResponses)
    .innerJoin(leas, eq(leas.id, questionnaireResponses.leaId))
    .innerJoin(questionnaires, eq(questionnaires.id, questionnaireResponses.questionnaireId))
    .where(inArray(id, rowIds(ids)))
  return rows.map((row) => ({
    id: row.id,
    name: `${row.agency}, ${row.part}, ${complianceYearName(row.year)}`,
  }))
}

/** Names of this feature's records in the history. */
export const selfAssessmentNames = {
  questionnaire: namesIn(
    questionnaires,
    questionnaires.id,
    versionName(questionnaires.title, questionnaires),
  ),
  selfAssessment: selfAssessmentNamesOf,
  async subsectionResponse(db, ids) {
    const rows = await db
      .select({ id: subsectionResponses.id, number: subsections.number, title: subsections.title })
      .from(subsectionResponses)
      .innerJoin(subsections, eq(subsections.id, subsectionResponses.subsectionId))
      .where(inArray(subsectionResponses.id, rowIds(ids)))
    return rows.map(({ id, number, title }) => ({ id, name: `${number} ${title}` }))
  },
  async csiResponse(db, ids) {
    // An answer is named by its subsection and its item: '17/230'.
    const itemIds = rowIds(ids.map((id) => id.split('/')[1] ?? ''))
    const { id, number } = complianceStrategyItems
    const rows = await db
      .select({ id, number })
      .from(complianceStrategyItems)
      .where(inArray(complianceStrategyItems.id, itemIds))
    const numbers = new Map(rows.map((row) => [String(row.id), row.number]))
    return ids.flatMap((id) => {
      const number = numbers.get(id.split('/')[1] ?? '')
      return number === undefined ? [] : [{ id, name: `Item ${number}` }]
    })
  },
  citation: namesIn(citations, citations.id, citations.reference),
  item: namesIn(complianceStrategyItems, complianceStrategyItems.id, complianceStrategyItems.number),
  selfAssessmentContent: contentNames(
    newestNamesIn(questionnaires, questionnaires, questionnaires.title),
    newestNamesIn(sections, sections, numbered(sections)),
    newestNamesIn(subsections, subsections, numbered(subsections)),
    newestNamesIn(
      complianceStrategyItems,
      { contentId: complianceStrategyItems.lineageId, id: complianceStrategyItems.id },
      sql`'Item ' || ${complianceStrategyItems.number}`,
    ),
  ),
  async reportDraft(db, ids) {
    // A draft is named by its self-assessment and its kind: '17/final'.
    const names = await selfAssessmentNamesOf(
      db,
      ids.map((id) => id.split('/')[0] ?? ''),
    )
    const byId = new Map(names.map(({ id, name }) => [String(id), name]))
    return ids.flatMap((id) => {
      const name = byId.get(id.split('/')[0] ?? '')
      return name === undefined ? [] : [{ id, name }]
    })
  },
} satisfies RecordNames

/** What else belongs to the history of this feature's records. */
export const selfAssessmentHistory = {
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
      isTarget('subsectionResponse', inArray(auditEvents.targetId, subsections)),
      isTarget('csiResponse', inArray(auditEvents.targetId, answers)),
      isTarget('supportingDocument', inArray(auditEvents.targetId, documents)),
    )
  },
} satisfies HistoryParts
