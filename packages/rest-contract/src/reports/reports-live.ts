import { z } from 'zod'
import { defineCall } from '../call.js'
import { reportDocument } from '../self-assessment/self-assessment-review-shapes.js'
import { feature, format, idParam } from './reports-fields.js'

const liveKind = z.enum(['yearly', 'detailed', 'summary', 'comparison'])

export const getSelfAssessmentDocument = defineCall({
  id: 'getSelfAssessmentDocument',
  feature,
  method: 'get',
  path: '/api/msde/self-assessment/{id}/document/{kind}',
  summary: 'A report that is generated on request: yearly, detailed, summary or comparison',
  description: 'The summary report is for the state.',
  access: 'signed-in',
  params: idParam.extend({ kind: liveKind }),
  answer: reportDocument,
  errors: ['NOT_FOUND'],
})

export const getYearlyReport = defineCall({
  id: 'getYearlyReport',
  feature,
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
  feature,
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
  feature,
  method: 'get',
  path: '/api/msde/self-assessment/{id}/document/{kind}/file/{format}',
  summary: 'Such a report as PDF with a structure tree, or as a workbook',
  access: 'signed-in',
  params: idParam.extend({ kind: liveKind, format }),
  file: true,
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
})
