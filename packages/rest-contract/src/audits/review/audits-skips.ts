import { z } from 'zod'
import { defineCall } from '../../call.js'
import { allowedAct, personRef } from '../../shared.js'
import { auditCall, base, rowId, typeKey } from '../audits-call.js'
import { recordSetup, setupAnswers, skipPreview } from './audits-setup.js'

const ofRecord = z.object({
  typeKey,
  studentId: rowId.describe('Id of the record.'),
  part: z.string().max(10).describe('Has no effect: the record has a part.'),
})

const skipByHand = z.object({
  id: z.string().max(60).describe('Id of the section or item.'),
  reason: z
    .string()
    .trim()
    .max(500, 'Reason can have at most 500 characters.')
    .nullable()
    .describe('Why it is skipped; null takes that back.'),
})

const change = {
  sections: z.array(skipByHand).max(100).default([]).describe('Sections to skip, or not to skip any more.'),
  items: z.array(skipByHand).max(500).default([]).describe('Items to skip, or not to skip any more.'),
  answers: setupAnswers.default({}).describe('Answers to setup questions, by key; those not named stay.'),
}

const manualSkip = z
  .object({
    targetId: z.string().describe('Id of the section or item.'),
    kind: z.enum(['section', 'item']),
    name: z.string().describe('Number and title of a section, number of an item.'),
    reason: z.string(),
    skippedBy: personRef,
    skippedOn: z.string().describe('Instant.'),
  })
  .meta({ id: 'ManualSkip' })

const manualSkips = z
  .object({
    id: z.number().int(),
    skips: z.array(manualSkip).describe('In the order of the content.'),
    change: allowedAct.describe('Whether the caller may change what is skipped now.'),
    version: z.number().int().describe('Of the record; a change names it.'),
  })
  .meta({ id: 'ManualSkips' })

export const getManualSkips = defineCall({
  ...auditCall,
  id: 'getManualSkips',
  method: 'get',
  path: `${base}/manual-skip-logic/{studentId}`,
  summary: 'Sections and items that a monitor skipped for a record, with who, when and why; for the state',
  params: ofRecord.omit({ part: true }),
  query: z.object({ part: z.string().max(10).optional().describe('Has no effect: the record has a part.') }),
  answer: manualSkips,
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

export const preCheckSkipLogic = defineCall({
  ...auditCall,
  id: 'preCheckSkipLogic',
  method: 'post',
  path: `${base}/pre-check-update-skip-logic/{studentId}/{part}`,
  summary: 'What other skips or setup answers would do to a record, without doing it; reads only',
  encoding: 'json',
  params: ofRecord,
  body: z.object(change),
  answer: skipPreview,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const updateSkipLogic = defineCall({
  ...auditCall,
  id: 'updateSkipLogic',
  method: 'post',
  path: `${base}/update-skip-logic/{studentId}/{part}`,
  summary: 'Changes what is skipped in a record, and setup answers, even where answers are lost by it',
  description:
    'Lost answers are kept and count again as soon as their items apply again. With `seenLost`, CONFLICT where other ' +
    'answers would be lost too: somebody answered in the meantime.',
  encoding: 'json',
  params: ofRecord,
  body: z.object({
    ...change,
    seenLost: z
      .array(z.string().max(60))
      .max(500)
      .optional()
      .describe(
        'Ids of the items whose answers the caller agreed to lose; without it every loss is accepted.',
      ),
    version: z.number().int(),
  }),
  answer: z.object({ skips: manualSkips, setup: recordSetup }).meta({ id: 'UpdatedSkips' }),
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})
