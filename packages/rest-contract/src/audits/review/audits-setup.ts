import { z } from 'zod'
import { defineCall } from '../../call.js'
import { allowedAct } from '../../shared.js'
import { auditCall, base, rowId, typeKey } from '../audits-call.js'

const ofRecord = z.object({ typeKey, id: rowId.describe('Id of the record.') })
const values = z.array(z.string().max(500)).max(50)
export const setupAnswers = z.record(z.string().max(60), values)

/** A setup question with its answer. */
export const setupQuestion = z
  .object({
    key: z.string(),
    text: z.string(),
    type: z.enum(['YesNo', 'Date', 'Select', 'Multi', 'Number']),
    options: z.array(z.string()),
    required: z.boolean(),
    values: z.array(z.string()).describe('The answer as texts; empty while there is none.'),
    proposed: z.array(z.string()).describe('What the list already says, for a monitor to confirm.'),
  })
  .meta({ id: 'SetupQuestion' })

const skippedItem = z
  .object({
    id: z.string(),
    number: z.string(),
    reason: z.string().describe('Not applicable because of this.'),
  })
  .meta({ id: 'SkippedItem' })

/** The setup of a record, and what follows from it. */
export const recordSetup = z
  .object({
    id: z.number().int(),
    status: z.number().int().describe('Status of the record.'),
    questions: z.array(setupQuestion),
    missing: z.array(z.string()).describe('Keys of required questions without an answer.'),
    notApplicable: z.array(skippedItem).describe('Items that the answers make not applicable.'),
    applicable: z.number().int().describe('Items that are left to answer.'),
    update: allowedAct.describe('Whether the caller may answer now.'),
    version: z.number().int(),
  })
  .meta({ id: 'RecordSetup' })

export const getRecordSetup = defineCall({
  ...auditCall,
  id: 'getRecordSetup',
  method: 'get',
  path: `${base}/student/{id}/setup`,
  summary: 'Setup questions of a record with their answers, and the items that do not apply; for the state',
  params: ofRecord,
  answer: recordSetup,
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

const previewedItem = z.object({ id: z.string(), number: z.string() })

/** What other setup answers or skips would do to a record. */
export const skipPreview = z
  .object({
    itemsToNA: z
      .array(previewedItem.extend({ reason: z.string() }).meta({ id: 'SkipClosing' }))
      .describe('Items that would not apply any more.'),
    itemsToOpen: z.array(previewedItem.meta({ id: 'SkipOpening' })).describe('Items that would apply again.'),
    answersLost: z
      .array(previewedItem.extend({ value: z.string() }).meta({ id: 'SkipLostAnswer' }))
      .describe('Answers that would not count any more.'),
    answersRestored: z
      .array(previewedItem.extend({ value: z.string() }).meta({ id: 'SkipRestoredAnswer' }))
      .describe('Answers from before that would count again.'),
    text: z.string().nullable().describe('The lost answers in words; null for none.'),
  })
  .meta({ id: 'SkipPreview' })

const updated = {
  encoding: 'json' as const,
  answer: recordSetup
    .extend({
      preview: skipPreview
        .nullable()
        .describe(
          'Not null where answers would be lost: nothing was changed then; update-skip-logic does it.',
        ),
    })
    .meta({ id: 'UpdatedRecordSetup' }),
  errors: ['FORBIDDEN' as const, 'NOT_FOUND' as const, 'CONFLICT' as const],
}

const newAnswers = z.object({
  answers: setupAnswers.describe('By key of the question, as texts.'),
  version: z.number().int(),
})

export const updateRecordSetup = defineCall({
  ...auditCall,
  ...updated,
  id: 'updateRecordSetup',
  method: 'post',
  path: `${base}/student/update/{id}`,
  summary: 'Answers setup questions of a record; a preview only while answers to its items would be lost',
  description:
    'Questions that are not named keep their answers; an empty list takes one away. The record is ready as soon as every ' +
    'required question is answered. The answer says which items do not apply.',
  params: ofRecord,
  body: newAnswers,
})

export const updateStudentSetup = defineCall({
  ...auditCall,
  ...updated,
  id: 'updateStudentSetup',
  method: 'post',
  path: `${base}/student/update`,
  summary: 'The same as student/update/{id}, with the record named in the body',
  params: z.object({ typeKey }),
  body: newAnswers.extend({ id: z.number().int().positive().describe('Id of the record.') }),
})
