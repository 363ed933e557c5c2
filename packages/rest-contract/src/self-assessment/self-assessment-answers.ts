import { z } from 'zod'
import { defineCall } from '../call.js'
import { changes } from '../changes.js'
import { complianceStrategyItem, selfAssessmentIdParam } from './self-assessment-shapes.js'

/** Answers to single questions, and the answers of the previous year. */
const feature = 'self-assessment'

export const getComplianceStrategyItem = defineCall({
  id: 'getComplianceStrategyItem',
  feature,
  method: 'get',
  path: '/api/self-assessment/{id}/compliance-strategy-item/{itemId}',
  summary: 'One item with its answer',
  access: 'signed-in',
  clients: 'self-assessments.read',
  params: selfAssessmentIdParam.extend({ itemId: z.coerce.number().int().positive() }),
  answer: complianceStrategyItem,
  errors: ['NOT_FOUND'],
})

export const confirmComplianceStrategyItem = defineCall({
  id: 'confirmComplianceStrategyItem',
  feature,
  method: 'post',
  path: '/api/self-assessment/{id}/compliance-strategy-item/{itemId}/confirm',
  summary: 'Confirms an answer whose question was changed by an upgrade',
  description:
    'CONFLICT: the answer was changed meanwhile (with the current row), or nothing is to be confirmed.',
  access: ['assigned-questions.answer', 'jurisdiction-questions.answer'],
  encoding: 'json',
  params: selfAssessmentIdParam.extend({ itemId: z.coerce.number().int().positive() }),
  body: z.object({ version: z.number().int().min(0) }),
  answer: complianceStrategyItem,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const answerFields = z.object({
  rating: z.number().int().min(0).max(4).nullable(),
  narrative: z.string().max(50_000, 'The explanation can have at most 50000 characters.'),
  carriedFromYear: z
    .number()
    .int()
    .nullable()
    .describe(
      "Year of the last-year call when its explanation was taken over; null for a text of one's own.",
    ),
  confirmedThisYear: z.boolean().describe('Counts where something was taken over.'),
})

export const saveComplianceStrategyItem = defineCall({
  id: 'saveComplianceStrategyItem',
  feature,
  method: 'put',
  path: '/api/self-assessment/{id}/compliance-strategy-item/{itemId}',
  summary: 'Saves the rating and the narrative of one item',
  description: 'Saved as sent, complete or not; gaps lists what is missing. The narrative is sanitised.',
  access: ['assigned-questions.answer', 'jurisdiction-questions.answer'],
  encoding: 'json',
  params: selfAssessmentIdParam.extend({ itemId: z.coerce.number().int().positive() }),
  body: changes(answerFields).extend({ version: z.number().int().min(0) }),
  answer: complianceStrategyItem,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT', 'TOO_MANY_REQUESTS'],
})

export const listLastYearAnswers = defineCall({
  id: 'listLastYearAnswers',
  feature,
  method: 'get',
  path: '/api/msde/self-assessment/lastyear/{id}',
  summary: 'What the agency wrote to the same questions in the latest earlier year, as suggestions',
  description: 'Of one subsection. Empty where LAST_YEAR_NARRATIVES is off.',
  access: 'signed-in',
  params: selfAssessmentIdParam,
  answer: z.array(
    z
      .object({
        itemId: z.number().int(),
        year: z.number().int(),
        rating: z.number().int().min(0).max(4).nullable(),
        narrative: z.string().describe('Sanitised HTML.'),
      })
      .meta({ id: 'LastYearAnswer' }),
  ),
  errors: ['NOT_FOUND'],
})
