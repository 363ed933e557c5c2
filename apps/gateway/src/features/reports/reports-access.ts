import { byId, inLea, type Attempts } from '../../testing/access/graphql-kit.js'

/** Written by hand from the specification; testing/access/graphql-legend.ts explains the columns and words. */
export const verdicts = `
field                        record   | anon half dis | SA   SM   LI     DRS    LA     LU    | CL
resendReport                 own      | 401  401  401 | may    may    403    403    403    403   | 403
resendReport                 foreign  | 401  401  401 | may    may    403    403    403    403   | 403
resendReport                 missing  | 401  401  401 | 404    404    403    403    403    403   | 403
withdrawReport               own      | 401  401  401 | may    may    403    403    403    403   | 403
withdrawReport               foreign  | 401  401  401 | may    may    403    403    403    403   | 403
withdrawReport               missing  | 401  401  401 | 404    404    403    403    403    403   | 403
monitoringHistory            -        | 401  401  401 | all    all    403    all    own    own   | 403
publishedReports             -        | 401  401  401 | all    all    403    all    own    own   | 403
publishedReports             foreign  | 401  401  401 | all    all    403    all    hidden hidden| 403
publishedReport              own      | 401  401  401 | ok     ok     404    ok     ok     ok    | 403
publishedReport              foreign  | 401  401  401 | ok     ok     404    ok     404    404   | 403
publishedReport              missing  | 401  401  401 | 404    404    404    404    404    404   | 403
selfAssessmentDocument       own      | 401  401  401 | ok     ok     ok     ok     ok     ok    | 403
selfAssessmentDocument       foreign  | 401  401  401 | ok     ok     404    ok     404    404   | 403
selfAssessmentDocument       missing  | 401  401  401 | 404    404    404    404    404    404   | 403
acknowledgeReport            own      | 401  401  401 | 403    403    404    403    may    403   | 403
acknowledgeReport            foreign  | 401  401  401 | 403    403    404    403    404    404   | 403
acknowledgeReport            missing  | 401  401  401 | 404    404    404    404    404    404   | 403
`

export const attempts: Attempts = {
  resendReport: (world, record) => ({ input: { id: world.reports[record], version: 9999 } }),
  withdrawReport: (world, record) => ({
    input: { id: world.reports[record], version: 9999, reason: 'Wrong agency.' },
  }),
  monitoringHistory: () => ({}),
  publishedReports: inLea,
  publishedReport: byId(({ reports }) => reports),
  selfAssessmentDocument: (world, record) => ({ id: world.selfAssessments[record], kind: 'yearly' }),
  acknowledgeReport: (world, record) => ({ input: { id: world.reports[record], version: 9999 } }),
}

/** Readable by everyone who may read the record. */
export const fieldsOfTheRecord = `
AgencyMonitoring: activities code cohort lastMonitored leaId name shortName
MonitoringActivity: activity monitored part recordId recordKind status year
MonitoringHistory: agencies years
PublishedReport: acknowledge acknowledgeBy acknowledgeDerivation acknowledgedBy acknowledgedOn agency audience edition file findingId id issuedBy issuedOn leaId letterNumber module part replace replacesId requiresAcknowledgement resend resentCount resentOn selfAssessmentId state title version withdraw withdrawnReason year
PublishedReportPage: rows total
PublishedReportPayload: errors report
PublishedReportWithDocument: acknowledge acknowledgeBy acknowledgeDerivation acknowledgedBy acknowledgedOn agency audience audit document edition file findingId id issuedBy issuedOn leaId letterNumber module part replace replacesId requiresAcknowledgement resend resentCount resentOn selfAssessmentId state title version withdraw withdrawnReason year
ReportBasis: lines title
ReportBlock: columns items kind level rows text
ReportCell: basis number text
ReportColumn: label numeric
ReportDocument: blocks facts kind title
ReportedAudit: prongId typeKey
ReportFile: fileName mime scanState sha256 size
ReportRow: cells
`
