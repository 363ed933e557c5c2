import { z } from 'zod'
import { defineCall } from '../../call.js'
import { auditCall, base, rowId, typeKey } from '../audits-call.js'
import { recordContent } from './audits-answers.js'

export const reopenRecord = defineCall({
  ...auditCall,
  id: 'reopenRecord',
  method: 'post',
  path: `${base}/case-specific/reopen-student/{studentId}`,
  summary: 'Reopens a complete record, or sends a submitted one back to its first reader',
  description:
    'With a reason, and only while the review of the prong goes on. A submitted record is sent back by its second reader.',
  encoding: 'json',
  params: z.object({ typeKey, studentId: rowId.describe('Id of the record.') }),
  body: z.object({
    reason: z.string().trim().max(2000, 'Reason can have at most 2,000 characters.').describe('Required.'),
    version: z.number().int(),
  }),
  answer: recordContent,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})
