import type { Attempts } from '../../../testing/access/access-kit.js'
import type { AccessWorld } from '../../../testing/access/access-world.js'
import { auditLineSteps } from '../../../testing/audits/audit-line-steps.js'

/** Written by hand from the specification; testing/access/access-legend.ts explains the columns and words. No report is out. */
export const verdicts = `
call                record  | anon half dis  | SA   SM   LI   DRS  LA   LU   | CL
getServiceLine      own     | 401  401  401  | ok   ok   ok   ok   403  404  | 403
getServiceLine      foreign | 401  401  401  | ok   ok   404  ok   404  404  | 403
getServiceLine      missing | 401  401  401  | 404  404  404  404  404  404  | 403
saveServiceLine     own     | 401  401  401  | ok   ok   403  403  403  404  | 403
saveServiceLine     foreign | 401  401  401  | ok   ok   404  403  404  404  | 403
saveServiceLine     missing | 401  401  401  | 404  404  404  404  404  404  | 403
listRelatedServices own     | 401  401  401  | ok   ok   ok   ok   403  403  | 403
listRelatedServices foreign | 401  401  401  | ok   ok   404  ok   404  404  | 403
listRelatedServices missing | 401  401  401  | 404  404  404  404  404  404  | 403
`

const typeKey = 'services'
const none = { prongId: 999_999, id: 999_999 }

const lines = (world: AccessWorld, record: string) =>
  record === 'missing' ? none : auditLineSteps(world.api).withLines(world.leas[record] ?? 0)

export const attempts: Attempts = {
  getServiceLine: async (world, record) => ({ params: { typeKey, id: (await lines(world, record)).id } }),
  saveServiceLine: async (world, record) => ({
    params: { typeKey, id: (await lines(world, record)).id },
    body: { version: 0, notes: 'The log was read.' },
  }),
  listRelatedServices: async (world, record) => ({ params: { id: (await lines(world, record)).prongId } }),
}
