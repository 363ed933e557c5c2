import { z } from 'zod'
import { defineCall } from '../../call.js'
import { auditCall, base, rowId, typeKey } from '../audits-call.js'
import { auditProng } from '../audits-shapes.js'

export const getAuditProng = defineCall({
  ...auditCall,
  id: 'getAuditProng',
  method: 'get',
  path: `${base}/prong/{id}`,
  summary: 'One prong with its audit, and the steps that the caller may take',
  params: z.object({ typeKey, id: rowId }),
  answer: auditProng,
  errors: ['NOT_FOUND'],
})

export const setAuditStatus = defineCall({
  ...auditCall,
  id: 'setAuditStatus',
  method: 'post',
  path: `${base}/audit/status/{prongId}/{status}`,
  summary: 'Moves a prong to another status',
  description: 'Backward steps, and the step to Cancelled, need a reason.',
  encoding: 'json',
  params: z.object({
    typeKey,
    prongId: rowId,
    status: z.coerce.number().int().min(0).max(10),
  }),
  body: z.object({
    reason: z.string().trim().max(2000, 'Reason can have at most 2,000 characters.').optional(),
    version: z.number().int(),
  }),
  answer: auditProng,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})
