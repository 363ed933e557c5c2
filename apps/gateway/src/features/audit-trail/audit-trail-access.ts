import type { Attempts, FieldVerdict } from '../../testing/access/graphql-kit.js'

/** Written by hand from the specification; testing/access/graphql-legend.ts explains the columns and words. */
export const verdicts = `
field                        record   | anon half dis | SA   SM   LI     DRS    LA     LU    | CL
auditEvents                  -        | 401  401  401 | all  all  403    403    403    403   | 403
auditFilters                 -        | 401  401  401 | ok   ok   403    403    403    403   | 403
recordHistory                own      | 401  401  401 | own  own  hidden hidden own    hidden | 403
recordHistory                foreign  | 401  401  401 | all  all  hidden hidden hidden hidden | 403
recordHistory                missing  | 401  401  401 | own  own  hidden hidden hidden hidden | 403
`

export const attempts: Attempts = {
  auditEvents: (world) => ({ filter: { leaId: world.leas['foreign'] }, pageSize: 200 }),
  recordHistory: (world, record) => ({
    targetType: 'selfAssessment',
    targetId: String(world.selfAssessments[record]),
  }),
}

/** Readable by everyone who may read the record. */
export const fieldsOfTheRecord = `
AuditChange: after before field
AuditEvent: action actor actorRole at changes leaId leaName reason requestId seq targetId targetName targetType year
AuditFilters: actions targetTypes
AuditPage: page pageSize rows total
`

export const fieldsWithVerdicts: Record<string, FieldVerdict> = {
  // Local users see who did what, but not from which address.
  'AuditEvent.ip': {
    query:
      'query ($own: ID!) { recordHistory(targetType: "selfAssessment", targetId: $own) { rows { ip } } }',
    readers: ['SA', 'SM'],
    others: ['LA'],
  },
}
