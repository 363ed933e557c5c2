import { z } from 'zod'
import { defineCall } from '../../call.js'
import { auditCall, base, rowId, typeKey } from '../audits-call.js'
import { auditActResult } from './audits-bulk.js'
import { sampleRecord } from '../review/audits-records.js'

export const assignMonitor = defineCall({
  ...auditCall,
  id: 'assignMonitor',
  method: 'post',
  path: `${base}/sample-audit/{prongId}/assign-monitor`,
  summary: 'Says which state monitor reviews records of a sample',
  description: 'All or none. The monitor gets one notice, which names the audit and a number.',
  encoding: 'json',
  params: z.object({ typeKey, prongId: rowId }),
  body: z.object({
    recordIds: z.array(z.number().int().positive()).min(1, 'Choose a record.').max(200),
    monitorId: z.string().max(100).nullable().describe('Null for nobody.'),
  }),
  answer: z.array(sampleRecord),
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const assignSecondReader = defineCall({
  ...auditCall,
  id: 'assignSecondReader',
  method: 'post',
  path: `${base}/sample-audit/{prongId}/assign-second-reader`,
  summary: 'Chooses the second reader of records that wait for one',
  description:
    'Each record is done or refused by itself: nobody can read a record a second time who has seen its answers.',
  encoding: 'json',
  params: z.object({ typeKey, prongId: rowId }),
  body: z.object({
    recordIds: z.array(z.number().int().positive()).min(1, 'Choose a record.').max(200),
    secondReaderId: z.string().max(100),
  }),
  answer: z.array(auditActResult),
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})
