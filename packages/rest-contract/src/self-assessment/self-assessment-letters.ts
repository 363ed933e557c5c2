import { draftedReports } from '@portal/domain'
import { z } from 'zod'
import { defineCall } from '../call.js'
import { letterDraftCalls } from '../letters.js'
import { selfAssessmentIdParam } from './self-assessment-shapes.js'
import {
  reviewText,
  reportDocument,
  selfAssessmentReview,
  draftedLetter,
} from './self-assessment-review-shapes.js'

const feature = 'self-assessment'

const access = ['self-assessments.review'] as const

const selectiveLetter = {
  selfAssessmentId: z.number().int(),
  subsectionResponseIds: z.array(z.number().int()).max(200),
  dueOn: z.iso.date('Enter a due date.').describe('Day by which the agency answers.'),
  note: reviewText('Note'),
}

const finalLetter = {
  selfAssessmentId: z.number().int(),
  recommendations: reviewText('Recommendations', 10_000),
  nextSteps: reviewText('Next steps', 10_000),
  acknowledgeBy: z.iso.date('Enter a due date.').describe('Day by which the agency acknowledges.'),
}

export const previewSelectiveReport = defineCall({
  id: 'previewSelectiveReport',
  feature,
  method: 'post',
  path: '/api/msde/self-assessment/updatesubresponse/selectivereport/preview',
  summary: 'The selective report as it would be issued; reads only',
  access,
  encoding: 'json',
  body: z.object(selectiveLetter),
  answer: reportDocument,
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

export const issueSelectiveReport = defineCall({
  id: 'issueSelectiveReport',
  feature,
  method: 'put',
  path: '/api/msde/self-assessment/updatesubresponse/selectivereport',
  summary: 'Issues a selective report: the chosen subsections open again for the agency',
  access,
  encoding: 'json',
  body: z.object({ ...selectiveLetter, version: z.number().int() }),
  answer: selfAssessmentReview,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const previewFinalReport = defineCall({
  id: 'previewFinalReport',
  feature,
  method: 'post',
  path: '/api/msde/self-assessment/updatesubresponse/finalreport/preview',
  summary: 'The final report as it would be issued; reads only',
  access,
  encoding: 'json',
  body: z.object(finalLetter),
  answer: reportDocument,
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

export const issueFinalReport = defineCall({
  id: 'issueFinalReport',
  feature,
  method: 'put',
  path: '/api/msde/self-assessment/updatesubresponse/finalreport',
  summary: 'Issues the final report; every subsection is final',
  access,
  encoding: 'json',
  body: z.object({ ...finalLetter, version: z.number().int() }),
  answer: selfAssessmentReview,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

const draftCalls = letterDraftCalls({
  feature,
  access,
  name: 'ReportDraft',
  path: '/api/msde/self-assessment/report-draft/{id}/{kind}',
  params: selfAssessmentIdParam.extend({ kind: z.enum(draftedReports) }),
  fields: draftedLetter,
  answer: selfAssessmentReview,
})

export const saveReportDraft = draftCalls.save

export const readReportDraft = draftCalls.read
