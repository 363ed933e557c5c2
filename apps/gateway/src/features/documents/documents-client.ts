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

export function removeRequired({ upstream }: Upstream, id: string) {
  return upstream.call(deleteRequiredDocument, { params: { id } })
}

export function changeMaximum(
  { upstream }: Upstream,
  { id, maximum, version }: ChangeRequiredDocumentMaximumInput,
) {
  return upstream.call(changeRequiredDocumentMaximum, { params: { id, max: maximum }, body: { version } })
}

export function changeComments(
  { upstream }: Upstream,
  { id, comments, version }: ChangeRequiredDocumentCommentsInput,
) {
  return upstream.call(changeRequiredDocumentComments, { params: { id }, body: { comments, version } })
}

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

export function changeStateMonitor(
  { upstream }: Upstream,
  { id, received, version }: ChangeRequiredDocumentStateMonitorInput,
) {
  return upstream.call(changeRequiredDocumentStateMonitor, {
    params: { id, value: received ? 'true' : 'false' },
    body: { version },
  })
}

export function readDocumentUsers({ upstream }: Upstream, categoryResponseId: number, leaId: number) {
  return upstream.call(listDocumentAssignableUsers, { params: { id: categoryResponseId, leaId } })
}

export function assignToCategory(
  { upstream }: Upstream,
  { categoryResponseId, userId }: DocumentAssignmentInput,
) {
  return upstream.call(assignDocumentUser, { params: { id: categoryResponseId, userId } })
}

export function removeFromCategory(
  { upstream }: Upstream,
  { categoryResponseId, userId }: DocumentAssignmentInput,
) {
  return upstream.call(removeDocumentUser, { params: { id: categoryResponseId, userId } })
}

export function readCloneCategories({ upstream }: Upstream, id: number) {
  return upstream.call(listCloneCategories, { params: { id } })
}

export function readCloneDocuments({ upstream }: Upstream, originId: number, destinationId: number) {
  return upstream.call(listCloneDocuments, { params: { originId, destinationId } })
}

export function cloneDocuments(
  { upstream }: Upstream,
  { categoryResponseId, documentIds }: CloneRequiredDocumentsInput,
) {
  return upstream.call(cloneRequiredDocuments, {
    body: { requiredDocumentCategoryResponseId: categoryResponseId, documents: documentIds },
  })
}

export function readAllRequiredDocuments({ upstream }: Upstream, selfAssessmentId: number) {
  return upstream.call(listAllRequiredDocuments, { params: { id: selfAssessmentId } })
}

export function relate(
  { upstream }: Upstream,
  { documentId, subsectionResponseId }: RequiredDocumentRelationInput,
) {
  return upstream.call(relateRequiredDocument, { params: { id: documentId, subId: subsectionResponseId } })
}

export function unrelate(
  { upstream }: Upstream,
  { documentId, subsectionResponseId }: RequiredDocumentRelationInput,
) {
  return upstream.call(unrelateRequiredDocument, { params: { id: documentId, subId: subsectionResponseId } })
}
