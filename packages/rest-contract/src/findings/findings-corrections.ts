import { findingTexts } from '@portal/domain'
import { z } from 'zod'
import { defineCall } from '../call.js'
import { changes } from '../changes.js'
import { byCase, byId, findingDay, requiredText, text, version } from './findings-inputs.js'
import { finding } from './findings-shapes.js'

const feature = 'findings'

export const correctionFields = z.object({
  correctedOn: findingDay.nullable(),
  narrative: text('What was done', 10_000),
  leftJurisdictionOn: findingDay.nullable().describe('The child is no longer served here since.'),
})

export const saveFindingCorrection = defineCall({
  id: 'saveFindingCorrection',
  feature,
  method: 'put',
  path: '/api/findings/{id}/cases/{caseId}',
  summary: 'The agency writes what it did about an individual case, and submits it',
  description:
    'A draft is saved as sent; to submit, the date, the text and a file are required. A TimelineOnly case needs no file.',
  access: 'signed-in',
  encoding: 'json',
  params: byCase,
  body: changes(correctionFields).extend({
    submit: z.boolean(),
    version: z.number().int().describe('Version of the case.'),
  }),
  answer: finding,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const judgeFindingCorrection = defineCall({
  id: 'judgeFindingCorrection',
  feature,
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
  feature,
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
  feature,
  method: 'post',
  path: '/api/findings/{id}/rounds',
  summary: 'Records a review of newer data; it passes with a compliant record and none that is not',
  description:
    'Records from newerDataFrom on count. Files that were uploaded for the review and belong to none yet become its files.',
  access: 'signed-in',
  encoding: 'json',
  params: byId,
  body: z.object({
    periodFrom: findingDay,
    periodTo: findingDay,
    recordsReviewed: z.number().int().max(100_000),
    recordsCompliant: z.number().int().max(100_000),
    recordsNotApplicable: z.number().int().max(100_000).default(0),
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

export const revealFindingReferences = defineCall({
  id: 'revealFindingReferences',
  feature,
  method: 'post',
  path: '/api/findings/{id}/references',
  summary: 'Student references of a finding; the request is recorded',
  description: 'Everywhere else references are masked (domain definition 9.2).',
  access: 'signed-in',
  params: byId,
  answer: z.array(
    z.object({ caseId: z.number().int(), studentReference: z.string() }).meta({ id: 'FindingReference' }),
  ),
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})
