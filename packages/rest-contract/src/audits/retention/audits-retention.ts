import { auditParts, retentionStates, studentDataYears } from '@portal/domain'
import { z } from 'zod'
import { defineCall } from '../../call.js'
import { allowedAct, personRef } from '../../shared.js'
import { auditCall, base, rowId, typeKey } from '../audits-call.js'

const reason = z
  .string()
  .trim()
  .min(1, 'Reason is required.')
  .max(2000, 'Reason can have at most 2,000 characters.')

/** What was erased of an audit, kept as the certificate of the erasure. */
const erasure = z
  .object({
    on: z.string().describe('Instant.'),
    by: personRef,
    reason: z.string(),
    records: z.number().int().describe('Records whose names, answers, requests and comments are gone.'),
    listRows: z.number().int().describe('Rows of lists that are gone.'),
    files: z.number().int().describe('Documents that are gone.'),
  })
  .meta({ id: 'AuditErasure' })

const retainedAudit = z
  .object({
    id: z.number().int().describe('Id of the audit.'),
    prongId: z.number().int().describe('Its first prong.'),
    leaId: z.number().int(),
    agency: z.string(),
    year: z.number().int(),
    part: z.enum(auditParts),
    closedOn: z.string().describe('Instant.'),
    keptUntil: z.string().describe('Last day on which data of its students are kept.'),
    legalHold: z.string().describe('Why nothing of it may be deleted; empty where something may.'),
    state: z.enum(retentionStates),
    records: z.number().int().describe('Records of students that it has.'),
    listRows: z.number().int().describe('Rows of its lists.'),
    files: z.number().int().describe('Documents of its records and corrections.'),
    erasure: erasure.nullable().describe('The certificate; null before.'),
    erase: allowedAct.describe('Whether the caller may erase them now.'),
    version: z.number().int(),
  })
  .meta({ id: 'RetainedAudit' })

const retention = z
  .object({
    years: z.number().int().describe('Years after the closing for which data of students are kept.'),
    setBy: personRef.nullable().describe('Who set them last; null where they are the usual ones.'),
    setOn: z.string().nullable().describe('Instant.'),
    version: z.number().int().describe('Version of the setting; 0 where it was never set.'),
    audits: z.array(retainedAudit).describe('Closed audits, those that are kept longest last.'),
  })
  .meta({ id: 'AuditRetention' })

export const getAuditRetention = defineCall({
  ...auditCall,
  id: 'getAuditRetention',
  method: 'get',
  path: `${base}/audit/retention`,
  summary: 'Closed audits of one kind with how long data of their students are kept',
  description: 'For state monitors. It erases nothing.',
  params: z.object({ typeKey }),
  answer: retention,
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

export const setAuditRetention = defineCall({
  ...auditCall,
  id: 'setAuditRetention',
  method: 'put',
  path: `${base}/audit/retention`,
  summary: 'Sets for how many years after the closing data of students are kept',
  encoding: 'json',
  params: z.object({ typeKey }),
  body: z.object({
    years: z
      .number()
      .int()
      .min(studentDataYears.min, `Years must be between ${studentDataYears.min} and ${studentDataYears.max}.`)
      .max(
        studentDataYears.max,
        `Years must be between ${studentDataYears.min} and ${studentDataYears.max}.`,
      ),
    reason,
    version: z.number().int(),
  }),
  answer: retention,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const eraseAuditStudents = defineCall({
  ...auditCall,
  id: 'eraseAuditStudents',
  method: 'post',
  path: `${base}/audit/erasure/{id}`,
  summary: 'Erases the data of the students of an audit for good',
  description:
    'Names, lists, answers, document requests, comments, skips and files. Findings, letters and the audit trail stay. ' +
    'CONFLICT before the years of retention have passed, and under a legal hold.',
  encoding: 'json',
  params: z.object({ typeKey, id: rowId.describe('Id of the audit.') }),
  body: z.object({
    reason,
    confirm: z.boolean().describe('That the data cannot be restored.'),
    version: z.number().int(),
  }),
  answer: retention,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})
