import { complianceYearName } from '@portal/domain'
import { eq, inArray, or, sql } from 'drizzle-orm'
import {
  auditEvents,
  citations,
  complianceStrategyItems as items,
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
  namesOfPart,
  newestNamesIn,
  versionName,
  type RecordNames,
} from '../audit-trail/audit-trail-names-read-model.js'
import { isTarget, type HistoryParts } from '../audit-trail/audit-trail-parts-read-model.js'

const itemName = sql`'Item ' || ${items.number}`
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
  // By its subsection and its item: '17/230'.
  csiResponse: namesOfPart(1, namesIn(items, items.id, itemName)),
  citation: namesIn(citations, citations.id, citations.reference),
  item: namesIn(items, items.id, items.number),
  selfAssessmentContent: contentNames(
    newestNamesIn(questionnaires, questionnaires, questionnaires.title),
    newestNamesIn(sections, sections, numbered(sections)),
    newestNamesIn(subsections, subsections, numbered(subsections)),
    newestNamesIn(items, { contentId: items.lineageId, id: items.id }, itemName),
  ),
  // By its self-assessment and its kind: '17/final'.
  reportDraft: namesOfPart(0, selfAssessmentNamesOf),
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
      .select({ id: sql<string>`${subsectionResponses.id} || '/' || ${items.id}` })
      .from(subsectionResponses)
      .innerJoin(items, eq(items.subsectionId, subsectionResponses.subsectionId))
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
