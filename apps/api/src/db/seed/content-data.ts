import { z } from 'zod'
import { readSeedData } from './seed-data.js'

// The wording of the seeded content is ours; only facts and citations come from law.

const part = z.enum(['Part B', 'Part C'])
/** Note area, 1 General Supervision to 8 Other. */
const areaId = z.int().min(1).max(8)
const id = z.string().min(1)

const citation = z.strictObject({
  reference: id,
  title: z.string(),
  /** The requirement in plain words. */
  plainText: z.string(),
  /** Empty when it is a rule for both. */
  part: part.or(z.literal('')),
  kind: z.string(),
  stateReference: z.string().nullable(),
  indicatorCode: z.string().nullable(),
  areaId: areaId.nullable(),
})

const item = z.strictObject({
  /** The same item in every year has the same lineage. */
  lineageId: id,
  number: z.string(),
  text: z.string(),
  guidance: z.string(),
  acceptableEvidence: z.array(z.string()),
  /** References of the regulations that it rests on. */
  citations: z.array(id),
  indicatorCode: z.string().nullable(),
  responseType: z.enum(['Rating', 'YesNo', 'Narrative', 'Number', 'Checklist']),
  narrativeRequired: z.enum(['always', 'when not top rating', 'never']),
  evidenceRequired: z.boolean(),
})

const place = { contentId: id, number: z.string(), title: z.string(), areaId, intro: z.string() }
const subsection = z.strictObject({
  ...place,
  requiredDocumentCategoryIds: z.array(id),
  items: z.array(item),
})
const section = z.strictObject({ ...place, subsections: z.array(subsection) })

const questionnaire = z.strictObject({
  contentId: id,
  part,
  title: z.string(),
  shortDescription: z.string(),
  intro: z.string(),
  ratingScale: z.array(z.strictObject({ value: z.int(), label: z.string() })),
  sections: z.array(section),
})

/** A whole questionnaire as it is seeded for each compliance year; the order of the lists is the order shown. */
export type QuestionnaireContent = z.infer<typeof questionnaire>

/** A kind of document that every agency of a part hands in (domain definition 8.6). */
const category = z.strictObject({
  contentId: id,
  part,
  documentCategory: z.string(),
  group: z.string(),
  description: z.string(),
  help: z.string(),
  defaultMaximum: z.int().min(0).max(20),
  required: z.boolean(),
  dueRule: z.string(),
  /** Content ids of the subsections that it belongs to. */
  subsectionIds: z.array(id),
})

/** The legal citations that items and findings refer to. */
export const readCitations = () => readSeedData('citations.json', z.array(citation))

/** The questionnaire of each part. */
export const readQuestionnaires = () =>
  Promise.all(
    ['self-assessment-part-b.json', 'self-assessment-part-c.json'].map((file) =>
      readSeedData(file, questionnaire),
    ),
  )

/** The categories of required documents. */
export const readCategories = () => readSeedData('required-document-categories.json', z.array(category))
