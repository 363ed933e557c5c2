import { z } from 'zod'
import { defineCall } from '../call.js'
import { exportColumns, exportFormat } from '../exports.js'
import { pageQuery, personRef, searchQuery } from '../shared.js'

const feature = 'audit-trail'

/** One field that an action changed. Values are readable texts: numbers and lists are written out. */
export const auditChange = z
  .object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() })
  .meta({ id: 'AuditChange' })

/**
 * An entry of the audit trail: who, in which role, did what, to which record, when and from where (domain definition
 * 0.5).
 */
export const auditEvent = z
  .object({
    seq: z.number().int().describe('Place in the trail, from 1 without gaps.'),
    at: z.string().describe('Instant, ISO 8601 in UTC.'),
    actor: personRef.nullable().describe('Null for acts of nobody signed in, and of the portal itself.'),
    actorRole: z.string().nullable(),
    action: z.string().describe('Name of the use case: submitSelfAssessment, signIn, signInFailed, denied.'),
    targetType: z.string().describe('Kind of record: user, role, selfAssessment.'),
    targetId: z.string(),
    targetName: z.string().nullable().describe('Name of the record today, where it has one.'),
    leaId: z.number().int().nullable(),
    leaName: z.string().nullable(),
    year: z.number().int().nullable(),
    changes: z.array(auditChange),
    reason: z.string().nullable(),
    ip: z.string().nullable().describe('Null for readers who are not of the state.'),
    requestId: z.string().nullable(),
  })
  .meta({ id: 'AuditEvent' })

export const auditPage = z
  .object({
    rows: z.array(auditEvent),
    total: z.number().int(),
    page: z.number().int(),
    pageSize: z.number().int(),
  })
  .meta({ id: 'AuditPage' })

const day = z.iso.date('Enter a date.')

const auditFilter = {
  q: searchQuery.describe('Searches people, actions, records, reasons and changed values.'),
  actorId: z.string().max(100).optional(),
  action: z.string().max(100).optional(),
  targetType: z.string().max(100).optional(),
  targetId: z.string().max(200).optional(),
  leaId: z.coerce.number().int().optional(),
  year: z.coerce.number().int().optional(),
  from: day.optional().describe('First day, in the display zone.'),
  to: day.optional().describe('Last day, in the display zone.'),
}

export const listAuditEvents = defineCall({
  id: 'listAuditEvents',
  feature,
  method: 'get',
  path: '/api/audit-trail',
  summary: 'The record of what happened, newest first, by page',
  access: ['audit-trail.view'],
  clients: 'audit-trail.read',
  query: z.object({
    ...pageQuery,
    ...auditFilter,
    order: z.enum(['newest', 'oldest']).default('newest'),
  }),
  answer: auditPage,
  errors: ['FORBIDDEN'],
})

export const getAuditFilters = defineCall({
  id: 'getAuditFilters',
  feature,
  method: 'get',
  path: '/api/audit-trail/filters',
  summary: 'What the trail can be filtered by: actions and kinds of records that occur in it',
  access: ['audit-trail.view'],
  clients: 'audit-trail.read',
  answer: z
    .object({ actions: z.array(z.string()), targetTypes: z.array(z.string()) })
    .meta({ id: 'AuditFilters' }),
  errors: ['FORBIDDEN'],
})

/** Columns of the exported audit trail, in its order. */
export const auditExportColumns = [
  'seq',
  'at',
  'actor',
  'actorRole',
  'action',
  'targetType',
  'targetId',
  'targetName',
  'leaName',
  'year',
  'changes',
  'reason',
  'ip',
] as const

export const exportAuditTrail = defineCall({
  id: 'exportAuditTrail',
  feature,
  method: 'get',
  path: '/api/audit-trail/export',
  summary: 'The filtered record as a file, streamed; the export itself is recorded',
  description:
    'CSV, XLSX with a sheet About, or JSON for printing; one row for each event. BAD_USER_INPUT: more events than a ' +
    'sheet can hold (xlsx, json).',
  access: ['audit-trail.view'],
  clients: 'audit-trail.read',
  query: z.object({
    ...auditFilter,
    order: z.enum(['newest', 'oldest']).default('oldest'),
    format: exportFormat,
    columns: exportColumns(auditExportColumns),
  }),
  file: true,
  errors: ['FORBIDDEN', 'TOO_MANY_REQUESTS'],
})

export const getRecordHistory = defineCall({
  id: 'getRecordHistory',
  feature,
  method: 'get',
  path: '/api/audit-trail/records/{targetType}/{targetId}',
  summary: 'History of one record, newest first, for its History tab',
  description:
    'audit-trail.view sees every record; a local administrator those of the own agency that are shared with it, without ' +
    'addresses. What is out of sight has no history. Entries of its parts belong to it: subsections, answers and ' +
    'documents of a self-assessment, questionnaires of a compliance year, and for the state the records of an audit.',
  access: 'signed-in',
  params: z.object({ targetType: z.string().max(100), targetId: z.string().max(200) }),
  query: z.object({
    ...pageQuery,
    kind: z.string().max(100).optional().describe('Kind of the records that entries are about.'),
    from: auditFilter.from,
    to: auditFilter.to,
  }),
  answer: auditPage,
})
