import type { Attempts } from '../../testing/access/access-kit.js'

/** Written by hand from the specification; testing/access/access-legend.ts explains the columns and words. */
export const verdicts = `
call                      record        | anon half dis  | SA   SM   LI         DRS    LA      LU        | CL
listAuditEvents           -             | 401  401  401  | all  all  403        403    403     403       | 403
getAuditFilters           -             | 401  401  401  | ok   ok   403        403    403     403       | 403
exportAuditTrail          -             | 401  401  401  | ok   ok   403        403    403     403       | 403
getRecordHistory          own           | 401  401  401  | own  own  hidden     hidden own     hidden    | 403
getRecordHistory          foreign       | 401  401  401  | all  all  hidden     hidden hidden  hidden    | 403
getRecordHistory          missing       | 401  401  401  | own  own  hidden     hidden hidden  hidden    | 403
`

export const attempts: Attempts = {
  // The newest of all may be about the agency 'own' alone, whatever was tried before.
  listAuditEvents: (world) => ({ query: `?leaId=${world.leas['foreign']}` }),
  getRecordHistory: (world, record) => ({
    params: { targetType: 'selfAssessment', targetId: world.selfAssessments[record] ?? 0 },
  }),
}
