import { z } from 'zod'
import { defineCall } from '../call.js'
import { nameText } from '../name-text.js'
import {
  selfAssessment,
  selfAssessmentIdParam,
  selfAssessmentRow,
  subsectionResponse,
} from './self-assessment-shapes.js'

/** A self-assessment as a whole: lists, activation, start, submission, and the report of all its answers. */
const feature = 'self-assessment'
const someIds = z.array(z.number().int()).min(1, 'Choose at least one agency.').max(200)
const leaYear = z.object({ leaId: z.coerce.number().int(), year: z.coerce.number().int() })

export const listSelfAssessments = defineCall({
  id: 'listSelfAssessments',
  feature,
  method: 'post',
  path: '/api/self-assessment/dashboard/lealist/{year}',
  summary: 'Self-assessments of many agencies in one year, for lists and dashboards',
  description: 'Reads only. An empty list of agencies means all that the caller may see.',
  access: 'signed-in',
  clients: 'self-assessments.read',
  encoding: 'json',
  params: z.object({ year: z.coerce.number().int() }),
  body: z.array(z.number().int()),
  answer: z.array(selfAssessmentRow),
})

export const listVisibleSelfAssessments = defineCall({
  id: 'listVisibleSelfAssessments',
  feature,
  method: 'get',
  path: '/api/self-assessment',
  summary: 'Self-assessments that the caller may see; of the latest year unless one is named',
  description:
    'People of an agency get those of their own agency, one for each part; people of the state those of every agency in their sight; clients those of the agencies that they are registered for.',
  access: 'signed-in',
  clients: 'self-assessments.read',
  query: z.object({ year: z.coerce.number().int().optional() }),
  answer: z.array(selfAssessmentRow),
})

export const listSelfAssessmentsOfLea = defineCall({
  id: 'listSelfAssessmentsOfLea',
  feature,
  method: 'get',
  path: '/api/self-assessment/dashboard/{leaId}/{year}',
  summary: 'Self-assessments of one agency in one year, one for each part',
  access: 'signed-in',
  clients: 'self-assessments.read',
  params: leaYear,
  answer: z.array(selfAssessmentRow),
  errors: ['NOT_FOUND'],
})

export const listQuestionnaireResponses = defineCall({
  id: 'listQuestionnaireResponses',
  feature,
  method: 'get',
  path: '/api/msde/self-assessment/questionnaireresponse/{leaId}',
  summary: 'Self-assessments of one agency, one for each part; of the latest year unless one is named',
  access: 'signed-in',
  clients: 'self-assessments.read',
  params: z.object({ leaId: z.coerce.number().int() }),
  query: z.object({ year: z.coerce.number().int().optional() }),
  answer: z.array(selfAssessmentRow),
  errors: ['NOT_FOUND'],
})

export const getSelfAssessment = defineCall({
  id: 'getSelfAssessment',
  feature,
  method: 'get',
  path: '/api/self-assessment/{id}',
  summary: 'One self-assessment with its sections, subsections and gaps',
  access: 'signed-in',
  clients: 'self-assessments.read',
  params: selfAssessmentIdParam,
  answer: selfAssessment,
  errors: ['NOT_FOUND'],
})

export const activateSelfAssessments = defineCall({
  id: 'activateSelfAssessments',
  feature,
  method: 'post',
  path: '/api/msde/self-assessment/activation',
  summary: 'Activates self-assessments for their agencies, one or many',
  description: 'All or nothing: one refused row refuses the whole request.',
  access: ['self-assessments.activate'],
  encoding: 'json',
  body: z.object({
    ids: someIds,
    dueOn: z.iso.date('Enter a due date.'),
  }),
  answer: z.array(selfAssessmentRow),
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const resetSelfAssessmentActivation = defineCall({
  id: 'resetSelfAssessmentActivation',
  feature,
  method: 'post',
  path: '/api/msde/self-assessment/reset-activation/{id}',
  summary: 'Takes an activation back; answers are kept, hidden, and come back with the next activation',
  access: ['self-assessments.activate'],
  encoding: 'json',
  params: selfAssessmentIdParam,
  body: z.object({
    reason: z
      .string()
      .trim()
      .min(1, 'Reason is required.')
      .max(2000, 'Reason can have at most 2000 characters.'),
    version: z.number().int(),
  }),
  answer: selfAssessment,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const setSelfAssessmentDueDates = defineCall({
  id: 'setSelfAssessmentDueDates',
  feature,
  method: 'post',
  path: '/api/msde/self-assessment/due-date',
  summary: 'Changes the due date of activated self-assessments, one or many, and notifies their agencies',
  description: 'All or nothing: one refused row refuses the whole request.',
  access: ['self-assessments.activate'],
  encoding: 'json',
  body: z.object({ ids: someIds, dueOn: z.iso.date('Enter a due date.') }),
  answer: z.array(selfAssessmentRow),
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const remindOfSelfAssessments = defineCall({
  id: 'remindOfSelfAssessments',
  feature,
  method: 'post',
  path: '/api/msde/self-assessment/reminders',
  summary: 'Reminds agencies of self-assessments that wait for them, one or many',
  description: 'All or nothing: one refused row refuses the whole request.',
  access: ['self-assessments.activate'],
  encoding: 'json',
  body: z.object({ ids: someIds }),
  answer: z.array(selfAssessmentRow),
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

const subsectionResponseId = z.number().int()
const localPlan = {
  leadId: z.string().max(100).optional().describe('Who leads the work in the agency.'),
  dueDates: z
    .array(z.object({ subsectionResponseId, dueOn: z.iso.date('Enter a due date.').nullable() }))
    .max(200)
    .optional()
    .describe('Days of single subsections, none later than that of the whole; null for that of the whole.'),
}

export const startSelfAssessment = defineCall({
  id: 'startSelfAssessment',
  feature,
  method: 'post',
  path: '/api/self-assessment/{id}/local-activation',
  summary: 'Local activation: the local administrator opens the self-assessment for answers',
  description:
    'It also sets the lead, the assignees of the subsections, and their due dates; by default the person who starts it leads.',
  access: ['jurisdiction-questions.answer'],
  encoding: 'json',
  params: selfAssessmentIdParam,
  body: z.object({
    ...localPlan,
    people: z
      .array(z.object({ subsectionResponseId, userIds: z.array(z.string().max(100)).max(50) }))
      .max(200)
      .optional()
      .describe('Who works on which subsection, beside those who already do.'),
    version: z.number().int(),
  }),
  answer: selfAssessment,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const planSelfAssessment = defineCall({
  id: 'planSelfAssessment',
  feature,
  method: 'put',
  path: '/api/self-assessment/{id}/local-plan',
  summary: 'Changes who leads in the agency, and when single subsections are due, until it is submitted',
  access: ['jurisdiction-questions.answer'],
  encoding: 'json',
  params: selfAssessmentIdParam,
  body: z.object({ ...localPlan, version: z.number().int() }),
  answer: selfAssessment,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const submitSelfAssessment = defineCall({
  id: 'submitSelfAssessment',
  feature,
  method: 'put',
  path: '/api/self-assessment/{id}',
  summary: 'Submits a self-assessment to the state, or recalls it until its review begins',
  access: 'signed-in',
  encoding: 'json',
  params: selfAssessmentIdParam,
  body: z.object({
    submitted: z.boolean().describe('true submits, false recalls.'),
    statementName: nameText('Name').optional().describe('Required to submit.'),
    statementTitle: nameText('Title').optional().describe('Required to submit.'),
    documentsReason: z
      .string()
      .trim()
      .max(2000, 'Reason can have at most 2000 characters.')
      .optional()
      .describe('Why required documents are missing; required to submit with empty required categories.'),
    version: z.number().int(),
  }),
  answer: selfAssessment,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const getSelfAssessmentReport = defineCall({
  id: 'getSelfAssessmentReport',
  feature,
  method: 'get',
  path: '/api/msde/self-assessment/{id}/report',
  summary: 'Detailed report: every answer and document, with the stamp of the submission',
  access: 'signed-in',
  clients: 'self-assessments.read',
  params: selfAssessmentIdParam,
  answer: z
    .object({ selfAssessment, subsections: z.array(subsectionResponse), generatedOn: z.string() })
    .meta({ id: 'SelfAssessmentReport' }),
  errors: ['NOT_FOUND'],
})
