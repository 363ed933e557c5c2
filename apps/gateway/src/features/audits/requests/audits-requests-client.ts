import {
  answerDocumentRequest,
  decideDocumentRequest,
  getDocumentRequest,
  listDocumentRequests,
  listRecordRequests,
  remindOfDocumentRequests,
  reportRecordUploads,
  requestDocuments,
  type AnswerOf,
  type BodyOf,
} from '@portal/rest-contract'
import type { GatewayContext } from '../../../context.js'
import type {
  AnswerDocumentRequestInput,
  DecideDocumentRequestInput,
  DocumentRequest,
  RemindOfRequestsInput,
  ReportRecordUploadsInput,
  RequestDocumentsInput,
} from './audits-requests-types.js'

type Upstream = Pick<GatewayContext, 'upstream'>

/** Requests for documents of a prong (`GET /api/msde/{typeKey}/sample-audit/{prongId}/document-requests`). */
export function requestsOfProng(
  { upstream }: Upstream,
  typeKey: string,
  prongId: number,
): Promise<DocumentRequest[]> {
  return upstream.call(listDocumentRequests, { params: { typeKey, prongId } })
}

/** Requests for documents of a record (`GET /api/msde/{typeKey}/additional-documentation-requests/{studentId}`). */
export function requestsOfRecord(
  { upstream }: Upstream,
  typeKey: string,
  studentId: number,
): Promise<DocumentRequest[]> {
  return upstream.call(listRecordRequests, { params: { typeKey, studentId } })
}

/** One request for documents (`GET /api/msde/{typeKey}/document-request/{id}`). */
export function readRequest({ upstream }: Upstream, typeKey: string, id: number): Promise<DocumentRequest> {
  return upstream.call(getDocumentRequest, { params: { typeKey, id } })
}

/** Asks for documents of a record (`POST /api/msde/{typeKey}/additional-documentation-requests/{studentId}`). */
export function request(
  { upstream }: Upstream,
  { typeKey, recordId: studentId, itemId, text, dueOn }: RequestDocumentsInput,
): Promise<DocumentRequest> {
  const body = { text, itemId: itemId ?? null, dueOn: dueOn ?? null }
  return upstream.call(requestDocuments, { params: { typeKey, studentId }, body })
}

/** Answers a request (`POST /api/msde/{typeKey}/document-request/{id}/answer`). */
export function answer(
  { upstream }: Upstream,
  { typeKey, id, ...body }: AnswerDocumentRequestInput,
): Promise<DocumentRequest> {
  return upstream.call(answerDocumentRequest, { params: { typeKey, id }, body })
}

/** Decides about a request (`POST /api/msde/{typeKey}/document-request/{id}/decision`). */
export function decide(
  { upstream }: Upstream,
  { typeKey, id, decision, reason, dueOn, version }: DecideDocumentRequestInput,
): Promise<DocumentRequest> {
  // Another word than the contract has is refused there, beside its field.
  const body = { decision, reason: reason ?? '', dueOn: dueOn ?? null, version }
  return upstream.call(decideDocumentRequest, {
    params: { typeKey, id },
    body: body as BodyOf<typeof decideDocumentRequest>,
  })
}

/** Sends the mail about open requests again (`GET /api/msde/{typeKey}/additional-doc-email/{leaId}/{id}/{itemId}`). */
export function remind(
  { upstream }: Upstream,
  { typeKey, leaId, recordId: id, itemId }: RemindOfRequestsInput,
): Promise<DocumentRequest[]> {
  return upstream.call(remindOfDocumentRequests, {
    params: { typeKey, leaId, id, itemId: itemId ?? 'record' },
  })
}

/** Makes sure that the lead monitor hears of uploads (`POST /api/msde/{typeKey}/document-upload-email`). */
export function reportUploads(
  { upstream }: Upstream,
  { typeKey, prongId }: ReportRecordUploadsInput,
): Promise<AnswerOf<typeof reportRecordUploads>> {
  return upstream.call(reportRecordUploads, { params: { typeKey }, body: { prongId } })
}
