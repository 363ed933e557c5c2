import { z } from 'zod'
import { defineCall } from '../call.js'
import { fileTitle } from '../name-text.js'
import { storedFile } from './files.js'
import { assignableUser, supportingDocument } from '../self-assessment/self-assessment-shapes.js'
import { allowedAct, personRef } from '../shared.js'

const feature = 'documents'
const base = '/api/msde/self-assessment'
const rowId = z.coerce.number().int().positive()
const categoryParam = z.object({ id: rowId.describe('Required document category response.') })
const documentParam = z.object({ id: z.uuid().describe('Required document.') })
const version = z.number().int().describe('Version of the row that the caller saw.')

/** A required document as shown on screens; its bytes come from the download call. */
export const requiredDocument = z
  .object({
    ...storedFile,
    categoryResponseId: z.number().int(),
    createdOnText: z.string().describe('The same for reading, a day in the display zone.'),
    aboutDate: z
      .string()
      .nullable()
      .describe('Date, YYYY-MM-DD, that the file is about; kept when it is re-used.'),
    originYear: z.number().int().nullable().describe('Year of the document that this one re-uses.'),
    stateMonitor: z.string().describe("'Received' or empty."),
    stateMonitorBool: z.boolean().describe("The 'Received' checkbox."),
    relatedSubsections: z
      .array(z.object({ subsectionResponseId: z.number().int(), number: z.string(), title: z.string() }))
      .describe('Subsections that name it beside their answers.'),
    changeTitle: allowedAct,
    changeStateMonitor: allowedAct,
    remove: allowedAct,
    version: z.number().int(),
  })
  .meta({ id: 'RequiredDocument' })

/** The existing file that an uploaded one duplicates: "This file was already uploaded on {date} to {place}." */
export const duplicateNotice = z
  .object({ uploadedOn: z.string().describe('Date, YYYY-MM-DD.'), place: z.string() })
  .meta({ id: 'DuplicateNotice' })

export const uploadedRequiredDocument = requiredDocument
  .extend({ duplicateOf: duplicateNotice.nullable() })
  .meta({ id: 'UploadedRequiredDocument' })

/** One category with its documents in the self-assessment of one agency. */
export const requiredDocumentCategoryResponse = z
  .object({
    id: z.number().int(),
    documentCount: z.number().int(),
    maximum: z.number().int().describe('Most documents that it takes, 0 to 20.'),
    requiredDocumentCategory: z.object({
      id: z.number().int(),
      documentCategory: z.string(),
      group: z.string(),
      description: z.string(),
      help: z.string(),
      required: z.boolean(),
      dueRule: z.string(),
    }),
    documentCategoryResponseAssignments: z.array(z.object({ user: personRef })),
    stateMonitorComments: z.string(),
    documents: z.array(requiredDocument),
    questionnaireResponse: z.object({
      id: z.number().int(),
      leaId: z.number().int(),
      year: z.number().int(),
      questionnaire: z.object({ id: z.number().int(), shortDescription: z.string() }),
    }),
    upload: allowedAct.describe('Uploading and re-using.'),
    changeMaximum: allowedAct,
    changeComments: allowedAct,
    assign: allowedAct,
    version: z.number().int(),
  })
  .meta({ id: 'RequiredDocumentCategoryResponse' })

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
  params: categoryParam,
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
  params: documentParam,
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
  params: documentParam,
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
  params: categoryParam.extend({ max: z.coerce.number() }),
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
  params: documentParam.extend({ text: z.string() }),
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
  params: documentParam.extend({ value: z.enum(['true', 'false']) }),
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
  params: categoryParam,
  body: z.object({
    comments: z.string().trim().max(2000, 'Comments can have at most 2000 characters.'),
    version,
  }),
  answer: requiredDocumentCategoryResponse,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

const userParams = categoryParam.extend({ userId: z.string() })

export const listDocumentAssignableUsers = defineCall({
  id: 'listDocumentAssignableUsers',
  feature,
  method: 'get',
  path: `${base}/documentassignmentlist/{id}/{leaId}`,
  summary: 'Users of the agency with a mark for those assigned to the required document category',
  access: ['jurisdiction-questions.answer'],
  params: categoryParam.extend({ leaId: z.coerce.number().int() }),
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

const workers = ['assigned-questions.answer', 'jurisdiction-questions.answer'] as const

export const listCloneCategories = defineCall({
  id: 'listCloneCategories',
  feature,
  method: 'get',
  path: `${base}/clone/list/{id}`,
  summary: 'Categories of the latest earlier year with documents that the category could re-use',
  access: workers,
  params: categoryParam,
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
const relationParams = documentParam.extend({ subId: rowId.describe('Subsection response.') })

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
