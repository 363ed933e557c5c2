import { z } from 'zod'
import { defineCall } from '../call.js'
import { selfAssessmentIdParam } from './self-assessment-shapes.js'
import { allowedAct } from '../shared.js'

/** Questionnaires as managed by the state. */
const feature = 'self-assessment'

/** A questionnaire as managed by the state. */
export const questionnaireRow = z
  .object({
    id: z.number().int(),
    year: z.number().int(),
    part: z.enum(['Part B', 'Part C']),
    title: z.string(),
    state: z.enum(['Draft', 'Published', 'Archived']),
    isLaunched: z
      .boolean()
      .describe('Its year is launched, so that agencies get it as soon as it is published.'),
    publish: allowedAct,
    onPublish: z
      .array(z.string())
      .describe('What publishing a draft does now, in sentences; empty for other states.'),
  })
  .meta({ id: 'QuestionnaireRow' })

export const listQuestionnaires = defineCall({
  id: 'listQuestionnaires',
  feature,
  method: 'get',
  path: '/api/msde/self-assessment/questionnaires',
  summary: 'Questionnaires of every year, newest first, with whether each can be published',
  access: ['content.manage'],
  answer: z.array(questionnaireRow),
  errors: ['FORBIDDEN'],
})

export const publishQuestionnaire = defineCall({
  id: 'publishQuestionnaire',
  feature,
  method: 'post',
  path: '/api/msde/self-assessment/questionnaires/{id}/publish',
  summary: 'Publishes a draft; in a launched year every active agency of its part gets its self-assessment',
  description: 'CONFLICT: it is not a draft, or has a section without questions.',
  access: ['content.manage'],
  params: selfAssessmentIdParam,
  answer: z
    .object({
      id: z.number().int(),
      year: z.number().int(),
      part: z.enum(['Part B', 'Part C']),
      title: z.string(),
      state: z.enum(['Draft', 'Published', 'Archived']),
      selfAssessments: z.number().int().describe('Self-assessments that were made.'),
    })
    .meta({ id: 'PublishedQuestionnaire' }),
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})
