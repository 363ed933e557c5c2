import { z } from 'zod'
import { defineCall } from '../../call.js'
import { allowedAct } from '../../shared.js'
import { auditCall, base, rowId, typeKey } from '../audits-call.js'

const ofRecord = z.object({ typeKey, id: rowId.describe('Id of the record.') })
const values = z.array(z.string().max(500)).max(50)

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

export const updateRecordSetup = defineCall({
  ...auditCall,
  id: 'updateRecordSetup',
  method: 'post',
  path: `${base}/student/update/{id}`,
  summary: 'Answers setup questions of a record',
  description:
    'Questions that are not named keep their answers; an empty list takes one away. The record is ready as soon as every ' +
    'required question is answered. The answer says which items do not apply.',
  encoding: 'json',
  params: ofRecord,
  body: z.object({
    answers: z.record(z.string().max(60), values).describe('By key of the question, as texts.'),
    version: z.number().int(),
  }),
  answer: recordSetup,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})
