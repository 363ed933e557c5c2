import type { Attempts } from '../../../testing/access/graphql-kit.js'
import type { GraphqlWorld } from '../../../testing/access/graphql-world.js'

/** Written by hand from the specification; testing/access/graphql-legend.ts explains the columns and words. */
export const verdicts = `
field                record   | anon half dis | SA   SM   LI   DRS  LA   LU   | CL
annualReports        own      | 401  401  401 | all  all  own  all  own  own  | 403
annualReports        missing  | 401  401  401 | 404  404  404  404  404  404  | 403
annualReport         own      | 401  401  401 | ok   ok   ok   ok   ok   ok   | 403
annualReport         foreign  | 401  401  401 | ok   ok   404  ok   404  404  | 403
annualReport         missing  | 401  401  401 | 404  404  404  404  404  404  | 403
publishedIncidents   own      | 401  401  401 | ok   ok   ok   ok   ok   ok   | 403
publishedIncidents   missing  | 401  401  401 | 404  404  404  404  404  404  | 403
saveAnnualReport     own      | 401  401  401 | may  may  403  403  may  403  | 403
saveAnnualReport     foreign  | 401  401  401 | may  may  404  403  404  404  | 403
saveAnnualReport     missing  | 401  401  401 | 404  404  404  404  404  404  | 403
rollUpAnnualReport   own      | 401  401  401 | 403  403  403  403  may  403  | 403
rollUpAnnualReport   foreign  | 401  401  401 | 403  403  404  403  404  404  | 403
rollUpAnnualReport   missing  | 401  401  401 | 404  404  404  404  404  404  | 403
certifyAnnualReport  own      | 401  401  401 | 403  403  403  403  may  403  | 403
certifyAnnualReport  foreign  | 401  401  401 | 403  403  404  403  404  404  | 403
certifyAnnualReport  missing  | 401  401  401 | 404  404  404  404  404  404  | 403
decideAnnualReports  own      | 401  401  401 | may  may  403  403  403  403  | 403
decideAnnualReports  foreign  | 401  401  401 | may  may  403  403  403  403  | 403
decideAnnualReports  missing  | 401  401  401 | 404  404  403  403  403  403  | 403
`

const missing = 999_999

const placeOf = (world: GraphqlWorld, record: string) => ({
  year: world.year,
  leaId: record === 'missing' ? missing : (world.leas[record] ?? 0),
})
const yearOf = (world: GraphqlWorld, record: string) => ({
  year: record === 'missing' ? missing : world.year,
})

export const attempts: Attempts = {
  annualReports: yearOf,
  annualReport: placeOf,
  publishedIncidents: yearOf,
  saveAnnualReport: (world, record) => ({ input: { ...placeOf(world, record), enrolled: 900, version: 0 } }),
  rollUpAnnualReport: (world, record) => ({ input: { ...placeOf(world, record), version: 0 } }),
  certifyAnnualReport: (world, record) => ({
    input: { ...placeOf(world, record), agreed: true, version: 0 },
  }),
  decideAnnualReports(world, record) {
    const { year, leaId } = placeOf(world, record)
    return { input: { year, leaIds: [leaId], decision: 'Accept' } }
  },
}

/** Readable by everyone who may read the record. */
export const fieldsOfTheRecord = `
AnnualFigures: enrolled mechanical physical seclusion several students
AnnualGroup: id incidents label students
AnnualReport: certifiedBy certifiedOn certify changedBy changedOn decide decidedBy decidedOn dueOn enter entered gaps id isShown lea leaId once registered returnReason rollUp several status tables totals trend version year
AnnualReportList: importFile rows
AnnualReportPayload: errors report
AnnualReportRow: certifiedOn dueOn gaps id incidents lea leaId per100 registered status students
AnnualTable: category label rows
AnnualTotals: all enrolled mechanical physical seclusion share
DecidedAnnualReportsPayload: decided errors
IncidentCounts: incidents students
PublishedIncidents: hidden missing rows seesAll totals trend year
PublishedRow: agency all code enrolled leaId mechanical physical seclusion share
PublishedTotals: all enrolled mechanical physical seclusion share
PublishedYear: all enrolled mechanical physical seclusion share year
ShownCount: text value
ShownCounts: incidents per100 students
`
