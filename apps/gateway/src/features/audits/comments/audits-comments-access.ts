import type { Attempts } from '../../../testing/access/graphql-kit.js'
import type { GraphqlWorld } from '../../../testing/access/graphql-world.js'

/** Written by hand from the specification; testing/access/graphql-legend.ts explains the columns and words. LU works on no record here. */
export const verdicts = `
field                record   | anon half dis | SA   SM   LI   DRS  LA   LU   | CL
recordDiscussion     own      | 401  401  401 | ok   ok   ok   ok   ok   404  | 403
recordDiscussion     foreign  | 401  401  401 | ok   ok   404  ok   404  404  | 403
recordDiscussion     missing  | 401  401  401 | 404  404  404  404  404  404  | 403
addRecordComment     own      | 401  401  401 | ok   ok   403  403  ok   404  | 403
addRecordComment     internal | 401  401  401 | ok   ok   403  403  403  404  | 403
addRecordComment     foreign  | 401  401  401 | ok   ok   404  403  404  404  | 403
addRecordComment     missing  | 401  401  401 | 404  404  404  404  404  404  | 403
editRecordComment    own      | 401  401  401 | 403  may  403  403  403  404  | 403
editRecordComment    internal | 401  401  401 | 403  may  403  403  404  404  | 403
editRecordComment    foreign  | 401  401  401 | 403  may  404  403  404  404  | 403
editRecordComment    missing  | 401  401  401 | 404  404  404  404  404  404  | 403
resolveRecordComment own      | 401  401  401 | may  may  403  403  may  404  | 403
resolveRecordComment internal | 401  401  401 | may  may  403  403  404  404  | 403
resolveRecordComment foreign  | 401  401  401 | may  may  404  403  404  404  | 403
resolveRecordComment missing  | 401  401  401 | 404  404  404  404  404  404  | 403
`

const missing = 999_999

interface Kept {
  id: number
  commentId: number
}

/** A record of each agency that stays, with a comment of the monitor of each kind. */
const keptOf = new WeakMap<GraphqlWorld, Map<string, Promise<Kept>>>()

function kept(world: GraphqlWorld, record: string): Promise<Kept> {
  if (record === 'missing') return Promise.resolve({ id: missing, commentId: missing })
  const known = keptOf.get(world) ?? new Map<string, Promise<Kept>>()
  keptOf.set(world, known)
  const found = known.get(record) ?? commented(world, record)
  known.set(record, found)
  return found
}

async function commented(world: GraphqlWorld, record: string): Promise<Kept> {
  const { id } = await world.sampled(record === 'foreign' ? record : 'own')
  const { discussion } = await world.ask<{ discussion: { comments: { id: number }[] } }>(
    'SM',
    'mutation ($input: AddRecordCommentInput!) { addRecordComment(input: $input) { errors { code message } discussion { comments { id } } } }',
    { input: { id, body: '<p>Seen.</p>', visibility: record === 'internal' ? 'Internal' : 'Shared' } },
  )
  return { id, commentId: discussion.comments.at(-1)?.id ?? 0 }
}

export const attempts: Attempts = {
  recordDiscussion: async (world, record) => ({ recordId: (await kept(world, record)).id }),
  addRecordComment: async (world, record) => ({
    input: {
      id: (await kept(world, record)).id,
      body: '<p>Seen.</p>',
      visibility: record === 'internal' ? 'Internal' : 'Shared',
    },
  }),
  editRecordComment: async (world, record) => ({
    input: { ...(await kept(world, record)), body: '<p>Changed.</p>', version: missing },
  }),
  resolveRecordComment: async (world, record) => ({
    input: { ...(await kept(world, record)), resolved: true, version: missing },
  }),
}

/** Readable by everyone who may read the record. */
export const fieldsOfTheRecord = `
AuditRecordComment: at author body edit editedAt id resolve resolvedAt resolvedBy version visibility
RecordDiscussion: comment commentInternally comments id
RecordDiscussionPayload: discussion errors
`
