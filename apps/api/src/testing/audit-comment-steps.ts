import type { AnswerOf, getRecordDiscussion } from '@portal/rest-contract'
import { auditReviewSteps } from './audit-review-steps.js'
import type { Refusal } from './self-assessment-steps.js'
import type { TestApi } from './test-api.js'

export type Discussion = AnswerOf<typeof getRecordDiscussion>

/** The steps of comments on a record of an audit. */
export function auditCommentSteps(api: TestApi) {
  const audits = auditReviewSteps(api)
  const { send } = audits
  const base = '/api/audit-records'
  return {
    ...audits,
    discussion: (user: string, id: number) =>
      send<Discussion & Refusal>(user, 'get', `${base}/${id}/comments`),
    comment: (user: string, id: number, given: object = {}) =>
      send<Discussion & Refusal>(user, 'post', `${base}/${id}/comments`, {
        body: '<p>Look at page 3.</p>',
        visibility: 'Shared',
        ...given,
      }),
    editComment: (user: string, id: number, comment: { id: number; version: number }, body: string) =>
      send<Discussion & Refusal>(user, 'put', `${base}/${id}/comments/${comment.id}`, {
        body,
        version: comment.version,
      }),
    resolveComment: (user: string, id: number, comment: { id: number; version: number }, resolved = true) =>
      send<Discussion & Refusal>(user, 'post', `${base}/${id}/comments/${comment.id}/resolution`, {
        resolved,
        version: comment.version,
      }),
  }
}
