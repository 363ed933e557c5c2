import { z } from 'zod'
import { defineCall } from '../call.js'
import { auditProng } from './audits-shapes.js'

const feature = 'audits'
const base = '/api/msde/{typeKey}'
const typeKey = z.string().max(40).describe('Kind of audit: desk-audit.')

export const getAuditProng = defineCall({
  id: 'getAuditProng',
  feature,
  method: 'get',
  path: `${base}/prong/{id}`,
  summary: 'One prong with its audit, and the steps that the caller may take',
  access: 'signed-in',
  params: z.object({ typeKey, id: z.coerce.number().int().positive() }),
  answer: auditProng,
  errors: ['NOT_FOUND'],
})

export const setAuditStatus = defineCall({
  id: 'setAuditStatus',
  feature,
  method: 'post',
  path: `${base}/audit/status/{prongId}/{status}`,
  summary: 'Moves a prong to another status',
  description: 'Backward steps, and the step to Cancelled, need a reason.',
  access: 'signed-in',
  encoding: 'json',
  params: z.object({
    typeKey,
    prongId: z.coerce.number().int().positive(),
    status: z.coerce.number().int().min(0).max(10),
  }),
  body: z.object({
    reason: z.string().trim().max(2000, 'Reason can have at most 2,000 characters.').optional(),
    version: z.number().int(),
  }),
  answer: auditProng,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})
