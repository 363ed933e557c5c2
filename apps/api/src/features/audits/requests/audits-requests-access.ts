import type { Attempts, Prepare } from '../../../testing/access/access-kit.js'
import type { AccessWorld } from '../../../testing/access/access-world.js'
import { auditRequestSteps, type DocumentRequest } from '../../../testing/audits/audit-request-steps.js'

/**
 * Written by hand from the specification; testing/access/access-legend.ts explains the columns and words. LU is assigned to no
 * record here.
 */
export const verdicts = `
call                     record  | anon half dis  | SA   SM   LI   DRS  LA   LU   | CL
listDocumentRequests     own     | 401  401  401  | ok   ok   ok   ok   ok   ok   | 403
listDocumentRequests     foreign | 401  401  401  | ok   ok   404  ok   404  404  | 403
listDocumentRequests     missing | 401  401  401  | 404  404  404  404  404  404  | 403
listRecordRequests       own     | 401  401  401  | ok   ok   ok   ok   ok   404  | 403
listRecordRequests       foreign | 401  401  401  | ok   ok   404  ok   404  404  | 403
listRecordRequests       missing | 401  401  401  | 404  404  404  404  404  404  | 403
requestDocuments         own     | 401  401  401  | ok   ok   403  403  403  404  | 403
requestDocuments         foreign | 401  401  401  | ok   ok   404  403  404  404  | 403
requestDocuments         missing | 401  401  401  | 404  404  404  404  404  404  | 403
getDocumentRequest       own     | 401  401  401  | ok   ok   ok   ok   ok   404  | 403
getDocumentRequest       foreign | 401  401  401  | ok   ok   404  ok   404  404  | 403
getDocumentRequest       missing | 401  401  401  | 404  404  404  404  404  404  | 403
answerDocumentRequest    own     | 401  401  401  | 403  403  403  403  may  404  | 403
answerDocumentRequest    foreign | 401  401  401  | 403  403  404  403  404  404  | 403
answerDocumentRequest    missing | 401  401  401  | 404  404  404  404  404  404  | 403
decideDocumentRequest    own     | 401  401  401  | may  may  403  403  403  404  | 403
decideDocumentRequest    foreign | 401  401  401  | may  may  404  403  404  404  | 403
decideDocumentRequest    missing | 401  401  401  | 404  404  404  404  404  404  | 403
remindOfDocumentRequests own     | 401  401  401  | may  may  403  403  403  404  | 403
remindOfDocumentRequests foreign | 401  401  401  | may  may  404  403  404  404  | 403
remindOfDocumentRequests missing | 401  401  401  | 404  404  404  404  404  404  | 403
reportRecordUploads      own     | 401  401  401  | 403  403  403  403  may  may  | 403
reportRecordUploads      foreign | 401  401  401  | 403  403  404  403  404  404  | 403
reportRecordUploads      missing | 401  401  401  | 404  404  404  404  404  404  | 403
`

const typeKey = 'desk-audit'
const missing = 999_999

/** A request of each agency that stays open; what is tried on it names a version that it never had. */
const keptOf = new WeakMap<AccessWorld, Map<string, Promise<DocumentRequest>>>()

function kept(world: AccessWorld, record: string): Promise<DocumentRequest> {
  const known = keptOf.get(world) ?? new Map<string, Promise<DocumentRequest>>()
  keptOf.set(world, known)
  const found = known.get(record) ?? auditRequestSteps(world.api).requested(world.leas[record] ?? 0)
  known.set(record, found)
  return found
}

const placeOf = async (
  world: AccessWorld,
  record: string,
): Promise<Pick<DocumentRequest, 'id' | 'recordId' | 'prongId'>> =>
  record === 'missing' ? { id: missing, recordId: missing, prongId: missing } : kept(world, record)

const onRequest =
  (body?: object): Prepare =>
  async (world, record) => ({
    params: { typeKey, id: (await placeOf(world, record)).id },
    ...(body && { body }),
  })

export const attempts: Attempts = {
  listDocumentRequests: async (world, record) => ({
    params: { typeKey, prongId: (await placeOf(world, record)).prongId },
  }),
  listRecordRequests: async (world, record) => ({
    params: { typeKey, studentId: (await placeOf(world, record)).recordId },
  }),
  requestDocuments: async (world, record) => ({
    params: { typeKey, studentId: (await placeOf(world, record)).recordId },
    body: { text: 'The notice of March.' },
  }),
  getDocumentRequest: onRequest(),
  answerDocumentRequest: onRequest({ text: 'It is lost.', noDocument: false, version: missing }),
  decideDocumentRequest: onRequest({ decision: 'withdraw', reason: 'Found.', version: missing }),
  remindOfDocumentRequests: async (world, record) => ({
    params: {
      typeKey,
      leaId: world.leas[record] ?? missing,
      id: (await placeOf(world, record)).recordId,
      itemId: 'record',
    },
  }),
  reportRecordUploads: async (world, record) => ({
    params: { typeKey },
    body: { prongId: (await placeOf(world, record)).prongId },
  }),
}
