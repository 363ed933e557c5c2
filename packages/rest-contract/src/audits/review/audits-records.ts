import { documentsStatuses, sampleOrigins } from '@portal/domain'
import { z } from 'zod'
import { defineCall } from '../../call.js'
import { assignableUser } from '../../self-assessment/self-assessment-shapes.js'
import { allowedAct, personRef } from '../../shared.js'
import { auditCall, base, rowId, typeKey } from '../audits-call.js'

const ofProng = z.object({ typeKey, prongId: rowId })

/** A record of the sample, as lists show it. */
export const sampleRecord = z
  .object({
    id: z.number().int(),
    order: z.number().int().describe('Place in the sample, counted from 1.'),
    student: z.string().describe('Masked: initials and the end of the identifier.'),
    school: z.string(),
    grade: z.string(),
    disability: z.string(),
    age: z.number().int().nullable(),
    flags: z.array(z.string()),
    origin: z.enum(sampleOrigins),
    status: z.number().int().describe('0 Not started to 8 Removed.'),
    reason: z.string().describe('Why it was added, or is not in the sample any more.'),
    assignedMonitorId: z.string().nullable(),
    assignedMonitor: personRef.nullable().describe('State monitor who reviews it; null for nobody.'),
    secondReaderId: z.string().nullable().describe('The monitor who reads it again; for the state.'),
    assignSecondReader: allowedAct.describe('Whether the caller may choose the second reader now.'),
    assignees: z.array(personRef).describe('Local users who work on it.'),
    leaConfirmedEnrolled: z.boolean().nullable().describe('Null while the agency has said nothing.'),
    leftOn: z.string().nullable().describe('Day on which the child left.'),
    note: z.string().describe('For the state; empty for others.'),
    documents: z.number().int().describe('Its documents.'),
    noDocumentReason: z.string().describe('Why the agency has none; empty where it has given no reason.'),
    openRequests: z.number().int().describe('Requests for documents that wait for the agency.'),
    documentsStatus: z
      .enum(documentsStatuses)
      .describe('None, Requested while the agency is asked for more, Uploaded, or Complete.'),
    requestDocuments: allowedAct.describe('Whether the caller may request documents of it now.'),
    upload: allowedAct.describe('Whether the caller may upload documents, or say why there are none.'),
    takeOut: allowedAct.describe('Whether the caller may replace or remove it now.'),
    confirmEnrolment: allowedAct.describe('Whether the caller may say that the child is served, or left.'),
    version: z.number().int(),
  })
  .meta({ id: 'SampleRecord' })

export const listSampleRecords = defineCall({
  ...auditCall,
  id: 'listSampleRecords',
  method: 'get',
  path: `${base}/sample-audit/{prongId}/students`,
  summary: 'Records of the sample, and those that left it',
  description:
    'Local users get those that they are assigned to. What a caller sees follows from their rights, whatever isStateMonitor says.',
  params: ofProng,
  query: z.object({ isStateMonitor: z.string().max(10).optional().describe('Has no effect.') }),
  answer: z.array(sampleRecord),
  errors: ['NOT_FOUND'],
})

export const updateSampleRecord = defineCall({
  ...auditCall,
  id: 'updateSampleRecord',
  method: 'patch',
  path: `${base}/sample-audit/student/{id}`,
  summary: 'Assigns a monitor, confirms enrolment, replaces the record, or notes something',
  description:
    'What is left out stays. Monitors assign, note and replace (`status` 7, with a reason: the next of the same stratum ' +
    'comes); local administrators say whether the child is served, and if not, since when; whoever uploads documents says ' +
    'why there are none.',
  encoding: 'json',
  params: z.object({ typeKey, id: rowId.describe('Id of the record.') }),
  body: z.object({
    assignedMonitorId: z.string().max(100).nullable().optional(),
    secondReaderId: z
      .string()
      .max(100)
      .nullable()
      .optional()
      .describe('Another state monitor than the one who submitted it.'),
    leaConfirmedEnrolled: z.boolean().optional(),
    leftOn: z.iso.date('Enter a date.').nullable().optional(),
    status: z.literal(7, 'A record is only replaced by hand.').optional(),
    reason: z.string().trim().max(2000).optional().describe('Required with a status.'),
    note: z.string().trim().max(2000, 'Note can have at most 2,000 characters.').optional(),
    noDocumentReason: z.string().trim().max(2000, 'Reason can have at most 2,000 characters.').optional(),
    version: z.number().int(),
  }),
  answer: sampleRecord,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const confirmEnrolments = defineCall({
  ...auditCall,
  id: 'confirmEnrolments',
  method: 'post',
  path: `${base}/sample-audit/{prongId}/confirm-enrolment`,
  summary: 'Says that every child of the sample of whom nothing was said yet is still served',
  params: ofProng,
  answer: z.array(sampleRecord),
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const listRecordPeople = defineCall({
  ...auditCall,
  id: 'listRecordPeople',
  method: 'get',
  path: `${base}/sample-audit/{prongId}/people`,
  summary: 'Local users of the agency, marked where they work on a record of the sample',
  params: ofProng,
  answer: z.array(assignableUser),
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

export const assignRecords = defineCall({
  ...auditCall,
  id: 'assignRecords',
  method: 'post',
  path: `${base}/sample-audit/{prongId}/assign`,
  summary: 'Assigns a local user to records, or takes them off',
  description: 'All or none. Local users see and do for these records what local administrators do for all.',
  encoding: 'json',
  params: ofProng,
  body: z.object({
    recordIds: z.array(z.number().int().positive()).min(1, 'Choose a record.').max(200),
    userId: z.string().max(100),
    assigned: z.boolean(),
  }),
  answer: z.array(sampleRecord),
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const revealRecords = defineCall({
  ...auditCall,
  id: 'revealRecords',
  method: 'post',
  path: `${base}/sample-audit/{prongId}/reveal`,
  summary: 'Names and identifiers of records, which is recorded',
  encoding: 'json',
  params: ofProng,
  body: z.object({
    recordIds: z.array(z.number().int().positive()).min(1, 'Choose a record.').max(200),
  }),
  answer: z.array(
    z
      .object({
        id: z.number().int(),
        values: z.record(z.string(), z.string()).describe('By field: those that say who it is.'),
      })
      .meta({ id: 'RevealedRecord' }),
  ),
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

/** How far the review of a record is. */
export const recordProgress = z
  .object({
    id: z.number().int().describe('Id of the record.'),
    setUp: z.boolean().describe('Its setup questions are answered.'),
    answered: z.number().int().describe('Items with an answer; those that wait for documents have none.'),
    applicable: z.number().int().describe('Items that apply to the record.'),
    notMet: z.number().int().describe('Items whose answer is not met.'),
  })
  .meta({ id: 'RecordProgress' })

export const listRecordProgress = defineCall({
  ...auditCall,
  id: 'listRecordProgress',
  method: 'get',
  path: `${base}/sample-audit/{prongId}/progress`,
  summary: 'How far the review of each record of a sample is; for the state',
  description: 'A record whose answers are hidden, because it waits for its second reader, is left out.',
  params: ofProng,
  answer: z.array(recordProgress),
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})
