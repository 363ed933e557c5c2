import type { Attempts } from '../../../testing/access/graphql-kit.js'

/** Written by hand from the specification; testing/access/graphql-legend.ts explains the columns and words. */
export const verdicts = `
field              record  | anon half dis | SA   SM   LI   DRS  LA   LU   | CL
auditRetention     own     | 401  401  401 | ok   ok   403  403  403  403  | 403
auditRetention     missing | 401  401  401 | 404  404  404  404  404  404  | 403
setAuditRetention  own     | 401  401  401 | may  may  403  403  403  403  | 403
setAuditRetention  missing | 401  401  401 | 404  404  404  404  404  404  | 403
eraseAuditStudents own     | 401  401  401 | may  may  403  403  403  403  | 403
eraseAuditStudents foreign | 401  401  401 | may  may  404  403  404  404  | 403
eraseAuditStudents missing | 401  401  401 | 404  404  404  404  404  404  | 403
`

const kindOf = (record: string) => (record === 'missing' ? 'none' : 'desk-audit')

export const attempts: Attempts = {
  auditRetention: (_world, record) => ({ typeKey: kindOf(record) }),
  setAuditRetention: (_world, record) => ({
    input: { typeKey: kindOf(record), years: 3, reason: 'The usual years.', version: 99 },
  }),
  eraseAuditStudents: (world, record) => ({
    input: {
      typeKey: 'desk-audit',
      id: record === 'missing' ? 999_999 : world.keptAudit(record).id,
      reason: 'The years have passed.',
      confirm: true,
      version: 0,
    },
  }),
}

/** Readable by everyone who may read the record. */
export const fieldsOfTheRecord = `
AuditErasure: by files listRows on reason records
AuditRetention: audits setBy setOn version years
AuditRetentionPayload: errors retention
RetainedAudit: agency closedOn erase erasure files id keptUntil leaId legalHold listRows part prongId records state version year
`
