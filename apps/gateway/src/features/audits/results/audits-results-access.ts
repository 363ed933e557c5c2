import type { Attempts } from '../../../testing/access/graphql-kit.js'
import type { GraphqlWorld } from '../../../testing/access/graphql-world.js'

/**
 * Written by hand from the specification; testing/access/graphql-legend.ts explains the columns and words. The audits are not
 * reported yet, so that agencies see no results; what they see afterwards is judged at the API.
 */
export const verdicts = `
field                 record  | anon half dis | SA   SM   LI   DRS  LA   LU   | CL
auditCompliance       own     | 401  401  401 | ok   ok   ok   ok   403  403  | 403
auditCompliance       foreign | 401  401  401 | ok   ok   404  ok   404  404  | 403
auditCompliance       missing | 401  401  401 | 404  404  404  404  404  404  | 403
auditItemCorrections  own     | 401  401  401 | ok   ok   ok   ok   403  403  | 403
auditItemCorrections  foreign | 401  401  401 | ok   ok   404  ok   404  404  | 403
auditItemCorrections  missing | 401  401  401 | 404  404  404  404  404  404  | 403
auditComparison       own     | 401  401  401 | ok   ok   ok   ok   403  403  | 403
auditComparison       foreign | 401  401  401 | ok   ok   404  ok   404  404  | 403
auditComparison       missing | 401  401  401 | 404  404  404  404  404  404  | 403
auditNoncompliance    own     | 401  401  401 | ok   ok   ok   ok   403  403  | 403
auditNoncompliance    foreign | 401  401  401 | ok   ok   404  ok   404  404  | 403
auditNoncompliance    missing | 401  401  401 | 404  404  404  404  404  404  | 403
auditCorrections      own     | 401  401  401 | ok   ok   ok   ok   403  403  | 403
auditCorrections      foreign | 401  401  401 | ok   ok   404  ok   404  404  | 403
auditCorrections      missing | 401  401  401 | 404  404  404  404  404  404  | 403
auditMatrix           own     | 401  401  401 | ok   ok   ok   ok   403  403  | 403
auditMatrix           missing | 401  401  401 | 404  404  404  404  404  404  | 403
auditCourse         own     | 401  401  401 | ok   ok   ok   ok   ok   ok   | 403
auditCourse         foreign | 401  401  401 | ok   ok   404  ok   404  404  | 403
auditCourse         missing | 401  401  401 | 404  404  404  404  404  404  | 403
auditReportPreview    own     | 401  401  401 | may  may  403  403  403  403  | 403
auditReportPreview    foreign | 401  401  401 | may  may  404  403  404  404  | 403
auditReportPreview    missing | 401  401  401 | 404  404  404  404  404  404  | 403
issueAuditReport      own     | 401  401  401 | may  may  403  403  403  403  | 403
issueAuditReport      foreign | 401  401  401 | may  may  404  403  404  404  | 403
issueAuditReport      missing | 401  401  401 | 404  404  404  404  404  404  | 403
withdrawAuditReport   own     | 401  401  401 | may  may  403  403  403  403  | 403
withdrawAuditReport   foreign | 401  401  401 | may  may  404  403  404  404  | 403
withdrawAuditReport   missing | 401  401  401 | 404  404  404  404  404  404  | 403
openAuditRound        own     | 401  401  401 | may  may  403  403  403  403  | 403
openAuditRound        foreign | 401  401  401 | may  may  404  403  404  404  | 403
openAuditRound        missing | 401  401  401 | 404  404  404  404  404  404  | 403
closeAudit            own     | 401  401  401 | may  may  403  403  403  403  | 403
closeAudit            foreign | 401  401  401 | may  may  404  403  404  404  | 403
closeAudit            missing | 401  401  401 | 404  404  404  404  404  404  | 403
setAuditHold          own     | 401  401  401 | may  may  403  403  403  403  | 403
setAuditHold          foreign | 401  401  401 | may  may  404  403  404  404  | 403
setAuditHold          missing | 401  401  401 | 404  404  404  404  404  404  | 403
setCorrectionStatus   own     | 401  401  401 | 403  403  403  403  may  403  | 403
setCorrectionStatus   foreign | 401  401  401 | 403  403  404  403  404  404  | 403
setCorrectionStatus   missing | 401  401  401 | 404  404  404  404  404  404  | 403
auditCorrectionFiles  missing | 401  401  401 | 404  404  404  404  404  404  | 403
updateAuditCorrection missing | 401  401  401 | 404  404  404  404  404  404  | 403
deleteCorrectionFile  missing | 401  401  401 | 404  404  404  404  404  404  | 403
`

const typeKey = 'desk-audit'
const missing = 999_999
const signature = { signatureName: 'Mona Tor', signatureTitle: 'Monitor' }

const prongId = (world: GraphqlWorld, record: string) =>
  record === 'missing' ? missing : (world.keptAudit(record).prongs[0]?.id ?? 0)

const auditId = (world: GraphqlWorld, record: string) =>
  record === 'missing' ? missing : world.keptAudit(record).id

const ofProng = (world: GraphqlWorld, record: string) => ({ typeKey, prongId: prongId(world, record) })

export const attempts: Attempts = {
  auditCompliance: ofProng,
  auditItemCorrections: ofProng,
  auditComparison: ofProng,
  auditNoncompliance: ofProng,
  auditCorrections: ofProng,
  auditMatrix: ({ year }, record) => ({
    typeKey: record === 'missing' ? 'none' : typeKey,
    year,
    part: 'Part B',
  }),
  auditCourse: ofProng,
  auditReportPreview: (world, record) => ({ ...ofProng(world, record), correctedItemIds: [] }),
  issueAuditReport: (world, record) => ({
    input: { ...ofProng(world, record), ...signature, version: 0 },
  }),
  withdrawAuditReport: (world, record) => ({
    input: { ...ofProng(world, record), reason: 'A wrong record.', version: 0 },
  }),
  openAuditRound: (world, record) => ({ input: { typeKey, id: auditId(world, record), version: 0 } }),
  closeAudit: (world, record) => ({
    input: { typeKey, id: auditId(world, record), ...signature, version: 0 },
  }),
  setAuditHold: (world, record) => ({
    input: { typeKey, id: auditId(world, record), hold: true, reason: 'Hearing.', version: 0 },
  }),
  setCorrectionStatus: (world, record) => ({
    input: { ...ofProng(world, record), status: 3, seen: [{ id: missing, version: 1 }] },
  }),
  auditCorrectionFiles: () => ({ typeKey, correctionId: missing }),
  updateAuditCorrection: () => ({ input: { typeKey, id: missing, act: 'save', version: 0 } }),
  deleteCorrectionFile: () => ({ input: { typeKey, id: '00000000-0000-4000-8000-000000000000' } }),
}

/** Readable by everyone who may read the record. */
export const fieldsOfTheRecord = `
AuditComparison: items rounds
AuditCorrection: askServices citation compensatoryAsked compensatoryNeeded compensatoryText correctable correctedOn dueOn dueRule files findingDueOn findingId findingIssuedOn findingNumber foundOn history id itemId itemNumber judge leftJurisdictionOn narrative recall recordId requiredAction school state stateComment student submittedOn text undo verifiedOn version write wrong
AuditCorrectionEvent: act by note on
AuditCorrectionFile: createdBy createdOn downloadPath fileName id remove scanState size title
AuditCorrectionFilesPayload: errors files
AuditCorrectionPayload: correction errors
AuditCorrections: corrections prongId status
AuditCorrectionsPayload: corrections errors
AuditCorrectionCounts: leftJurisdiction remaining required returned submitted verified
AuditFindingProgress: cases citation dueOn id itemNumbers number passed ready remaining status title
AuditLetterEntry: acknowledgeBy acknowledgedBy acknowledgedOn issuedBy issuedOn kind letterDate open prongId reportId state subject superseded
AuditLeadContact: email phoneNumber
AuditNextStep: act n turn
AuditCourse: auditId closedOn findings leadContact letters newerFrom newerSize next reviews version
AuditReview: close complete correctBy corrections dueOn items number outcomes periodFrom periodTo prongId round sampled status version withdraw
AuditReviewItem: id number text
AuditReviewOutcome: findingId number outcome
AuditMatrix: agencies items total waiting
AuditReportPreview: correctBy dueOn findings letter outcomes
AuditScore: met notMet percent reviewed
ComparedItem: citations first id number prior rounds text
ComplianceItem: band citations id notApplicable number prior score text
ComplianceSection: id items notApplicable number score title
IndividualNoncompliance: caseId citation comment dueOn itemId itemNumber recordId requiredAction school state student text verifiedOn
ItemCorrections: citations findingDueOn findingId findingNumber itemId leftJurisdiction newerData notMet number remaining required returned submitted text verified
MatrixAgency: code leaId name percent prongId shortName
MatrixCell: excluded heat itemId met percent prongId reviewed
MatrixItem: cells citations id number sectionNumber sectionTitle state text
MatrixScore: excluded heat met percent reviewed
OverallCompliance: compliant compliantPercent drawnOn population prongId records sampled sections total totalNotApplicable weighted
PlannedFinding: cases citation correctedBefore instances itemIds itemNumbers systemic title
PlannedOutcome: number outcome
`
