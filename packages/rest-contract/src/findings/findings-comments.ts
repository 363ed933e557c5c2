import { commentTexts, commentVisibilities, longestComment } from '@portal/domain'
import { z } from 'zod'
import { defineCall } from '../call.js'
import { byId, version } from './findings-inputs.js'
import { finding } from './findings-shapes.js'

const feature = 'findings'

const body = z
  .string()
  .min(1, commentTexts.missing)
  .max(longestComment, commentTexts.tooLong)
  .describe('Rich text; reduced to the elements that are kept.')
const byComment = byId.extend({ commentId: z.coerce.number().int().positive() })

export const addFindingComment = defineCall({
  id: 'addFindingComment',
  feature,
  method: 'post',
  path: '/api/findings/{id}/comments',
  summary: 'Comments on a finding, for the state alone or for the agency too',
  access: 'signed-in',
  encoding: 'json',
  params: byId,
  body: z.object({ body, visibility: z.enum(commentVisibilities) }),
  status: 201,
  answer: finding,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const editFindingComment = defineCall({
  id: 'editFindingComment',
  feature,
  method: 'put',
  path: '/api/findings/{id}/comments/{commentId}',
  summary: 'Changes the words of an own comment',
  access: 'signed-in',
  encoding: 'json',
  params: byComment,
  body: z.object({ body, version }),
  answer: finding,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const resolveFindingComment = defineCall({
  id: 'resolveFindingComment',
  feature,
  method: 'post',
  path: '/api/findings/{id}/comments/{commentId}/resolution',
  summary: 'Marks a comment as resolved, or opens it again',
  access: 'signed-in',
  encoding: 'json',
  params: byComment,
  body: z.object({ resolved: z.boolean(), version }),
  answer: finding,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})
