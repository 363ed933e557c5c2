import { contentKindNames, contentNodeKinds, correctableKinds, setupQuestionTypes } from '@portal/domain'
import { z } from 'zod'
import { allowedAct, personRef } from '../shared.js'

export const contentKind = z.enum(contentKindNames)

export const contentNodeKind = z.enum(contentNodeKinds)

const part = z.enum(['Part B', 'Part C'])

export const contentId = z.string().max(100)

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
    key: text.describe('Short name of a setup question; rules and stored answers go by it.'),
    questionType: z.enum(setupQuestionTypes).nullable(),
    options: list.describe('Choices of a setup question.'),
    prefillFrom: text.describe(
      'What of the list an answer is proposed from: evaluationDate, flag.discipline, or dob,iepDate for an age.',
    ),
    answerOptions: list.describe(
      'Response set of an audit, one answer each, with its code, its words and how it counts: Y | Yes | met.',
    ),
    extraFields: list.describe(
      'Fields beside each answer: pages | Page reference | Text | required, numbers with their limits after that.',
    ),
    answers: list.describe('Codes of the answers that an item offers.'),
    documentHints: list.describe('Documents of a record in which the answer is usually found.'),
    weight: z.number().int().nullable().describe('Counts in weighted scores, 1 to 100.'),
    correctable: z
      .enum(correctableKinds)
      .nullable()
      .describe('How an answer that is not met can be corrected.'),
    correctionInstruction: text.describe('What an agency is told to correct.'),
    skipWhen: text.describe(
      'Condition under which a section or item does not apply, as JSON: {"all":[{"q":"setup.evalType","op":"eq","v":"Initial evaluation"}]}.',
    ),
    skipReason: text.describe('How "Not applicable because ..." goes on.'),
  })
  .meta({ id: 'ContentFields' })

export const contentNode = z
  .object({
    nodeKind: contentNodeKind,
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

export const contentVersionParams = z.object({ kind: contentKind, id: z.coerce.number().int() })
