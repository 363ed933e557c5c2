import {
  changeRequiredDocumentComments,
  changeRequiredDocumentMaximum,
  changeRequiredDocumentStateMonitor,
  changeRequiredDocumentTitle,
  deleteRequiredDocument,
  deleteSupportingDocument,
  listRequiredDocumentCategories,
  listRequiredDocumentCategoriesOfResponse,
} from '@portal/rest-contract'
import type { GatewayContext } from '../../context.js'
import { PortalError } from '../../errors/portal-error.js'
import type {
  ChangeRequiredDocumentCommentsInput,
  ChangeRequiredDocumentMaximumInput,
  ChangeRequiredDocumentStateMonitorInput,
  ChangeRequiredDocumentTitleInput,
} from './documents-required-types.js'

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
  // The title is a part of the address, where these would mean another one; no rule takes them for a title either.
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
