import { isState, type Attempts, type Prepare } from '../../testing/access/graphql-kit.js'

/** Written by hand from the specification; testing/access/graphql-legend.ts explains the columns and words. */
export const verdicts = `
field                        record   | anon half dis | SA   SM   LI     DRS    LA     LU    | CL
complianceYears              -        | 401  401  401 | ok   ok   ok     ok     ok     ok    | ok
determinationYears           -        | 401  401  401 | ok   ok   ok     ok     ok     ok    | ok
disputeYears                 -        | 401  401  401 | ok   ok   ok     ok     ok     ok    | ok
yearFigures                  -        | 401  401  401 | ok   ok   403    403    403    403   | 403
complianceYearLaunchPreview    -      | 401  401  401 | may  may  403    403    403    403   | 403
determinationYearLaunchPreview -      | 401  401  401 | may  may  403    403    403    403   | 403
disputeYearLaunchPreview       -      | 401  401  401 | may  may  403    403    403    403   | 403
launchComplianceYear           -      | 401  401  401 | may  may  403    403    403    403   | 403
launchDeterminationYear        -      | 401  401  401 | may  may  403    403    403    403   | 403
launchDisputeYear              -      | 401  401  401 | may  may  403    403    403    403   | 403
`

const launch: Prepare = (_world, _record, caller) => ({ input: { year: isState(caller) ? 1999 : 2027 } })
const launchPreview: Prepare = (world) => ({ year: world.year + 1 })

export const attempts: Attempts = {
  yearFigures: () => ({ kind: 'compliance' }),
  complianceYearLaunchPreview: launchPreview,
  determinationYearLaunchPreview: launchPreview,
  disputeYearLaunchPreview: launchPreview,
  launchComplianceYear: launch,
  launchDeterminationYear: launch,
  launchDisputeYear: launch,
}

/** Readable by everyone who may read the record. */
export const fieldsOfTheRecord = `
LaunchContent: part questionnaireId selfAssessments state title
LaunchCount: count what
LaunchPreview: agencies carriedOver contents launch next notReady selfAssessments usersNeverSignedIn
LaunchSummary: contents created launchedBy launchedOn notReady year
LaunchYearPayload: errors summary years
Year: id name
YearFigures: agencies closedSelfAssessments documents findings launchedBy launchedOn openFindings selfAssessments year
`
