import { letterDraftStates } from '@portal/domain'
import { z } from 'zod'
import { defineCall, type Access } from './call.js'
import { changes } from './changes.js'
import { allowedAct, personRef } from './shared.js'

/** Fields of a letter that is not issued yet (6.2), beside those that its writer fills in. */
export const letterDraft = {
  state: z.enum(letterDraftStates),
  writtenBy: personRef,
  writtenOn: z.string(),
  readBy: personRef.nullable().describe('The second reader.'),
  readOn: z.string().nullable(),
  readerComment: z.string(),
  save: allowedAct,
  read: allowedAct,
  issue: allowedAct,
  version: z.number().int(),
}

const comment = z.string().trim().max(4000, 'Comment can have at most 4000 characters.')

/** The calls for a kind of letter before it is issued; `name` is in their ids, `path` names the letter. */
export function letterDraftCalls<
  Fields extends z.ZodRawShape,
  Params extends z.ZodType,
  Answer extends z.ZodType,
>(letter: {
  feature: string
  access: Access
  name: string
  path: string
  params: Params
  fields: z.ZodObject<Fields>
  answer: Answer
}) {
  const { feature, access, name, path, params, fields, answer } = letter
  return {
    save: defineCall({
      id: `save${name}`,
      feature,
      method: 'put',
      path,
      summary: 'Saves a letter before it is issued, or sends it to a second reader',
      description: 'Saving without sending takes a letter back from its review.',
      access,
      encoding: 'json',
      params,
      body: changes(fields).extend({
        toReview: z.boolean(),
        version: z.number().int().describe('0 before the first save.'),
      }),
      answer,
      errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
    }),
    read: defineCall({
      id: `read${name}`,
      feature,
      method: 'post',
      path: `${path}/reading`,
      summary: 'Says as second reader that a letter can be issued, or gives it back with a reason',
      access,
      encoding: 'json',
      params,
      body: z.object({ agrees: z.boolean(), comment, version: z.number().int() }),
      answer,
      errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
    }),
  }
}
