import { z } from 'zod'
import { defineCall } from '../call.js'
import { allowedAct, personRef } from '../shared.js'
import { contentVersionRow, contentNodeKind, contentKind, contentVersionParams } from './content-shapes.js'

const feature = 'content'

const access = ['content.manage'] as const

const base = '/api/msde/content'

/** A started self-assessment that uses an older version than the newest. */
export const contentUpgradeRow = z
  .object({
    id: z.number().int().describe('The self-assessment.'),
    leaId: z.number().int(),
    agency: z.string(),
    isTest: z.boolean().describe('The test agency, which no count includes.'),
    submitState: z.number().int(),
    fromNumber: z.number().int().describe('Number of the version that it is on.'),
    added: z.number().int(),
    changed: z.number().int(),
    removed: z.number().int(),
    toRecheck: z.number().int().describe('Answers that the agency would have to confirm.'),
    answersRemoved: z
      .number()
      .int()
      .describe('Answers to questions that no longer exist; they stay in the history.'),
    kept: z
      .object({ by: personRef, decidedOn: z.string() })
      .meta({ id: 'KeptVersion' })
      .nullable()
      .describe('Who decided to keep its version; null while nobody did.'),
    decide: allowedAct.describe('Whether Keep and Upgrade are open, and why not.'),
  })
  .meta({ id: 'ContentUpgradeRow' })

/** One of them with every difference between its version and the newest. */
export const contentUpgrade = z
  .object({
    record: contentUpgradeRow,
    to: contentVersionRow,
    changes: z.array(
      z
        .object({
          contentId: z.string(),
          nodeKind: contentNodeKind,
          label: z.string(),
          kind: z.enum(['added', 'changed', 'removed']),
          fields: z.array(
            z
              .object({ field: z.string(), before: z.string(), after: z.string() })
              .meta({ id: 'ChangedContentField' }),
          ),
          answered: z.boolean().describe('The agency has answered it.'),
          recheck: z.boolean().describe('Its answer would be marked "Re-check".'),
        })
        .meta({ id: 'ContentUpgradeChange' }),
    ),
  })
  .meta({ id: 'ContentUpgrade' })

export const checkContentChanges = defineCall({
  id: 'checkContentChanges',
  feature,
  method: 'get',
  path: `${base}/{kind}/changes/{selfAssessmentId}`,
  summary: 'What a newer version would add, change and remove in a started self-assessment',
  description: 'null: it has not begun, or there is no newer version of its year.',
  access,
  params: z.object({ kind: contentKind, selfAssessmentId: z.coerce.number().int() }),
  answer: contentUpgrade.nullable(),
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

export const listContentUpgrades = defineCall({
  id: 'listContentUpgrades',
  feature,
  method: 'get',
  path: `${base}/{kind}/versions/{id}/upgrades`,
  summary: 'Started self-assessments that are on a version before this one',
  access,
  params: contentVersionParams,
  answer: z.array(contentUpgradeRow),
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

export const decideContentUpgrades = defineCall({
  id: 'decideContentUpgrades',
  feature,
  method: 'post',
  path: `${base}/{kind}/versions/{id}/upgrades`,
  summary: 'Keeps the version of started self-assessments, or takes them over onto this one',
  description:
    'Answers go along by lineage; those to changed questions are marked "Re-check", those to removed ones stay in the ' +
    'history. Keep is remembered until the next version. What cannot be decided any more is named and left alone.',
  access,
  encoding: 'json',
  params: contentVersionParams,
  body: z.object({
    decision: z.enum(['Keep', 'Upgrade']),
    selfAssessmentIds: z.array(z.number().int()).min(1).max(200),
  }),
  answer: z
    .object({
      done: z.number().int(),
      refused: z.array(
        z
          .object({ id: z.number().int(), agency: z.string(), message: z.string() })
          .meta({ id: 'RefusedUpgrade' }),
      ),
      records: z.array(contentUpgradeRow).describe('As they stand now.'),
    })
    .meta({ id: 'DecidedUpgrades' }),
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})
