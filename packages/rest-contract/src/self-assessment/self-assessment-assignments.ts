import { z } from 'zod'
import { defineCall } from '../call.js'
import { assignableUser, selfAssessmentIdParam } from './self-assessment-shapes.js'
import { personRef } from '../shared.js'

/** Who works on which subsection. */
const feature = 'self-assessment'

const assignmentParams = z.object({ id: z.coerce.number().int().positive(), userId: z.string() })

export const listAssignableUsers = defineCall({
  id: 'listAssignableUsers',
  feature,
  method: 'get',
  path: '/api/msde/self-assessment/assignmentlist/{id}/{leaId}',
  summary: 'Users of the agency with a mark for those assigned to the subsection',
  access: ['jurisdiction-questions.answer'],
  params: z.object({ id: z.coerce.number().int().positive(), leaId: z.coerce.number().int() }),
  answer: z.array(assignableUser),
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

export const assignUser = defineCall({
  id: 'assignUser',
  feature,
  method: 'post',
  path: '/api/msde/self-assessment/assignuser/{id}/{userId}',
  summary: 'Assigns a user to a subsection',
  access: ['jurisdiction-questions.answer'],
  params: assignmentParams,
  answer: z.array(assignableUser),
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const removeUser = defineCall({
  id: 'removeUser',
  feature,
  method: 'post',
  path: '/api/msde/self-assessment/removeuser/{id}/{userId}',
  summary: 'Takes a user off a subsection',
  access: ['jurisdiction-questions.answer'],
  params: assignmentParams,
  answer: z.array(assignableUser),
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

/** Suggests people of an earlier year for the same subsections; read only. */
export const assignmentSuggestion = z
  .object({
    subsectionResponseId: z.number().int(),
    number: z.string(),
    title: z.string(),
    year: z.number().int().describe('Year in which they were assigned.'),
    users: z.array(personRef).describe('Enabled people of the agency who are not assigned yet.'),
  })
  .meta({ id: 'AssignmentSuggestion' })

export const listAssignmentSuggestions = defineCall({
  id: 'listAssignmentSuggestions',
  feature,
  method: 'get',
  path: '/api/msde/self-assessment/assignmentsuggestions/{id}',
  summary: 'Who worked on the subsections of this self-assessment in the latest earlier year',
  access: ['jurisdiction-questions.answer'],
  params: selfAssessmentIdParam,
  answer: z.array(assignmentSuggestion),
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

export const assignSuggested = defineCall({
  id: 'assignSuggested',
  feature,
  method: 'post',
  path: '/api/msde/self-assessment/assignmentsuggestions/{id}',
  summary: 'Assigns the suggested people to the chosen subsections, all or none',
  description: 'Everybody gets one mail, however many subsections it is about.',
  access: ['jurisdiction-questions.answer'],
  encoding: 'json',
  params: selfAssessmentIdParam,
  body: z.object({
    subsectionResponseIds: z.array(z.number().int()).min(1, 'Choose at least one subsection.').max(500),
  }),
  answer: z.array(assignmentSuggestion).describe('What is left.'),
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})
