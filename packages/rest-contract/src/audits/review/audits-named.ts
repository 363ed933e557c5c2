import { auditParts } from '@portal/domain'
import { z } from 'zod'
import { defineCall } from '../../call.js'
import { auditCall, base, rowId, typeKey } from '../audits-call.js'
import { recordItem } from './audits-answers.js'
import { sampleRecord } from './audits-records.js'
import { setupQuestion } from './audits-setup.js'

/** Reads of specification 001 section 7.6 that show a part of what other calls show whole. */
const part = z.enum(auditParts).default('Part B')
const reading = ['FORBIDDEN', 'NOT_FOUND'] as const

export const getSampleRecord = defineCall({
  ...auditCall,
  id: 'getSampleRecord',
  method: 'get',
  path: `${base}/student/{id}`,
  summary: 'One record of a sample',
  params: z.object({ typeKey, id: rowId.describe('Id of the record.') }),
  answer: sampleRecord,
  errors: ['NOT_FOUND'],
})

export const getRecordItem = defineCall({
  ...auditCall,
  id: 'getRecordItem',
  method: 'get',
  path: `${base}/contentitem/{itemId}/{studentId}`,
  summary: 'One item of a record with its answer; for the state',
  params: z.object({
    typeKey,
    itemId: z.string().max(60),
    studentId: rowId.describe('Id of the record.'),
  }),
  answer: recordItem,
  errors: [...reading],
})

const contentItem = recordItem
  .pick({
    id: true,
    lineageId: true,
    number: true,
    text: true,
    guidance: true,
    citations: true,
    documentHints: true,
    choices: true,
    skipRule: true,
  })
  .meta({ id: 'AuditContentItem' })

const setupQuestions = z.array(
  setupQuestion.omit({ values: true, proposed: true }).meta({ id: 'AuditContentSetupQuestion' }),
)

const content = z
  .object({
    contentId: z.number().int(),
    part: z.enum(auditParts),
    year: z.number().int().describe('Year of the content: an earlier one where the year asked for has none.'),
    sections: z.array(
      z
        .object({
          id: z.string(),
          number: z.string(),
          title: z.string(),
          skipRule: recordItem.shape.skipRule,
          items: z.array(contentItem),
        })
        .meta({ id: 'AuditContentSection' }),
    ),
    setupQuestions,
  })
  .meta({ id: 'AuditContent' })

export const getAuditContent = defineCall({
  ...auditCall,
  id: 'getAuditContent',
  method: 'get',
  path: `${base}/content`,
  summary: 'Sections, items and setup questions that new audits of this compliance year are made with',
  params: z.object({ typeKey }),
  query: z.object({ part }),
  answer: content,
  errors: [...reading],
})

export const getCaseSetup = defineCall({
  ...auditCall,
  id: 'getCaseSetup',
  method: 'get',
  path: `${base}/case-specific-setup`,
  summary: 'Setup questions of records of new audits of this compliance year',
  params: z.object({ typeKey }),
  query: z.object({ part }),
  answer: setupQuestions,
  errors: [...reading],
})

export const getContentSetup = defineCall({
  ...auditCall,
  id: 'getContentSetup',
  method: 'get',
  path: `${base}/content-setup/`,
  summary: 'Setup questions of records of new audits of a year',
  params: z.object({ typeKey }),
  query: z.object({ part, year: z.coerce.number().int() }),
  answer: setupQuestions,
  errors: [...reading],
})
