import { z } from 'zod'
import { defineCall } from './call.js'
import { allowedAct, personRef } from './shared.js'

const room = 'documents'
const base = '/api/msde/self-assessment'
const rowId = z.coerce.number().int().positive()
const categoryParam = z.object({ id: rowId.describe('Required document category response.') })
const documentParam = z.object({ id: z.uuid().describe('Required document.') })
const version = z.number().int().describe('Version of the row that the caller saw.')

/** A required document as screens show it; its bytes come from the download call. */
export const requiredDocument = z
  .object({
    id: z.string(),
    categoryResponseId: z.number().int(),
    title: z.string(),
    fileName: z.string(),
    size: z.number().int().describe('Bytes.'),
    mime: z.string(),
    sha256: z.string(),
    scanState: z.enum(['Pending', 'Clean', 'Infected', 'Failed', 'NotScanned']),
    createdBy: personRef,
    createdOn: z.string().describe('Instant, ISO 8601 in UTC.'),
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

/** What a just uploaded file is a copy of: "This file was already uploaded on {date} to {place}." */
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
  room,
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
  room,
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
  room,
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
  room,
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
  room,
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
      .array(
        z
          .string()
          .trim()
          .min(1, 'Please provide a title for each file.')
          .max(200, 'Title can have at most 200 characters.'),
      )
      .min(1, 'Please provide a title for each file.'),
  }),
  status: 201,
  answer: z.array(uploadedRequiredDocument),
  errors: ['FORBIDDEN', 'NOT_FOUND', 'PAYLOAD_TOO_LARGE', 'CONFLICT'],
})

export const downloadRequiredDocument = defineCall({
  id: 'downloadRequiredDocument',
  room,
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
  room,
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
  room,
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
  room,
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
  room,
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
  room,
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

export const requiredDocumentsCalls = [
  listRequiredDocumentCategories,
  listRequiredDocumentCategoriesOfResponse,
  listRequiredDocuments,
  listAllRequiredDocuments,
  uploadRequiredFiles,
  downloadRequiredDocument,
  deleteRequiredDocument,
  changeRequiredDocumentMaximum,
  changeRequiredDocumentTitle,
  changeRequiredDocumentStateMonitor,
  changeRequiredDocumentComments,
]
