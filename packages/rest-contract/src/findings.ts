import { countingModes, documentTexts, findingSources, findingTexts } from '@portal/domain'
import { z } from 'zod'
import { defineCall } from './call.js'
import { assignableUser } from './self-assessment.js'
import { allowedAct, pageQuery, personRef, searchQuery, sortQuery } from './shared.js'

const room = 'findings'
export const findingDay = z.iso.date('Enter a date.')
const aDay = z.iso.date().describe('Date, YYYY-MM-DD.')
const nullableDay = aDay.nullable()
const text = (label: string, most: number) =>
  z.string().trim().max(most, `${label} can have at most ${most} characters.`)
const requiredText = (label: string, most: number) => text(label, most).min(1, `${label} is required.`)

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
    discoveredOn: aDay,
    issueBy: z.iso.date().describe('Date, YYYY-MM-DD: three months after the discovery.'),
    issuedOn: nullableDay,
    dueOn: nullableDay,
    closedOn: nullableDay,
    correctedOn: nullableDay.describe(
      'Date, YYYY-MM-DD: later of the two verifications; timeliness is judged by it.',
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
    periodFrom: aDay,
    periodTo: aDay,
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
    letterDate: aDay,
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
  query: z.object({ part: z.string().max(10).optional().describe('Those of this part and of both.') }),
  answer: z.array(findingCitation),
})

const byId = z.object({ id: z.coerce.number().int().positive() })
const byCase = byId.extend({ caseId: z.coerce.number().int().positive() })
const version = z.number().int()
const signature = {
  signatureName: requiredText('Name', 200),
  signatureTitle: requiredText('Title', 200),
}

export const updateFinding = defineCall({
  id: 'updateFinding',
  room,
  method: 'put',
  path: '/api/findings/{id}',
  summary: 'Changes a draft, with its individual cases',
  description: 'Cases with an id are changed, those without are added, those that are not sent are removed.',
  access: 'signed-in',
  encoding: 'json',
  params: byId,
  body: z.object({
    ...draftFields,
    cases: z
      .array(caseInput.extend({ id: z.number().int().positive().optional() }))
      .max(200, 'A finding can have at most 200 cases.'),
    version,
  }),
  answer: finding,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const issueFinding = defineCall({
  id: 'issueFinding',
  room,
  method: 'post',
  path: '/api/findings/{id}/issue',
  summary: 'Notifies the agency by letter; the one-year clock starts on the day of the letter',
  access: 'signed-in',
  encoding: 'json',
  params: byId,
  body: z.object({
    issuedOn: findingDay.describe('Day of the written notification.'),
    template: z.literal('Issued', findingTexts.noLetter).describe('Kind of letter.'),
    ...signature,
    version,
  }),
  answer: finding,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const decideFinding = defineCall({
  id: 'decideFinding',
  room,
  method: 'post',
  path: '/api/findings/{id}/decision',
  summary: 'Withdraws or reopens a finding, or records that it was corrected before it was issued',
  access: 'signed-in',
  encoding: 'json',
  params: byId,
  body: z.object({
    decision: z.enum(['withdraw', 'reopen', 'correctedBeforeIssuing']),
    reason: requiredText('Reason', 2000),
    version,
  }),
  answer: finding,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const closeFinding = defineCall({
  id: 'closeFinding',
  room,
  method: 'post',
  path: '/api/findings/{id}/close',
  summary: 'Closes a finding by letter, once both prongs are verified',
  access: 'signed-in',
  encoding: 'json',
  params: byId,
  body: z.object({ ...signature, version }),
  answer: finding,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const saveFindingCorrection = defineCall({
  id: 'saveFindingCorrection',
  room,
  method: 'put',
  path: '/api/findings/{id}/cases/{caseId}',
  summary: 'The agency writes what it did about an individual case, and submits it',
  description: 'A draft is saved as given; to submit, the date, the words and a file are wanted.',
  access: 'signed-in',
  encoding: 'json',
  params: byCase,
  body: z.object({
    correctedOn: findingDay.nullable(),
    narrative: text('What was done', 10_000),
    leftJurisdictionOn: findingDay.nullable().describe('The child is no longer served here since.'),
    submit: z.boolean(),
    version: z.number().int().describe('Version of the case.'),
  }),
  answer: finding,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const judgeFindingCorrection = defineCall({
  id: 'judgeFindingCorrection',
  room,
  method: 'post',
  path: '/api/findings/{id}/cases/{caseId}/verdict',
  summary: 'The state verifies a correction, returns it, or takes a verification back',
  access: 'signed-in',
  encoding: 'json',
  params: byCase,
  body: z.object({
    verdict: z.enum(['verify', 'return', 'undo']),
    comment: text('Comment', 4000).default('').describe('Required to return and to undo.'),
    version: z.number().int().describe('Version of the case.'),
  }),
  answer: finding,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const requestFindingVerification = defineCall({
  id: 'requestFindingVerification',
  room,
  method: 'post',
  path: '/api/findings/{id}/verification-request',
  summary: 'The agency declares that it is ready for the review of newer data',
  access: 'signed-in',
  encoding: 'json',
  params: byId,
  body: z.object({
    note: text('What changed', 10_000).min(20, findingTexts.whatWasDone),
    version,
  }),
  answer: finding,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const recordFindingRound = defineCall({
  id: 'recordFindingRound',
  room,
  method: 'post',
  path: '/api/findings/{id}/rounds',
  summary: 'Records a review of newer data; it passes only when every record is compliant',
  description: 'Files that were uploaded for the review and belong to none yet become its files.',
  access: 'signed-in',
  encoding: 'json',
  params: byId,
  body: z.object({
    periodFrom: findingDay,
    periodTo: findingDay,
    recordsReviewed: z.number().int().max(100_000),
    recordsCompliant: z.number().int().max(100_000),
    note: text('Note', 4000).default(''),
    newCases: z
      .array(requiredText('Student reference', 100))
      .max(200)
      .default([])
      .describe('References of the records that are not compliant: each needs a correction.'),
    version,
  }),
  answer: finding,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const remindOfFindings = defineCall({
  id: 'remindOfFindings',
  room,
  method: 'post',
  path: '/api/findings/reminders',
  summary: 'Sends reminder letters for open findings, one or many',
  description: 'All or nothing: one refused finding refuses the whole request.',
  access: 'signed-in',
  encoding: 'json',
  body: z.object({ ids: z.array(z.number().int()).min(1, 'Choose at least one finding.').max(200) }),
  answer: z.array(findingRow),
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const assignFindingOwner = defineCall({
  id: 'assignFindingOwner',
  room,
  method: 'post',
  path: '/api/findings/owner',
  summary: 'Gives findings to a monitor, one or many',
  access: 'signed-in',
  encoding: 'json',
  body: z.object({
    ids: z.array(z.number().int()).min(1, 'Choose at least one finding.').max(200),
    ownerMonitorId: z.string().min(1, 'Choose a state monitor.'),
  }),
  answer: z.array(findingRow),
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

export const listFindingOwners = defineCall({
  id: 'listFindingOwners',
  room,
  method: 'get',
  path: '/api/findings/owners',
  summary: 'State monitors who can answer for a finding',
  access: 'signed-in',
  answer: z.array(personRef),
})

export const listFindingUsers = defineCall({
  id: 'listFindingUsers',
  room,
  method: 'get',
  path: '/api/findings/{id}/users',
  summary: 'People of the agency, with a mark for those who work on the corrections',
  access: 'signed-in',
  params: byId,
  answer: z.array(assignableUser),
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

export const assignFindingUser = defineCall({
  id: 'assignFindingUser',
  room,
  method: 'post',
  path: '/api/findings/{id}/users/{userId}',
  summary: 'Lets a person of the agency work on the corrections, or no longer',
  access: 'signed-in',
  encoding: 'json',
  params: byId.extend({ userId: z.string() }),
  body: z.object({ assigned: z.boolean() }),
  answer: z.array(assignableUser),
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

export const uploadFindingFiles = defineCall({
  id: 'uploadFindingFiles',
  room,
  method: 'post',
  path: '/api/findings/files',
  summary: 'Uploads files of a correction, or of a review of newer data',
  description:
    'multipart/form-data, streamed. The fields findingId, caseId (of a correction; without it the files are for the next ' +
    'review of newer data) and one titles per file come before the parts named documents. All files are stored, or none.',
  access: 'signed-in',
  encoding: 'multipart',
  body: z.object({
    findingId: z.coerce.number().int().positive(),
    caseId: z.coerce.number().int().positive().optional(),
    titles: z
      .array(
        z
          .string()
          .trim()
          .min(1, documentTexts.titleMissing)
          .max(200, 'Title can have at most 200 characters.'),
      )
      .min(1, documentTexts.titleMissing),
  }),
  status: 201,
  answer: z.array(findingFile),
  errors: ['FORBIDDEN', 'NOT_FOUND', 'PAYLOAD_TOO_LARGE', 'CONFLICT'],
})

export const downloadFindingFile = defineCall({
  id: 'downloadFindingFile',
  room,
  method: 'get',
  path: '/api/findings/files/{id}',
  summary: 'The bytes of a file of a finding, as an attachment',
  description:
    'CONFLICT while it is being scanned for viruses, FORBIDDEN when one was found. Every download is recorded.',
  access: 'signed-in',
  params: z.object({ id: z.uuid() }),
  file: true,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const deleteFindingFile = defineCall({
  id: 'deleteFindingFile',
  room,
  method: 'post',
  path: '/api/findings/files/{id}/delete',
  summary: 'Deletes a file that was not submitted or recorded yet',
  access: 'signed-in',
  params: z.object({ id: z.uuid() }),
  answer: finding,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

/** Groups of statuses that the register filters by. */
export const findingStatusFilter = z.enum(['open', 'draft', 'closed', 'withdrawn', 'state', 'agency'])
export const findingColumns = ['number', 'agency', 'citation', 'issuedOn', 'dueOn', 'status'] as const

const filter = {
  q: searchQuery.describe('Searches numbers, agencies, citations and descriptions.'),
  year: z.coerce.number().int().optional(),
  part: z.enum(['Part B', 'Part C']).optional(),
  leaId: z.coerce.number().int().optional(),
  source: z.enum(findingSources).optional(),
  areaId: z.coerce.number().int().optional(),
  indicator: z.string().max(10).optional(),
  status: findingStatusFilter
    .optional()
    .describe('open: issued and not closed; state, agency: whose turn it is.'),
  overdue: z.enum(['true', 'false']).optional(),
  repeat: z.enum(['true', 'false']).optional(),
  owner: z.string().max(100).optional(),
  issuedFrom: findingDay.optional().describe('First day of the written notification.'),
  issuedTo: findingDay.optional(),
  outcome: z
    .enum(['issued', 'timely', 'late', 'notVerified'])
    .optional()
    .describe('Findings behind a number of the timely correction.'),
  formRow: z
    .string()
    .max(10)
    .optional()
    .describe("Row of the federal form: an indicator, 'related' or 'other'."),
}

export const listFindings = defineCall({
  id: 'listFindings',
  room,
  method: 'get',
  path: '/api/findings',
  summary: 'The register of findings, by page',
  access: 'signed-in',
  query: z.object({ ...pageQuery, ...filter, sort: sortQuery(findingColumns) }),
  answer: z
    .object({
      rows: z.array(findingRow),
      total: z.number().int(),
      page: z.number().int(),
      pageSize: z.number().int(),
    })
    .meta({ id: 'FindingPage' }),
})

export const exportFindings = defineCall({
  id: 'exportFindings',
  room,
  method: 'get',
  path: '/api/findings/export',
  summary: 'The filtered register as a CSV file; the export is recorded',
  description: 'BOM, CRLF; no cell starts a formula.',
  access: 'signed-in',
  query: z.object(filter),
  file: true,
})

const timely = z.object({
  issued: z.number().int(),
  timely: z.number().int(),
  late: z.number().int(),
  notVerified: z.number().int(),
})

export const getFindingNumbers = defineCall({
  id: 'getFindingNumbers',
  room,
  method: 'get',
  path: '/api/findings/numbers',
  summary: 'Timely correction of the findings issued in one FFY, and days to correction (1.4)',
  description: 'The training agency does not count. Rates are numerator and denominator; 0 of 0 is no rate.',
  access: 'signed-in',
  query: z.object({
    ffy: z.coerce
      .number()
      .int()
      .min(2000)
      .max(2100)
      .describe('Findings issued from 1 July ffy to 30 June ffy + 1.'),
    part: z.string().max(10).describe("'Part B' or 'Part C'."),
  }),
  answer: z
    .object({
      ffy: z.number().int(),
      part: z.string(),
      total: timely,
      rows: z
        .array(timely.extend({ row: z.string().describe("An indicator, 'related' or 'other'.") }))
        .describe('As the federal form splits them.'),
      agencies: z.array(
        timely.extend({
          leaId: z.number().int(),
          medianDays: z.number().nullable(),
          maxDays: z.number().int().nullable(),
        }),
      ),
    })
    .meta({ id: 'FindingNumbers' }),
})

export const findingsCalls = [
  draftFinding,
  getFinding,
  listFindingCitations,
  updateFinding,
  issueFinding,
  decideFinding,
  closeFinding,
  saveFindingCorrection,
  judgeFindingCorrection,
  requestFindingVerification,
  recordFindingRound,
  remindOfFindings,
  assignFindingOwner,
  listFindingOwners,
  listFindingUsers,
  assignFindingUser,
  uploadFindingFiles,
  downloadFindingFile,
  deleteFindingFile,
  listFindings,
  exportFindings,
  getFindingNumbers,
]
