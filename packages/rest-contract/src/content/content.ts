import { contentKindNames, contentNodeKinds } from '@portal/domain'
import { z } from 'zod'
import { defineCall } from '../call.js'
import { changes } from '../changes.js'
import { allowedAct, personRef } from '../shared.js'

const feature = 'content'
const access = ['content.manage'] as const

const contentKind = z.enum(contentKindNames)
const nodeKind = z.enum(contentNodeKinds)
const part = z.enum(['Part B', 'Part C'])
const contentId = z.string().max(100)
const text = z.string().max(20_000).nullable()
const list = z.array(z.string().max(2000)).max(200).nullable()

/** All fields of a place; null for those that its kind does not have. */
export const contentFields = z
  .object({
    number: text.describe('Number as it is shown: 1.2.3.'),
    title: text.describe('Title of a section, name of a document category.'),
    shortDescription: text.describe('What a questionnaire is about, in one sentence.'),
    rollingSubmission: z
      .boolean()
      .nullable()
      .describe('Single subsections may go to the state before the whole is submitted.'),
    intro: text,
    text: text.describe('The question.'),
    guidance: text,
    areaId: z.number().int().nullable().describe('Note area, 1 General Supervision to 8 Other.'),
    acceptableEvidence: list,
    citations: list.describe('References of the citations, in order.'),
    indicatorCode: text,
    responseType: z.enum(['Rating', 'YesNo', 'Narrative', 'Number', 'Checklist']).nullable(),
    ratingScale: list.describe(
      'Choices of a rating, one each: 4 Fully implemented. None for an item: the scale of its questionnaire. null: as it is stored.',
    ),
    narrativeRequired: z.enum(['always', 'when not top rating', 'never']).nullable(),
    evidenceRequired: z.boolean().nullable(),
    requiredDocumentCategoryIds: list.describe('Content ids of document categories.'),
    group: text,
    description: text,
    help: text,
    defaultMaximum: z.number().int().nullable().describe('0 to 20.'),
    required: z.boolean().nullable(),
    dueRule: text,
    subsectionIds: list.describe('Content ids of subsections.'),
  })
  .meta({ id: 'ContentFields' })

export const contentNode = z
  .object({
    nodeKind,
    contentId: z.string().describe('The same in every version and year.'),
    parentId: z.string().nullable().describe('Content id of the place that it stands in.'),
    order: z.number().int(),
    active: z.boolean().describe('False: retired, left out when the version is published.'),
    fields: contentFields,
    version: z.number().int(),
    changedBy: personRef.nullable(),
    changedOn: z.string().nullable(),
    answers: z.number().int().describe('Answers, or documents of a category, in any year.'),
    remove: allowedAct.describe('Whether it may be deleted; what was used is retired instead.'),
  })
  .meta({ id: 'ContentNode' })

const contentVersionMembers = {
  id: z.number().int(),
  kind: contentKind,
  year: z.number().int().describe('Compliance year, launched or to come.'),
  part,
  title: z.string(),
  state: z.enum(['Draft', 'Published', 'Archived']),
  number: z.number().int().nullable().describe('Counts published versions from 1; null for a draft.'),
  publishedBy: personRef.nullable(),
  publishedOn: z.string().nullable(),
  reviews: z.number().int().describe('Records of agencies that use it, without that of the test agency.'),
  testReviews: z.number().int().describe('Records of the test agency that use it.'),
  notStarted: z
    .number()
    .int()
    .describe('Records on older versions of the year and part in which no agency has begun.'),
  testNotStarted: z.number().int().describe('The same for the test agency, which no other count includes.'),
  edit: allowedAct,
}

/** A version as shown in lists. */
export const contentVersionRow = z.object(contentVersionMembers).meta({ id: 'ContentVersionRow' })

/** A version with all its content. */
export const contentVersion = z
  .object({
    ...contentVersionMembers,
    nodes: z.array(contentNode).describe('In no particular order; parentId and order say where each stands.'),
    linked: z
      .array(z.object({ contentId: z.string(), label: z.string() }).meta({ id: 'LinkedContent' }))
      .nullable()
      .describe(
        'Document categories for subsections, subsections for categories; null while there are none.',
      ),
  })
  .meta({ id: 'ContentVersion' })

/** Maximum size of a sheet of content: 5 MB. */
export const maxContentImportBytes = 5 * 1024 * 1024
/** Maximum number of places in one sheet. */
export const mostContentImportRows = 2000
/** Maximum number of refusals that a preview lists; the rest is only counted. */
export const mostContentImportErrors = 300

export const contentImportChange = z
  .object({
    row: z.number().int().nullable().describe('Row in the file; null for a place without one.'),
    contentId: z.string(),
    nodeKind,
    label: z.string(),
    kind: z.enum(['added', 'changed', 'moved', 'removed', 'retired', 'restored']),
    fields: z.array(
      z
        .object({ field: z.string(), before: z.string(), after: z.string() })
        .meta({ id: 'ContentImportField' }),
    ),
    note: z.string().nullable().describe('What happens to a place without a row.'),
  })
  .meta({ id: 'ContentImportChange' })

export const contentImportPreview = z
  .object({
    id: z.string().describe('To apply it with; good for one hour, for the same person.'),
    fileName: z.string(),
    rows: z.number().int().describe('Rows with something in them.'),
    changes: z.array(contentImportChange).describe('What applying it would do, by row.'),
    errors: z
      .array(
        z
          .object({
            row: z.number().int().describe('Row in the file, the heading being row 1; 0 for the whole file.'),
            column: z.string().nullable(),
            value: z.string(),
            message: z.string(),
          })
          .meta({ id: 'ContentImportError' }),
      )
      .describe(`At most ${mostContentImportErrors}, by row.`),
    errorsTotal: z.number().int(),
    stale: z
      .string()
      .nullable()
      .describe('Who changed the draft after the file was downloaded, in words; null when nobody did.'),
    apply: allowedAct,
  })
  .meta({ id: 'ContentImportPreview' })

const kindParams = z.object({ kind: contentKind })
const versionParams = z.object({ kind: contentKind, id: z.coerce.number().int() })
const nodeParams = z.object({ kind: contentKind, id: z.coerce.number().int(), contentId })
const base = '/api/msde/content'

export const listContentCitations = defineCall({
  id: 'listContentCitations',
  feature,
  method: 'get',
  path: `${base}/citations`,
  summary: 'Citations that an item may rest on, by reference',
  access,
  answer: z.array(
    z
      .object({
        reference: z.string(),
        title: z.string(),
        plainText: z.string().describe('What it means in plain words.'),
        part: z.string().describe("Part B, Part C or '' for both."),
      })
      .meta({ id: 'ContentCitation' }),
  ),
  errors: ['FORBIDDEN'],
})

export const listContentVersions = defineCall({
  id: 'listContentVersions',
  feature,
  method: 'get',
  path: `${base}/{kind}/versions`,
  summary: 'Versions of a kind of content, newest year first',
  access,
  params: kindParams,
  answer: z.array(contentVersionRow),
  errors: ['FORBIDDEN'],
})

export const getContentVersion = defineCall({
  id: 'getContentVersion',
  feature,
  method: 'get',
  path: `${base}/{kind}/versions/{id}`,
  summary: 'One version with everything in it',
  access,
  params: versionParams,
  answer: contentVersion,
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

export const createContentVersion = defineCall({
  id: 'createContentVersion',
  feature,
  method: 'post',
  path: `${base}/{kind}/versions`,
  summary: 'Makes a draft for a year from a published version of the same part',
  description:
    'What is retired is left out; content ids stay. CONFLICT: the year and part have a draft already, or the version to ' +
    'copy is a draft. BAD_USER_INPUT: a year before that of the version, or more than one year to come.',
  access,
  encoding: 'json',
  params: kindParams,
  body: z.object({ fromId: z.number().int(), year: z.number().int() }),
  status: 201,
  answer: contentVersion,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const deleteContentVersion = defineCall({
  id: 'deleteContentVersion',
  feature,
  method: 'delete',
  path: `${base}/{kind}/versions/{id}`,
  summary: 'Deletes a draft',
  access,
  params: versionParams,
  status: 204,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const publishContentVersion = defineCall({
  id: 'publishContentVersion',
  feature,
  method: 'post',
  path: `${base}/{kind}/versions/{id}/publish`,
  summary: 'Publishes a draft',
  description:
    'Places that are retired are left out. In a launched year agencies without a record get one; records that are there ' +
    'keep their version, but for those in which no agency has begun when applyToNotStarted is true. CONFLICT: not a ' +
    'draft, or errors stand against it.',
  access,
  encoding: 'json',
  params: versionParams,
  body: z.object({ applyToNotStarted: z.boolean() }),
  answer: z
    .object({
      version: contentVersionRow,
      records: z.number().int().describe('Records that agencies got.'),
      applied: z.number().int().describe('Records that were moved onto the version.'),
    })
    .meta({ id: 'PublishedContent' }),
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const applyContentVersion = defineCall({
  id: 'applyContentVersion',
  feature,
  method: 'post',
  path: `${base}/{kind}/versions/{id}/apply`,
  summary: 'Moves records in which no agency has begun onto a published version of their year and part',
  access,
  params: versionParams,
  answer: z.object({ version: contentVersionRow, applied: z.number().int() }).meta({ id: 'AppliedContent' }),
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const addContentNode = defineCall({
  id: 'addContentNode',
  feature,
  method: 'post',
  path: `${base}/{kind}/versions/{id}/nodes`,
  summary: 'Adds a place to a draft, empty or as a copy of another',
  access,
  encoding: 'json',
  params: versionParams,
  body: z.object({
    parentId: contentId
      .nullable()
      .describe('Where it goes, at the end; null for the top. Not read for a copy.'),
    copyOf: contentId.nullable().describe('A place to copy with everything below it, right after itself.'),
  }),
  status: 201,
  answer: z
    .object({ contentId: z.string().describe('Of the new place.'), version: contentVersion })
    .meta({ id: 'AddedContent' }),
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const saveContentNode = defineCall({
  id: 'saveContentNode',
  feature,
  method: 'put',
  path: `${base}/{kind}/versions/{id}/nodes/{contentId}`,
  summary: 'Saves the fields of a place in a draft',
  description:
    'A draft may be unfinished; publishing reports what is missing. CONFLICT: an old version of the place (with ' +
    'the current row), or a version that is published.',
  access,
  encoding: 'json',
  params: nodeParams,
  body: z.object({ fields: changes(contentFields), version: z.number().int() }),
  answer: contentNode,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT', 'TOO_MANY_REQUESTS'],
})

export const moveContentNode = defineCall({
  id: 'moveContentNode',
  feature,
  method: 'post',
  path: `${base}/{kind}/versions/{id}/nodes/{contentId}/move`,
  summary: 'Moves a place in a draft',
  access,
  encoding: 'json',
  params: nodeParams,
  body: z.object({
    parentId: contentId.nullable(),
    position: z.number().int().min(0).max(10_000).describe('Among the places of the parent, without itself.'),
  }),
  answer: contentVersion,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const renumberContent = defineCall({
  id: 'renumberContent',
  feature,
  method: 'post',
  path: `${base}/{kind}/versions/{id}/renumber`,
  summary: 'Numbers the places of a draft by where they stand',
  description:
    'Ids and lineage stay; what is retired keeps its number. CONFLICT: other numbers would be written than were seen.',
  access,
  encoding: 'json',
  params: versionParams,
  body: z.object({
    within: contentId.nullable().describe('Only what stands in this place; null for the whole draft.'),
    numbers: z
      .array(z.object({ contentId, number: z.string().max(20) }))
      .max(mostContentImportRows)
      .describe('Every new number as it was shown before.'),
  }),
  answer: contentVersion,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const retireContentNode = defineCall({
  id: 'retireContentNode',
  feature,
  method: 'post',
  path: `${base}/{kind}/versions/{id}/nodes/{contentId}/retire`,
  summary: 'Retires a place of a draft, or takes that back',
  access,
  encoding: 'json',
  params: nodeParams,
  body: z.object({ retired: z.boolean() }),
  answer: contentVersion,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const deleteContentNode = defineCall({
  id: 'deleteContentNode',
  feature,
  method: 'delete',
  path: `${base}/{kind}/versions/{id}/nodes/{contentId}`,
  summary: 'Deletes a place of a draft, with everything below it, that was never used',
  access,
  params: nodeParams,
  answer: contentVersion,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const exportContentVersion = defineCall({
  id: 'exportContentVersion',
  feature,
  method: 'get',
  path: `${base}/{kind}/versions/{id}/file`,
  summary: 'A version as an XLSX file with ids, to be edited and brought back',
  description:
    'One row for each place, top to bottom: where a row stands says what it belongs to. A second sheet About says which ' +
    'version it is and how it was then. No cell starts a formula.',
  access,
  params: versionParams,
  file: true,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'TOO_MANY_REQUESTS'],
})

export const previewContentImport = defineCall({
  id: 'previewContentImport',
  feature,
  method: 'post',
  path: `${base}/{kind}/versions/{id}/import`,
  summary:
    'Reads an XLSX file of a draft and says what it would add, change, move and remove; writes nothing',
  description:
    `multipart/form-data with one part named file, at most ${maxContentImportBytes} bytes and ${mostContentImportRows} ` +
    'rows. BAD_USER_INPUT: no XLSX file, or one of another version. CONFLICT: the version is published.',
  access,
  encoding: 'multipart',
  params: versionParams,
  answer: contentImportPreview,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT', 'PAYLOAD_TOO_LARGE', 'TOO_MANY_REQUESTS'],
})

export const applyContentImport = defineCall({
  id: 'applyContentImport',
  feature,
  method: 'post',
  path: `${base}/{kind}/versions/{id}/import/{importId}/apply`,
  summary: 'Writes a previewed file into its draft, wholly or not at all',
  description:
    'Checked again: CONFLICT with the current preview when a row is refused, the draft was changed after the file ' +
    'was downloaded, or it was applied before. NOT_FOUND after an hour, or for another person.',
  access,
  params: versionParams.extend({ importId: z.uuid() }),
  answer: z
    .object({ changes: z.number().int().describe('Changes that were written.'), version: contentVersion })
    .meta({ id: 'AppliedContentImport' }),
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

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
          nodeKind,
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
  params: versionParams,
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
  params: versionParams,
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
