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
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Database } from '../../db/database.js'
import { subsectionResponses } from '../../db/schema/index.js'
import { isRowId } from '../../server/requests/row-id.js'
import {
  documentAnswer,
  listDocumentsBesideItem,
  listSupportingDocuments,
  type DocumentRow,
} from '../documents/documents-read-model.js'
import { findStateRequests } from '../reports/reports-read-model.js'
import { act, dueDerivationOf, isHiddenFrom, type LastChange } from './self-assessment-read-model.js'
import {
  type ItemRow,
  subsectionById,
  itemsOfSubsection,
  placeOfSubsection,
  type SubsectionRow,
  subsectionOfItem,
  itemsBesideItem,
  subsectionQuery,
  itemQuery,
} from './self-assessment-subsection-rows-read-model.js'

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
  /** The same subsection with other documents, for a command that changed them under its lock. */
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

async function onlyView(
  db: Database,
  actor: Actor,
  queries: [Promise<SubsectionRow[]>, Promise<ItemRow[]>, Promise<DocumentRow[]>],
): Promise<SubsectionView | null> {
  const [found, items, documents] = await Promise.all(queries)
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
  { found, items, documents }: { found: SubsectionRow[]; items: ItemRow[]; documents: DocumentRow[] },
): Promise<SubsectionView[]> {
  const rows = found.filter((row) => seesLea(actor, row.leaId) && !isHiddenFrom(actor, row.submitState))
  if (rows.length === 0) return []
  const [{ selfAssessmentId, submitState }] = rows as [SubsectionRow, ...SubsectionRow[]]
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

function viewOf(
  row: SubsectionRow & Pick<SubsectionResponse, 'stateRequest'>,
  itemRows: ItemRow[],
  documentRows: DocumentRow[],
  actor: Actor,
): SubsectionView {
  const { changedBy, changedOn, agency, ratingScale, version, reviewLead, activatedBy, ownDueOn } = row
  const { notApplicable } = row
  const own = row.responseDueOn === null && ownDueOn !== null && row.dueOn !== null && ownDueOn < row.dueOn
  const gaps = new Map(
    itemRows.map((item) => [item.id, gapsOf(item, documentRows, row.relatedDocuments.length)]),
  )
  const facts = factsOf(row, [...gaps.values()])
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
      ...shownOf(row),
      dueOn: subsectionDue(ownDueOn, row.dueOn),
      dueDerivation: own ? typedDue(ownDueOn, { rule: setByAgency }).derivation : dueDerivationOf(row),
      state: shownSubsectionState(actor, facts),
      notApplicable: notApplicableOf(row),
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
      ...stepsOf(actor, facts),
      version,
    },
  }
}

/** What clients read as it is stored. */
function shownOf({
  changedBy: _changedBy,
  changedOn: _changedOn,
  agency: _agency,
  ratingScale: _scale,
  reviewLead: _lead,
  activatedBy: _activatedBy,
  dueMoved: _moved,
  responseDueOn: _response,
  responseDueMoved: _responseMoved,
  ownDueOn: _own,
  notApplicableReason: _reason,
  notApplicableBy: _by,
  notApplicableOn: _on,
  ...shown
}: SubsectionRow & Pick<SubsectionResponse, 'stateRequest'>) {
  return shown
}

function factsOf(row: SubsectionRow, gaps: readonly string[][]): SubsectionFacts {
  const { leaId, submitState, state, assignees, notApplicable, rollingSubmission } = row
  const incompleteItems =
    notApplicable === 'Approved' ? 0 : gaps.filter((missing) => missing.length > 0).length
  return { leaId, submitState, state, assignees, incompleteItems, notApplicable, rolling: rollingSubmission }
}

function notApplicableOf(row: SubsectionRow): SubsectionResponse['notApplicable'] {
  return (
    row.notApplicable && {
      state: row.notApplicable,
      reason: row.notApplicableReason ?? '',
      requestedBy: row.notApplicableBy,
      requestedOn: row.notApplicableOn?.toISOString() ?? null,
    }
  )
}

/** Steps of the subsection that the actor may take now. */
function stepsOf(actor: Actor, facts: SubsectionFacts) {
  return {
    markReady: act(canMarkReady(actor, facts)),
    approve: act(canApprove(actor, facts)),
    return: act(canReturn(actor, facts)),
    send: act(canSend(actor, facts)),
    recallSent: act(canRecallSent(actor, facts)),
    requestNotApplicable: act(canRequestNotApplicable(actor, facts)),
    withdrawNotApplicable: act(canWithdrawNotApplicable(actor, facts)),
    approveNotApplicable: act(canDecideNotApplicable(actor, facts, 'approve')),
    refuseNotApplicable: act(canDecideNotApplicable(actor, facts, 'refuse')),
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
