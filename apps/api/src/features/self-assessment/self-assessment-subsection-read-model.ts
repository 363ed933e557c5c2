import {
  canAnswer,
  canApprove,
  canAssign,
  canDecideNotApplicable,
  canMarkReady,
  canRecallSent,
  canRequestNotApplicable,
  canReturn,
  canSend,
  canWithdrawNotApplicable,
  itemGaps,
  ratingChoices,
  seesLea,
  setByAgency,
  shownSubsectionState,
  subsectionDue,
  typedDue,
  type Actor,
  type SubsectionFacts,
} from '@portal/domain'
import type { complianceStrategyItem, subsectionResponse } from '@portal/rest-contract'
import { and, asc, eq, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
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
import { isRowId } from '../../server/requests/row-id.js'
import {
  documentAnswer,
  listDocumentsBesideItem,
  listSupportingDocuments,
  relatedDocumentsSql,
  subsectionOfItemSql,
  type DocumentRow,
} from '../documents/documents-read-model.js'
import { findStateRequests } from '../reports/reports-read-model.js'
import { assigneesSql } from './assignments/self-assessment-assignees-read-model.js'
import { act, dueDerivationOf, isHiddenFrom, type LastChange } from './self-assessment-read-model.js'

export type SubsectionResponse = z.infer<typeof subsectionResponse>
export type ComplianceStrategyItem = z.infer<typeof complianceStrategyItem>

/** A subsection with the facts that rules need and the answer that clients get. */
export interface SubsectionView {
  facts: SubsectionFacts
  selfAssessmentId: number
  year: number
  version: number
  changed: LastChange | null
  /** Name of the agency, for mail. */
  agency: string
  /** Who leads at the state: who took the review up, else who activated. */
  leadId: string | null
  answer: SubsectionResponse
  /** The same subsection with other documents, for whoever has just changed them under its lock. */
  withDocuments: (documents: DocumentRow[]) => SubsectionView
  /** Likewise with another answer to one of its items. */
  withAnswer: (itemId: number, answer: StoredAnswer) => SubsectionView
}

/** What is stored as the answer to an item. */
export type StoredAnswer = Pick<
  ItemRow,
  | 'rating'
  | 'narrative'
  | 'carriedFromYear'
  | 'confirmedThisYear'
  | 'recheck'
  | 'answeredById'
  | 'answeredByName'
  | 'answeredOn'
  | 'version'
>

/** What a notice about a subsection names. */
export function subsectionSubject({ answer, facts, selfAssessmentId, year, agency, leadId }: SubsectionView) {
  return {
    selfAssessmentId,
    leaId: facts.leaId,
    year,
    part: answer.part,
    agency,
    subsectionResponseId: answer.id,
    subsectionNumber: answer.number,
    leadId,
  }
}

/** One subsection; null when it is not there, not for the actor's eyes, or hidden before activation. */
export async function findSubsection(db: Database, actor: Actor, id: number): Promise<SubsectionView | null> {
  if (!isRowId(id)) return null
  return onlyView(db, actor, [
    subsectionById(db).execute({ id }),
    itemsOfSubsection(db).execute({ id }),
    listSupportingDocuments(db, [id]),
  ])
}

/**
 * Where a subsection, or an active item of it, stands, without what is in it; null as with {@link findSubsection}, and when
 * the item is not there.
 */
export async function findSubsectionPlace(
  db: Database,
  actor: Actor,
  place: { subsectionResponseId: number; itemId: number | null },
): Promise<{ leaId: number; year: number } | null> {
  if (!isRowId(place.subsectionResponseId)) return null
  const [row] = await placeOfSubsection(db).execute(place)
  if (!row || !seesLea(actor, row.leaId) || isHiddenFrom(actor, row.submitState)) return null
  return { leaId: row.leaId, year: row.year }
}

const placeOfSubsection = builtOnce((db) => {
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

async function onlyView(
  db: Database,
  actor: Actor,
  asked: [Promise<Row[]>, Promise<ItemRow[]>, Promise<DocumentRow[]>],
): Promise<SubsectionView | null> {
  const [found, items, documents] = await Promise.all(asked)
  const [view] = await viewsOf(db, actor, { found, items, documents })
  return view ?? null
}

/** The subsection of a self-assessment that holds an item; null as with {@link findSubsection}. */
export async function findSubsectionOfItem(
  db: Database,
  actor: Actor,
  place: { selfAssessmentId: number; itemId: number },
): Promise<SubsectionView | null> {
  if (!isRowId(place.selfAssessmentId) || !isRowId(place.itemId)) return null
  return onlyView(db, actor, [
    subsectionOfItem(db).execute(place),
    itemsBesideItem(db).execute(place),
    listDocumentsBesideItem(db, place),
  ])
}

/** Every subsection of a self-assessment with items and documents, in three queries. */
export async function listSubsections(
  db: Database,
  actor: Actor,
  selfAssessmentId: number,
): Promise<SubsectionResponse[]> {
  return (await listSubsectionViews(db, actor, selfAssessmentId)).map((view) => view.answer)
}

/** As {@link listSubsections}, with the facts that rules need. */
export async function listSubsectionViews(
  db: Database,
  actor: Actor,
  selfAssessmentId: number,
): Promise<SubsectionView[]> {
  const where = eq(subsectionResponses.responseId, selfAssessmentId)
  const [found, items] = await Promise.all([subsectionQuery(db, where), itemQuery(db, where)])
  const ids = found.map(({ id }) => id)
  return viewsOf(db, actor, { found, items, documents: await listSupportingDocuments(db, ids) })
}

/** What the actor may see of the subsections of one self-assessment. */
async function viewsOf(
  db: Database,
  actor: Actor,
  { found, items, documents }: { found: Row[]; items: ItemRow[]; documents: DocumentRow[] },
): Promise<SubsectionView[]> {
  const rows = found.filter((row) => seesLea(actor, row.leaId) && !isHiddenFrom(actor, row.submitState))
  if (rows.length === 0) return []
  const [{ selfAssessmentId, submitState }] = rows as [Row, ...Row[]]
  const requests = await findStateRequests(db, selfAssessmentId, submitState)
  return rows.map((row) =>
    viewOf(
      { ...row, stateRequest: requests.get(row.id) ?? null },
      items.filter((item) => item.subsectionResponseId === row.id),
      documents.filter((document) => document.subsectionResponseId === row.id),
      actor,
    ),
  )
}

const changer = alias(users, 'changer')
const asker = alias(users, 'asker')
type Row = Awaited<ReturnType<typeof subsectionQuery>>[number]
type ItemRow = Awaited<ReturnType<typeof itemQuery>>[number]

function subsectionQuery(db: Database, where: SQL | undefined) {
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

function itemQuery(db: Database, where: SQL | undefined) {
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
const subsectionById = builtOnce((db) => subsectionQuery(db, byId).prepare('subsection by id'))
const itemsOfSubsection = builtOnce((db) => itemQuery(db, byId).prepare('items of a subsection'))
const ofItem = sql`${subsectionResponses.id} = ${subsectionOfItemSql}`
const subsectionOfItem = builtOnce((db) => subsectionQuery(db, ofItem).prepare('subsection of an item'))
const itemsBesideItem = builtOnce((db) => itemQuery(db, ofItem).prepare('items beside an item'))

function viewOf(
  row: Row & Pick<SubsectionResponse, 'stateRequest'>,
  itemRows: ItemRow[],
  documentRows: DocumentRow[],
  actor: Actor,
): SubsectionView {
  const { changedBy, changedOn, agency, ratingScale, version, reviewLead, activatedBy, ...rest } = row
  const {
    dueMoved: _moved,
    responseDueOn: _response,
    responseDueMoved: _responseMoved,
    ownDueOn,
    ...known
  } = rest
  const own = row.responseDueOn === null && ownDueOn !== null && row.dueOn !== null && ownDueOn < row.dueOn
  const { notApplicable, notApplicableReason, notApplicableBy, notApplicableOn, ...shown } = known
  const gaps = new Map(
    itemRows.map((item) => [item.id, gapsOf(item, documentRows, row.relatedDocuments.length)]),
  )
  const facts: SubsectionFacts = {
    leaId: row.leaId,
    submitState: row.submitState,
    state: row.state,
    assignees: row.assignees,
    incompleteItems:
      notApplicable === 'Approved' ? 0 : [...gaps.values()].filter((missing) => missing.length > 0).length,
    notApplicable,
    rolling: row.rollingSubmission,
  }
  const answering = canAnswer(actor, facts)
  const documents = documentRows.map((document) => documentAnswer(document, actor, answering))
  return {
    facts,
    selfAssessmentId: row.selfAssessmentId,
    year: row.year,
    version,
    changed: changedBy && changedOn ? { by: changedBy, on: changedOn } : null,
    agency,
    leadId: reviewLead ?? activatedBy,
    withDocuments: (others) => viewOf(row, itemRows, others, actor),
    withAnswer: (itemId, answer) => {
      const others = itemRows.map((item) => (item.id === itemId ? Object.assign({}, item, answer) : item))
      return viewOf(row, others, documentRows, actor)
    },
    answer: {
      ...shown,
      dueOn: subsectionDue(ownDueOn, row.dueOn),
      dueDerivation: own ? typedDue(ownDueOn, { rule: setByAgency }).derivation : dueDerivationOf(row),
      state: shownSubsectionState(actor, facts),
      notApplicable: notApplicable && {
        state: notApplicable,
        reason: notApplicableReason ?? '',
        requestedBy: notApplicableBy,
        requestedOn: notApplicableOn?.toISOString() ?? null,
      },
      isAssignedToCurrentUser: row.assignees.some((person) => person.id === actor.userId),
      items: itemRows.map((item) => ({
        ...itemAnswer(item),
        ratingScale: [...ratingChoices(item.responseType, item.itemScale ?? ratingScale)],
        gaps: notApplicable === 'Approved' ? [] : (gaps.get(item.id) ?? []),
        documents: documents.filter((document) => document.itemId === item.id),
      })),
      documents: documents.filter((document) => document.itemId === null),
      relatedDocuments: row.relatedDocuments.map((document) =>
        Object.assign({}, document, { createdOn: new Date(document.createdOn).toISOString() }),
      ),
      answer: act(answering),
      assign: act(canAssign(actor, facts)),
      markReady: act(canMarkReady(actor, facts)),
      approve: act(canApprove(actor, facts)),
      return: act(canReturn(actor, facts)),
      send: act(canSend(actor, facts)),
      recallSent: act(canRecallSent(actor, facts)),
      requestNotApplicable: act(canRequestNotApplicable(actor, facts)),
      withdrawNotApplicable: act(canWithdrawNotApplicable(actor, facts)),
      approveNotApplicable: act(canDecideNotApplicable(actor, facts, 'approve')),
      refuseNotApplicable: act(canDecideNotApplicable(actor, facts, 'refuse')),
      version,
    },
  }
}

/** Evidence of an item are its own documents, and the required ones that its subsection names. */
function gapsOf(item: ItemRow, documents: readonly DocumentRow[], related: number): string[] {
  return itemGaps(item, {
    rating: item.rating,
    narrative: item.narrative ?? '',
    carriedFromYear: item.carriedFromYear,
    confirmedThisYear: item.confirmedThisYear ?? false,
    recheck: item.recheck,
    documents: related + documents.filter((document) => document.itemId === item.id).length,
  })
}

function itemAnswer(item: ItemRow): Omit<ComplianceStrategyItem, 'ratingScale' | 'gaps' | 'documents'> {
  const { subsectionResponseId: _place, itemScale: _scale, answeredById, answeredByName, ...shown } = item
  return {
    ...shown,
    acceptableEvidence: [...item.acceptableEvidence],
    recheck: item.recheck && [...item.recheck],
    narrative: item.narrative ?? '',
    confirmedThisYear: item.confirmedThisYear ?? false,
    answeredBy: answeredById && answeredByName ? { id: answeredById, fullName: answeredByName } : null,
    answeredOn: item.answeredOn?.toISOString() ?? null,
    version: item.version ?? 0,
  }
}
