import { z } from 'zod'
import { defineCall } from '../../call.js'
import { reportDocument } from '../../self-assessment/self-assessment-review-shapes.js'
import { auditCall, base, rowId, typeKey } from '../audits-call.js'

const finding = z
  .object({
    citation: z.string().describe('Reference of the requirement; number of the finding in a later round.'),
    title: z.string(),
    itemIds: z.array(z.string()),
    itemNumbers: z.array(z.string()),
    instances: z.number().int().describe('Answers that are not met.'),
    cases: z.number().int().describe('Individual corrections that open.'),
    systemic: z.boolean().describe('It needs a corrective action plan.'),
    correctedBefore: z.boolean().describe('Every item is marked as corrected, so that no finding is issued.'),
  })
  .meta({ id: 'PlannedFinding' })

export const previewAuditReport = defineCall({
  ...auditCall,
  id: 'previewAuditReport',
  method: 'post',
  path: `${base}/audit/report/{prongId}/preview`,
  summary: 'What issuing the report of a prong would do, with its letter; writes nothing',
  encoding: 'json',
  params: z.object({ typeKey, prongId: rowId }),
  body: z.object({
    correctedItemIds: z.array(z.string().max(60)).max(200).describe('Items marked as corrected before it.'),
  }),
  answer: z
    .object({
      findings: z.array(finding).describe('Of a review of records.'),
      outcomes: z
        .array(
          z
            .object({ number: z.string(), outcome: z.enum(['passed', 'failed', 'noneApplies']) })
            .meta({ id: 'PlannedOutcome' }),
        )
        .describe('Of a review of newer data: what each finding gets.'),
      correctBy: z.string().nullable().describe('Day by which individual cases are due; null without any.'),
      dueOn: z.string().nullable().describe('Day by which the findings are due; null without any.'),
      letter: reportDocument,
    })
    .meta({ id: 'AuditReportPreview' }),
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})
