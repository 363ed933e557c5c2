import { z } from 'zod'
import { defineCall } from '../call.js'
import { selfAssessmentIdParam, subsectionResponse, subsectionState } from './self-assessment-shapes.js'

/** Subsections: their content, their states, and sending them to the state. */
const feature = 'self-assessment'

export const getSubsectionResponse = defineCall({
  id: 'getSubsectionResponse',
  feature,
  method: 'get',
  path: '/api/msde/self-assessment/subsectionresponse/{id}',
  summary: 'One subsection with its items, answers and documents',
  access: 'signed-in',
  clients: 'self-assessments.read',
  params: selfAssessmentIdParam,
  answer: subsectionResponse,
  errors: ['NOT_FOUND'],
})

export const setSubsectionState = defineCall({
  id: 'setSubsectionState',
  feature,
  method: 'put',
  path: '/api/msde/self-assessment/subsections/{id}/{state}',
  summary:
    'Moves a subsection on: for the agency 2 marks it ready, 3 approves it, 1 returns it; for the state 6 accepts it, 7 asks for a response, 5 takes it up again',
  access: 'signed-in',
  encoding: 'json',
  params: z.object({
    id: z.coerce.number().int().positive(),
    state: z.coerce.number().pipe(subsectionState),
  }),
  body: z.object({
    comment: z.string().trim().max(4000, 'Comment can have at most 4000 characters.').optional(),
    version: z.number().int(),
  }),
  answer: subsectionResponse,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const setSubsectionApplicability = defineCall({
  id: 'setSubsectionApplicability',
  feature,
  method: 'post',
  path: '/api/msde/self-assessment/subsection-applicability/{id}',
  summary:
    'Says that a subsection does not apply (request, withdraw: the agency), and decides on it (approve, refuse: the state)',
  access: 'signed-in',
  encoding: 'json',
  params: selfAssessmentIdParam,
  body: z.object({
    step: z.enum(['request', 'withdraw', 'approve', 'refuse']),
    reason: z
      .string()
      .trim()
      .max(2000, 'Reason can have at most 2000 characters.')
      .optional()
      .describe('Required to request and to refuse.'),
    version: z.number().int(),
  }),
  answer: subsectionResponse,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const submitForReview = defineCall({
  id: 'submitForReview',
  feature,
  method: 'put',
  path: '/api/msde/self-assessment/updatesubresponse/submitforreview',
  summary:
    'Sends approved subsections to the state before the whole, all or none; where the questionnaire allows it',
  access: 'signed-in',
  encoding: 'json',
  body: z.object({
    subsections: z
      .array(z.object({ id: z.number().int(), version: z.number().int() }))
      .min(1, 'Choose at least one subsection.')
      .max(100),
  }),
  answer: z.array(subsectionResponse),
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const submitForReview2 = defineCall({
  id: 'submitForReview2',
  feature,
  method: 'put',
  path: '/api/msde/self-assessment/updatesubresponse/submitforreview2/{id}/{value}',
  summary: 'Sends one approved subsection to the state (1), or recalls it until the state takes it up (0)',
  access: 'signed-in',
  encoding: 'json',
  params: selfAssessmentIdParam.extend({ value: z.enum(['0', '1']) }),
  body: z.object({ version: z.number().int() }),
  answer: subsectionResponse,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})
