import { auditContentChoices } from '@portal/domain'
import { z } from 'zod'
import { defineCall } from '../../call.js'
import { allowedAct, personRef } from '../../shared.js'
import { auditCall, base, rowId, typeKey } from '../audits-call.js'
import { questionChange, recordItem } from './audits-answers.js'

const ofRecord = z.object({ typeKey, studentId: rowId.describe('Id of the record.') })

const version = z
  .object({
    id: z.number().int(),
    number: z.number().int().describe('Counts the published versions of a kind, part and year.'),
    publishedOn: z.string().describe('Instant.'),
  })
  .meta({ id: 'AuditContentVersion' })

const namedItem = z.object({ id: z.string(), number: z.string(), text: z.string() })
const question = z.object({ key: z.string(), text: z.string() }).meta({ id: 'AuditContentQuestion' })

/** What newer content would change in a record. */
export const auditContentChange = z
  .object({
    id: z.number().int().describe('Id of the record.'),
    from: version.describe('The version that it has.'),
    to: version
      .nullable()
      .describe('The newer one; null where there is none that the record can go on with.'),
    added: z.array(namedItem.meta({ id: 'AddedAuditItem' })),
    changed: z.array(
      namedItem
        .extend({
          fields: z.array(questionChange).describe('What reads otherwise; empty where only a rule changed.'),
          recheck: z.boolean().describe('Answered: the answer would have to be confirmed.'),
        })
        .meta({ id: 'ChangedAuditItem' }),
    ),
    removed: z.array(namedItem.meta({ id: 'RemovedAuditItem' })),
    answersLost: z
      .array(
        z
          .object({
            id: z.string(),
            number: z.string(),
            value: z.string(),
            removed: z.boolean().describe('Its item is removed; otherwise a rule skips it.'),
          })
          .meta({ id: 'ContentLostAnswer' }),
      )
      .describe('Answers that would not count any more; they are kept.'),
    setupLost: z.array(question).describe('Setup questions whose answer does not fit any more.'),
    missing: z.array(question).describe('Required setup questions that would have no answer.'),
    kept: z
      .object({ by: personRef, on: z.string().describe('Instant.') })
      .meta({ id: 'KeptContent' })
      .nullable()
      .describe('Who chose to keep the version when this newer one was there.'),
    choose: allowedAct.describe('Whether the caller may choose now.'),
    version: z.number().int().describe('Of the record; a choice names it.'),
  })
  .meta({ id: 'AuditContentChange' })

export const checkSetupChanges = defineCall({
  ...auditCall,
  id: 'checkSetupChanges',
  method: 'post',
  path: `${base}/check-setup-changes/{studentId}`,
  summary: 'What newer content would change in a record: items, answers, setup; reads only, for the state',
  params: ofRecord,
  query: z.object({ part: z.string().max(10).optional().describe('Has no effect: the record has a part.') }),
  answer: auditContentChange,
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

export const chooseRecordContent = defineCall({
  ...auditCall,
  id: 'chooseRecordContent',
  method: 'post',
  path: `${base}/check-setup-changes/{studentId}/choose`,
  summary: 'Keeps the version of content that a record has, or carries the record into the newer one',
  description:
    'All or nothing, until the review is complete. Answers are carried by the lineage of their items; those whose question ' +
    'reads otherwise have to be confirmed. CONFLICT where yet another version was published.',
  encoding: 'json',
  params: ofRecord,
  body: z.object({
    choice: z.enum(auditContentChoices),
    contentId: z.number().int().positive().describe('The newer version that the caller looked at.'),
    version: z.number().int(),
  }),
  answer: auditContentChange,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const confirmItemRecheck = defineCall({
  ...auditCall,
  id: 'confirmItemRecheck',
  method: 'post',
  path: `${base}/student/content-item-response/confirm-recheck`,
  summary: 'Confirms the answer to an item whose question newer content changed',
  encoding: 'json',
  params: z.object({ typeKey }),
  body: z.object({
    studentId: z.number().int().positive().describe('Id of the record.'),
    itemId: z.string().max(60),
    version: z.number().int().describe('Of the answer.'),
  }),
  answer: recordItem,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})
