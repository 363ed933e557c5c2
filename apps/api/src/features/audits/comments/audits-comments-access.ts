import type { Attempts, Prepare } from '../../../testing/access/access-kit.js'
import type { AccessWorld } from '../../../testing/access/access-world.js'
import { auditCommentSteps } from '../../../testing/audits/audit-request-steps.js'

/** Written by hand from the specification; testing/access/access-legend.ts explains the columns and words. LU works on no record here. */
export const verdicts = `
call                 record   | anon half dis  | SA   SM   LI   DRS  LA   LU   | CL
getRecordDiscussion  own      | 401  401  401  | ok   ok   ok   ok   ok   404  | 403
getRecordDiscussion  foreign  | 401  401  401  | ok   ok   404  ok   404  404  | 403
getRecordDiscussion  missing  | 401  401  401  | 404  404  404  404  404  404  | 403
addRecordComment     own      | 401  401  401  | ok   ok   403  403  ok   404  | 403
addRecordComment     internal | 401  401  401  | ok   ok   403  403  403  404  | 403
addRecordComment     foreign  | 401  401  401  | ok   ok   404  403  404  404  | 403
addRecordComment     missing  | 401  401  401  | 404  404  404  404  404  404  | 403
editRecordComment    own      | 401  401  401  | 403  may  403  403  403  404  | 403
editRecordComment    internal | 401  401  401  | 403  may  403  403  404  404  | 403
editRecordComment    foreign  | 401  401  401  | 403  may  404  403  404  404  | 403
editRecordComment    missing  | 401  401  401  | 404  404  404  404  404  404  | 403
resolveRecordComment own      | 401  401  401  | may  may  403  403  may  404  | 403
resolveRecordComment internal | 401  401  401  | may  may  403  403  404  404  | 403
resolveRecordComment foreign  | 401  401  401  | may  may  404  403  404  404  | 403
resolveRecordComment missing  | 401  401  401  | 404  404  404  404  404  404  | 403
`

const missing = 999_999

/** A record of each agency that stays, with a comment of the monitor of each kind. */
const keptOf = new WeakMap<AccessWorld, Map<string, Promise<{ id: number; commentId: number }>>>()

function kept(world: AccessWorld, record: string) {
  if (record === 'missing') return Promise.resolve({ id: missing, commentId: missing })
  const known = keptOf.get(world) ?? new Map<string, Promise<{ id: number; commentId: number }>>()
  keptOf.set(world, known)
  const found = known.get(record) ?? commented(world, record)
  known.set(record, found)
  return found
}

async function commented(world: AccessWorld, record: string) {
  const steps = auditCommentSteps(world.api)
  const { id } = await steps.withDocument(world.leas[record === 'foreign' ? record : 'own'] ?? 0)
  const visibility = record === 'internal' ? 'Internal' : 'Shared'
  const { body } = await steps.comment('monitor@state.example', id, { visibility })
  return { id, commentId: body.comments.at(-1)?.id ?? 0 }
}

const onComment =
  (body: object): Prepare =>
  async (world, record) => ({ params: await kept(world, record), body })

export const attempts: Attempts = {
  getRecordDiscussion: async (world, record) => ({ params: { id: (await kept(world, record)).id } }),
  addRecordComment: async (world, record) => ({
    params: { id: (await kept(world, record)).id },
    body: { body: '<p>Seen.</p>', visibility: record === 'internal' ? 'Internal' : 'Shared' },
  }),
  editRecordComment: onComment({ body: '<p>Changed.</p>', version: missing }),
  resolveRecordComment: onComment({ resolved: true, version: missing }),
}
