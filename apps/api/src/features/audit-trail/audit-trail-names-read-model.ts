import { complianceYearName, goneLinkName } from '@portal/domain'
import { desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.js'
import {
  announcements,
  calendarEvents,
  citations,
  clients,
  complianceStrategyItems,
  fileObjects,
  findings,
  leas,
  monitorCohorts,
  publishedReports,
  notes,
  noteTemplates,
  questionnaireResponses,
  questionnaires,
  requiredDocumentCategories,
  roles,
  subsectionResponses,
  subsections,
  trainingItems,
  users,
} from '../../db/schema/index.js'
import { isRowId } from '../../server/row-id.js'

interface Target {
  targetType: string
  targetId: string
}

type Names = readonly { id: string | number; name: string }[]

/** Names of the records of one kind; one query however many there are. Ids of records that are gone find nothing. */
const sources: Record<string, (db: Database, ids: string[]) => Promise<Names>> = {
  user: (db, ids) =>
    db.select({ id: users.id, name: users.fullName }).from(users).where(inArray(users.id, ids)),
  role: (db, ids) => db.select({ id: roles.id, name: roles.name }).from(roles).where(inArray(roles.id, ids)),
  client: (db, ids) =>
    db.select({ id: clients.id, name: clients.name }).from(clients).where(inArray(clients.id, ids)),
  lea: (db, ids) =>
    db
      .select({ id: leas.id, name: leas.shortName })
      .from(leas)
      .where(inArray(leas.id, rowIds(ids))),
  questionnaire: (db, ids) =>
    db
      .select({ id: questionnaires.id, name: questionnaires.title })
      .from(questionnaires)
      .where(inArray(questionnaires.id, rowIds(ids))),
  finding: (db, ids) =>
    db
      .select({ id: findings.id, name: findings.number })
      .from(findings)
      .where(inArray(findings.id, rowIds(ids))),
  findingInternalComment: (db, ids) =>
    db
      .select({ id: findings.id, name: findings.number })
      .from(findings)
      .where(inArray(findings.id, rowIds(ids))),
  publishedReport: (db, ids) =>
    db
      .select({ id: publishedReports.id, name: publishedReports.title })
      .from(publishedReports)
      .where(inArray(publishedReports.id, rowIds(ids))),
  async cohort(db, ids) {
    const rows = await db
      .select({ id: monitorCohorts.id, year: monitorCohorts.year, monitor: users.fullName })
      .from(monitorCohorts)
      .innerJoin(users, eq(users.id, monitorCohorts.userId))
      .where(inArray(monitorCohorts.id, rowIds(ids)))
    return rows.map(({ id, year, monitor }) => ({ id, name: `${monitor}, ${complianceYearName(year)}` }))
  },
  trainingItem: (db, ids) =>
    db
      .select({ id: trainingItems.id, name: trainingItems.title })
      .from(trainingItems)
      .where(inArray(trainingItems.id, rowIds(ids))),
  note: (db, ids) =>
    db
      .select({ id: notes.id, name: notes.title })
      .from(notes)
      .where(inArray(notes.id, ids.filter(isUuid))),
  announcement: (db, ids) =>
    db
      .select({ id: announcements.id, name: announcements.title })
      .from(announcements)
      .where(inArray(announcements.id, rowIds(ids))),
  noteTemplate: (db, ids) =>
    db
      .select({ id: noteTemplates.id, name: noteTemplates.title })
      .from(noteTemplates)
      .where(inArray(noteTemplates.id, rowIds(ids))),
  calendarEvent: (db, ids) =>
    db
      .select({
        id: calendarEvents.id,
        name: sql<string>`coalesce(nullif(${calendarEvents.subject}, ''), ${calendarEvents.eventDescription})`,
      })
      .from(calendarEvents)
      .where(inArray(calendarEvents.id, rowIds(ids))),
  async selfAssessment(db, ids) {
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
  },
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
  async documentCategoryContent(db, ids) {
    const { contentId, documentCategory: name, versionId } = requiredDocumentCategories
    const newest = await db
      .selectDistinctOn([contentId], { id: contentId, name })
      .from(requiredDocumentCategories)
      .where(inArray(contentId, ids))
      .orderBy(contentId, desc(versionId))
    return withGone(ids, newest)
  },
  async subsectionContent(db, ids) {
    const { contentId, number, title, id } = subsections
    const newest = await db
      .selectDistinctOn([contentId], { id: contentId, number, title })
      .from(subsections)
      .where(inArray(contentId, ids))
      .orderBy(contentId, desc(id))
    return withGone(
      ids,
      newest.map(({ id, number, title }) => ({ id, name: `${number} ${title}` })),
    )
  },
  citation: (db, ids) =>
    db
      .select({ id: citations.id, name: citations.reference })
      .from(citations)
      .where(inArray(citations.id, rowIds(ids))),
  item: (db, ids) =>
    db
      .select({ id: complianceStrategyItems.id, name: complianceStrategyItems.number })
      .from(complianceStrategyItems)
      .where(inArray(complianceStrategyItems.id, rowIds(ids))),
  supportingDocument: (db, ids) =>
    db
      .select({ id: fileObjects.id, name: fileObjects.title })
      .from(fileObjects)
      .where(inArray(fileObjects.id, ids.filter(isUuid))),
}

/** Ids of content say nothing to a person, of what is gone either. */
function withGone(ids: readonly string[], names: Names): Names {
  const known = new Set(names.map(({ id }) => id))
  return [...names, ...ids.filter((id) => !known.has(id)).map((id) => ({ id, name: goneLinkName }))]
}

/** Names of records today, by {@link targetKey}; a query for each kind of record, not for each record. */
export async function namesOf(db: Database, targets: readonly Target[]): Promise<Map<string, string>> {
  const byType = new Map<string, Set<string>>()
  for (const { targetType, targetId } of targets)
    byType.set(targetType, (byType.get(targetType) ?? new Set()).add(targetId))
  const names = new Map<string, string>()
  for (const [targetType, ids] of byType) {
    const found = (await sources[targetType]?.(db, [...ids])) ?? []
    for (const { id, name } of found) names.set(targetKey({ targetType, targetId: String(id) }), name)
  }
  return names
}

export function targetKey({ targetType, targetId }: Target): string {
  return `${targetType} ${targetId}`
}

function rowIds(ids: readonly string[]): number[] {
  return ids.map(Number).filter(isRowId)
}

function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
}
