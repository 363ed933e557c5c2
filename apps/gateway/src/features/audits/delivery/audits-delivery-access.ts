import type { Attempts } from '../../../testing/access/graphql-kit.js'

/** Written by hand from the specification; testing/access/graphql-legend.ts explains the columns and words. No report is out. */
export const verdicts = `
field            record  | anon half dis | SA   SM   LI   DRS  LA   LU   | CL
auditServiceLine own     | 401  401  401 | ok   ok   ok   ok   403  404  | 403
auditServiceLine foreign | 401  401  401 | ok   ok   404  ok   404  404  | 403
auditServiceLine missing | 401  401  401 | 404  404  404  404  404  404  | 403
relatedServices  own     | 401  401  401 | ok   ok   ok   ok   403  403  | 403
relatedServices  foreign | 401  401  401 | ok   ok   404  ok   404  404  | 403
relatedServices  missing | 401  401  401 | 404  404  404  404  404  404  | 403
saveServiceLine  own     | 401  401  401 | ok   ok   403  403  403  404  | 403
saveServiceLine  foreign | 401  401  401 | ok   ok   404  403  404  404  | 403
saveServiceLine  missing | 401  401  401 | 404  404  404  404  404  404  | 403
`

const typeKey = 'services'

export const attempts: Attempts = {
  auditServiceLine: async (world, record) => ({ typeKey, recordId: (await world.serviceLine(record)).id }),
  relatedServices: async (world, record) => ({ prongId: (await world.serviceLine(record)).prongId }),
  saveServiceLine: async (world, record) => ({
    input: {
      typeKey,
      recordId: (await world.serviceLine(record)).id,
      version: 0,
      notes: 'The log was read.',
    },
  }),
}

/** Readable by everyone who may read the line. */
export const fieldsOfTheRecord = `
MissedMinutes: closed other provider student
RelatedService: changedBy changedOn frequency hasCalendar id minutes months notes order periodFrom periodTo provider providerType service setting student totals version
ServiceLine: changedBy changedOn frequency hasCalendar id minutes months notes order periodFrom periodTo provider providerType save service setting student totals version
ServiceLinePayload: errors line
ServiceMonth: delivered makeUp missed month planned
ServiceTotals: compensatory delivered flagged makeUp missed percent planned shortfall
`
