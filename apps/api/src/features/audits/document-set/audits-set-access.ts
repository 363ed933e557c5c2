import type { Attempts } from '../../../testing/access/access-kit.js'
import type { AccessWorld } from '../../../testing/access/access-world.js'
import { auditSetSteps } from '../../../testing/audits/audit-set-steps.js'

/** Written by hand from the specification; testing/access/access-legend.ts explains the columns and words. LU is not assigned. */
export const verdicts = `
call                record  | anon half dis  | SA   SM   LI   DRS  LA   LU   | CL
listDocumentSets    own     | 401  401  401  | ok   ok   ok   ok   ok   ok   | 403
listDocumentSets    missing | 401  401  401  | 404  404  404  404  404  404  | 403
getDocumentSet      own     | 401  401  401  | ok   ok   ok   ok   ok   404  | 403
getDocumentSet      foreign | 401  401  401  | ok   ok   404  ok   404  404  | 403
getDocumentSet      missing | 401  401  401  | 404  404  404  404  404  404  | 403
saveDocumentSetItem own     | 401  401  401  | 403  403  403  403  ok   404  | 403
saveDocumentSetItem foreign | 401  401  401  | 403  403  404  403  404  404  | 403
saveDocumentSetItem missing | 401  401  401  | 404  404  404  404  404  404  | 403
compareSetDocuments own     | 401  401  401  | ok   ok   403  403  ok   404  | 403
compareSetDocuments foreign | 401  401  401  | ok   ok   404  403  404  404  | 403
compareSetDocuments missing | 401  401  401  | 404  404  404  404  404  404  | 403
`

const typeKey = 'policies-procedures'
const missing = 999_999

const setOf = async (world: AccessWorld, record: string) =>
  record === 'missing' ? missing : (await auditSetSteps(world.api).asked(world.leas[record] ?? 0)).id

export const attempts: Attempts = {
  listDocumentSets: ({ year }, record) => ({
    params: { typeKey: record === 'missing' ? 'none' : typeKey, year },
  }),
  getDocumentSet: async (world, record) => ({ params: { typeKey, id: await setOf(world, record) } }),
  saveDocumentSetItem: async (world, record) => ({
    params: { typeKey, id: await setOf(world, record), itemId: 'pp-b-child-find' },
    body: { version: 0, pages: 'p. 3' },
  }),
  compareSetDocuments: async (world, record) => ({
    params: { typeKey, id: await setOf(world, record), itemId: 'pp-b-child-find' },
  }),
}
