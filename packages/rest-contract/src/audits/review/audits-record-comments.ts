import { z } from 'zod'
import { defineCall } from '../../call.js'
import { commentCalls, recordComment } from '../../comments.js'
import { allowedAct } from '../../shared.js'

/** What people say about a record of an audit. */
export const recordDiscussion = z
  .object({
    id: z.number().int().describe('Id of the record.'),
    comments: z
      .array(recordComment)
      .describe('Oldest first. Internal ones are for people of the state alone.'),
    comment: allowedAct.describe('Whether the caller may write comments that the agency reads too.'),
    commentInternally: allowedAct.describe('Whether the caller may write comments for the state alone.'),
  })
  .meta({ id: 'RecordDiscussion' })

const path = '/api/audit-records/{id}'

export const getRecordDiscussion = defineCall({
  id: 'getRecordDiscussion',
  feature: 'audits',
  method: 'get',
  path: `${path}/comments`,
  summary: 'What people say about a record of an audit',
  access: 'signed-in',
  params: z.object({ id: z.coerce.number().int().positive().describe('Id of the record.') }),
  answer: recordDiscussion,
  errors: ['NOT_FOUND'],
})

const calls = commentCalls({
  feature: 'audits',
  name: 'Record',
  noun: 'a record of an audit',
  path,
  answer: recordDiscussion,
})

export const addRecordComment = calls.add
export const editRecordComment = calls.edit
export const resolveRecordComment = calls.resolve
