import type { Attempts } from '../../../testing/access/access-kit.js'
import type { AccessWorld } from '../../../testing/access/access-world.js'
import { auditSteps } from '../../../testing/audits/audit-steps.js'

/** Written by hand from the specification; testing/access/access-legend.ts explains the columns and words. */
export const verdicts = `
call               record  | anon half dis  | SA   SM   LI   DRS  LA   LU   | CL
getAuditRetention  own     | 401  401  401  | ok   ok   403  403  403  403  | 403
getAuditRetention  missing | 401  401  401  | 404  404  404  404  404  404  | 403
setAuditRetention  own     | 401  401  401  | may  may  403  403  403  403  | 403
setAuditRetention  missing | 401  401  401  | 404  404  404  404  404  404  | 403
eraseAuditStudents own     | 401  401  401  | may  may  403  403  403  403  | 403
eraseAuditStudents foreign | 401  401  401  | may  may  404  403  404  404  | 403
eraseAuditStudents missing | 401  401  401  | 404  404  404  404  404  404  | 403
`

const typeKey = 'desk-audit'
const missing = 999_999

const ofKind = (record: string) => ({ typeKey: record === 'missing' ? 'none' : typeKey })

async function auditOf({ api, leas }: AccessWorld, record: string): Promise<number> {
  if (record === 'missing') return missing
  return (await auditSteps(api).withSample(leas[record] ?? 0, 2)).audit.id
}

export const attempts: Attempts = {
  getAuditRetention: async (_world, record) => ({ params: ofKind(record) }),
  setAuditRetention: async (_world, record) => ({
    params: ofKind(record),
    body: { years: 3, reason: 'The usual years.', version: 99 },
  }),
  eraseAuditStudents: async (world, record) => ({
    params: { typeKey, id: await auditOf(world, record) },
    body: { reason: 'The years have passed.', confirm: true, version: 0 },
  }),
}
