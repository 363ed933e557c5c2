import { z } from 'zod'
import { defineCall } from '../../call.js'
import { allowedAct, personRef } from '../../shared.js'
import { auditCall, base, rowId, typeKey } from '../audits-call.js'
import { recordItemChoice } from './audits-answers.js'

const ofRecord = z.object({ typeKey, id: rowId.describe('Id of the record.') })
const value = z.string().max(40)
const itemId = z.string().max(60)

const secondItem = z
  .object({
    itemId: z.string(),
    number: z.string(),
    sectionTitle: z.string(),
    text: z.string(),
    guidance: z.string().describe('What to look for in the record.'),
    choices: z.array(recordItemChoice).describe('Answers that it can have.'),
    second: z
      .string()
      .nullable()
      .describe('What the second reader answered; null for others until that reading is finished.'),
    first: z
      .string()
      .nullable()
      .describe('What the first reader had answered; null until the second has finished.'),
    settled: z
      .string()
      .nullable()
      .describe('What both agreed on; null where they did not differ or have not yet.'),
    settledBy: personRef.nullable(),
    settledOn: z.string().nullable().describe('Instant.'),
    differs: z.boolean().describe('They differ, and it is not settled.'),
    version: z.number().int().describe('0 while the second reader has not answered it.'),
  })
  .meta({ id: 'SecondReadingItem' })

const agreement = {
  pairs: z.number().int().describe('Items that both readers answered.'),
  equal: z.number().int().describe('Of these, with the same answer.'),
  percent: z.string().describe('Equal of all pairs; N/A of none.'),
  kappa: z
    .number()
    .nullable()
    .describe('Cohen’s kappa; null below 20 pairs, or where both gave one answer throughout.'),
}

/** How a record is read a second time. */
export const secondReading = z
  .object({
    id: z.number().int().describe('Id of the record.'),
    status: z.number().int().describe('Status of the record.'),
    due: z.boolean().describe('The record has a second reader: every n-th that is submitted.'),
    firstReader: personRef.nullable(),
    submittedOn: z.string().nullable().describe('Instant.'),
    secondReader: personRef.nullable(),
    knowing: z
      .array(personRef)
      .describe(
        'Monitors who saw the first answers, of whom none can be chosen; empty once the second has finished.',
      ),
    finishedOn: z.string().nullable().describe('Instant at which the second reader finished.'),
    items: z.array(secondItem).describe('Items that apply to the record.'),
    ...agreement,
    assign: allowedAct.describe('Whether the caller may choose the second reader now.'),
    read: allowedAct.describe('Whether the caller may answer and finish as second reader now.'),
    settle: allowedAct.describe('Whether the caller may settle differences now.'),
    sendBack: allowedAct.describe('Whether the caller may send the record back to its first reader now.'),
    version: z.number().int().describe('Version of the record.'),
  })
  .meta({ id: 'SecondReading' })

const errors = ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'] as const
const version = z.number().int()

export const getSecondReading = defineCall({
  ...auditCall,
  id: 'getSecondReading',
  method: 'get',
  path: `${base}/second-reading/{id}`,
  summary: 'How a record is read a second time: answers of both readers, their differences and agreement',
  description: 'For the state. Nobody sees the answers of the other reader before the second has finished.',
  params: ofRecord,
  answer: secondReading,
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

export const answerSecondReading = defineCall({
  ...auditCall,
  id: 'answerSecondReading',
  method: 'post',
  path: `${base}/second-reading/{id}/answer`,
  summary: 'Saves what the second reader answers to one item',
  encoding: 'json',
  params: ofRecord,
  body: z.object({
    itemId,
    value: value.nullable().describe('One of the choices of the item; null for none.'),
    version: z.number().int().min(0).describe('Of the item.'),
  }),
  answer: secondReading,
  errors: [...errors],
})

export const finishSecondReading = defineCall({
  ...auditCall,
  id: 'finishSecondReading',
  method: 'post',
  path: `${base}/second-reading/{id}/finish`,
  summary: 'Ends the second reading of a record',
  description: 'CONFLICT while an item has no answer. Without differences the record is complete.',
  encoding: 'json',
  params: ofRecord,
  body: z.object({ version }),
  answer: secondReading,
  errors: [...errors],
})

export const settleSecondReading = defineCall({
  ...auditCall,
  id: 'settleSecondReading',
  method: 'post',
  path: `${base}/second-reading/{id}/settle`,
  summary: 'Settles one item about which the two readers differ',
  description: 'The settled answer is that of the record. With the last difference the record is complete.',
  encoding: 'json',
  params: ofRecord,
  body: z.object({
    itemId,
    value,
    comment: z
      .string()
      .trim()
      .max(4000, 'Comment can have at most 4,000 characters.')
      .optional()
      .describe('Replaces that of the item; required where the answer is not met and has none.'),
    version,
  }),
  answer: secondReading,
  errors: [...errors],
})

export const getProngAgreement = defineCall({
  ...auditCall,
  id: 'getProngAgreement',
  method: 'get',
  path: `${base}/summary/second-reading/{prongId}`,
  summary: 'How far first and second readers of a prong agree; for the state',
  params: z.object({ typeKey, prongId: rowId }),
  answer: z
    .object({
      prongId: z.number().int(),
      read: z.number().int().describe('Records whose second reading is finished.'),
      waiting: z.number().int().describe('Records that wait for it.'),
      ...agreement,
    })
    .meta({ id: 'ProngAgreement' }),
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})
