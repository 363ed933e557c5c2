import { z } from 'zod'
import { defineCall } from '../call.js'
import { supportingDocument } from '../self-assessment/self-assessment-shapes.js'
import {
  requiredCategoryParam,
  requiredDocument,
  requiredDocumentCategoryResponse,
  requiredDocumentParam,
} from './required-documents-shapes.js'

const feature = 'documents'

const base = '/api/msde/self-assessment'

const rowId = z.coerce.number().int().positive()

const workers = ['assigned-questions.answer', 'jurisdiction-questions.answer'] as const

export const listCloneCategories = defineCall({
  id: 'listCloneCategories',
  feature,
  method: 'get',
  path: `${base}/clone/list/{id}`,
  summary: 'Categories of the latest earlier year with documents that the category could re-use',
  access: workers,
  params: requiredCategoryParam,
  answer: z.array(
    z
      .object({
        id: z.number().int().describe('Category in its year.'),
        documentCategory: z.string(),
        group: z.string(),
        text: z.string().describe('Name, year and number of documents, for a list.'),
        requiredDocumentCategoryResponseId: z.number().int(),
        matches: z.boolean().describe('The same category as the one that is to be filled.'),
      })
      .meta({ id: 'CloneCategory' }),
  ),
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const listCloneDocuments = defineCall({
  id: 'listCloneDocuments',
  feature,
  method: 'get',
  path: `${base}/clone/{originId}/{destinationId}`,
  summary: 'Documents of an earlier category, with a mark for those that the category has already',
  access: workers,
  params: z.object({ originId: rowId, destinationId: rowId }),
  answer: z.array(requiredDocument.extend({ alreadyAdded: z.boolean() }).meta({ id: 'CloneDocument' })),
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const cloneRequiredDocuments = defineCall({
  id: 'cloneRequiredDocuments',
  feature,
  method: 'post',
  path: `${base}/clone`,
  summary:
    'Re-uses documents of an earlier year; each keeps its file, title and day, and is not received yet',
  description: 'Documents that the category has already are left out. All are re-used, or none.',
  access: workers,
  encoding: 'json',
  body: z.object({
    requiredDocumentCategoryResponseId: rowId,
    documents: z.array(z.uuid()).min(1, 'Choose at least one document.').max(20),
  }),
  answer: requiredDocumentCategoryResponse,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

const subsectionParam = z.object({ id: rowId.describe('Subsection response.') })

const relationParams = requiredDocumentParam.extend({ subId: rowId.describe('Subsection response.') })

export const listRelatedRequiredDocuments = defineCall({
  id: 'listRelatedRequiredDocuments',
  feature,
  method: 'get',
  path: `${base}/related-required-documents/{id}`,
  summary: 'Required documents that a subsection names beside its answers',
  access: 'signed-in',
  params: subsectionParam,
  answer: z.array(requiredDocument),
  errors: ['NOT_FOUND'],
})

export const relateRequiredDocument = defineCall({
  id: 'relateRequiredDocument',
  feature,
  method: 'post',
  path: `${base}/relate-required-document/{id}/{subId}`,
  summary: 'Names a required document beside the answers of a subsection',
  description: 'Of the same self-assessment. For those who may answer in the subsection.',
  access: workers,
  params: relationParams,
  answer: z.array(requiredDocument),
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const unrelateRequiredDocument = defineCall({
  id: 'unrelateRequiredDocument',
  feature,
  method: 'post',
  path: `${base}/unrelate-required-document/{id}/{subId}`,
  summary: 'Names a required document no longer beside the answers of a subsection',
  access: workers,
  params: relationParams,
  answer: z.array(requiredDocument),
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const listSupportingDocuments = defineCall({
  id: 'listSupportingDocuments',
  feature,
  method: 'post',
  path: `${base}/supporting-documents/{id}`,
  summary: 'Supporting documents of a subsection and of its items',
  description: 'Reads only.',
  access: 'signed-in',
  params: subsectionParam,
  answer: z.array(supportingDocument),
  errors: ['NOT_FOUND'],
})
