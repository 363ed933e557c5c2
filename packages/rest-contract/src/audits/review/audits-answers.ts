import { z } from 'zod'
import { defineCall } from '../../call.js'
import { changes } from '../../changes.js'
import { allowedAct, personRef } from '../../shared.js'
import { auditCall, base, rowId, typeKey } from '../audits-call.js'

/** An answer that an item can have. */
export const recordItemChoice = z
  .object({
    value: z.string(),
    label: z.string(),
    counts: z
      .enum(['met', 'notMet', 'excluded', 'open'])
      .describe('How it counts in scores; open: it waits for documents.'),
  })
  .meta({ id: 'RecordItemChoice' })

const skipRule = z
  .object({
    id: z.string(),
    reason: z.string(),
    when: z.string().describe('Its condition as JSON, for a preview of other setup answers.'),
  })
  .meta({ id: 'RecordSkipRule' })

/** What newer content changed in a question. */
export const questionChange = z
  .object({ field: z.string(), before: z.string(), after: z.string() })
  .meta({ id: 'AuditQuestionChange' })

const skippedByHand = z
  .object({
    reason: z.string(),
    skippedBy: personRef,
    skippedOn: z.string().describe('Instant.'),
  })
  .meta({ id: 'SkippedByHand' })

/** An item of a record with its answer. */
export const recordItem = z
  .object({
    id: z.string(),
    lineageId: z.string().describe('The same in every version of the content.'),
    number: z.string(),
    text: z.string(),
    guidance: z.string().describe('What to look for in the record.'),
    citations: z.array(z.string()),
    documentHints: z.array(z.string()).describe('Documents in which the answer is usually found.'),
    choices: z.array(recordItemChoice).describe('Answers that it can have.'),
    skipRule: skipRule.nullable(),
    notApplicable: z.string().nullable().describe('Why it does not apply; null where it does.'),
    skippedByHand: skippedByHand.nullable().describe('A monitor skips this item in this record.'),
    value: z.string().nullable().describe('As it was answered, and kept while the item does not apply.'),
    comment: z.string(),
    internalNote: z.string().describe('For the state alone.'),
    extras: z.record(z.string(), z.string()).describe('Fields beside the answer, by their keys.'),
    recheck: z
      .array(questionChange)
      .nullable()
      .describe('What newer content changed in the question; null once the answer is confirmed.'),
    answeredBy: personRef.nullable(),
    answeredOn: z.string().nullable().describe('Instant.'),
    version: z.number().int().describe('0 while it was never answered.'),
  })
  .meta({ id: 'RecordItem' })

const recordSection = z
  .object({
    id: z.string(),
    number: z.string(),
    title: z.string(),
    intro: z.string().describe('Above its items; empty for none.'),
    skipRule: skipRule.nullable(),
    skippedByHand: skippedByHand.nullable().describe('A monitor skips the whole section in this record.'),
    items: z.array(recordItem),
  })
  .meta({ id: 'RecordSection' })

const extraField = z
  .object({
    key: z.string(),
    label: z.string(),
    type: z.enum(['Text', 'Number', 'Date', 'YesNo']),
    required: z.boolean().describe('Beside every answer that is met or not met.'),
    min: z.number().nullable().describe('Smallest number; null without limit.'),
    max: z.number().nullable().describe('Largest number; null without limit.'),
  })
  .meta({ id: 'RecordExtraField' })

/** The items of a record with their answers. */
export const recordContent = z
  .object({
    id: z.number().int(),
    status: z.number().int().describe('Status of the record.'),
    flags: z.array(z.string()).describe('Flags of its row of the list, which rules look at.'),
    sections: z.array(recordSection).describe('In a review of newer data, only the items that it looks at.'),
    extraFields: z.array(extraField).describe('Fields that the kind of audit has beside each answer.'),
    newer: z
      .object({
        id: z.number().int(),
        number: z.number().int(),
        publishedOn: z.string().describe('Instant.'),
        kept: z.boolean().describe('A monitor chose to keep the version that the record has.'),
      })
      .meta({ id: 'NewerAuditContent' })
      .nullable()
      .describe('Newer content that the record can be carried into.'),
    blind: z
      .boolean()
      .describe('It waits for its second reader, and the caller is not the first: answers are left out.'),
    secondReaderDue: z.boolean().describe('It was submitted and has a second reader.'),
    answer: allowedAct.describe('Whether the caller may answer now.'),
    skip: allowedAct.describe('Whether the caller may skip sections and items by hand now.'),
    submit: allowedAct.describe('Whether the caller may submit it now, its gaps left out of account.'),
    reopen: allowedAct.describe('Whether the caller may reopen it, or send it back, now.'),
    version: z.number().int(),
  })
  .meta({ id: 'RecordContent' })

export const getRecordContent = defineCall({
  ...auditCall,
  id: 'getRecordContent',
  method: 'get',
  path: `${base}/content/{studentId}/{prongId}`,
  summary: 'Sections and items of a record with their answers, and those that do not apply; for the state',
  params: z.object({ typeKey, studentId: rowId.describe('Id of the record.'), prongId: rowId }),
  query: z.object({ part: z.string().max(10).optional().describe('Has no effect: the record has a part.') }),
  answer: recordContent,
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

/** What a monitor writes for one item. */
export const itemAnswerFields = z.object({
  value: z.string().max(40).nullable().describe('One of the choices of the item; null for none.'),
  comment: z.string().trim().max(4000, 'Comment can have at most 4,000 characters.'),
  internalNote: z.string().trim().max(4000, 'Internal note can have at most 4,000 characters.'),
  extras: z
    .record(z.string().max(60), z.string().trim().max(4000))
    .describe('Fields that the kind of audit has beside the answer, by their keys.'),
})

export const updateItemResponse = defineCall({
  ...auditCall,
  id: 'updateItemResponse',
  method: 'post',
  path: `${base}/student/content-item-response/update-response`,
  summary: 'Saves the answer to one item of a record',
  description:
    'Saved as sent, complete or not. The first answer of a record begins its review, and the first of a prong moves it on. ' +
    'CONFLICT with the item as it stands when somebody else saved first.',
  encoding: 'json',
  params: z.object({ typeKey }),
  body: changes(itemAnswerFields).extend({
    studentId: z.number().int().positive().describe('Id of the record.'),
    itemId: z.string().max(60),
    version: z.number().int().min(0),
  }),
  answer: recordItem,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const submitRecord = defineCall({
  ...auditCall,
  id: 'submitRecord',
  method: 'get',
  path: `${base}/case-specific/submit-student/{studentId}`,
  summary: 'Submits a record whose every applicable item is answered',
  changesData: true,
  description:
    'CONFLICT while items have no answer or wait for documents, or lack their comment. It is complete then, or waits for a ' +
    'second reader, as every n-th record does.',
  params: z.object({ typeKey, studentId: rowId.describe('Id of the record.') }),
  answer: recordContent,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})
