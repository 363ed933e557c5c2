import { auditParts, auditReasons } from '@portal/domain'
import { z } from 'zod'
import { defineCall } from '../../call.js'
import { auditCall, base, rowId, typeKey } from '../audits-call.js'
import { auditRow } from '../audits-shapes.js'

/** Planning of audits: lists, creation and notification. */
const day = z.iso.date('Enter a date.')

export const listAudits = defineCall({
  ...auditCall,
  id: 'listAudits',
  method: 'post',
  path: `${base}/dashboard/lealist/{year}`,
  summary: 'Audits of one kind of many agencies in one year',
  description:
    'Reads only. An empty list of agencies means all that the caller may see. Agencies see audits that they were notified of.',
  encoding: 'json',
  params: z.object({ typeKey, year: z.coerce.number().int() }),
  body: z.array(z.number().int()),
  answer: z.array(auditRow),
  errors: ['NOT_FOUND'],
})

const newAudits = z.object({
  year: z.number().int(),
  leaIds: z.array(z.number().int().positive()).min(1, 'Choose at least one agency.').max(200),
  parts: z.array(z.enum(auditParts)).min(1, 'Choose a part.').max(2),
  reason: z.enum(auditReasons),
  reasonText: z.string().trim().max(1000, 'Reason can have at most 1,000 characters.').default(''),
  plannedStart: day,
  documentsDueOn: day.nullable().default(null),
  plannedEnd: day.nullable().default(null),
  leadMonitorId: z.string().max(100),
})

/** One audit as it would be created, and the letter that would notify its agency. */
export const plannedAudit = z
  .object({
    leaId: z.number().int(),
    part: z.enum(auditParts),
    sequence: z.number().int(),
    refusals: z.array(z.string()).describe('Why it cannot be created; empty when it can.'),
    letter: z.object({ subject: z.string(), paragraphs: z.array(z.string()) }),
  })
  .meta({ id: 'PlannedAudit' })

export const previewAudits = defineCall({
  ...auditCall,
  id: 'previewAudits',
  method: 'post',
  path: `${base}/audits/preview`,
  summary: 'The audits that creating would make, with the letters of notification; changes nothing',
  encoding: 'json',
  params: z.object({ typeKey }),
  body: newAudits,
  answer: z.array(plannedAudit),
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

export const createAudits = defineCall({
  ...auditCall,
  id: 'createAudits',
  method: 'post',
  path: `${base}/audits`,
  summary: 'Creates an audit for each agency and part, all or none',
  description:
    'Agencies see nothing of an audit until they are notified. CONFLICT when there is one of the same kind, year and part already, unless it is targeted.',
  encoding: 'json',
  params: z.object({ typeKey }),
  body: newAudits,
  status: 201,
  answer: z.array(auditRow),
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const notifyOfAudit = defineCall({
  ...auditCall,
  id: 'notifyOfAudit',
  method: 'get',
  path: `${base}/lea-notification/{leaId}/{id}/{userId}/{part}/{year}`,
  summary: 'Sends the letter with which an audit begins to the agency',
  changesData: true,
  description: 'The letter names the person as the contact. CONFLICT when the agency was notified already.',
  params: z.object({
    typeKey,
    leaId: rowId,
    id: rowId.describe('Id of the audit.'),
    userId: z.string().max(100).describe('State monitor whom the agency may ask.'),
    part: z.enum(auditParts),
    year: z.coerce.number().int(),
  }),
  answer: auditRow,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})
