import { flaggedKinds, mostWithdrawalReason, wordDecisions, type FlaggedKind } from '@portal/domain'
import { z } from 'zod'
import { defineCall } from '../call.js'
import { exportColumns, exportFormat } from '../exports.js'
import { reportDocument } from '../self-assessment/self-assessment-review-shapes.js'
import { allowedAct, personRef } from '../shared.js'
import {
  participationBase,
  participationCall,
  participationPlace,
  publicationStanding,
} from './participation-shapes.js'

const publishedBase = '/api/msde/published-justifications'
const version = z.number().int().describe('Version of the participation that the caller saw.')
const kinds = Object.keys(flaggedKinds) as [FlaggedKind, ...FlaggedKind[]]

const edition = z
  .object({
    number: z.number().int().describe('Counts from 1.'),
    publishedBy: personRef,
    publishedOn: z.string().describe('Instant in UTC.'),
    withdrawnBy: personRef.nullable().describe('Who withdrew it or published the next one; null for none.'),
    withdrawnOn: z.string().nullable(),
    reason: z.string().nullable().describe('Why it was withdrawn.'),
  })
  .meta({ id: 'JustificationEdition' })

const flaggedWord = z
  .object({
    word: z.string().describe('The piece of text.'),
    times: z.number().int().describe('How often it stands in the answers.'),
    around: z.string().describe('What stands around its first place.'),
    kind: z.enum(kinds).describe('Why it may identify a student.'),
    decision: z.enum(wordDecisions).nullable().describe('null while nobody decided.'),
  })
  .meta({ id: 'FlaggedWord' })

export const justificationPublication = z
  .object({
    id: z.string().describe('Year and agency, such as 2026-13.'),
    leaId: z.number().int(),
    agency: z.string(),
    year: z.number().int(),
    version: z.number().int(),
    standing: publicationStanding,
    words: z.array(flaggedWord).describe('Pieces of the answers that may identify a student.'),
    removed: z.number().int().describe('Places that are removed without a decision.'),
    draft: reportDocument.describe('As it would be published now.'),
    isCurrent: z.boolean().describe('Whether that is what is published.'),
    editions: z.array(edition).describe('Newest first.'),
    decideWords: allowedAct.describe('Deciding about words.'),
    publish: allowedAct,
    withdraw: allowedAct,
  })
  .meta({ id: 'JustificationPublication' })

const change = {
  ...participationCall,
  encoding: 'json',
  params: participationPlace,
  answer: justificationPublication,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
} as const
const path = `${participationBase}/{year}/{leaId}/publication`

export const getJustificationPublication = defineCall({
  ...participationCall,
  id: 'getJustificationPublication',
  method: 'get',
  path,
  summary: 'A justification as it would be published: what is removed, and what has to be decided for it',
  description: 'For state monitors.',
  params: participationPlace,
  answer: justificationPublication,
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

export const decideJustificationWords = defineCall({
  ...change,
  id: 'decideJustificationWords',
  method: 'put',
  path: `${path}/words`,
  summary: 'Decides whether pieces of the answers are published; others keep what was decided about them',
  description: 'For state monitors. CONFLICT where the justification is not accepted.',
  body: z.object({
    words: z
      .array(z.object({ word: z.string().min(1).max(200), decision: z.enum(wordDecisions) }))
      .min(1)
      .max(2000),
  }),
})

export const publishJustification = defineCall({
  ...change,
  id: 'publishJustification',
  method: 'post',
  path,
  summary: 'Publishes an accepted justification as its next edition',
  description:
    'For state monitors. CONFLICT while something is undecided, where the same is published already, and for an old version. The edition before is withdrawn.',
  body: z.object({ version }),
})

export const withdrawJustification = defineCall({
  ...change,
  id: 'withdrawJustification',
  method: 'post',
  path: `${path}/withdrawal`,
  summary: 'Takes the published edition back',
  description: 'For state monitors. The agency reads the reason.',
  body: z.object({
    reason: z
      .string()
      .max(mostWithdrawalReason * 5)
      .describe('Why.'),
    version,
  }),
})

/** Columns of the list, which are those of its file too. */
export const publishedJustificationColumns = ['agency', 'year', 'edition', 'publishedOn'] as const

const published = {
  leaId: z.number().int(),
  agency: z.string(),
  year: z.number().int(),
  edition: z.number().int(),
  publishedOn: z.string().describe('Instant in UTC.'),
}

export const listPublishedJustifications = defineCall({
  ...participationCall,
  id: 'listPublishedJustifications',
  method: 'get',
  path: publishedBase,
  summary: 'Justifications that are published, of every agency and year',
  description: 'For everybody who is signed in. The newest year first, by agency.',
  answer: z.array(
    z
      .object({
        id: z.string().describe('Year and agency, such as 2026-13.'),
        ...published,
        above: z.array(z.string()).describe('Subjects above the threshold, in words.'),
      })
      .meta({ id: 'PublishedJustificationRow' }),
  ),
  errors: ['FORBIDDEN'],
})

export const exportPublishedJustifications = defineCall({
  ...participationCall,
  id: 'exportPublishedJustifications',
  method: 'get',
  path: `${publishedBase}/export`,
  summary: 'The published justifications with their answers as a file, to be posted; the export is recorded',
  query: z.object({
    year: z.coerce.number().int().positive().optional().describe('Of one compliance year.'),
    columns: exportColumns(publishedJustificationColumns),
    format: exportFormat,
  }),
  file: true,
  errors: ['FORBIDDEN', 'TOO_MANY_REQUESTS'],
})

export const getPublishedJustification = defineCall({
  ...participationCall,
  id: 'getPublishedJustification',
  method: 'get',
  path: `${publishedBase}/{year}/{leaId}`,
  summary: 'One justification as it is published',
  description: 'For everybody who is signed in. NOT_FOUND where nothing is published.',
  params: participationPlace,
  answer: z
    .object({ id: z.string(), ...published, document: reportDocument })
    .meta({ id: 'PublishedJustification' }),
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

export const exportPublishedJustification = defineCall({
  ...participationCall,
  id: 'exportPublishedJustification',
  method: 'get',
  path: `${publishedBase}/{year}/{leaId}/file`,
  summary:
    'One published justification as PDF with a structure tree, to be posted; every download is recorded',
  params: participationPlace,
  file: true,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'TOO_MANY_REQUESTS'],
})
