import type { Attempts } from '../../testing/access/graphql-kit.js'

/** Written by hand from the specification; testing/access/graphql-legend.ts explains the columns and words. */
export const verdicts = `
field                        record   | anon half dis | SA   SM   LI     DRS    LA     LU    | CL
stateDashboard               -        | 401  401  401 | all  all  own    all    403    403   | 403
localDashboard               own      | 401  401  401 | own  own  own    own    own    own   | 403
localDashboard               foreign  | 401  401  401 | ok   ok   hidden ok     hidden hidden | 403
localDashboard               missing  | 401  401  401 | ok   ok   hidden ok     hidden hidden | 403
landing                      -        | 401  401  401 | ok   ok   own    ok     own    own   | 403
landing                      foreign  | 401  401  401 | ok   ok   hidden ok     hidden hidden | 403
choices                      -        | 401  401  401 | all  all  own    all    own    own   | own
landingPage                  -        | 401  401  401 | all  all  own    all    own    own   | 403
landingPage                  foreign  | 401  401  401 | all  all  hidden all    hidden hidden | 403
rememberVisit                -        | 401  401  401 | ok   ok   ok     ok     ok     ok    | 403
`

export const attempts: Attempts = {
  stateDashboard: (world) => ({ year: world.year }),
  localDashboard: (world, record) => ({ leaId: world.leas[record] ?? 0, year: world.year }),
  landing: (world, record) => ({ year: world.year, ...(record !== '-' && { leaId: world.leas[record] }) }),
  landingPage: (world, record) => ({
    year: world.year,
    ...(record !== '-' && { leaId: world.leas[record] }),
  }),
  rememberVisit: () => ({ place: 'tour' }),
}

/** Readable by everyone who may read the record. */
export const fieldsOfTheRecord = `
AgencyDocuments: categories selfAssessments
AuditFunnel: label steps typeKey
AuditProgress: done of total
AreaCompliance: areaId fully leaId rated
Choices: agencies allAgencies auditFilters findingOwners offeredRoles questionnaires years
ClockClass: findings id
CorrectionsDone: total verified
DashboardAct: at by seq
DashboardActivity: action at by count counted lea leaId placeId recordKind seq single targetId targetType
DashboardAgency: audits auditsWaiting code cohort documentsWaiting findingsOpen findingsOverdue idle lastActivityOn leaId mine monitors name newUploads selfAssessments selfAssessmentsOverdue shortName subsectionsWaiting
DashboardAudit: dueOn id label number part progress prongId round status typeKey waitsForState
DashboardDay: id kind lea leaId name on part recordKind until
DashboardSelfAssessment: answerable answered documentsNeeded documentsReceived dueDerivation dueOn id part submitState subsectionsReady subsectionsTotal
DocumentsOfPart: part received sent
FindingOnTheClock: casesTotal casesVerified dueOn id issuedOn number part status
FindingsOfMonth: closed issued month
FunnelStep: reached stands state
HelpContact: email fullName id phoneNumber
Landing: days from help to tourDone
LandingPage: announcements landing selfAssessments tasks training
LocalDashboard: news requiredDocuments standing tasks team
LocalNews: changes messages since
LocalStanding: asOf audits corrections documents findings monitors selfAssessments
PlaceVisit: at before place
StateCharts: areas audits clock funnel months
StateDashboard: activity charts days standing year
StateMessage: by id kind on text title toAcknowledge
StateStanding: agencies asOf since
TeamMember: fullName id lastLoginAt openDocuments openFindings openRecords openSubsections roles
VisitPayload: errors visit
`
