import type { NarrativeRequired, RatingChoice, ResponseType } from '@portal/domain'

/** A regulation that an item rests on. */
export interface CitationContent {
  reference: string
  title: string
  plainText: string
  part: string
  kind: string
  stateReference: string | null
  indicatorCode: string | null
  areaId: number | null
}

export interface ItemContent {
  /** The same item in every year has the same lineage. */
  lineageId: string
  number: string
  text: string
  guidance: string
  acceptableEvidence: readonly string[]
  citations: readonly string[]
  indicatorCode: string | null
  responseType: ResponseType
  narrativeRequired: NarrativeRequired
  evidenceRequired: boolean
}

export interface SubsectionContent {
  contentId: string
  number: string
  title: string
  /** Note area, 1 General Supervision to 8 Other. */
  areaId: number
  intro: string
  requiredDocumentCategoryIds: readonly string[]
  items: readonly ItemContent[]
}

export interface SectionContent {
  contentId: string
  number: string
  title: string
  areaId: number
  intro: string
  subsections: readonly SubsectionContent[]
}

/** A whole questionnaire as it is seeded for each compliance year; the order of the lists is the order shown. */
export interface QuestionnaireContent {
  contentId: string
  part: 'Part B' | 'Part C'
  title: string
  shortDescription: string
  intro: string
  ratingScale: readonly RatingChoice[]
  sections: readonly SectionContent[]
}

/** A kind of document that every agency of a part hands in (domain definition 8.6). */
export interface RequiredDocumentCategoryContent {
  contentId: string
  part: 'Part B' | 'Part C'
  documentCategory: string
  group: string
  description: string
  help: string
  /** 0 to 20. */
  defaultMaximum: number
  required: boolean
  dueRule: string
  /** Content ids of the subsections that it belongs to. */
  subsectionIds: readonly string[]
}
