import type { BrowserContext } from '@playwright/test'
import { answerSetup, done, recordToReview, type AuditRecord } from './audit-records.js'

const typeKey = 'desk-audit'

/** A request for documents, and the addresses of its page and of its list. */
export interface AuditRequest extends AuditRecord {
  requestId: number
  list: string
  request: string
}

/** Asks for documents of a record that is set up. */
export async function requestedDocuments(
  monitor: BrowserContext,
  admin: BrowserContext,
  text = 'The notice of the meeting in March.',
): Promise<AuditRequest> {
  const record = await recordToReview(monitor, admin)
  await answerSetup(monitor, record.id)
  const { request } = await done<{ request: { id: number } }>(
    monitor,
    'requestDocuments',
    'RequestDocumentsInput',
    'request { id }',
    { typeKey, recordId: record.id, text },
  )
  const list = `/user/dashboard/${typeKey}/prongs/${record.prongId}/requests`
  return { ...record, requestId: request.id, list, request: `${list}/${request.id}` }
}

/** Answers a request as somebody of the agency. */
export async function answerRequest(
  admin: BrowserContext,
  { requestId: id }: Pick<AuditRequest, 'requestId'>,
  text = 'It was never written.',
): Promise<void> {
  await done(admin, 'answerDocumentRequest', 'AnswerDocumentRequestInput', '', {
    typeKey,
    id,
    text,
    noDocument: true,
    version: 1,
  })
}
