import {
  caseCorrections,
  countingModes,
  findingSources,
  publishedReportStates,
  roundOutcomes,
} from '@portal/domain'
import { z } from 'zod'
import { recordComment } from '../comments.js'
import { storedFile } from '../documents/files.js'
import { duplicateNotice } from '../documents/required-documents-shapes.js'
import { allowedAct, personRef } from '../shared.js'

const aDay = z.iso.date().describe('Date, YYYY-MM-DD.')
const nullableDay = aDay.nullable()

export const findingCitation = z
  .object({
    id: z.number().int(),
    part: z.string().describe("'' for both parts."),
    reference: z.string().describe('34 CFR 300.320(a)(2).'),
    stateReference: z.string().nullable(),
    title: z.string(),
    plainText: z.string().describe('What the regulation asks for, in plain words.'),
    indicatorCode: z.string().nullable(),
    areaId: z.number().int().nullable(),
  })
  .meta({ id: 'FindingCitation' })

export const findingFile = z
  .object({
    ...storedFile,
    aboutDate: nullableDay.describe('Day that the file is about.'),
    containsPii: z.boolean().describe('Whether it names students.'),
    retentionUntil: nullableDay.describe('Day until which it is kept; null while none is set.'),
    remove: allowedAct,
  })
  .meta({ id: 'FindingFile' })

/** An uploaded file, with the file that it duplicates. */
export const uploadedFindingFile = findingFile
  .extend({ duplicateOf: duplicateNotice.nullable() })
  .meta({ id: 'UploadedFindingFile' })

export const findingComment = recordComment.meta({ id: 'FindingComment' })

/** A finding as the register lists it (domain definition 1.5). */
export const findingRow = z
  .object({
    id: z.number().int(),
    number: z.string().describe('F-2026-01-B-0001.'),
    leaId: z.number().int(),
    year: z.number().int(),
    part: z.enum(['Part B', 'Part C']),
    source: z.enum(findingSources),
    citation: findingCitation.nullable(),
    indicatorCode: z.string().nullable(),
    status: z.number().int().min(0).max(9).describe('0 Draft … 2 Issued … 7 Closed on time (1.3).'),
    discoveredOn: aDay,
    issueBy: z.iso.date().describe('Date, YYYY-MM-DD: three months after the discovery.'),
    issuedOn: nullableDay,
    dueOn: nullableDay,
    closedOn: nullableDay,
    correctedOn: nullableDay.describe(
      'Date, YYYY-MM-DD: later of the two verifications; it decides timeliness.',
    ),
    casesTotal: z.number().int().describe('Individual cases, N of prong 1.'),
    casesSubmitted: z.number().int().describe('Submitted or further.'),
    casesVerified: z.number().int().describe('Verified, or left the jurisdiction.'),
    casesLeft: z.number().int().describe('Of those, left the jurisdiction.'),
    prong1VerifiedOn: nullableDay,
    prong2VerifiedOn: nullableDay,
    roundCount: z.number().int().describe('Reviews of newer data so far.'),
    lastRoundReviewed: z.number().int().nullable(),
    lastRoundCompliant: z.number().int().nullable(),
    lastRoundOutcome: z.enum(roundOutcomes).nullable().describe('Of the latest review that still counts.'),
    owner: personRef.nullable(),
    overdue: z.boolean(),
    longstanding: z.boolean(),
    dueSoon: z.boolean().describe('Due in 60 days or less.'),
    repeat: z.boolean().describe('Same agency and requirement in one of the two years before.'),
    systemic: z.boolean(),
    escalation: z.number().int().min(0).max(5).describe('How far it has fallen behind (1.4).'),
    version: z.number().int(),
  })
  .meta({ id: 'FindingRow' })

/** One individual case with its correction (prong 1). */
export const findingCase = z
  .object({
    id: z.number().int(),
    studentReference: z.string().describe('Masked; revealFindingReferences answers what it hides.'),
    requiredAction: z.string(),
    correctable: z
      .enum(caseCorrections)
      .describe(
        'TimelineOnly: the required action took place, but late; its day is entered, without a file.',
      ),
    foundOn: aDay.describe('Date, YYYY-MM-DD: no correction lies before it.'),
    dueOn: nullableDay,
    dueRule: z.string().nullable().describe('How the due date came about, in words.'),
    state: z.number().int().min(0).max(6).describe('0 Required … 4 Verified … (2.3).'),
    narrative: z.string(),
    correctedOn: nullableDay,
    leftJurisdictionOn: nullableDay,
    submittedBy: personRef.nullable(),
    submittedOn: z.string().nullable(),
    stateComment: z.string().nullable(),
    verifiedBy: personRef.nullable(),
    verifiedOn: z.string().nullable(),
    changedBy: personRef,
    changedOn: z.string(),
    files: z.array(findingFile),
    correct: allowedAct,
    judge: allowedAct,
    undo: allowedAct,
    audit: z
      .object({ typeKey: z.string(), prongId: z.number().int() })
      .nullable()
      .describe('Where it is corrected and verified: a correction of an audit that is not closed.'),
    version: z.number().int(),
  })
  .meta({ id: 'FindingCase' })

/** A review of newer data (prong 2). */
export const findingRound = z
  .object({
    id: z.number().int(),
    number: z.number().int(),
    periodFrom: aDay,
    periodTo: aDay,
    recordsReviewed: z.number().int(),
    recordsCompliant: z.number().int(),
    recordsNotApplicable: z.number().int().describe('Records to which the requirement does not apply.'),
    outcome: z
      .enum(roundOutcomes)
      .describe('passed: a record is compliant and none is not; noneApplies: the review is to be topped up.'),
    passed: z.boolean().describe('True for the outcome passed.'),
    setAside: z.boolean().describe('From before the finding was reopened; counts no more.'),
    note: z.string(),
    recordedBy: personRef,
    recordedOn: z.string(),
    files: z.array(findingFile),
  })
  .meta({ id: 'FindingRound' })

export const findingLetter = z
  .object({
    id: z.number().int(),
    kind: z.enum(['Issued', 'Reminder', 'CorrectionsVerified', 'Closed']),
    subject: z.string(),
    body: z.string().describe('Paragraphs, an empty line between them.'),
    signatureName: z.string(),
    signatureTitle: z.string(),
    letterDate: aDay,
    reportId: z.number().int().nullable().describe('Its entry in the library of reports.'),
    letterNumber: z.string().nullable(),
    state: z.enum(publishedReportStates).nullable(),
    resentOn: z.string().nullable(),
    acknowledgedBy: personRef.nullable(),
    acknowledgedOn: z.string().nullable(),
    issuedBy: personRef.nullable(),
    issuedOn: z.string(),
  })
  .meta({ id: 'FindingLetter' })

/** A drawn sample that a finding of an audit rests on. */
export const findingSample = z
  .object({
    prongId: z.number().int().describe('Prong of the audit.'),
    typeKey: z.string().describe('Kind of audit.'),
    number: z.number().int().describe('1: the review that found it; 2: a review of newer data.'),
    round: z.number().int(),
    status: z.number().int().describe('Status of the prong.'),
    records: z.number().int().describe('Records in the sample.'),
    outcome: z.enum(roundOutcomes).nullable().describe('Of a review of newer data, once it is known.'),
    roundId: z.number().int().nullable().describe('The recorded round with that result.'),
  })
  .meta({ id: 'FindingSample' })

export const finding = findingRow
  .extend({
    description: z.string(),
    evidenceSummary: z.string(),
    countingMode: z.enum(countingModes),
    selfAssessmentId: z.number().int().nullable(),
    subsectionResponseId: z.number().int().nullable(),
    subsectionNumber: z.string().nullable(),
    itemNumber: z.string().nullable(),
    itemText: z.string().nullable(),
    verificationNote: z.string().nullable(),
    verificationRequestedOn: z.string().nullable(),
    createdBy: personRef,
    createdOn: z.string(),
    changedBy: personRef,
    changedOn: z.string(),
    cases: z.array(findingCase),
    rounds: z.array(findingRound),
    samples: z.array(findingSample).describe('Drawn samples that a finding of an audit rests on.'),
    newerDataFrom: aDay.describe('First day whose records count in a review of newer data (2.4).'),
    files: z.array(findingFile).describe('Uploaded for the next review of newer data.'),
    evidence: z.array(findingFile).describe('Documents of the finding itself.'),
    comments: z
      .array(findingComment)
      .describe('Oldest first; internal ones are left out for everybody who is not of the state.'),
    letters: z.array(findingLetter),
    assignees: z.array(personRef).describe('People of the agency who work on the corrections.'),
    edit: allowedAct,
    issue: allowedAct,
    closeBeforeIssuing: allowedAct,
    withdraw: allowedAct,
    requestVerification: allowedAct,
    recordRound: allowedAct,
    close: allowedAct,
    reopen: allowedAct,
    remind: allowedAct,
    addEvidence: allowedAct.describe('Uploading documents of the finding itself.'),
    commentInternally: allowedAct.describe('Writing comments for the state alone.'),
    comment: allowedAct.describe('Writing comments that the agency reads too.'),
    reveal: allowedAct.describe('Seeing what the students are known by.'),
    assign: allowedAct.describe('Choosing people of the agency.'),
    ownFinding: allowedAct.describe('Choosing the monitor who answers for it.'),
  })
  .meta({ id: 'Finding' })
