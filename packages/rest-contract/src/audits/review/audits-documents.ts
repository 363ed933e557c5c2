import { documentTexts, scanStates } from '@portal/domain'
import { z } from 'zod'
import { defineCall } from '../../call.js'
import { fileTitle } from '../../name-text.js'
import { allowedAct, personRef } from '../../shared.js'
import { auditCall, base, rowId, typeKey } from '../audits-call.js'

export const recordFile = z
  .object({
    id: z.uuid(),
    itemId: z
      .string()
      .nullable()
      .describe('Item that it shows something about; null for the record as a whole.'),
    requestId: z.number().int().nullable().describe('Request that it answers.'),
    title: z.string(),
    fileName: z.string(),
    size: z.number().int().describe('Bytes.'),
    scanState: z.enum(scanStates),
    createdBy: personRef,
    createdOn: z.string().describe('Instant.'),
    remove: allowedAct.describe('Whether the caller may delete it now.'),
  })
  .meta({ id: 'RecordFile' })

const prongFile = recordFile
  .omit({ remove: true })
  .extend({
    recordId: z.number().int().describe('Id of the record.'),
    order: z.number().int().describe('Place of the record in the sample.'),
    student: z.string().describe('The student, masked.'),
    itemNumber: z.string().describe("'' for the record as a whole."),
    itemText: z.string().describe("The requirement of the item; '' for the record as a whole."),
    correctionId: z
      .number()
      .int()
      .nullable()
      .describe('Correction that it shows; null for a document of the review.'),
  })
  .meta({ id: 'ProngFile' })

const ofRecord = z.object({ typeKey, id: rowId.describe('Id of the record.') })

export const uploadRecordFiles = defineCall({
  ...auditCall,
  id: 'uploadRecordFiles',
  method: 'post',
  path: `${base}/upload-supporting-files`,
  summary: 'Uploads documents of a record',
  description:
    'multipart/form-data, streamed. The fields sampleStudentId, itemId, requestId and one titles per file come before the parts named ' +
    'documents. All files are stored, or none. The first document of a sample moves its prong on.',
  encoding: 'multipart',
  params: z.object({ typeKey }),
  body: z.object({
    sampleStudentId: rowId.describe('Id of the record.'),
    itemId: z.string().max(60).optional(),
    correctionId: rowId.optional().describe('Correction of the record that the files show.'),
    requestId: rowId.optional().describe('Request for documents that the files answer.'),
    titles: z.array(fileTitle(documentTexts.titleMissing)).min(1, documentTexts.titleMissing),
  }),
  status: 201,
  answer: z.array(recordFile),
  errors: ['FORBIDDEN', 'NOT_FOUND', 'PAYLOAD_TOO_LARGE', 'CONFLICT'],
})

export const listRecordFiles = defineCall({
  ...auditCall,
  id: 'listRecordFiles',
  method: 'get',
  path: `${base}/supporting-file-list/{id}`,
  summary: 'Documents of a record; for those who may see its names',
  params: ofRecord,
  answer: z.array(recordFile),
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

export const listProngFiles = defineCall({
  ...auditCall,
  id: 'listProngFiles',
  method: 'get',
  path: `${base}/sample-audit/{prongId}/supporting-files`,
  summary: 'Documents of the records of a prong and of their corrections, the newest first',
  description:
    'Of the records whose names the caller may see: all for state monitors and administrators of the agency, for local users those ' +
    'that they are assigned to. Students are masked. Files of a correction that is not submitted are for the agency alone.',
  params: z.object({ typeKey, prongId: rowId.describe('Id of the prong.') }),
  answer: z.array(prongFile),
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

export const downloadRecordFile = defineCall({
  ...auditCall,
  id: 'downloadRecordFile',
  method: 'get',
  path: `${base}/supporting-file/{id}`,
  summary: 'The bytes of a document of a record, as an attachment',
  description:
    'CONFLICT while it is being scanned for viruses, FORBIDDEN when one was found. Every download is recorded.',
  params: z.object({ typeKey, id: z.uuid() }),
  file: true,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const deleteRecordFile = defineCall({
  ...auditCall,
  id: 'deleteRecordFile',
  method: 'delete',
  path: `${base}/deleteDocument/{documentId}`,
  summary: 'Deletes a document of a record',
  params: z.object({ typeKey, documentId: z.uuid() }),
  answer: z.array(recordFile),
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})
