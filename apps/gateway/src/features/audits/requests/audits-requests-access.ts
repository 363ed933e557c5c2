import type { Attempts } from '../../../testing/access/graphql-kit.js'
import type { GraphqlWorld } from '../../../testing/access/graphql-world.js'

/**
 * Written by hand from the specification; testing/access/graphql-legend.ts explains the columns and words. LU is assigned to no
 * record here.
 */
export const verdicts = `
field                    record  | anon half dis | SA   SM   LI   DRS  LA   LU   | CL
documentRequests         own     | 401  401  401 | ok   ok   ok   ok   ok   ok   | 403
documentRequests         foreign | 401  401  401 | ok   ok   404  ok   404  404  | 403
documentRequests         missing | 401  401  401 | 404  404  404  404  404  404  | 403
recordRequests           own     | 401  401  401 | ok   ok   ok   ok   ok   404  | 403
recordRequests           foreign | 401  401  401 | ok   ok   404  ok   404  404  | 403
recordRequests           missing | 401  401  401 | 404  404  404  404  404  404  | 403
documentRequest          own     | 401  401  401 | ok   ok   ok   ok   ok   404  | 403
documentRequest          foreign | 401  401  401 | ok   ok   404  ok   404  404  | 403
documentRequest          missing | 401  401  401 | 404  404  404  404  404  404  | 403
requestDocuments         own     | 401  401  401 | ok   ok   403  403  403  404  | 403
requestDocuments         foreign | 401  401  401 | ok   ok   404  403  404  404  | 403
requestDocuments         missing | 401  401  401 | 404  404  404  404  404  404  | 403
answerDocumentRequest    own     | 401  401  401 | 403  403  403  403  may  404  | 403
answerDocumentRequest    foreign | 401  401  401 | 403  403  404  403  404  404  | 403
answerDocumentRequest    missing | 401  401  401 | 404  404  404  404  404  404  | 403
decideDocumentRequest    own     | 401  401  401 | may  may  403  403  403  404  | 403
decideDocumentRequest    foreign | 401  401  401 | may  may  404  403  404  404  | 403
decideDocumentRequest    missing | 401  401  401 | 404  404  404  404  404  404  | 403
remindOfDocumentRequests own     | 401  401  401 | may  may  403  403  403  404  | 403
remindOfDocumentRequests foreign | 401  401  401 | may  may  404  403  404  404  | 403
remindOfDocumentRequests missing | 401  401  401 | 404  404  404  404  404  404  | 403
reportRecordUploads      own     | 401  401  401 | 403  403  403  403  may  may  | 403
reportRecordUploads      foreign | 401  401  401 | 403  403  404  403  404  404  | 403
reportRecordUploads      missing | 401  401  401 | 404  404  404  404  404  404  | 403
`

const typeKey = 'desk-audit'
const missing = 999_999

interface Kept {
  id: number
  recordId: number
  prongId: number
}

/** A request of each agency that stays open; what is tried on it names a version that it never had. */
const keptOf = new WeakMap<GraphqlWorld, Map<string, Promise<Kept>>>()

function kept(world: GraphqlWorld, record: string): Promise<Kept> {
  if (record === 'missing') return Promise.resolve({ id: missing, recordId: missing, prongId: missing })
  const known = keptOf.get(world) ?? new Map<string, Promise<Kept>>()
  keptOf.set(world, known)
  const found = known.get(record) ?? requested(world, record)
  known.set(record, found)
  return found
}

async function requested(world: GraphqlWorld, record: string): Promise<Kept> {
  const input = { typeKey, recordId: await world.readyRecord(record), text: 'The notice of March.' }
  const { request } = await world.ask<{ request: Kept }>(
    'SM',
    'mutation ($input: RequestDocumentsInput!) { requestDocuments(input: $input) { errors { code message } request { id recordId prongId } } }',
    { input },
  )
  return request
}

export const attempts: Attempts = {
  documentRequests: async (world, record) => ({ typeKey, prongId: (await kept(world, record)).prongId }),
  recordRequests: async (world, record) => ({ typeKey, recordId: (await kept(world, record)).recordId }),
  documentRequest: async (world, record) => ({ typeKey, id: (await kept(world, record)).id }),
  requestDocuments: async (world, record) => ({
    input: { typeKey, recordId: (await kept(world, record)).recordId, text: 'The notice of March.' },
  }),
  answerDocumentRequest: async (world, record) => ({
    input: {
      typeKey,
      id: (await kept(world, record)).id,
      text: 'It is lost.',
      noDocument: false,
      version: missing,
    },
  }),
  decideDocumentRequest: async (world, record) => ({
    input: {
      typeKey,
      id: (await kept(world, record)).id,
      decision: 'withdraw',
      reason: 'Found.',
      version: missing,
    },
  }),
  remindOfDocumentRequests: async (world, record) => ({
    input: { typeKey, leaId: world.leas[record] ?? missing, recordId: (await kept(world, record)).recordId },
  }),
  reportRecordUploads: async (world, record) => ({
    input: { typeKey, prongId: (await kept(world, record)).prongId },
  }),
}

/** Readable by everyone who may read the record. */
export const fieldsOfTheRecord = `
DocumentRequest: answer answerIt answeredBy answeredOn askAgain assignees close decidedBy decidedOn decision dueDerivation dueOn extend extensions files id itemId itemNumber itemText noDocument order prongId recordId remind remindedOn requestedBy requestedOn state student text version withdraw
DocumentRequestPayload: errors request
DocumentRequestsPayload: errors requests
RecordUploadsPayload: documents errors mailOn
RequestExtension: at from reason to
`
