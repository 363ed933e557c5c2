import { caseCorrections, countingModes, findingSources, findingTexts } from '@portal/domain'
import { z } from 'zod'
import { defineCall } from '../call.js'
import { changes } from '../changes.js'
import { byId, findingDay, requiredText, signature, text, version } from './findings-inputs.js'
import { finding, findingCitation } from './findings-shapes.js'

const feature = 'findings'

const description = text('Description', 10_000)
const evidenceSummary = text('Evidence', 10_000)
export const caseFields = z.object({
  studentReference: requiredText('Student reference', 100),
  requiredAction: requiredText('Required action', 4000),
  correctable: z.enum(caseCorrections).default('Individual').describe('How it can be corrected.'),
})

export const draftFields = z.object({
  citationId: z.number().int().positive().nullable(),
  indicatorCode: text('Indicator', 10).nullable().optional(),
  countingMode: z.enum(countingModes).default('Grouped'),
  description,
  evidenceSummary: evidenceSummary.default(''),
  systemic: z.boolean().default(false),
  discoveredOn: findingDay,
  ownerMonitorId: z.string().nullable().optional().describe('Responsible monitor; the drafter by default.'),
})

export const draftFinding = defineCall({
  id: 'draftFinding',
  feature,
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
    ...draftFields.shape,
    cases: z.array(caseFields).max(200, 'A finding can have at most 200 cases.').default([]),
  }),
  status: 201,
  answer: finding,
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

export const getFinding = defineCall({
  id: 'getFinding',
  feature,
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
  feature,
  method: 'get',
  path: '/api/findings/citations',
  summary: 'Requirements that a finding can rest on, with their plain meaning',
  access: 'signed-in',
  query: z.object({ part: z.string().max(10).optional().describe('Those of this part and of both.') }),
  answer: z.array(findingCitation),
})

export const updateFinding = defineCall({
  id: 'updateFinding',
  feature,
  method: 'put',
  path: '/api/findings/{id}',
  summary: 'Changes a draft, with its individual cases',
  description:
    'Cases with an id are changed, those without are added, those that the list does not name are removed. Without a list ' +
    'all stay.',
  access: 'signed-in',
  encoding: 'json',
  params: byId,
  body: changes(draftFields).extend({
    cases: z
      .array(changes(caseFields).extend({ id: z.number().int().positive().optional() }))
      .max(200, 'A finding can have at most 200 cases.')
      .optional(),
    version,
  }),
  answer: finding,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const issueFinding = defineCall({
  id: 'issueFinding',
  feature,
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
  feature,
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
  feature,
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
