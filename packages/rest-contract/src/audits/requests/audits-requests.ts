import { requestDecisions, requestLengths, requestStates } from '@portal/domain'
import { z } from 'zod'
import { defineCall } from '../../call.js'
import { allowedAct, personRef } from '../../shared.js'
import { auditCall, base, rowId, typeKey } from '../audits-call.js'

const ofRequest = z.object({ typeKey, id: rowId.describe('Id of the request.') })
const ofRecord = z.object({ typeKey, studentId: rowId.describe('Id of the record.') })
const dueOn = z.iso.date('Enter a due date.')
const most = (label: string, length: number) =>
  z
    .string()
    .trim()
    .max(length, `${label} can have at most ${length.toLocaleString('en-US')} characters.`)
const version = z.number().int()

/** A request for more documents of a record. */
export const documentRequest = z
  .object({
    id: z.number().int(),
    prongId: z.number().int(),
    recordId: z.number().int(),
    order: z.number().int().describe('Place of the record in the sample, counted from 1.'),
    student: z.string().describe('Masked: initials and the end of the identifier.'),
    itemId: z.string().nullable().describe('Item that it is about; null for the record as a whole.'),
    itemNumber: z.string().describe('Empty for the record as a whole.'),
    itemText: z.string(),
    text: z.string().describe('What is wanted.'),
    state: z.enum(requestStates),
    dueOn: z.string().describe('Day; a day on which the state works.'),
    dueDerivation: z.string().describe('How it came about, in sentences.'),
    extensions: z.array(
      z.object({
        from: z.string().describe('Day.'),
        to: z.string().describe('Day.'),
        reason: z.string(),
        at: z.string().describe('Instant.'),
      }),
    ),
    requestedBy: personRef,
    requestedOn: z.string().describe('Instant.'),
    answer: z.string().describe('What the agency says; empty before the first answer.'),
    noDocument: z.boolean().describe('The agency says that there is no such document.'),
    answeredBy: personRef.nullable(),
    answeredOn: z.string().nullable().describe('Instant of the last answer.'),
    decision: z.string().describe('What the state said with its last decision.'),
    decidedBy: personRef.nullable(),
    decidedOn: z.string().nullable().describe('Instant.'),
    remindedOn: z.string().nullable().describe('Day on which a monitor reminded the agency last.'),
    files: z.number().int().describe('Documents that were uploaded as the answer.'),
    assignees: z.array(personRef).describe('Local users who work on the record.'),
    answerIt: allowedAct.describe('Whether the caller may answer it now.'),
    close: allowedAct.describe('Whether the caller may accept the answer, or close the request, now.'),
    askAgain: allowedAct.describe('Whether the caller may return the answer now.'),
    extend: allowedAct.describe('Whether the caller may give more time now.'),
    withdraw: allowedAct.describe('Whether the caller may withdraw it now.'),
    remind: allowedAct.describe('Whether the caller may remind the agency now.'),
    version,
  })
  .meta({ id: 'DocumentRequest' })

export const listDocumentRequests = defineCall({
  ...auditCall,
  id: 'listDocumentRequests',
  method: 'get',
  path: `${base}/sample-audit/{prongId}/document-requests`,
  summary: 'Requests for documents of the records of a prong, the latest first',
  description: 'Local users get those of the records that they are assigned to.',
  params: z.object({ typeKey, prongId: rowId }),
  answer: z.array(documentRequest),
  errors: ['NOT_FOUND'],
})

export const listRecordRequests = defineCall({
  ...auditCall,
  id: 'listRecordRequests',
  method: 'get',
  path: `${base}/additional-documentation-requests/{studentId}`,
  summary: 'Requests for documents of a record, the latest first',
  params: ofRecord,
  answer: z.array(documentRequest),
  errors: ['NOT_FOUND'],
})

export const requestDocuments = defineCall({
  ...auditCall,
  id: 'requestDocuments',
  method: 'post',
  path: `${base}/additional-documentation-requests/{studentId}`,
  summary: 'Asks the agency for documents of a record',
  description:
    'While the record is reviewed. The agency hears of it without the name of a child. A due date on a day on which the ' +
    'state does not work moves to the next day of work; without one it is five days of work from today.',
  encoding: 'json',
  params: ofRecord,
  body: z.object({
    itemId: z.string().max(60).nullable().default(null).describe('Item that it is about; null for none.'),
    text: most('Request', requestLengths.text).describe('What is wanted. Required.'),
    dueOn: dueOn.nullable().default(null).describe('Day; null for the usual one.'),
  }),
  status: 201,
  answer: documentRequest,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const getDocumentRequest = defineCall({
  ...auditCall,
  id: 'getDocumentRequest',
  method: 'get',
  path: `${base}/document-request/{id}`,
  summary: 'One request for documents',
  params: ofRequest,
  answer: documentRequest,
  errors: ['NOT_FOUND'],
})

export const answerDocumentRequest = defineCall({
  ...auditCall,
  id: 'answerDocumentRequest',
  method: 'post',
  path: `${base}/document-request/{id}/answer`,
  summary: 'Answers a request for documents',
  description:
    'With a text, with documents that were uploaded for the request before, or with the reason why there is none. Until ' +
    'the report is issued.',
  encoding: 'json',
  params: ofRequest,
  body: z.object({
    text: most('Answer', requestLengths.answer).describe('Empty where documents are the answer.'),
    noDocument: z.boolean().describe('There is no such document; the text says why.'),
    version,
  }),
  answer: documentRequest,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const decideDocumentRequest = defineCall({
  ...auditCall,
  id: 'decideDocumentRequest',
  method: 'post',
  path: `${base}/document-request/{id}/decision`,
  summary: 'Accepts an answer, returns it, gives more time, or withdraws a request',
  encoding: 'json',
  params: ofRequest,
  body: z.object({
    decision: z
      .enum(requestDecisions)
      .describe('close accepts the answer, askAgain returns it, extend gives more time.'),
    reason: most('Reason', requestLengths.reason)
      .default('')
      .describe('Required, unless an answer is accepted.'),
    dueOn: dueOn
      .nullable()
      .default(null)
      .describe(
        'New due date, required to give more time; when an answer is returned, the usual one by default.',
      ),
    version,
  }),
  answer: documentRequest,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const remindOfDocumentRequests = defineCall({
  ...auditCall,
  id: 'remindOfDocumentRequests',
  method: 'get',
  path: `${base}/additional-doc-email/{leaId}/{id}/{itemId}`,
  summary: 'Sends the mail about the open requests for documents of an item again',
  changesData: true,
  description:
    'Once a day for each request. CONFLICT when none of them is open, or all were reminded of today.',
  params: z.object({
    typeKey,
    leaId: rowId,
    id: rowId.describe('Id of the record.'),
    itemId: z.string().max(60).describe('Id of the item, or `record` for requests about none.'),
  }),
  answer: z.array(documentRequest),
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const reportRecordUploads = defineCall({
  ...auditCall,
  id: 'reportRecordUploads',
  method: 'post',
  path: `${base}/document-upload-email`,
  summary: 'Tells the lead monitor how many documents of records were uploaded within the hour',
  description:
    'Uploading does the same by itself; this makes sure of it. One mail at the end of the hour, without the name of a ' +
    'child or of a document. CONFLICT when the caller has uploaded nothing within the hour.',
  encoding: 'json',
  params: z.object({ typeKey }),
  body: z.object({ prongId: z.number().int().positive() }),
  answer: z.object({
    documents: z.number().int().describe('Documents of the agency within the hour.'),
    mailOn: z.string().describe('Instant at which the mail is sent.'),
  }),
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})
