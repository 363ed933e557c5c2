import { publishedReportStates, reportAudiences, reportModules } from '@portal/domain'
import { z } from 'zod'
import { defineCall } from './call.js'
import { reportDocument } from './self-assessment-review.js'
import { allowedAct, pageQuery, personRef, searchQuery } from './shared.js'

const room = 'reports'

/** One report in the library of an agency (domain definition 6.1). */
export const publishedReport = z
  .object({
    id: z.number().int(),
    leaId: z.number().int(),
    agency: z.string(),
    year: z.number().int(),
    part: z.string().describe("'Part B', 'Part C', or '' for both."),
    module: z.enum(reportModules),
    title: z.string(),
    selfAssessmentId: z.number().int().nullable(),
    audience: z.enum(reportAudiences),
    state: z.enum(publishedReportStates),
    issuedBy: personRef,
    issuedOn: z.string(),
    requiresAcknowledgement: z.boolean(),
    acknowledgeBy: z.string().nullable().describe('Date, YYYY-MM-DD.'),
    acknowledgedBy: personRef.nullable(),
    acknowledgedOn: z.string().nullable(),
    withdrawnReason: z.string().nullable(),
    acknowledge: allowedAct,
    withdraw: allowedAct,
    version: z.number().int(),
  })
  .meta({ id: 'PublishedReport' })

export const publishedReportPage = z
  .object({ rows: z.array(publishedReport), total: z.number().int() })
  .meta({ id: 'PublishedReportPage' })

const idParam = z.object({ id: z.coerce.number().int().positive() })
const format = z.enum(['pdf', 'xlsx'])

export const listPublishedReports = defineCall({
  id: 'listPublishedReports',
  room,
  method: 'get',
  path: '/api/msde/reports',
  summary: 'Reports and letters that were issued to agencies, newest first',
  description: 'Local people get those of their agency; withdrawn ones stay with the state.',
  access: 'signed-in',
  query: z.object({
    ...pageQuery,
    year: z.coerce.number().int().optional(),
    part: z.string().max(20).optional(),
    module: z.enum(reportModules).optional(),
    state: z.enum(publishedReportStates).optional(),
    leaId: z.coerce.number().int().optional(),
    search: searchQuery,
  }),
  answer: publishedReportPage,
  errors: ['FORBIDDEN'],
})

export const getPublishedReport = defineCall({
  id: 'getPublishedReport',
  room,
  method: 'get',
  path: '/api/msde/reports/{id}',
  summary: 'One report as it was issued',
  access: 'signed-in',
  params: idParam,
  answer: publishedReport.extend({ document: reportDocument }).meta({ id: 'PublishedReportWithDocument' }),
  errors: ['NOT_FOUND'],
})

export const acknowledgeReport = defineCall({
  id: 'acknowledgeReport',
  room,
  method: 'post',
  path: '/api/msde/reports/{id}/acknowledgement',
  summary: "'I have received this report.', by a local administrator",
  access: 'signed-in',
  encoding: 'json',
  params: idParam,
  body: z.object({ version: z.number().int() }),
  answer: publishedReport,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const withdrawReport = defineCall({
  id: 'withdrawReport',
  room,
  method: 'post',
  path: '/api/msde/reports/{id}/withdrawal',
  summary: 'Takes a report out of the library of the agency; the state keeps it',
  access: ['self-assessments.review'],
  encoding: 'json',
  params: idParam,
  body: z.object({
    reason: z
      .string()
      .trim()
      .min(1, 'Reason is required.')
      .max(2000, 'Reason can have at most 2000 characters.'),
    version: z.number().int(),
  }),
  answer: publishedReport,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const downloadPublishedReport = defineCall({
  id: 'downloadPublishedReport',
  room,
  method: 'get',
  path: '/api/msde/reports/{id}/file/{format}',
  summary: 'A report as PDF with a structure tree, or as a workbook',
  access: 'signed-in',
  params: idParam.extend({ format }),
  file: true,
  errors: ['NOT_FOUND'],
})

const liveKind = z.enum(['yearly', 'detailed', 'summary', 'comparison'])

export const getSelfAssessmentDocument = defineCall({
  id: 'getSelfAssessmentDocument',
  room,
  method: 'get',
  path: '/api/msde/self-assessment/{id}/document/{kind}',
  summary: 'A report that is made when it is asked for: yearly, detailed, summary or comparison',
  description: 'The summary report is for the state.',
  access: 'signed-in',
  params: idParam.extend({ kind: liveKind }),
  answer: reportDocument,
  errors: ['NOT_FOUND'],
})

export const getYearlyReport = defineCall({
  id: 'getYearlyReport',
  room,
  method: 'get',
  path: '/api/self-assessment/{id}/yearly-report',
  summary: "The agency's own printable of all answers, at any time",
  access: 'signed-in',
  params: idParam,
  answer: reportDocument,
  errors: ['NOT_FOUND'],
})

export const getSummaryReport = defineCall({
  id: 'getSummaryReport',
  room,
  method: 'get',
  path: '/api/msde/self-assessment/summary-report/{leaId}',
  summary: 'Counts by section, state and rating of one agency, for the state',
  access: 'signed-in',
  params: z.object({ leaId: z.coerce.number().int() }),
  query: z.object({ year: z.coerce.number().int() }),
  answer: reportDocument,
  errors: ['NOT_FOUND'],
})

export const downloadSelfAssessmentDocument = defineCall({
  id: 'downloadSelfAssessmentDocument',
  room,
  method: 'get',
  path: '/api/msde/self-assessment/{id}/document/{kind}/file/{format}',
  summary: 'Such a report as PDF with a structure tree, or as a workbook',
  access: 'signed-in',
  params: idParam.extend({ kind: liveKind, format }),
  file: true,
  errors: ['NOT_FOUND'],
})

export const reportsCalls = [
  listPublishedReports,
  getPublishedReport,
  acknowledgeReport,
  withdrawReport,
  downloadPublishedReport,
  getSelfAssessmentDocument,
  getYearlyReport,
  getSummaryReport,
  downloadSelfAssessmentDocument,
]
