import { and, asc, eq, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { builtOnce } from '../../db/built-once.js'
import type { Database } from '../../db/database.js'
import {
  complianceStrategyItems,
  csiResponses,
  leas,
  questionnaireResponses,
  questionnaires,
  sections,
  subsectionResponses,
  subsections,
  users,
} from '../../db/schema/index.js'
import { relatedDocumentsSql, subsectionOfItemSql } from '../documents/documents-read-model.js'
import { assigneesSql } from './assignments/self-assessment-assignees-read-model.js'

export const placeOfSubsection = builtOnce((db) => {
  const item = sql`${sql.placeholder('itemId')}::int`
  return db
    .select({
      leaId: questionnaireResponses.leaId,
      year: questionnaireResponses.year,
      submitState: questionnaireResponses.submitState,
    })
    .from(subsectionResponses)
    .innerJoin(questionnaireResponses, eq(questionnaireResponses.id, subsectionResponses.responseId))
    .where(
      and(
        eq(subsectionResponses.id, sql.placeholder('subsectionResponseId')),
        sql`(${item} is null or exists(select 1 from compliance_strategy_items i
          where i.id = ${item} and i.subsection_id = ${subsectionResponses.subsectionId} and i.active))`,
      ),
    )
    .prepare('place of a subsection')
})

const changer = alias(users, 'changer')

const asker = alias(users, 'asker')

export type SubsectionRow = Awaited<ReturnType<typeof subsectionQuery>>[number]

export type ItemRow = Awaited<ReturnType<typeof itemQuery>>[number]

/** The query of subsections of agencies that meet a condition. */
export function subsectionQuery(db: Database, where: SQL | undefined) {
  return db
    .select({
      id: subsectionResponses.id,
      selfAssessmentId: questionnaireResponses.id,
      leaId: questionnaireResponses.leaId,
      agency: leas.name,
      year: questionnaireResponses.year,
      part: questionnaires.part,
      ratingScale: questionnaires.ratingScale,
      submitState: questionnaireResponses.submitState,
      dueOn: questionnaireResponses.dueOn,
      ownDueOn: subsectionResponses.dueOn,
      dueMoved: questionnaireResponses.dueMoved,
      responseDueOn: questionnaireResponses.responseDueOn,
      responseDueMoved: questionnaireResponses.responseDueMoved,
      subsectionId: subsections.id,
      sectionNumber: sections.number,
      sectionTitle: sections.title,
      number: subsections.number,
      title: subsections.title,
      intro: subsections.intro,
      state: subsectionResponses.state,
      reviewerComment: subsectionResponses.reviewerComment,
      rollingSubmission: questionnaires.rollingSubmission,
      reviewLead: questionnaireResponses.reviewLead,
      activatedBy: questionnaireResponses.activatedBy,
      notApplicable: subsectionResponses.notApplicable,
      notApplicableReason: subsectionResponses.notApplicableReason,
      notApplicableBy: { id: asker.id, fullName: asker.fullName },
      notApplicableOn: subsectionResponses.notApplicableOn,
      changedBy: changer.fullName,
      changedOn: subsectionResponses.changedOn,
      version: subsectionResponses.version,
      assignees: assigneesSql,
      relatedDocuments: relatedDocumentsSql,
    })
    .from(subsectionResponses)
    .innerJoin(questionnaireResponses, eq(questionnaireResponses.id, subsectionResponses.responseId))
    .innerJoin(questionnaires, eq(questionnaires.id, questionnaireResponses.questionnaireId))
    .innerJoin(subsections, eq(subsections.id, subsectionResponses.subsectionId))
    .innerJoin(sections, eq(sections.id, subsections.sectionId))
    .innerJoin(leas, eq(leas.id, questionnaireResponses.leaId))
    .leftJoin(changer, eq(changer.id, subsectionResponses.changedBy))
    .leftJoin(asker, eq(asker.id, subsectionResponses.notApplicableBy))
    .where(where)
    .orderBy(asc(sections.order), asc(subsections.order), asc(subsectionResponses.id))
}

/** The query of the items of subsections that meet a condition, with their answers. */
export function itemQuery(db: Database, where: SQL | undefined) {
  const item = complianceStrategyItems
  return db
    .select({
      subsectionResponseId: subsectionResponses.id,
      id: item.id,
      lineageId: item.lineageId,
      number: item.number,
      text: item.text,
      guidance: item.guidance,
      acceptableEvidence: item.acceptableEvidence,
      indicatorCode: item.indicatorCode,
      responseType: item.responseType,
      itemScale: item.ratingScale,
      narrativeRequired: item.narrativeRequired,
      evidenceRequired: item.evidenceRequired,
      rating: csiResponses.rating,
      narrative: csiResponses.narrative,
      carriedFromYear: csiResponses.carriedFromYear,
      confirmedThisYear: csiResponses.confirmedThisYear,
      recheck: csiResponses.recheck,
      answeredById: users.id,
      answeredByName: users.fullName,
      answeredOn: csiResponses.answeredOn,
      version: csiResponses.version,
      citations: sql<{ reference: string; title: string; plainText: string }[]>`(
        select coalesce(json_agg(json_build_object('reference', c.reference, 'title', c.title,
          'plainText', c.plain_text) order by ic."order"), '[]')
        from item_citations ic join citations c on c.id = ic.citation_id where ic.item_id = ${item.id})`,
    })
    .from(subsectionResponses)
    .innerJoin(item, and(eq(item.subsectionId, subsectionResponses.subsectionId), eq(item.active, true)))
    .leftJoin(
      csiResponses,
      and(eq(csiResponses.itemId, item.id), eq(csiResponses.subsectionResponseId, subsectionResponses.id)),
    )
    .leftJoin(users, eq(users.id, csiResponses.answeredBy))
    .where(where)
    .orderBy(asc(item.order), asc(item.id))
}

// The screens that people answer in are read all day: their queries are built once.
const byId = eq(subsectionResponses.id, sql.placeholder('id'))

export const subsectionById = builtOnce((db) => subsectionQuery(db, byId).prepare('subsection by id'))

export const itemsOfSubsection = builtOnce((db) => itemQuery(db, byId).prepare('items of a subsection'))

const ofItem = sql`${subsectionResponses.id} = ${subsectionOfItemSql}`

export const subsectionOfItem = builtOnce((db) =>
  subsectionQuery(db, ofItem).prepare('subsection of an item'),
)

export const itemsBesideItem = builtOnce((db) => itemQuery(db, ofItem).prepare('items beside an item'))
