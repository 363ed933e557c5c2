import { newerDataStates } from '@portal/domain'
import { z } from 'zod'
import { defineCall } from '../../call.js'
import { allowedAct } from '../../shared.js'
import { auditCall, base, typeKey } from '../audits-call.js'

const corrections = z
  .object({
    required: z.number().int(),
    verified: z.number().int().describe('With those of children who left.'),
    submitted: z.number().int(),
    returned: z.number().int(),
    open: z.number().int().describe('Neither verified nor of a child who left.'),
    overdue: z.number().int().describe('Open ones of the agency whose due date is past.'),
  })
  .meta({ id: 'AuditCorrectionFigures' })

/** How far an audit is beyond the steps of its prongs; for people of the state. */
export const auditFigures = z
  .object({
    id: z.number().int().describe('Id of the audit.'),
    sampleSize: z
      .number()
      .int()
      .nullable()
      .describe(
        'Records that the sample of the current prong was drawn to have; before, the usual size for its list; null without a list.',
      ),
    compliance: z
      .string()
      .describe('Percent over the complete records of the first prong; empty while there are none.'),
    findingsOpen: z.number().int(),
    findings: z.number().int().describe('Findings that were not withdrawn.'),
    corrections: corrections
      .nullable()
      .describe('Null where none is asked for, and where a small number is hidden from the reader.'),
    correctionsDueOn: z.string().nullable().describe('Earliest due day of an open correction.'),
    newerData: z.enum(newerDataStates).describe('Where the review of newer data stands.'),
    assignLead: allowedAct.describe('Whether the caller may name another lead monitor.'),
    remind: allowedAct.describe('Whether the caller may remind the agency.'),
    moveDue: allowedAct.describe('Whether the caller may move the day that is next.'),
  })
  .meta({ id: 'AuditFigures' })

export const listAuditFigures = defineCall({
  ...auditCall,
  id: 'listAuditFigures',
  method: 'get',
  path: `${base}/dashboard/figures/{year}`,
  summary: 'Compliance, findings and corrections of the audits of one kind and year; for the state',
  description: 'One row for each audit that the list of the year has.',
  params: z.object({ typeKey, year: z.coerce.number().int() }),
  answer: z.array(auditFigures),
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})
