import { z } from 'zod'
import { defineCall } from '../call.js'
import { fileTitle } from '../name-text.js'
import { supportingDocument } from '../self-assessment/self-assessment-shapes.js'

const titleMissing = 'Please provide a title for each file.'
const fileParam = z.object({ id: z.uuid() })

export const uploadSupportingFiles = defineCall({
  id: 'uploadSupportingFiles',
  feature: 'documents',
  method: 'post',
  path: '/api/msde/self-assessment/upload-supporting-files',
  summary: 'Uploads supporting documents to a subsection',
  description:
    'multipart/form-data, streamed. The fields subSectionResponseId, itemId (optional) and one titles per file come ' +
    'before the parts named documents. Each file has at most 209715200 bytes. All files are stored, or none. ' +
    'Refused inputs are named subSectionResponseId, itemId, titles.0 and documents.0 (counted from 0).',
  access: ['assigned-questions.answer', 'jurisdiction-questions.answer'],
  encoding: 'multipart',
  body: z.object({
    subSectionResponseId: z.coerce.number().int().positive(),
    itemId: z.coerce.number().int().positive().optional(),
    titles: z.array(fileTitle(titleMissing)).min(1, titleMissing),
  }),
  status: 201,
  answer: z.array(supportingDocument),
  errors: ['FORBIDDEN', 'NOT_FOUND', 'PAYLOAD_TOO_LARGE', 'CONFLICT'],
})

export const downloadSupportingDocument = defineCall({
  id: 'downloadSupportingDocument',
  feature: 'documents',
  method: 'get',
  path: '/api/msde/self-assessment/supporting-document/{id}',
  summary: 'The bytes of a supporting document, as an attachment',
  description:
    'CONFLICT while it is being scanned for viruses, FORBIDDEN when one was found. Every download is recorded.',
  access: 'signed-in',
  clients: 'documents.read',
  params: fileParam,
  file: true,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const deleteSupportingDocument = defineCall({
  id: 'deleteSupportingDocument',
  feature: 'documents',
  method: 'post',
  path: '/api/msde/self-assessment/delete-supporting-document/{id}',
  summary: 'Deletes a supporting document',
  description: 'A local administrator may delete any document of the agency, others their own.',
  access: ['assigned-questions.answer', 'jurisdiction-questions.answer'],
  params: fileParam,
  status: 204,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const documentsCalls = [uploadSupportingFiles, downloadSupportingDocument, deleteSupportingDocument]
