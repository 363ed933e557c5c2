import { auditCourseActs, auditLetterKinds, auditTurns, publishedReportStates } from '@portal/domain'
import { z } from 'zod'
import { defineCall } from '../../call.js'
import { allowedAct, personRef } from '../../shared.js'
import { auditCall, base, rowId, typeKey } from '../audits-call.js'

const outcome = z.enum(['passed', 'failed', 'noneApplies'])

const review = z
  .object({
    prongId: z.number().int(),
    number: z.number().int().describe('1: review of records; 2: review of newer data.'),
    round: z.number().int(),
    status: z.number().int().describe('0 Not started to 10 Cancelled.'),
    sampled: z.number().int().describe('Records that are in the sample now.'),
    complete: z.number().int().describe('Of these, whose review is complete.'),
    periodFrom: z.string().nullable().describe('First day of the records that count.'),
    periodTo: z.string().nullable().describe('Last day of the records that count.'),
    dueOn: z.string().nullable().describe('Day by which the step that is next is due; null where none is.'),
    items: z
      .array(z.object({ id: z.string(), number: z.string(), text: z.string() }))
      .nullable()
      .describe('The only items that it looks at; null for all items.'),
    outcomes: z
      .array(z.object({ findingId: z.number().int(), number: z.string(), outcome }))
      .describe('What it says about findings; for the agency once its results are issued.'),
    corrections: z
      .object({
        required: z.number().int(),
        submitted: z.number().int(),
        returned: z.number().int(),
        verified: z.number().int(),
        leftJurisdiction: z.number().int(),
        remaining: z.number().int(),
      })
      .nullable()
      .describe('Corrections that it asked for; null where the caller does not see them.'),
    correctBy: z.string().nullable().describe('First day on which an open correction is due.'),
    close: allowedAct.describe('Whether the caller may close it now.'),
    withdraw: allowedAct.describe('Whether the caller may take its report back now.'),
    version: z.number().int(),
  })
  .meta({ id: 'AuditReview' })

const finding = z
  .object({
    id: z.number().int(),
    number: z.string(),
    citation: z.string(),
    title: z.string(),
    itemNumbers: z.array(z.string()),
    status: z.number().int().describe('0 Draft to 9 Withdrawn, as findings number them.'),
    remaining: z.number().int().describe('Individual cases that are not verified.'),
    cases: z.number().int().describe('Individual cases.'),
    dueOn: z.string().nullable().describe('Day.'),
    passed: z.boolean().describe('A review of newer data found every record compliant.'),
    ready: z.boolean().describe('The next review of newer data takes it.'),
  })
  .meta({ id: 'AuditFindingProgress' })

const letter = z
  .object({
    reportId: z.number().int().describe('Its entry in the library.'),
    kind: z.enum(auditLetterKinds),
    subject: z.string(),
    letterDate: z.string().describe('Day.'),
    prongId: z.number().int().nullable().describe('The review that it is about; null for the whole audit.'),
    superseded: z.boolean().describe('Another letter took its place, or its report was taken back.'),
    state: z.enum(publishedReportStates).describe('Where it stands in the library of the agency.'),
    issuedBy: personRef,
    issuedOn: z.string().describe('Instant.'),
    acknowledgeBy: z.string().nullable().describe('Day by which the agency acknowledges it.'),
    acknowledgedBy: personRef.nullable(),
    acknowledgedOn: z.string().nullable().describe('Instant.'),
    open: allowedAct.describe('Whether the caller may read and print it.'),
  })
  .meta({ id: 'AuditLetterEntry' })

export const getAuditCourse = defineCall({
  ...auditCall,
  id: 'getAuditCourse',
  method: 'get',
  path: `${base}/audit/progress/{prongId}`,
  summary: 'The course of an audit: its reviews, findings and letters, and what is next',
  description:
    'Findings and corrections are for the state, and for administrators of the agency from the report on. It changes nothing.',
  params: z.object({ typeKey, prongId: rowId.describe('Id of any prong of the audit.') }),
  answer: z
    .object({
      auditId: z.number().int(),
      closedOn: z.string().nullable().describe('Instant at which the audit was closed.'),
      next: z
        .object({
          act: z.enum(auditCourseActs),
          turn: z.enum(auditTurns),
          n: z.number().int().describe('How many corrections, findings or reviews it is about.'),
        })
        .nullable()
        .describe('What takes the audit further; null when nothing does.'),
      newerFrom: z
        .string()
        .nullable()
        .describe('First day that a review of newer data can begin with; null while none can be opened.'),
      newerSize: z.number().int().describe('Usual size of its sample, where the list is long enough.'),
      reviews: z.array(review).describe('By number and round.'),
      findings: z.array(finding).describe('By number; those that were not withdrawn.'),
      letters: z.array(letter).describe('The newest first.'),
      leadContact: z
        .object({ email: z.string(), phoneNumber: z.string().nullable() })
        .meta({ id: 'AuditLeadContact' })
        .describe('How the lead monitor is reached.'),
      version: z.number().int().describe('Version of the audit.'),
    })
    .meta({ id: 'AuditCourse' }),
  errors: ['NOT_FOUND'],
})
