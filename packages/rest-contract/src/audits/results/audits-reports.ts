import { z } from 'zod'
import { defineCall } from '../../call.js'
import { findingDay, signature, text, version } from '../../findings/findings-inputs.js'
import { auditCall, base, rowId, typeKey } from '../audits-call.js'
import { auditProng, auditRow } from '../audits-shapes.js'

const ofProng = z.object({ typeKey, prongId: rowId })
const ofAudit = z.object({ typeKey, id: rowId.describe('Id of the audit.') })
const reason = z
  .string()
  .trim()
  .min(1, 'Reason is required.')
  .max(2000, 'Reason can have at most 2,000 characters.')

const correctedBefore = z
  .object({
    itemIds: z.array(z.string().max(60)).max(200),
    periodFrom: findingDay,
    periodTo: findingDay,
    recordsReviewed: z.number().int().min(1, 'Review at least one record.').max(100_000),
    note: text('Note', 4000).min(1, 'Note is required.'),
  })
  .describe(
    'Items that were corrected before the report, and the newer data that show it: all of them compliant.',
  )

export const issueAuditReport = defineCall({
  ...auditCall,
  id: 'issueAuditReport',
  method: 'post',
  path: `${base}/audit/report/{prongId}`,
  summary: 'Issues the report of a prong by letter',
  description:
    'Of a review of records it issues a finding for each requirement that is not met and opens the corrections; of a review ' +
    'of newer data it records the result of every finding. All or nothing.',
  encoding: 'json',
  params: ofProng,
  body: z.object({ ...signature, correctedBefore: correctedBefore.optional(), version }),
  answer: auditProng,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const withdrawAuditReport = defineCall({
  ...auditCall,
  id: 'withdrawAuditReport',
  method: 'post',
  path: `${base}/audit/report/{prongId}/withdrawal`,
  summary:
    'Takes a report back: its letter is superseded, its findings are withdrawn, and the review can be reopened',
  description: 'CONFLICT once a correction is verified.',
  encoding: 'json',
  params: ofProng,
  body: z.object({ reason, version }),
  answer: auditProng,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const openAuditRound = defineCall({
  ...auditCall,
  id: 'openAuditRound',
  method: 'post',
  path: `${base}/audit/round/{id}`,
  summary: 'Opens a review of newer data, with its own list and sample',
  description:
    'It looks only at items of findings whose individual cases are verified, or for which the agency asked for it.',
  encoding: 'json',
  params: ofAudit,
  body: z.object({
    periodFrom: findingDay.optional(),
    periodTo: findingDay.optional(),
    documentsDueOn: findingDay
      .optional()
      .describe('Day by which the list and documents are due; 30 days from today without it.'),
    version,
  }),
  status: 201,
  answer: auditProng,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const closeAudit = defineCall({
  ...auditCall,
  id: 'closeAudit',
  method: 'post',
  path: `${base}/audit/close/{id}`,
  summary: 'Closes an audit by letter, once its prongs have ended and its findings are closed',
  encoding: 'json',
  params: ofAudit,
  body: z.object({ ...signature, version }),
  answer: auditRow,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const setAuditHold = defineCall({
  ...auditCall,
  id: 'setAuditHold',
  method: 'put',
  path: `${base}/audit/hold/{id}`,
  summary: 'Keeps everything of an audit from deletion, or no longer',
  encoding: 'json',
  params: ofAudit,
  body: z.object({ hold: z.boolean().describe('False to end it.'), reason, version }),
  answer: auditRow,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})
