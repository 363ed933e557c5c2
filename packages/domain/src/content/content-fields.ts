import {
  correctableKinds,
  setupQuestionTypes,
  type CorrectableKind,
  type SetupQuestionType,
} from '../audits/types/audit-content.js'
import type { NarrativeRequired, ResponseType } from '../self-assessment/item-gaps.js'

/** All fields that a place of the content can have; the declaration of its kind lists those that it has. */
export interface ContentFields {
  number: string | null
  title: string | null
  shortDescription: string | null
  /** Single subsections can be sent to the state before the whole is submitted. */
  rollingSubmission: boolean | null
  intro: string | null
  text: string | null
  guidance: string | null
  /** Note area, 1 General Supervision to 8 Other. */
  areaId: number | null
  acceptableEvidence: readonly string[] | null
  /** References of the citations: '34 CFR 300.111(c)'. */
  citations: readonly string[] | null
  indicatorCode: string | null
  responseType: ResponseType | null
  /** '4 Fully implemented', one choice each; an item without any uses the scale of its questionnaire. */
  ratingScale: readonly string[] | null
  narrativeRequired: NarrativeRequired | null
  evidenceRequired: boolean | null
  /** Content ids of the required document categories of a subsection. */
  requiredDocumentCategoryIds: readonly string[] | null
  group: string | null
  description: string | null
  help: string | null
  defaultMaximum: number | null
  required: boolean | null
  dueRule: string | null
  /** Content ids of the subsections that a category belongs to. */
  subsectionIds: readonly string[] | null
  /** Short name of a setup question, by which rules and stored answers know it. */
  key: string | null
  questionType: SetupQuestionType | null
  /** Choices of a setup question. */
  options: readonly string[] | null
  /** Fields of the list that an answer is proposed from: 'evaluationDate', 'dob,iepDate', 'flag.discipline'. */
  prefillFrom: string | null
  /** 'Y | Yes | met', one answer each, see `readAnswerOptions`. */
  answerOptions: readonly string[] | null
  /** 'pages | Page reference | Text | required', one field each, see `readExtraFields`. */
  extraFields: readonly string[] | null
  /** Values of the answers that an item offers. */
  answers: readonly string[] | null
  documentHints: readonly string[] | null
  /** Counts in weighted scores. */
  weight: number | null
  correctable: CorrectableKind | null
  correctionInstruction: string | null
  /** A condition as JSON; a place without one always applies. */
  skipWhen: string | null
  /** How "Not applicable because ..." goes on. */
  skipReason: string | null
}
export type ContentField = keyof ContentFields

interface FieldKind {
  /** In sheets and in messages. */
  heading: string
  /** `lines` is a list, written with one entry per line. */
  holds: 'text' | 'lines' | 'number' | 'switch' | 'choice'
  choices?: readonly string[]
  /** Stored as null when it is empty, instead of as an empty text. */
  isOptional?: boolean
}

/** Heading and type of each field. */
export const contentFieldKinds: Record<ContentField, FieldKind> = {
  number: { heading: 'Number', holds: 'text' },
  title: { heading: 'Title', holds: 'text' },
  shortDescription: { heading: 'Short Description', holds: 'text' },
  rollingSubmission: { heading: 'Rolling submission', holds: 'switch' },
  intro: { heading: 'Introduction', holds: 'text' },
  text: { heading: 'Text', holds: 'text' },
  guidance: { heading: 'Guidance', holds: 'text' },
  areaId: { heading: 'Area', holds: 'number' },
  acceptableEvidence: { heading: 'Acceptable Evidence', holds: 'lines' },
  citations: { heading: 'Citations', holds: 'lines' },
  indicatorCode: { heading: 'Indicator', holds: 'text', isOptional: true },
  responseType: {
    heading: 'Response Type',
    holds: 'choice',
    choices: ['Rating', 'YesNo', 'Narrative', 'Number', 'Checklist'],
  },
  ratingScale: { heading: 'Rating Scale', holds: 'lines' },
  narrativeRequired: {
    heading: 'Narrative',
    holds: 'choice',
    choices: ['always', 'when not top rating', 'never'],
  },
  evidenceRequired: { heading: 'Evidence is required', holds: 'switch' },
  requiredDocumentCategoryIds: { heading: 'Required Document Categories', holds: 'lines' },
  group: { heading: 'Group', holds: 'text' },
  description: { heading: 'Description', holds: 'text' },
  help: { heading: 'Help', holds: 'text' },
  defaultMaximum: { heading: 'Maximum', holds: 'number' },
  required: { heading: 'A document is required', holds: 'switch' },
  dueRule: { heading: 'Due Rule', holds: 'text' },
  subsectionIds: { heading: 'Subsections', holds: 'lines' },
  key: { heading: 'Key', holds: 'text' },
  questionType: { heading: 'Question Type', holds: 'choice', choices: setupQuestionTypes },
  options: { heading: 'Options', holds: 'lines' },
  prefillFrom: { heading: 'Proposed From', holds: 'text', isOptional: true },
  answerOptions: { heading: 'Response Set', holds: 'lines' },
  extraFields: { heading: 'Extra Fields', holds: 'lines' },
  answers: { heading: 'Answers', holds: 'lines' },
  documentHints: { heading: 'Document Hints', holds: 'lines' },
  weight: { heading: 'Weight', holds: 'number' },
  correctable: { heading: 'Correctable', holds: 'choice', choices: correctableKinds },
  correctionInstruction: { heading: 'Correction Instruction', holds: 'text' },
  skipWhen: { heading: 'Skip When', holds: 'text', isOptional: true },
  skipReason: { heading: 'Skip Reason', holds: 'text', isOptional: true },
}

export const noContentFields: ContentFields = {
  number: null,
  title: null,
  shortDescription: null,
  rollingSubmission: null,
  intro: null,
  text: null,
  guidance: null,
  areaId: null,
  acceptableEvidence: null,
  citations: null,
  indicatorCode: null,
  responseType: null,
  ratingScale: null,
  narrativeRequired: null,
  evidenceRequired: null,
  requiredDocumentCategoryIds: null,
  group: null,
  description: null,
  help: null,
  defaultMaximum: null,
  required: null,
  dueRule: null,
  subsectionIds: null,
  key: null,
  questionType: null,
  options: null,
  prefillFrom: null,
  answerOptions: null,
  extraFields: null,
  answers: null,
  documentHints: null,
  weight: null,
  correctable: null,
  correctionInstruction: null,
  skipWhen: null,
  skipReason: null,
}

/** Fields with lists of their own, as calls and the cache of the client take them. */
export function ownLists(fields: ContentFields): FieldsWithOwnLists {
  const entries = Object.entries(fields).map(([name, value]: [string, unknown]) => [
    name,
    Array.isArray(value) ? [...(value as readonly string[])] : value,
  ])
  return Object.fromEntries(entries) as FieldsWithOwnLists
}
type FieldsWithOwnLists = {
  [Name in ContentField]: ContentFields[Name] extends readonly string[] | null
    ? string[] | null
    : ContentFields[Name]
}

/** Defaults of a new place, for the fields that its kind has. */
export const newFields: Partial<ContentFields> = {
  acceptableEvidence: [],
  citations: [],
  responseType: 'Rating',
  ratingScale: [],
  narrativeRequired: 'when not top rating',
  evidenceRequired: false,
  rollingSubmission: false,
  requiredDocumentCategoryIds: [],
  defaultMaximum: 5,
  required: true,
  subsectionIds: [],
  questionType: 'YesNo',
  options: [],
  answerOptions: [],
  extraFields: [],
  answers: [],
  documentHints: [],
  weight: 1,
  correctable: 'Individual',
}
