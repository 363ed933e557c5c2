import { commentTexts, commentVisibilities, longestComment } from '@portal/domain'
import { z } from 'zod'
import { defineCall } from './call.js'
import { allowedAct, personRef } from './shared.js'

/** A comment on a record (domain definition 0.5). */
export const recordComment = z.object({
  id: z.number().int(),
  body: z.string().describe('Sanitised HTML.'),
  visibility: z.enum(commentVisibilities).describe('Internal ones are for people of the state alone.'),
  author: personRef,
  at: z.string().describe('Instant, ISO 8601 in UTC.'),
  editedAt: z.string().nullable(),
  resolvedBy: personRef.nullable(),
  resolvedAt: z.string().nullable(),
  edit: allowedAct,
  resolve: allowedAct.describe('Settling it, or opening it again.'),
  version: z.number().int(),
})

const body = z
  .string()
  .min(1, commentTexts.missing)
  .max(longestComment, commentTexts.tooLong)
  .describe('Rich text; reduced to the elements that are kept.')
const version = z.number().int()
const id = z.coerce.number().int().positive()
const byId = z.object({ id })
const byComment = byId.extend({ commentId: id })

/** The calls for comments on a kind of record; each answers the record. `name` is in their ids, `noun` in their summaries. */
export function commentCalls<Answer extends z.ZodType>(record: {
  feature: string
  name: string
  noun: string
  path: string
  answer: Answer
}) {
  const { feature, name, noun, path, answer } = record
  return {
    add: defineCall({
      id: `add${name}Comment`,
      feature,
      method: 'post',
      path: `${path}/comments`,
      summary: `Comments on ${noun}, for the state alone or for the agency too`,
      access: 'signed-in',
      encoding: 'json',
      params: byId,
      body: z.object({ body, visibility: z.enum(commentVisibilities) }),
      status: 201,
      answer,
      errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
    }),
    edit: defineCall({
      id: `edit${name}Comment`,
      feature,
      method: 'put',
      path: `${path}/comments/{commentId}`,
      summary: 'Changes the words of an own comment',
      access: 'signed-in',
      encoding: 'json',
      params: byComment,
      body: z.object({ body, version }),
      answer,
      errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
    }),
    resolve: defineCall({
      id: `resolve${name}Comment`,
      feature,
      method: 'post',
      path: `${path}/comments/{commentId}/resolution`,
      summary: 'Marks a comment as resolved, or opens it again',
      access: 'signed-in',
      encoding: 'json',
      params: byComment,
      body: z.object({ resolved: z.boolean(), version }),
      answer,
      errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
    }),
  }
}
