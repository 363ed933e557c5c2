import {
  assignDocumentUser,
  changeRequiredDocumentComments,
  changeRequiredDocumentMaximum,
  changeRequiredDocumentStateMonitor,
  changeRequiredDocumentTitle,
  cloneRequiredDocuments,
  deleteRequiredDocument,
  deleteSupportingDocument,
  listAllRequiredDocuments,
  listCloneCategories,
  listCloneDocuments,
  listDocumentAssignableUsers,
  listRequiredDocumentCategories,
  listRequiredDocumentCategoriesOfResponse,
  relateRequiredDocument,
  removeDocumentUser,
  unrelateRequiredDocument,
} from '@portal/rest-contract'
import type { GatewayContext } from '../../context.js'
import { PortalError } from '../../errors/portal-error.js'
import type {
  ChangeRequiredDocumentCommentsInput,
  ChangeRequiredDocumentMaximumInput,
  ChangeRequiredDocumentStateMonitorInput,
  ChangeRequiredDocumentTitleInput,
  CloneRequiredDocumentsInput,
  DocumentAssignmentInput,
  RequiredDocumentRelationInput,
} from './required/documents-required-types.js'

type Upstream = Pick<GatewayContext, 'upstream'>

/** Deletes a supporting document (`POST /api/msde/self-assessment/delete-supporting-document/{id}`). */
export async function removeDocument({ upstream }: Upstream, id: string): Promise<void> {
  await upstream.call(deleteSupportingDocument, { params: { id } })
}

/** The categories of an agency in a year, or of one of its self-assessments. */
export function readCategories(
  { upstream }: Upstream,
  leaId: number,
  year: number,
  questionnaireResponseId: number | null,
) {
  return questionnaireResponseId === null
    ? upstream.call(listRequiredDocumentCategories, { params: { leaId }, query: { year } })
    : upstream.call(listRequiredDocumentCategoriesOfResponse, {
        params: { leaId, questionnaireResponseId },
        query: { year },
      })
}

/**
 * Deletes a required document with its relations to subsections (`POST /api/msde/self-assessment/delete-required-
 * document/{id}`).
 */
export function removeRequired({ upstream }: Upstream, id: string) {
  return upstream.call(deleteRequiredDocument, { params: { id } })
}

/**
 * Sets how many documents a category takes (`POST /api/msde/self-assessment/change-required-document-maximum/{id}/{max}`).
 */
export function changeMaximum(
  { upstream }: Upstream,
  { id, maximum, version }: ChangeRequiredDocumentMaximumInput,
) {
  return upstream.call(changeRequiredDocumentMaximum, { params: { id, max: maximum }, body: { version } })
}

/**
 * Changes the state monitor's comments on a category, which the agency reads (`POST /api/msde/self-assessment/change-
 * required-document-comments/{id}`).
 */
export function changeComments(
  { upstream }: Upstream,
  { id, comments, version }: ChangeRequiredDocumentCommentsInput,
) {
  return upstream.call(changeRequiredDocumentComments, { params: { id }, body: { comments, version } })
}

/** Changes the title of a required document (`POST /api/msde/self-assessment/change-required-document-title/{id}/{text}`). */
export function changeTitle(
  { upstream }: Upstream,
  { id, title, version }: ChangeRequiredDocumentTitleInput,
) {
  const text = title.trim()
  // The title is a path segment, where these values would mean another address; no rule accepts them as a title either.
  if (text === '' || text === '.' || text === '..') {
    const message = 'Title is required.'
    throw new PortalError('BAD_USER_INPUT', message, { fields: { title: [message] } })
  }
  return upstream.call(changeRequiredDocumentTitle, { params: { id, text }, body: { version } })
}

/**
 * Sets the 'Received' checkbox of a required document, for state monitors (`POST /api/msde/self-assessment/change-required-
 * document-state-monitor/{id}/{value}`).
 */
export function changeStateMonitor(
  { upstream }: Upstream,
  { id, received, version }: ChangeRequiredDocumentStateMonitorInput,
) {
  return upstream.call(changeRequiredDocumentStateMonitor, {
    params: { id, value: received ? 'true' : 'false' },
    body: { version },
  })
}

/**
 * Users of the agency with a mark for those assigned to the required document category (`GET /api/msde/self-
 * assessment/documentassignmentlist/{id}/{leaId}`).
 */
export function readDocumentUsers({ upstream }: Upstream, categoryResponseId: number, leaId: number) {
  return upstream.call(listDocumentAssignableUsers, { params: { id: categoryResponseId, leaId } })
}

/** Assigns a user to a required document category (`POST /api/msde/self-assessment/documentassignuser/{id}/{userId}`). */
export function assignToCategory(
  { upstream }: Upstream,
  { categoryResponseId, userId }: DocumentAssignmentInput,
) {
  return upstream.call(assignDocumentUser, { params: { id: categoryResponseId, userId } })
}

/** Takes a user off a required document category (`POST /api/msde/self-assessment/documentremoveuser/{id}/{userId}`). */
export function removeFromCategory(
  { upstream }: Upstream,
  { categoryResponseId, userId }: DocumentAssignmentInput,
) {
  return upstream.call(removeDocumentUser, { params: { id: categoryResponseId, userId } })
}

/**
 * Categories of the latest earlier year with documents that the category could re-use (`GET /api/msde/self-
 * assessment/clone/list/{id}`).
 */
export function readCloneCategories({ upstream }: Upstream, id: number) {
  return upstream.call(listCloneCategories, { params: { id } })
}

/**
 * Documents of an earlier category, with a mark for those that the category has already (`GET /api/msde/self-
 * assessment/clone/{originId}/{destinationId}`).
 */
export function readCloneDocuments({ upstream }: Upstream, originId: number, destinationId: number) {
  return upstream.call(listCloneDocuments, { params: { originId, destinationId } })
}

/**
 * Re-uses documents of an earlier year; each keeps its file, title and day, and is not received yet (`POST /api/msde/self-
 * assessment/clone`).
 */
export function cloneDocuments(
  { upstream }: Upstream,
  { categoryResponseId, documentIds }: CloneRequiredDocumentsInput,
) {
  return upstream.call(cloneRequiredDocuments, {
    body: { requiredDocumentCategoryResponseId: categoryResponseId, documents: documentIds },
  })
}

/** Every required document of one self-assessment (`GET /api/msde/self-assessment/all-required-documents/{id}`). */
export function readAllRequiredDocuments({ upstream }: Upstream, selfAssessmentId: number) {
  return upstream.call(listAllRequiredDocuments, { params: { id: selfAssessmentId } })
}

/**
 * Names a required document beside the answers of a subsection (`POST /api/msde/self-assessment/relate-required-
 * document/{id}/{subId}`).
 */
export function relate(
  { upstream }: Upstream,
  { documentId, subsectionResponseId }: RequiredDocumentRelationInput,
) {
  return upstream.call(relateRequiredDocument, { params: { id: documentId, subId: subsectionResponseId } })
}

/**
 * Names a required document no longer beside the answers of a subsection (`POST /api/msde/self-assessment/unrelate-required-
 * document/{id}/{subId}`).
 */
export function unrelate(
  { upstream }: Upstream,
  { documentId, subsectionResponseId }: RequiredDocumentRelationInput,
) {
  return upstream.call(unrelateRequiredDocument, { params: { id: documentId, subId: subsectionResponseId } })
}
