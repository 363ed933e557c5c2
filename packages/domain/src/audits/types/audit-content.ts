import type { ExtraField } from './audit-type.js'
import type { Condition } from './condition.js'
import type { ResponseSet } from './response-set.js'

/** How an N can be corrected (2.2): in the record, not at all because it happened late, or only by changing how the agency works. */
export const correctableKinds = ['Individual', 'TimelineOnly', 'SystemOnly'] as const
export type CorrectableKind = (typeof correctableKinds)[number]
export const correctableNames: Readonly<Record<CorrectableKind, string>> = {
  Individual: 'In the record of the student',
  TimelineOnly: 'Late once, only explained',
  SystemOnly: 'Only in how the agency works',
}

/** What a setup question is answered with. */
export const setupQuestionTypes = ['YesNo', 'Date', 'Select', 'Multi', 'Number'] as const
export type SetupQuestionType = (typeof setupQuestionTypes)[number]
export const setupQuestionTypeNames: Readonly<Record<SetupQuestionType, string>> = {
  YesNo: 'Yes or no',
  Date: 'Date',
  Select: 'One of several',
  Multi: 'Several of several',
  Number: 'Number',
}

/** Asked about a child before its items; the answers decide which items apply. */
export interface SetupQuestion {
  key: string
  text: string
  type: SetupQuestionType
  options?: readonly string[]
  required: boolean
  /** Fields of the list that the answer is proposed from: `evaluationDate`, `dob,iepDate`, `flag.discipline`. */
  prefillFrom: string | null
}

/** Makes a section or an item "Not applicable because {reason}" where its condition holds. */
export interface SkipRule {
  id: string
  reason: string
  when: Condition
}

export interface AuditItem {
  id: string
  /** The same in every year and version; answers and earlier results are carried by it. */
  lineageId: string
  number: string
  text: string
  /** What to look for in the record. */
  guidance: string
  acceptableEvidence: readonly string[]
  /** Documents of a record in which the answer is usually found. */
  documentHints: readonly string[]
  /** The first names the finding (2.9). */
  citations: readonly string[]
  indicatorCode: string | null
  responseSet: readonly string[]
  weight: number
  correctable: CorrectableKind
  correctionInstruction: string
  skipRule: SkipRule | null
  active: boolean
}

export interface AuditSection {
  id: string
  number: string
  title: string
  /** Above its items; empty for none. */
  intro?: string
  /** Note area, 1 General Supervision to 8 Other. */
  areaId: number
  skipRule: SkipRule | null
  items: readonly AuditItem[]
  active: boolean
}

/** Questions, sections and items of one type, part and year. */
export interface AuditContent {
  setupQuestions: readonly SetupQuestion[]
  sections: readonly AuditSection[]
  /** Answers and how each counts; those of the type where a version says nothing. */
  responseSet?: ResponseSet
  /** Fields beside each answer; those of the type where a version says nothing. */
  extraFields?: readonly ExtraField[]
}

/** Sections in use with their items in use, in order. */
export function activeSections<
  Section extends { active: boolean; items: readonly { active: boolean }[] },
>(content: { sections: readonly Section[] }): Section[] {
  return content.sections
    .filter(({ active }) => active)
    .map((section) => Object.assign({}, section, { items: section.items.filter(({ active }) => active) }))
}

/** Items in use, in order. */
export function activeItems(content: AuditContent): AuditItem[] {
  return activeSections(content).flatMap(({ items }) => items)
}

/** Documents in which the answers of a content are usually found, those of most items first. */
export function documentHintsOf(content: AuditContent): string[] {
  const counts = new Map<string, number>()
  for (const hint of activeItems(content).flatMap(({ documentHints }) => documentHints))
    counts.set(hint, (counts.get(hint) ?? 0) + 1)
  return [...counts].toSorted(([, one], [, other]) => other - one).map(([hint]) => hint)
}
