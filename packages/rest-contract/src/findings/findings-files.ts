import { documentTexts } from '@portal/domain'
import { z } from 'zod'
import { defineCall } from '../call.js'
import { findingDay } from './findings-inputs.js'
import { uploadedFindingFile, finding } from './findings-shapes.js'
import { fileTitle } from '../name-text.js'

const feature = 'findings'

export const uploadFindingFiles = defineCall({
  id: 'uploadFindingFiles',
  feature,
  method: 'post',
  path: '/api/findings/files',
  summary: 'Uploads files of a correction, of a review of newer data, or of the finding itself',
  description:
    'multipart/form-data, streamed. The fields findingId, caseId (of a correction) or evidence (of the finding itself; with ' +
    'neither the files are for the next review of newer data), aboutDate, containsPii and one titles per file come before ' +
    'the parts named documents. All files are stored, or none.',
  access: 'signed-in',
  encoding: 'multipart',
  body: z.object({
    findingId: z.coerce.number().int().positive(),
    caseId: z.coerce.number().int().positive().optional(),
    evidence: z.literal('true').optional(),
    aboutDate: findingDay.optional(),
    containsPii: z.enum(['true', 'false']).optional(),
    titles: z.array(fileTitle(documentTexts.titleMissing)).min(1, documentTexts.titleMissing),
  }),
  status: 201,
  answer: z.array(uploadedFindingFile),
  errors: ['FORBIDDEN', 'NOT_FOUND', 'PAYLOAD_TOO_LARGE', 'CONFLICT'],
})

export const downloadFindingFile = defineCall({
  id: 'downloadFindingFile',
  feature,
  method: 'get',
  path: '/api/findings/files/{id}',
  summary: 'The bytes of a file of a finding, as an attachment',
  description:
    'CONFLICT while it is being scanned for viruses, FORBIDDEN when one was found. Every download is recorded.',
  access: 'signed-in',
  params: z.object({ id: z.uuid() }),
  file: true,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const deleteFindingFile = defineCall({
  id: 'deleteFindingFile',
  feature,
  method: 'post',
  path: '/api/findings/files/{id}/delete',
  summary: 'Deletes a file that was not submitted or recorded yet, or a document of the finding itself',
  access: 'signed-in',
  params: z.object({ id: z.uuid() }),
  answer: finding,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})
