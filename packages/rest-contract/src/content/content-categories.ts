import { z } from 'zod'
import { defineCall } from '../call.js'
import { changes } from '../changes.js'
import { contentFields, contentVersion } from './content-shapes.js'
import { questionnairePlace } from './content-named.js'

/**
 * The calls of the required documents' content editor under the names of specification 001 section 7.3. Their shapes
 * are ours: `contents` is a version with everything in it, a section is one category, an item is a category to add.
 */
const feature = 'content'
const access = ['content.manage'] as const
const base = '/api/msde/self-assessment/required-documents'

const idParam = z.object({ id: z.coerce.number().int().describe('Row id of the category in its version.') })
const reading = ['FORBIDDEN', 'NOT_FOUND'] as const
const writing = ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'] as const

export const getRequiredDocumentContents = defineCall({
  id: 'getRequiredDocumentContents',
  feature,
  method: 'get',
  path: `${base}/contents`,
  summary: 'The newest published categories of a year and part, with everything in them',
  access,
  query: z.object({ year: z.coerce.number().int(), part: z.enum(['Part B', 'Part C']).default('Part B') }),
  answer: contentVersion,
  errors: [...reading],
})

export const listRequiredDocumentSections = defineCall({
  id: 'listRequiredDocumentSections',
  feature,
  method: 'get',
  path: `${base}/sections`,
  summary: 'Categories of a version in their order',
  access,
  query: z.object({ versionId: z.coerce.number().int() }),
  answer: z.array(questionnairePlace),
  errors: [...reading],
})

export const getRequiredDocumentSection = defineCall({
  id: 'getRequiredDocumentSection',
  feature,
  method: 'get',
  path: `${base}/section/{id}`,
  summary: 'One category',
  access,
  params: idParam,
  answer: questionnairePlace,
  errors: [...reading],
})

export const updateRequiredDocumentSection = defineCall({
  id: 'updateRequiredDocumentSection',
  feature,
  method: 'put',
  path: `${base}/section/{id}`,
  summary: 'Saves fields of a category of a draft',
  access,
  encoding: 'json',
  params: idParam,
  body: z.object({
    fields: changes(contentFields).describe('Fields to change; those that are left out stay.'),
    version: z.number().int(),
  }),
  answer: questionnairePlace,
  errors: [...writing, 'TOO_MANY_REQUESTS'],
})

export const addRequiredDocumentItem = defineCall({
  id: 'addRequiredDocumentItem',
  feature,
  method: 'post',
  path: `${base}/item`,
  summary: 'Adds a category at the end of a draft',
  access,
  encoding: 'json',
  body: z.object({
    versionId: z.number().int(),
    fields: changes(contentFields).optional().describe('What it says from the start.'),
  }),
  status: 201,
  answer: questionnairePlace,
  errors: [...writing, 'TOO_MANY_REQUESTS'],
})

export const deleteRequiredDocumentSection = defineCall({
  id: 'deleteRequiredDocumentSection',
  feature,
  method: 'delete',
  path: `${base}/section/{id}`,
  summary: 'Deletes a category of a draft that never was used',
  access,
  params: idParam,
  status: 204,
  errors: [...writing],
})
