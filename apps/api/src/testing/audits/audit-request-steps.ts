import type {
  AnswerOf,
  getDocumentRequest,
  getRecordDiscussion,
  listDocumentRequests,
  reportRecordUploads,
} from '@portal/rest-contract'
import { auditReviewSteps } from './audit-review-steps.js'
import { auditSteps } from './audit-steps.js'
import type { Refusal } from '../self-assessment-steps.js'
import type { TestApi } from '../test-api.js'

export type DocumentRequest = AnswerOf<typeof getDocumentRequest>
type Answer = DocumentRequest & Refusal & { current?: DocumentRequest }

const base = '/api/msde/desk-audit'
const monitor = 'monitor@state.example'

/** The steps of a request for documents of a record. */
export function auditRequestSteps(api: TestApi) {
  const audits = auditSteps(api)
  const { send } = audits
  const steps = {
    ...audits,
    request: (user: string, recordId: number, given: object = {}) =>
      send<Answer>(user, 'post', `${base}/additional-documentation-requests/${recordId}`, {
        text: 'The notice of March.',
        ...given,
      }),
    requestsOf: (user: string, recordId: number) =>
      send<DocumentRequest[] & Refusal>(user, 'get', `${base}/additional-documentation-requests/${recordId}`),
    requestsOfProng: (user: string, prongId: number) =>
      send<AnswerOf<typeof listDocumentRequests> & Refusal>(
        user,
        'get',
        `${base}/sample-audit/${prongId}/document-requests`,
      ),
    readRequest: (user: string, id: number) => send<Answer>(user, 'get', `${base}/document-request/${id}`),
    answerRequest: (user: string, { id, version }: { id: number; version: number }, given: object = {}) =>
      send<Answer>(user, 'post', `${base}/document-request/${id}/answer`, {
        text: 'Here it is.',
        noDocument: false,
        version,
        ...given,
      }),
    decide: (
      user: string,
      { id, version }: { id: number; version: number },
      decision: string,
      given: object = {},
    ) =>
      send<Answer>(user, 'post', `${base}/document-request/${id}/decision`, { decision, version, ...given }),
    remind: (user: string, leaId: number, recordId: number, itemId = 'record') =>
      send<DocumentRequest[] & Refusal>(
        user,
        'get',
        `${base}/additional-doc-email/${leaId}/${recordId}/${itemId}`,
      ),
    reportUploads: (user: string, prongId: number) =>
      send<AnswerOf<typeof reportRecordUploads> & Refusal>(user, 'post', `${base}/document-upload-email`, {
        prongId,
      }),
    /** A record in review: its first item is answered. */
    async recordInReview(leaId: number): Promise<number> {
      const id = await audits.readyRecord(leaId)
      await audits.answer(monitor, id, 'dab-4-01', 0, { value: 'Y' })
      return id
    },
    /** An open request for documents of such a record. */
    async requested(leaId: number, given: object = {}): Promise<DocumentRequest> {
      const { status, body } = await steps.request(monitor, await steps.recordInReview(leaId), given)
      if (status !== 201) throw new Error(`The request was refused: ${body.message}`)
      return body
    },
  }
  return steps
}

export type Discussion = AnswerOf<typeof getRecordDiscussion>

/** The steps of comments on a record of an audit. */
export function auditCommentSteps(api: TestApi) {
  const audits = auditReviewSteps(api)
  const { send } = audits
  const records = '/api/audit-records'
  return {
    ...audits,
    discussion: (user: string, id: number) =>
      send<Discussion & Refusal>(user, 'get', `${records}/${id}/comments`),
    comment: (user: string, id: number, given: object = {}) =>
      send<Discussion & Refusal>(user, 'post', `${records}/${id}/comments`, {
        body: '<p>Look at page 3.</p>',
        visibility: 'Shared',
        ...given,
      }),
    editComment: (user: string, id: number, comment: { id: number; version: number }, body: string) =>
      send<Discussion & Refusal>(user, 'put', `${records}/${id}/comments/${comment.id}`, {
        body,
        version: comment.version,
      }),
    resolveComment: (user: string, id: number, comment: { id: number; version: number }, resolved = true) =>
      send<Discussion & Refusal>(user, 'post', `${records}/${id}/comments/${comment.id}/resolution`, {
        resolved,
        version: comment.version,
      }),
  }
}
