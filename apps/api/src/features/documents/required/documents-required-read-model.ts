import {
  canAddRequiredDocuments,
  canAssignCategory,
  canChangeMaximum,
  canChangeTitle,
  canRemoveRequiredDocument,
  canReviewDocuments,
  displayZone,
  requiredDocumentTexts,
  seesLea,
  SubmitState,
  type Actor,
  type PersonName,
  type RequiredCategoryFacts,
  type ScanState,
} from '@portal/domain'
import type { requiredDocument, requiredDocumentCategoryResponse } from '@portal/rest-contract'
import { and, asc, eq, inArray, isNull, lt, ne, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import type { Database } from '../../../db/database.js'
import {
  fileObjects,
  leas,
  questionnaireResponses,
  questionnaires,
  requiredDocumentCategories,
  requiredDocumentCategoryResponses,
  requiredDocuments,
  users,
} from '../../../db/schema/index.js'
import { isRowId } from '../../../server/requests/row-id.js'
import { act } from '../../../server/verdicts.js'

export type RequiredDocument = z.infer<typeof requiredDocument>
export type CategoryResponse = z.infer<typeof requiredDocumentCategoryResponse>

/** A category of one agency with the facts that rules need and the answer that clients get. */
export interface CategoryView {
  facts: RequiredCategoryFacts
  responseId: number
  year: number
  part: string
  agency: string
  /** Who leads at the state. */
  leadId: string | null
  /** The same in every year. */
  contentId: string
  version: number
  changed: { by: string; on: Date } | null
  rows: DocumentRow[]
  answer: CategoryResponse
}

/** What to read: the categories of an agency in a year, of a self-assessment, or one. */
export type CategoryScope =
  | { leaId: number; year: number; part?: string; responseId?: number }
  | { responseId: number }
  | { id: number }

/** Categories in their order, with documents; what the actor may not see, and what is not activated, is left out. */
export async function listCategories(
  db: Database,
  actor: Actor,
  scope: CategoryScope,
): Promise<CategoryView[]> {
  const where = whereOf(scope)
  if (!where) return []
  const rows = (await categoryQuery(db, where)).filter((row) => seesLea(actor, row.leaId))
  if (rows.length === 0) return []
  const documents = await documentQuery(
    db,
    inArray(
      requiredDocuments.categoryResponseId,
      rows.map(({ id }) => id),
    ),
  )
  return rows.map((row) =>
    viewOf(
      row,
      documents.filter((document) => document.categoryResponseId === row.id),
      actor,
    ),
  )
}

/** One category; null as with {@link listCategories}. */
export async function findCategory(db: Database, actor: Actor, id: number): Promise<CategoryView | null> {
  return (await listCategories(db, actor, { id }))[0] ?? null
}

/** A document with its category; null when it is deleted, was never there, or is not for the actor's eyes. */
export async function findRequiredDocument(
  db: Database,
  actor: Actor,
  id: string,
): Promise<{ document: DocumentRow; category: CategoryView } | null> {
  const [document] = await documentQuery(db, eq(requiredDocuments.id, id))
  const category = document && (await findCategory(db, actor, document.categoryResponseId))
  return category ? { document, category } : null
}

/** Categories with documents of the latest earlier year in which the agency has any for the same part. */
export async function listCloneSources(
  db: Database,
  actor: Actor,
  { facts: { leaId }, year, part }: CategoryView,
): Promise<CategoryView[]> {
  const [latest] = await db
    .select({ year: sql<number | null>`max(${questionnaireResponses.year})` })
    .from(questionnaireResponses)
    .innerJoin(questionnaires, eq(questionnaires.id, questionnaireResponses.questionnaireId))
    .innerJoin(
      requiredDocumentCategoryResponses,
      eq(requiredDocumentCategoryResponses.responseId, questionnaireResponses.id),
    )
    .innerJoin(
      requiredDocuments,
      eq(requiredDocuments.categoryResponseId, requiredDocumentCategoryResponses.id),
    )
    .where(
      and(
        eq(questionnaireResponses.leaId, leaId),
        lt(questionnaireResponses.year, year),
        eq(sql<string>`${questionnaires.part}`, part),
        ne(questionnaireResponses.submitState, SubmitState.notActivated),
        isNull(requiredDocuments.deletedAt),
      ),
    )
  if (!latest?.year) return []
  const sources = await listCategories(db, actor, { leaId, year: latest.year, part })
  return sources.filter(({ rows }) => rows.length > 0)
}

/** A document as clients get it. */
export function requiredDocumentAnswer(
  document: DocumentRow,
  { facts }: Pick<CategoryView, 'facts'>,
  actor: Actor,
): RequiredDocument {
  const { fileId: _file, received, changedBy: _by, changedOn: _on, ...shown } = document
  return {
    ...shown,
    createdOn: document.createdOn.toISOString(),
    createdOnText: dayInWords.format(document.createdOn),
    stateMonitor: received ? requiredDocumentTexts.received : '',
    stateMonitorBool: received,
    changeTitle: act(canChangeTitle(actor, facts)),
    changeStateMonitor: act(canReviewDocuments(actor, facts)),
    remove: act(canRemoveRequiredDocument(actor, { ...facts, createdBy: document.createdBy.id })),
  }
}

const dayInWords = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: displayZone })

function whereOf(scope: CategoryScope): SQL | undefined {
  const { id } = requiredDocumentCategoryResponses
  if ('id' in scope) return isRowId(scope.id) ? eq(id, scope.id) : undefined
  const ofResponse =
    scope.responseId === undefined ? undefined : eq(questionnaireResponses.id, scope.responseId)
  if (scope.responseId !== undefined && !isRowId(scope.responseId)) return undefined
  if (!('leaId' in scope)) return ofResponse
  if (!isRowId(scope.leaId) || !isRowId(scope.year)) return undefined
  return and(
    eq(questionnaireResponses.leaId, scope.leaId),
    eq(questionnaireResponses.year, scope.year),
    scope.part ? eq(sql<string>`${questionnaires.part}`, scope.part) : undefined,
    ofResponse,
  )
}

type CategoryRow = Awaited<ReturnType<typeof categoryQuery>>[number]
export type DocumentRow = Awaited<ReturnType<typeof documentQuery>>[number]

const changer = alias(users, 'changer')

function categoryQuery(db: Database, where: SQL) {
  const row = requiredDocumentCategoryResponses
  const category = requiredDocumentCategories
  return db
    .select({
      id: row.id,
      responseId: questionnaireResponses.id,
      leaId: questionnaireResponses.leaId,
      agency: leas.name,
      year: questionnaireResponses.year,
      submitState: questionnaireResponses.submitState,
      reviewLead: questionnaireResponses.reviewLead,
      activatedBy: questionnaireResponses.activatedBy,
      part: questionnaires.part,
      questionnaire: { id: questionnaires.id, shortDescription: questionnaires.shortDescription },
      contentId: category.contentId,
      requiredDocumentCategory: {
        id: category.id,
        documentCategory: category.documentCategory,
        group: category.group,
        description: category.description,
        help: category.help,
        required: category.required,
        dueRule: category.dueRule,
      },
      maximum: row.maximum,
      stateMonitorComments: row.stateMonitorComments,
      version: row.version,
      changedBy: changer.fullName,
      changedOn: row.changedOn,
      assignees: sql<PersonName[]>`(
        select coalesce(json_agg(json_build_object('id', u.id, 'fullName', u.full_name)
          order by u.full_name, u.id), '[]')
        from required_document_assignments a join users u on u.id = a.user_id
        where a.category_response_id = ${row.id} and u.deleted_at is null)`,
    })
    .from(row)
    .innerJoin(category, eq(category.id, row.categoryId))
    .innerJoin(questionnaireResponses, eq(questionnaireResponses.id, row.responseId))
    .innerJoin(questionnaires, eq(questionnaires.id, questionnaireResponses.questionnaireId))
    .innerJoin(leas, eq(leas.id, questionnaireResponses.leaId))
    .leftJoin(changer, eq(changer.id, row.changedBy))
    .where(and(where, ne(questionnaireResponses.submitState, SubmitState.notActivated)))
    .orderBy(asc(questionnaires.part), asc(row.responseId), asc(category.order), asc(row.id))
}

function documentQuery(db: Database, where: SQL | undefined) {
  const row = requiredDocuments
  return db
    .select({
      id: row.id,
      fileId: row.fileId,
      categoryResponseId: row.categoryResponseId,
      title: row.title,
      fileName: fileObjects.name,
      size: fileObjects.size,
      mime: fileObjects.mime,
      sha256: fileObjects.sha256,
      scanState: sql<ScanState>`${fileObjects.scanState}`,
      aboutDate: fileObjects.aboutDate,
      createdBy: { id: users.id, fullName: users.fullName },
      createdOn: row.createdOn,
      originYear: sql<number | null>`(
        select r.year from required_documents o
        join required_document_category_responses c on c.id = o.category_response_id
        join questionnaire_responses r on r.id = c.response_id where o.id = ${row.originId})`,
      relatedSubsections: sql<RequiredDocument['relatedSubsections']>`(
        select coalesce(json_agg(json_build_object('subsectionResponseId', sr.id, 'number', s.number,
          'title', s.title) order by s.number, sr.id), '[]')
        from related_required_documents l
        join subsection_responses sr on sr.id = l.subsection_response_id
        join subsections s on s.id = sr.subsection_id where l.document_id = ${row.id})`,
      received: row.received,
      changedBy: changer.fullName,
      changedOn: row.changedOn,
      version: row.version,
    })
    .from(row)
    .innerJoin(fileObjects, eq(fileObjects.id, row.fileId))
    .innerJoin(users, eq(users.id, row.createdBy))
    .leftJoin(changer, eq(changer.id, row.changedBy))
    .where(and(where, isNull(row.deletedAt)))
    .orderBy(asc(row.createdOn), asc(row.id))
}

function viewOf(row: CategoryRow, rows: DocumentRow[], actor: Actor): CategoryView {
  const { id, leaId, submitState, assignees, maximum, year, version, changedBy, changedOn } = row
  const facts = { leaId, submitState, assignees, maximum, documentCount: rows.length }
  return {
    facts,
    responseId: row.responseId,
    year,
    part: row.part,
    agency: row.agency,
    leadId: row.reviewLead ?? row.activatedBy,
    contentId: row.contentId,
    version,
    changed: changedBy && changedOn ? { by: changedBy, on: changedOn } : null,
    rows,
    answer: {
      id,
      documentCount: rows.length,
      maximum,
      requiredDocumentCategory: row.requiredDocumentCategory,
      documentCategoryResponseAssignments: assignees.map((user) => ({ user })),
      stateMonitorComments: row.stateMonitorComments,
      documents: rows.map((document) => requiredDocumentAnswer(document, { facts }, actor)),
      questionnaireResponse: { id: row.responseId, leaId, year, questionnaire: row.questionnaire },
      upload: act(canAddRequiredDocuments(actor, facts)),
      changeMaximum: act(canChangeMaximum(actor, facts)),
      changeComments: act(canReviewDocuments(actor, facts)),
      assign: act(canAssignCategory(actor, facts)),
      version,
    },
  }
}
