import { z } from 'zod'
import { defineCall } from '../call.js'
import { fileTitle } from '../name-text.js'
import { assignableUser } from '../self-assessment/self-assessment-shapes.js'
import {
  requiredDocumentCategoryResponse,
  requiredCategoryParam,
  requiredDocument,
  uploadedRequiredDocument,
  requiredDocumentParam,
} from './required-documents-shapes.js'

const feature = 'documents'

const base = '/api/msde/self-assessment'

const rowId = z.coerce.number().int().positive()

const version = z.number().int().describe('Version of the row that the caller saw.')

export const listRequiredDocumentCategories = defineCall({
  id: 'listRequiredDocumentCategories',
  feature,
  method: 'get',
  path: `${base}/required-document-categories/{leaId}`,
  summary: 'Required document categories of one agency in one year, with their documents',
  description: 'Only of self-assessments that are activated.',
  access: 'signed-in',
  params: z.object({ leaId: z.coerce.number().int() }),
  query: z.object({
    year: z.coerce.number().int(),
    part: z.enum(['', 'Part B', 'Part C']).default('').describe('Empty means all.'),
  }),
  answer: z.array(requiredDocumentCategoryResponse),
  errors: ['NOT_FOUND'],
})

export const listRequiredDocumentCategoriesOfResponse = defineCall({
  id: 'listRequiredDocumentCategoriesOfResponse',
  feature,
  method: 'get',
  path: `${base}/required-document-categories/{leaId}/{questionnaireResponseId}`,
  summary: 'Required document categories of one self-assessment, with their documents',
  description: 'None before it is activated, or when it belongs to another agency or year.',
  access: 'signed-in',
  params: z.object({ leaId: z.coerce.number().int(), questionnaireResponseId: rowId }),
  query: z.object({ year: z.coerce.number().int() }),
  answer: z.array(requiredDocumentCategoryResponse),
  errors: ['NOT_FOUND'],
})

export const listRequiredDocuments = defineCall({
  id: 'listRequiredDocuments',
  feature,
  method: 'post',
  path: `${base}/required-documents/{id}`,
  summary: 'Documents of one category',
  description: 'Reads only.',
  access: 'signed-in',
  params: requiredCategoryParam,
  answer: z.array(requiredDocument),
  errors: ['NOT_FOUND'],
})

export const listAllRequiredDocuments = defineCall({
  id: 'listAllRequiredDocuments',
  feature,
  method: 'get',
  path: `${base}/all-required-documents/{id}`,
  summary: 'Every required document of one self-assessment',
  description: 'None when there is no such self-assessment that the caller may see.',
  access: 'signed-in',
  params: z.object({ id: rowId.describe('Questionnaire response.') }),
  answer: z.array(requiredDocument),
})

export const uploadRequiredFiles = defineCall({
  id: 'uploadRequiredFiles',
  feature,
  method: 'post',
  path: `${base}/upload-required-files`,
  summary: 'Uploads required documents to a category',
  description:
    'multipart/form-data, streamed. The fields requiredDocumentCategoryResponseId and one titles per file come ' +
    'before the parts named documents. Each file has at most 209715200 bytes. All files are stored, or none. ' +
    'CONFLICT: the category is full, or the self-assessment is not open.',
  access: ['assigned-questions.answer', 'jurisdiction-questions.answer'],
  encoding: 'multipart',
  body: z.object({
    requiredDocumentCategoryResponseId: rowId,
    titles: z
      .array(fileTitle('Please provide a title for each file.'))
      .min(1, 'Please provide a title for each file.'),
  }),
  status: 201,
  answer: z.array(uploadedRequiredDocument),
  errors: ['FORBIDDEN', 'NOT_FOUND', 'PAYLOAD_TOO_LARGE', 'CONFLICT'],
})

export const downloadRequiredDocument = defineCall({
  id: 'downloadRequiredDocument',
  feature,
  method: 'get',
  path: `${base}/required-document/{id}`,
  summary: 'The bytes of a required document, as an attachment',
  description:
    'A Range header asks for a part (206, or 416 when there is no such part). CONFLICT while it is being scanned ' +
    'for viruses, FORBIDDEN when one was found. Every download is recorded.',
  access: 'signed-in',
  params: requiredDocumentParam,
  file: true,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const deleteRequiredDocument = defineCall({
  id: 'deleteRequiredDocument',
  feature,
  method: 'post',
  path: `${base}/delete-required-document/{id}`,
  summary: 'Deletes a required document with its relations to subsections',
  description: 'A local administrator may delete any document of the agency, others those they added.',
  access: ['assigned-questions.answer', 'jurisdiction-questions.answer'],
  params: requiredDocumentParam,
  answer: requiredDocumentCategoryResponse,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const changeRequiredDocumentMaximum = defineCall({
  id: 'changeRequiredDocumentMaximum',
  feature,
  method: 'post',
  path: `${base}/change-required-document-maximum/{id}/{max}`,
  summary: 'Sets how many documents a category takes',
  access: ['jurisdiction-questions.answer'],
  encoding: 'json',
  params: requiredCategoryParam.extend({ max: z.coerce.number() }),
  body: z.object({ version }),
  answer: requiredDocumentCategoryResponse,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const changeRequiredDocumentTitle = defineCall({
  id: 'changeRequiredDocumentTitle',
  feature,
  method: 'post',
  path: `${base}/change-required-document-title/{id}/{text}`,
  summary: 'Changes the title of a required document',
  access: ['jurisdiction-questions.answer'],
  encoding: 'json',
  params: requiredDocumentParam.extend({ text: z.string() }),
  body: z.object({ version }),
  answer: requiredDocument,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const changeRequiredDocumentStateMonitor = defineCall({
  id: 'changeRequiredDocumentStateMonitor',
  feature,
  method: 'post',
  path: `${base}/change-required-document-state-monitor/{id}/{value}`,
  summary: "Sets the 'Received' checkbox of a required document, for state monitors",
  access: 'signed-in',
  encoding: 'json',
  params: requiredDocumentParam.extend({ value: z.enum(['true', 'false']) }),
  body: z.object({ version }),
  answer: requiredDocument,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const changeRequiredDocumentComments = defineCall({
  id: 'changeRequiredDocumentComments',
  feature,
  method: 'post',
  path: `${base}/change-required-document-comments/{id}`,
  summary: "Changes the state monitor's comments on a category, which the agency reads",
  access: 'signed-in',
  encoding: 'json',
  params: requiredCategoryParam,
  body: z.object({
    comments: z.string().trim().max(2000, 'Comments can have at most 2000 characters.'),
    version,
  }),
  answer: requiredDocumentCategoryResponse,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

const userParams = requiredCategoryParam.extend({ userId: z.string() })

export const listDocumentAssignableUsers = defineCall({
  id: 'listDocumentAssignableUsers',
  feature,
  method: 'get',
  path: `${base}/documentassignmentlist/{id}/{leaId}`,
  summary: 'Users of the agency with a mark for those assigned to the required document category',
  access: ['jurisdiction-questions.answer'],
  params: requiredCategoryParam.extend({ leaId: z.coerce.number().int() }),
  answer: z.array(assignableUser),
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

export const assignDocumentUser = defineCall({
  id: 'assignDocumentUser',
  feature,
  method: 'post',
  path: `${base}/documentassignuser/{id}/{userId}`,
  summary: 'Assigns a user to a required document category',
  access: ['jurisdiction-questions.answer'],
  params: userParams,
  answer: z.array(assignableUser),
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const removeDocumentUser = defineCall({
  id: 'removeDocumentUser',
  feature,
  method: 'post',
  path: `${base}/documentremoveuser/{id}/{userId}`,
  summary: 'Takes a user off a required document category',
  access: ['jurisdiction-questions.answer'],
  params: userParams,
  answer: z.array(assignableUser),
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})
