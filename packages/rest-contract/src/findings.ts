import { countingModes, findingSources } from '@portal/domain'
import { z } from 'zod'
import { defineCall } from './call.js'
import { allowedAct, personRef } from './shared.js'

const room = 'findings'
export const findingDay = z.iso.date('Enter a date.')
const nullableDay = z.string().nullable().describe('Date, YYYY-MM-DD.')
const text = (label: string, most: number) =>
  z.string().trim().max(most, `${label} can have at most ${most} characters.`)
const requiredText = (label: string, most: number) => text(label, most).min(1, `${label} is required.`)

export const findingTextFields = {
  reason: requiredText('Reason', 2000),
  version: z.number().int(),
}

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
    id: z.string(),
    title: z.string(),
    fileName: z.string(),
    size: z.number().int().describe('Bytes.'),
    mime: z.string(),
    sha256: z.string(),
    scanState: z.enum(['Pending', 'Clean', 'Infected', 'Failed', 'NotScanned']),
    createdBy: personRef,
    createdOn: z.string(),
    remove: allowedAct,
  })
  .meta({ id: 'FindingFile' })

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
    discoveredOn: z.string(),
    issueBy: z.string().describe('Three months after the discovery.'),
    issuedOn: nullableDay,
    dueOn: nullableDay,
    closedOn: nullableDay,
    correctedOn: nullableDay.describe('Later of the two verifications; timeliness is judged by it.'),
    casesTotal: z.number().int().describe('Individual cases, N of prong 1.'),
    casesSubmitted: z.number().int().describe('Submitted or further.'),
    casesVerified: z.number().int().describe('Verified, or left the jurisdiction.'),
    casesLeft: z.number().int().describe('Of those, left the jurisdiction.'),
    prong1VerifiedOn: nullableDay,
    prong2VerifiedOn: nullableDay,
    roundCount: z.number().int().describe('Reviews of newer data so far.'),
    lastRoundReviewed: z.number().int().nullable(),
    lastRoundCompliant: z.number().int().nullable(),
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
    studentReference: z.string(),
    requiredAction: z.string(),
    dueOn: nullableDay,
    state: z.number().int().min(0).max(6).describe('0 Required … 4 Verified … (2.3).'),
    narrative: z.string(),
    correctedOn: nullableDay,
    leftJurisdictionOn: nullableDay,
    submittedBy: personRef.nullable(),
    submittedOn: z.string().nullable(),
    stateComment: z.string().nullable(),
    verifiedBy: personRef.nullable(),
    verifiedOn: z.string().nullable(),
    files: z.array(findingFile),
    correct: allowedAct,
    judge: allowedAct,
    undo: allowedAct,
    version: z.number().int(),
  })
  .meta({ id: 'FindingCase' })

/** A review of newer data (prong 2). */
export const findingRound = z
  .object({
    id: z.number().int(),
    number: z.number().int(),
    periodFrom: z.string(),
    periodTo: z.string(),
    recordsReviewed: z.number().int(),
    recordsCompliant: z.number().int(),
    passed: z.boolean().describe('Every record compliant.'),
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
    letterDate: z.string(),
    issuedBy: personRef.nullable(),
    issuedOn: z.string(),
  })
  .meta({ id: 'FindingLetter' })

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
    files: z.array(findingFile).describe('Uploaded for the next review of newer data.'),
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
    assign: allowedAct.describe('Choosing people of the agency.'),
    ownFinding: allowedAct.describe('Choosing the monitor who answers for it.'),
  })
  .meta({ id: 'Finding' })

const description = text('Description', 10_000)
const evidenceSummary = text('Evidence', 10_000)
const caseInput = z.object({
  studentReference: requiredText('Student reference', 100),
  requiredAction: requiredText('Required action', 4000),
})

const draftFields = {
  citationId: z.number().int().positive().nullable(),
  indicatorCode: text('Indicator', 10).nullable().optional(),
  countingMode: z.enum(countingModes).default('Grouped'),
  description,
  evidenceSummary: evidenceSummary.default(''),
  systemic: z.boolean().default(false),
  discoveredOn: findingDay,
  ownerMonitorId: z
    .string()
    .nullable()
    .optional()
    .describe('Monitor who answers for it; the drafter unless told.'),
}

export const draftFinding = defineCall({
  id: 'draftFinding',
  room,
  method: 'post',
  path: '/api/findings',
  summary: 'Drafts a finding; the agency sees nothing of it until it is issued',
  description:
    'With a source SelfAssessment, agency, year and part are those of the self-assessment, and the citation of the item is ' +
    'taken where none is given.',
  access: 'signed-in',
  encoding: 'json',
  body: z.object({
    source: z.enum(findingSources),
    questionnaireResponseId: z.number().int().positive().optional(),
    subsectionResponseId: z.number().int().positive().optional(),
    itemId: z.number().int().positive().optional(),
    leaId: z.number().int().positive().optional().describe('For sources that have no record in the portal.'),
    year: z.number().int().optional(),
    part: z.enum(['Part B', 'Part C']).optional(),
    ...draftFields,
    cases: z.array(caseInput).max(200, 'A finding can have at most 200 cases.').default([]),
  }),
  status: 201,
  answer: finding,
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

export const getFinding = defineCall({
  id: 'getFinding',
  room,
  method: 'get',
  path: '/api/findings/{id}',
  summary: 'One finding with its cases, reviews of newer data and letters',
  description: 'Local people see findings that were issued to their agency.',
  access: 'signed-in',
  params: z.object({ id: z.coerce.number().int().positive() }),
  answer: finding,
  errors: ['NOT_FOUND'],
})

export const listFindingCitations = defineCall({
  id: 'listFindingCitations',
  room,
  method: 'get',
  path: '/api/findings/citations',
  summary: 'Requirements that a finding can rest on, with their plain meaning',
  access: 'signed-in',
  query: z.object({ part: z.enum(['Part B', 'Part C']).optional() }),
  answer: z.array(findingCitation),
})

export const findingsCalls = [draftFinding, getFinding, listFindingCitations]
