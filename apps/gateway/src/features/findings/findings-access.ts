import { uuid, type Arguments, type Attempts, type Prepare } from '../../testing/access/graphql-kit.js'
import type { FindingRow, GraphqlWorld } from '../../testing/access/graphql-world.js'

/** Written by hand from the specification; testing/access/graphql-legend.ts explains the columns and words. */
export const verdicts = `
field                        record   | anon half dis | SA   SM   LI     DRS    LA     LU    | CL
findings                     -        | 401  401  401 | all  all  own    all    own    own   | 403
findingNumbers               -        | 401  401  401 | all  all  own    all    own    own   | 403
findingCitations             -        | 401  401  401 | ok   ok   ok     ok     ok     ok    | 403
findingOwners                -        | 401  401  401 | ok   ok   ok     ok     ok     ok    | 403
finding                      own      | 401  401  401 | ok   ok   ok     ok     ok     ok    | 403
finding                      draft    | 401  401  401 | ok   ok   ok     ok     404    404   | 403
finding                      foreign  | 401  401  401 | ok   ok   404    ok     404    404   | 403
finding                      missing  | 401  401  401 | 404  404  404    404    404    404   | 403
draftFinding                 own      | 401  401  401 | ok   ok   403    403    403    403   | 403
draftFinding                 foreign  | 401  401  401 | ok   ok   403    403    403    403   | 403
draftFinding                 missing  | 401  401  401 | bad  bad  403    403    403    403   | 403
updateFinding                own      | 401  401  401 | ok   ok   403    403    404    404   | 403
updateFinding                foreign  | 401  401  401 | ok   ok   404    403    404    404   | 403
updateFinding                missing  | 401  401  401 | 404  404  404    404    404    404   | 403
issueFinding                 own      | 401  401  401 | ok   ok   403    403    404    404   | 403
issueFinding                 foreign  | 401  401  401 | ok   ok   404    403    404    404   | 403
issueFinding                 missing  | 401  401  401 | 404  404  404    404    404    404   | 403
decideFinding                own      | 401  401  401 | ok   ok   403    403    403    403   | 403
decideFinding                foreign  | 401  401  401 | ok   ok   404    403    404    404   | 403
decideFinding                missing  | 401  401  401 | 404  404  404    404    404    404   | 403
closeFinding                 own      | 401  401  401 | may  may  403    403    403    403   | 403
closeFinding                 foreign  | 401  401  401 | may  may  404    403    404    404   | 403
closeFinding                 missing  | 401  401  401 | 404  404  404    404    404    404   | 403
saveFindingCorrection        own      | 401  401  401 | 403  403  403    403    ok     403   | 403
saveFindingCorrection        foreign  | 401  401  401 | 403  403  404    403    404    404   | 403
saveFindingCorrection        missing  | 401  401  401 | 404  404  404    404    404    404   | 403
revealFindingReferences      own      | 401  401  401 | ok   ok   403    403    ok     403   | 403
revealFindingReferences      foreign  | 401  401  401 | ok   ok   404    403    404    404   | 403
revealFindingReferences      missing  | 401  401  401 | 404  404  404    404    404    404   | 403
judgeFindingCorrection       own      | 401  401  401 | may  may  403    403    403    403   | 403
judgeFindingCorrection       foreign  | 401  401  401 | may  may  404    403    404    404   | 403
judgeFindingCorrection       missing  | 401  401  401 | 404  404  404    404    404    404   | 403
requestFindingVerification   own      | 401  401  401 | 403  403  403    403    may    403   | 403
requestFindingVerification   foreign  | 401  401  401 | 403  403  404    403    404    404   | 403
requestFindingVerification   missing  | 401  401  401 | 404  404  404    404    404    404   | 403
recordFindingRound           own      | 401  401  401 | may  may  403    403    403    403   | 403
recordFindingRound           foreign  | 401  401  401 | may  may  404    403    404    404   | 403
recordFindingRound           missing  | 401  401  401 | 404  404  404    404    404    404   | 403
remindOfFindings             own      | 401  401  401 | ok   ok   403    403    403    403   | 403
remindOfFindings             foreign  | 401  401  401 | ok   ok   404    403    404    404   | 403
remindOfFindings             missing  | 401  401  401 | 404  404  404    404    404    404   | 403
assignFindingOwner           own      | 401  401  401 | ok   ok   403    403    403    403   | 403
assignFindingOwner           foreign  | 401  401  401 | ok   ok   403    403    403    403   | 403
assignFindingOwner           missing  | 401  401  401 | 404  404  403    403    403    403   | 403
findingUsers                 own      | 401  401  401 | 403  403  403    403    ok     403   | 403
findingUsers                 foreign  | 401  401  401 | 403  403  404    403    404    404   | 403
findingUsers                 missing  | 401  401  401 | 404  404  404    404    404    404   | 403
assignFindingUser            own      | 401  401  401 | 403  403  403    403    ok     403   | 403
assignFindingUser            foreign  | 401  401  401 | 403  403  404    403    404    404   | 403
assignFindingUser            missing  | 401  401  401 | 404  404  404    404    404    404   | 403
addFindingComment            own      | 401  401  401 | ok   ok   403    403    ok     403   | 403
addFindingComment            internal | 401  401  401 | ok   ok   403    403    403    403   | 403
addFindingComment            foreign  | 401  401  401 | ok   ok   404    403    404    404   | 403
addFindingComment            missing  | 401  401  401 | 404  404  404    404    404    404   | 403
editFindingComment           own      | 401  401  401 | may  403  403    403    403    403   | 403
editFindingComment           internal | 401  401  401 | may  403  403    403    404    404   | 403
editFindingComment           foreign  | 401  401  401 | may  403  404    403    404    404   | 403
editFindingComment           missing  | 401  401  401 | 404  404  404    404    404    404   | 403
resolveFindingComment        own      | 401  401  401 | may  may  403    403    may    403   | 403
resolveFindingComment        internal | 401  401  401 | may  may  403    403    404    404   | 403
resolveFindingComment        foreign  | 401  401  401 | may  may  404    403    404    404   | 403
resolveFindingComment        missing  | 401  401  401 | 404  404  404    404    404    404   | 403
deleteFindingFile            own      | 401  401  401 | 404  404  404    404    may    403   | 403
deleteFindingFile            foreign  | 401  401  401 | 404  404  404    404    404    404   | 403
deleteFindingFile            missing  | 401  401  401 | 404  404  404    404    404    404   | 403
`

const onFinding =
  (stage: 'draft' | 'issued' | 'kept', more: (finding: FindingRow) => Arguments): Prepare =>
  async (world, record) => {
    const stays = stage === 'kept' || record === 'missing'
    const finding = stays ? world.keptFinding(record) : await world.finding(record, stage)
    const id = record === 'missing' ? 999_999 : finding.id
    return { input: { id, version: finding.version, ...more(finding) } }
  }

/** A finding with a comment of the system administrator. */
const onComment =
  (more: Arguments): Prepare =>
  async (world, record) => {
    const of =
      record === 'missing'
        ? { id: world.keptFinding('own').id, commentId: 999_999 }
        : await world.comment(record)
    return { input: { ...of, version: 9999, ...more } }
  }

const findingId = (world: GraphqlWorld, record: string): number =>
  record === 'missing' ? 999_999 : world.keptFinding(record).id

const signature = { signatureName: 'Mona Tor', signatureTitle: 'Monitor' }
const caseOf = ({ cases }: FindingRow) => ({ caseId: cases[0]?.id ?? 0 })
const thisFfy = (day: string): number => Number(day.slice(0, 4)) - (day.slice(5) < '07-01' ? 1 : 0)

export const attempts: Attempts = {
  findings: () => ({ pageSize: 200 }),
  findingNumbers: (world) => ({ ffy: thisFfy(world.today), part: 'Part B' }),
  finding: async (world, record) => ({
    id: record === 'draft' ? (await world.finding('own', 'draft')).id : findingId(world, record),
  }),
  draftFinding: (world, record) => ({
    input: {
      source: 'Other',
      leaId: world.leas[record],
      year: world.year,
      part: 'Part B',
      description: 'x',
      discoveredOn: world.today,
    },
  }),
  updateFinding: onFinding('draft', ({ discoveredOn }) => ({
    description: 'Changed.',
    discoveredOn,
    cases: [],
  })),
  issueFinding: onFinding('draft', ({ discoveredOn }) => ({
    issuedOn: discoveredOn,
    template: 'Issued',
    ...signature,
  })),
  decideFinding: onFinding('issued', () => ({ decision: 'withdraw', reason: 'Wrong agency.' })),
  closeFinding: onFinding('kept', () => signature),
  saveFindingCorrection: onFinding('issued', (finding) => ({
    ...caseOf(finding),
    narrative: 'Begun.',
    submit: false,
    version: finding.cases[0]?.version,
  })),
  revealFindingReferences: (world, record) => ({ id: findingId(world, record) }),
  judgeFindingCorrection: onFinding('kept', (finding) => ({
    ...caseOf(finding),
    verdict: 'verify',
    version: 9999,
  })),
  requestFindingVerification: onFinding('kept', () => ({
    note: 'Staff was trained on the timeline.',
    version: 9999,
  })),
  recordFindingRound: onFinding('kept', ({ discoveredOn }) => ({
    periodFrom: discoveredOn,
    periodTo: discoveredOn,
    recordsReviewed: 1,
    recordsCompliant: 1,
    version: 9999,
  })),
  remindOfFindings: (world, record) => ({ ids: [findingId(world, record)] }),
  assignFindingOwner: async (world, record) => ({
    ids: [findingId(world, record)],
    ownerMonitorId: (await world.user('monitor@state.example')).id,
  }),
  findingUsers: (world, record) => ({ id: findingId(world, record) }),
  assignFindingUser: async (world, record) => ({
    input: {
      id: findingId(world, record),
      userId: (await world.user('admin2@allegany.example')).id,
      assigned: true,
    },
  }),
  addFindingComment: async (world, record) => ({
    input: {
      id: record === 'missing' ? 999_999 : (await world.finding(record, 'issued')).id,
      body: '<p>Seen.</p>',
      visibility: record === 'internal' ? 'Internal' : 'Shared',
    },
  }),
  editFindingComment: onComment({ body: '<p>Changed.</p>' }),
  resolveFindingComment: onComment({ resolved: true }),
  deleteFindingFile: (world, record) => ({
    id: record === 'missing' ? uuid : (world.keptFinding(record).fileId ?? uuid),
  }),
}

/** Readable by everyone who may read the record. */
export const fieldsOfTheRecord = `
Finding: addEvidence assign assignees cases casesLeft casesSubmitted casesTotal casesVerified changedBy changedOn citation close closeBeforeIssuing closedOn comment commentInternally comments correctedOn countingMode createdBy createdOn description discoveredOn dueOn dueSoon edit escalation evidence evidenceSummary files id indicatorCode issue issueBy issuedOn itemNumber itemText lastRoundCompliant lastRoundOutcome lastRoundReviewed lea leaId letters longstanding newerDataFrom number overdue owner ownFinding part prong1VerifiedOn prong2VerifiedOn recordRound remind reopen repeat requestVerification reveal roundCount rounds samples selfAssessmentId source status subsectionNumber subsectionResponseId systemic verificationNote verificationRequestedOn version withdraw year
FindingCase: audit changedBy changedOn correct correctable correctedOn dueOn dueRule files foundOn id judge leftJurisdictionOn narrative requiredAction state stateComment studentReference submittedBy submittedOn undo verifiedBy verifiedOn version
FindingCitation: areaId id indicatorCode part plainText reference stateReference title
FindingComment: at author body edit editedAt id resolve resolvedAt resolvedBy version visibility
FindingCaseAudit: prongId typeKey
FindingFile: aboutDate containsPii createdBy createdOn downloadPath fileName id mime remove retentionUntil scanState sha256 size title
FindingLetter: acknowledgedBy acknowledgedOn body id issuedBy issuedOn kind letterDate letterNumber reportId resentOn signatureName signatureTitle state subject
FindingNumbers: agencies ffy part rows total
FindingPage: page pageSize rows total
FindingPayload: errors finding
FindingReference: caseId studentReference
FindingReferencesPayload: errors references
FindingSample: number outcome prongId records round roundId status typeKey
FindingRound: files id note number outcome passed periodFrom periodTo recordedBy recordedOn recordsCompliant recordsNotApplicable recordsReviewed setAside
FindingRow: casesLeft casesSubmitted casesTotal casesVerified citation closedOn correctedOn discoveredOn dueOn dueSoon escalation id indicatorCode issueBy issuedOn lastRoundCompliant lastRoundOutcome lastRoundReviewed lea leaId longstanding number overdue owner part prong1VerifiedOn prong2VerifiedOn repeat roundCount source status systemic version year
FindingsPayload: errors findings
FindingUsersPayload: errors users
TimelyCorrectionOfLea: issued late lea leaId maxDays medianDays notVerified timely
TimelyCorrectionRow: issued late notVerified row timely
TimelyCorrectionTotal: issued late notVerified timely
`
