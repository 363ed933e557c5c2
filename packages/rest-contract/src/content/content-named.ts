import { z } from 'zod'
import { defineCall } from '../call.js'
import { changes } from '../changes.js'
import { contentFields, contentNode, contentVersion } from './content-shapes.js'

/** The calls of the content editor under the names of specification 001 section 7.2, addressed by row ids. */
const feature = 'content'
const access = ['content.manage'] as const
const base = '/api/msde/self-assessment'

/** A place of a questionnaire with the id by which these calls address it. */
export const questionnairePlace = contentNode
  .extend({
    id: z.number().int().describe('Row id of the section, subsection or item in its version.'),
    questionnaireId: z.number().int().describe('The version that it stands in.'),
  })
  .meta({ id: 'QuestionnairePlace' })

const withPlaces = questionnairePlace
  .extend({ places: z.array(questionnairePlace).describe('What stands in it, in order.') })
  .meta({ id: 'QuestionnairePlaceWithPlaces' })

const idParam = z.object({ id: z.coerce.number().int() })
const save = z.object({
  fields: changes(contentFields).describe('Fields to change; those that are left out stay.'),
  version: z.number().int(),
})
const add = z.object({ fields: changes(contentFields).optional().describe('What it says from the start.') })
const reading = ['FORBIDDEN', 'NOT_FOUND'] as const
const writing = ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'] as const

export const getQuestionnaire = defineCall({
  id: 'getQuestionnaire',
  feature,
  method: 'get',
  path: `${base}/questionnaire`,
  summary: 'The newest published questionnaire of a year and part, with everything in it',
  access,
  query: z.object({ year: z.coerce.number().int(), part: z.enum(['Part B', 'Part C']).default('Part B') }),
  answer: contentVersion,
  errors: [...reading],
})

export const getEditQuestionnaire = defineCall({
  id: 'getEditQuestionnaire',
  feature,
  method: 'get',
  path: `${base}/editquestionnaire/{id}`,
  summary: 'One version of a questionnaire with everything in it, for its editor',
  access,
  params: idParam,
  answer: contentVersion,
  errors: [...reading],
})

export const updateQuestionnaire = defineCall({
  id: 'updateQuestionnaire',
  feature,
  method: 'put',
  path: `${base}/questionnaire/{id}`,
  summary: 'Saves title, short description and introduction of a draft',
  access,
  encoding: 'json',
  params: idParam,
  body: save,
  answer: questionnairePlace,
  errors: [...writing, 'TOO_MANY_REQUESTS'],
})

export const listQuestionnaireSections = defineCall({
  id: 'listQuestionnaireSections',
  feature,
  method: 'get',
  path: `${base}/sections`,
  summary: 'Sections of a questionnaire in their order',
  access,
  query: z.object({ questionnaireId: z.coerce.number().int() }),
  answer: z.array(questionnairePlace),
  errors: [...reading],
})

export const listQuestionnaireSubsections = defineCall({
  id: 'listQuestionnaireSubsections',
  feature,
  method: 'get',
  path: `${base}/subsections`,
  summary: 'Subsections of a section in their order',
  access,
  query: z.object({ sectionId: z.coerce.number().int() }),
  answer: z.array(questionnairePlace),
  errors: [...reading],
})

export const getQuestionnaireSection = defineCall({
  id: 'getQuestionnaireSection',
  feature,
  method: 'get',
  path: `${base}/section/{id}`,
  summary: 'One section with its subsections',
  access,
  params: idParam,
  answer: withPlaces,
  errors: [...reading],
})

export const getQuestionnaireSubsection = defineCall({
  id: 'getQuestionnaireSubsection',
  feature,
  method: 'get',
  path: `${base}/subsection/{id}`,
  summary: 'One subsection with its items',
  access,
  params: idParam,
  answer: withPlaces,
  errors: [...reading],
})

export const updateQuestionnaireSection = defineCall({
  id: 'updateQuestionnaireSection',
  feature,
  method: 'put',
  path: `${base}/sections/{id}`,
  summary: 'Saves fields of a section of a draft',
  access,
  encoding: 'json',
  params: idParam,
  body: save,
  answer: questionnairePlace,
  errors: [...writing, 'TOO_MANY_REQUESTS'],
})

export const updateStrategyItem = defineCall({
  id: 'updateStrategyItem',
  feature,
  method: 'put',
  path: `${base}/compliance-strategy-items/{id}`,
  summary: 'Saves fields of an item of a draft',
  access,
  encoding: 'json',
  params: idParam,
  body: save,
  answer: questionnairePlace,
  errors: [...writing, 'TOO_MANY_REQUESTS'],
})

export const addQuestionnaireSection = defineCall({
  id: 'addQuestionnaireSection',
  feature,
  method: 'post',
  path: `${base}/section/{id}`,
  summary: 'Adds a section at the end of a draft; the id is that of the questionnaire',
  access,
  encoding: 'json',
  params: idParam,
  body: add,
  status: 201,
  answer: questionnairePlace,
  errors: [...writing, 'TOO_MANY_REQUESTS'],
})

export const addQuestionnaireSubsection = defineCall({
  id: 'addQuestionnaireSubsection',
  feature,
  method: 'post',
  path: `${base}/subsection/{id}`,
  summary: 'Adds a subsection at the end of a section of a draft; the id is that of the section',
  access,
  encoding: 'json',
  params: idParam,
  body: add,
  status: 201,
  answer: questionnairePlace,
  errors: [...writing, 'TOO_MANY_REQUESTS'],
})

export const deleteQuestionnaireSection = defineCall({
  id: 'deleteQuestionnaireSection',
  feature,
  method: 'delete',
  path: `${base}/section/{id}`,
  summary: 'Deletes a section of a draft that never was used, with everything in it',
  access,
  params: idParam,
  status: 204,
  errors: [...writing],
})

export const deleteStrategyItem = defineCall({
  id: 'deleteStrategyItem',
  feature,
  method: 'delete',
  path: `${base}/dashboard/delete/csi-item/{id}`,
  summary: 'Deletes an item of a draft that never was used',
  access,
  params: idParam,
  status: 204,
  errors: [...writing],
})
