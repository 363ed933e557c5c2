import { setStandings } from '@portal/domain'
import { z } from 'zod'
import { defineCall } from '../../call.js'
import { changes } from '../../changes.js'
import { allowedAct, personRef } from '../../shared.js'
import { base, rowId, setCall, typeKey } from '../audits-call.js'
import { recordFile } from '../review/audits-documents.js'

const day = z.iso.date().nullable()
const text = (label: string, longest: number) =>
  z.string().trim().max(longest, `${label} can have at most ${longest} characters.`)

/** What the agency writes about one item of its set. */
export const setItemFields = z.object({
  standing: z
    .enum(setStandings)
    .nullable()
    .describe('What the agency says: documents, no change since the last review, or not applicable.'),
  pages: text('Page reference', 200).describe('Where in the documents the rule stands.'),
  effectiveOn: day.describe('Day from which the documents are in force.'),
  revisedOn: day.describe('Day of the last revision.'),
  boardApprovedOn: day.describe('Day on which the board approved it.'),
  reason: text('Reason', 2000).describe('Why the item is not applicable.'),
})

const documents = z.array(recordFile).describe('Empty for readers who see no files.')

const version = z
  .object({
    number: z.number().int().describe('Counts from 1, the oldest.'),
    year: z.number().int().describe('Compliance year of the audit.'),
    prong: z.number().int().describe('1 for the first review, 2 for a review of revised documents.'),
    round: z.number().int().describe('Round of the review of revised documents.'),
    handedInOn: z.string().nullable().describe('Instant; null while it is not handed in.'),
    documents,
  })
  .meta({ id: 'SetDocumentVersion' })

const former = z
  .object({
    year: z.number().int().describe('Compliance year of the review that accepted it.'),
    pages: z.string(),
    effectiveOn: day,
    revisedOn: day,
    boardApprovedOn: day,
    documents,
  })
  .meta({ id: 'FormerSetVersion' })

const revision = z
  .object({
    instruction: z.string().describe('What the item asks to be revised.'),
    comment: z.string().describe('What the state found missing.'),
    dueOn: z.string().nullable().describe('Day on which the finding has to be corrected.'),
  })
  .meta({ id: 'RequiredRevision' })

const item = z
  .object({
    id: z.string().describe('Id of the item.'),
    section: z.string().describe('Title of its section.'),
    number: z.string(),
    text: z.string().describe('The requirement.'),
    guidance: z.string(),
    citations: z.array(z.string()),
    documentHints: z.array(z.string()).describe('Documents in which the rule is usually found.'),
    ...setItemFields.shape,
    attestedBy: personRef.nullable().describe('Who attested that nothing changed.'),
    attestedOn: z.string().nullable().describe('Instant of the attestation.'),
    documents: documents.describe('Those of this review. Empty for readers who see no files.'),
    former: former
      .nullable()
      .describe('The version that was accepted last; null where none can be carried forward.'),
    versions: z.array(version).describe('All versions of the documents, the oldest first.'),
    revision: revision.nullable().describe('What has to be revised, in a review of revised documents.'),
    gaps: z.array(z.string()).describe('What is missing before the set can be handed in.'),
    attest: allowedAct.describe('Whether the caller may attest now that nothing changed.'),
    version: z.number().int().describe('0 while nobody wrote anything.'),
  })
  .meta({ id: 'DocumentSetItem' })

const counts = {
  items: z.number().int().describe('Items of the set.'),
  open: z.number().int().describe('Items with something missing.'),
  changed: z.number().int().describe('Items with new documents.'),
  unchanged: z.number().int().describe('Items that were attested as unchanged.'),
  notApplicable: z.number().int().describe('Items that the agency says are not applicable.'),
  handedInOn: z.string().nullable().describe('Instant at which the set was handed in last; null before.'),
  lastReviewYear: z
    .number()
    .int()
    .nullable()
    .describe('Compliance year of the review before; null for the first.'),
  nextReviewYear: z
    .number()
    .int()
    .nullable()
    .describe('Compliance year in which the rotation asks for the next; null without one.'),
}

/** What an agency says and sends about each item of a review without a sample. */
export const documentSet = z
  .object({
    id: z.number().int().describe('Id of the record.'),
    ...counts,
    items: z.array(item),
    handedInBy: personRef.nullable(),
    dueOn: z.string().nullable().describe('Day on which the documents are due.'),
    filesHidden: z.boolean().describe('The reader sees what was said but no files.'),
    save: allowedAct.describe('Whether the caller may write about items now.'),
    upload: allowedAct.describe('Whether the caller may upload documents now.'),
    handIn: allowedAct.describe('Whether the caller may hand the set in now.'),
  })
  .meta({ id: 'DocumentSet' })

/** How much of the set of an audit is answered and changed. */
export const documentSetRow = z
  .object({ id: z.number().int().describe('Id of the audit.'), ...counts })
  .meta({ id: 'DocumentSetRow' })

export const getDocumentSet = defineCall({
  ...setCall,
  id: 'getDocumentSet',
  method: 'get',
  path: `${base}/document-set/{id}`,
  summary: 'What the agency says and sends about each item of a review',
  params: z.object({ typeKey, id: rowId.describe('Id of the record.') }),
  answer: documentSet,
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

export const saveDocumentSetItem = defineCall({
  ...setCall,
  id: 'saveDocumentSetItem',
  method: 'put',
  path: `${base}/document-set/{id}/items/{itemId}`,
  summary: 'Saves what the agency says about one item of its set',
  description:
    'The standing noChange carries the version forward that was accepted last, with its pages and days; refused where there is none.',
  encoding: 'json',
  params: z.object({
    typeKey,
    id: rowId.describe('Id of the record.'),
    itemId: z.string().max(60).describe('Id of the item.'),
  }),
  body: changes(setItemFields).extend({ version: z.number().int() }),
  answer: documentSet,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const listDocumentSets = defineCall({
  ...setCall,
  id: 'listDocumentSets',
  method: 'get',
  path: `${base}/document-sets/{year}`,
  summary: 'How much of the document sets of a year is answered, and how much changed since the last review',
  description: 'One row for each audit that the list of the year has and whose documents are asked for.',
  params: z.object({ typeKey, year: z.coerce.number().int() }),
  answer: z.array(documentSetRow),
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})
