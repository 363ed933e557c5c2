import { comparedKinds, documentTextStates } from '@portal/domain'
import { z } from 'zod'
import { defineCall } from '../../call.js'
import { base, rowId, setCall, typeKey } from '../audits-call.js'

const document = z
  .object({
    documentId: z.uuid(),
    title: z.string(),
    fileName: z.string(),
    number: z.number().int().describe('Version that it belongs to; counts from 1, the oldest.'),
    year: z.number().int().describe('Compliance year of the audit.'),
    prong: z.number().int().describe('1 for the first review, 2 for a review of revised documents.'),
    round: z.number().int().describe('Round of the review of revised documents.'),
    handedInOn: z.string().nullable().describe('Instant; null while it is not handed in.'),
    accepted: z.boolean().describe('It belongs to the version that was accepted last.'),
  })
  .meta({ id: 'ComparableDocument' })

const side = z
  .object({
    documentId: z.uuid(),
    state: z.enum(documentTextStates).describe('Whether its text was read, or why not.'),
    reason: z.string().describe("Why its text is not shown, for people; '' where it is."),
    pages: z.number().int().describe('0 where the kind of file has none.'),
    emptyPages: z.number().int().describe('Pages without text among others that have some.'),
  })
  .meta({ id: 'ComparedDocument' })

const pieces = z
  .array(
    z
      .object({ text: z.string(), marked: z.boolean().describe('The other side does not have it.') })
      .meta({ id: 'TextPiece' }),
  )
  .describe('The passage in pieces; empty on a side that does not have it.')

const row = z
  .object({
    kind: z.enum(comparedKinds).describe('alone: the text of the other side was not read.'),
    older: pieces,
    newer: pieces,
  })
  .meta({ id: 'ComparedRow' })

/** The texts of two documents of an item side by side. */
const comparison = z
  .object({
    itemId: z.string(),
    number: z.string().describe('Number of the item.'),
    text: z.string().describe('The requirement.'),
    documents: z.array(document).describe('All documents of the item that can be chosen, the oldest first.'),
    older: side.nullable().describe('Null where there is nothing to compare with.'),
    newer: side.nullable().describe('Null where the item has no document.'),
    rows: z.array(row).describe('Passages side by side; empty where neither text was read.'),
    changed: z.number().int().describe('Passages that differ.'),
    removed: z.number().int().describe('Passages that only the older document has.'),
    added: z.number().int().describe('Passages that only the newer document has.'),
  })
  .meta({ id: 'DocumentComparison' })

export const compareSetDocuments = defineCall({
  ...setCall,
  id: 'compareSetDocuments',
  method: 'get',
  path: `${base}/document-set/{id}/items/{itemId}/comparison`,
  summary: 'The texts of two documents of an item side by side, for those who see its documents',
  description:
    'Of PDF and Word documents. Without a choice: this review’s with the version that was accepted last, or a revised one with that of ' +
    'the first review. A text that cannot be read says why. Opening a text is recorded like a download.',
  params: z.object({
    typeKey,
    id: rowId.describe('Id of the record.'),
    itemId: z.string().max(60).describe('Id of the item.'),
  }),
  query: z.object({
    older: z.uuid().optional().describe('Id of the document on the left.'),
    newer: z.uuid().optional().describe('Id of the document on the right.'),
  }),
  answer: comparison,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'TOO_MANY_REQUESTS'],
})
