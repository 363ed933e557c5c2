import { z } from 'zod'
import { defineCall } from '../../call.js'
import { auditCall, base, rowId, typeKey } from '../audits-call.js'
import { auditProngRow, auditRow } from '../audits-shapes.js'

/** The audits of one agency at a glance. */
const auditLetter = z
  .object({
    kind: z.string(),
    subject: z.string(),
    letterDate: z.string().describe('Day.'),
    reportId: z.number().int().describe('Its entry in the library of the agency.'),
    superseded: z.boolean().describe('Another letter took its place.'),
  })
  .meta({ id: 'AuditLetterRow' })

const auditTiles = z
  .object({
    sampled: z.number().int(),
    withDocuments: z.number().int(),
    complete: z.number().int(),
    openFindings: z.number().int(),
    openCorrections: z.number().int(),
    overdueCorrections: z.number().int(),
  })
  .meta({ id: 'AuditTiles' })

const nextAction = z
  .object({
    turn: z.enum(['State', 'Agency']),
    step: z.string().describe('The step that leads on from the status: requestList, receiveList and so on.'),
    dueOn: z.string().nullable().describe('Day by which it is due; null where none is set.'),
  })
  .meta({ id: 'AuditNextAction' })

const auditPart = z
  .object({
    part: z.enum(['Part B', 'Part C']),
    audit: auditRow,
    prongs: z.array(auditProngRow),
    tiles: auditTiles.describe('Numbers of the prong that the audit is in, and of its findings.'),
    nextAction: nextAction.nullable().describe('null once the audit is closed or cancelled.'),
    letters: z.array(auditLetter),
  })
  .meta({ id: 'AuditDashboardPart' })

const dashboard = z.object({ parts: z.array(auditPart) }).meta({ id: 'AuditDashboard' })

const viewer = z.enum(['true', 'false']).describe('Has no effect: the rights of the caller decide.')

export const getAuditDashboard = defineCall({
  ...auditCall,
  id: 'getAuditDashboard',
  method: 'get',
  path: `${base}/dashboard/{leaId}/{year}/{isStateMonitor}`,
  summary: 'The audits of one agency and year, with what comes next and the letters',
  params: z.object({ typeKey, leaId: rowId, year: z.coerce.number().int(), isStateMonitor: viewer }),
  answer: dashboard,
  errors: ['NOT_FOUND'],
})

export const getCurrentAuditDashboard = defineCall({
  ...auditCall,
  id: 'getCurrentAuditDashboard',
  method: 'get',
  path: `${base}/dashboard/{leaId}`,
  summary: 'The same of the current compliance year',
  params: z.object({ typeKey, leaId: rowId }),
  query: z.object({ isStateMonitor: viewer.optional() }),
  answer: dashboard,
  errors: ['NOT_FOUND'],
})
