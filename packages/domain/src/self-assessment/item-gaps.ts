import { complianceYearName } from '../years/compliance-year.js'
/** The form of an answer (domain definition 8.1). */
export type ResponseType = 'Rating' | 'YesNo' | 'Narrative' | 'Number' | 'Checklist'
export type NarrativeRequired = 'always' | 'when not top rating' | 'never'

export const responseTypeNames: Readonly<Record<ResponseType, string>> = {
  Rating: 'Rating',
  YesNo: 'Yes or no',
  Narrative: 'Narrative',
  Number: 'Number',
  Checklist: 'Checklist',
}
export const narrativeNames: Readonly<Record<NarrativeRequired, string>> = {
  always: 'Always required',
  'when not top rating': 'Required below the top rating',
  never: 'Never required',
}

export interface RatingChoice {
  value: number
  label: string
}

/** Rating that means "fully implemented", or Yes. */
export const topRating = 4
/** Rating that excludes an item from means and completion. */
export const notApplicable = 0

const yesNoScale: readonly RatingChoice[] = [
  { value: 4, label: 'Yes' },
  { value: 1, label: 'No' },
  { value: 0, label: 'Not applicable' },
]

/** Choices of an item: the questionnaire's scale, or Yes and No with the same numbers. */
export function ratingChoices(type: ResponseType, scale: readonly RatingChoice[]): readonly RatingChoice[] {
  if (type === 'Rating') return scale
  return type === 'YesNo' ? yesNoScale : []
}

export interface ItemRules {
  responseType: ResponseType
  narrativeRequired: NarrativeRequired
  evidenceRequired: boolean
}

export interface ItemAnswer {
  rating: number | null
  narrative: string
  /** Number of documents linked to the item. */
  documents: number
  /** Year from which the explanation was carried over; null or absent if it was not. */
  carriedFromYear?: number | null
  /** Changes of the question since it was answered, until the agency confirms the answer; null for none. */
  recheck?: readonly object[] | null
  /** Whether the carried-over explanation was confirmed for this year. */
  confirmedThisYear?: boolean
}

export const gapTexts = {
  rating: 'Choose a rating.',
  narrative: 'Explain your rating.',
  evidence: 'Attach evidence or explain why there is none.',
  recheck: 'Re-check: confirm that your answer still holds.',
  unconfirmed: (year: number) => `Confirm the text from ${complianceYearName(year)}.`,
} as const

/** Year of a carried-over explanation that still has to be confirmed (domain definition 8.5); null for none. */
export function unconfirmedYear({
  carriedFromYear,
  confirmedThisYear,
}: Pick<ItemAnswer, 'carriedFromYear' | 'confirmedThisYear'>): number | null {
  return confirmedThisYear ? null : (carriedFromYear ?? null)
}

/** Whether rich text is empty: markup and white space only. */
export function saysNothing(html: string): boolean {
  return (
    html
      .replace(/<[^>]*>/g, '')
      .replace(/&nbsp;|\u00a0/g, ' ')
      .trim() === ''
  )
}

/**
 * What an answer still lacks. "When not top rating" requires an explanation of 3, 2, 1 and of not applicable. Evidence
 * is a document of the item, or an explanation; not applicable needs no evidence. An explanation of an earlier year
 * counts once it is confirmed.
 */
export function itemGaps(item: ItemRules, answer: ItemAnswer): string[] {
  const gaps: string[] = []
  const silent = saysNothing(answer.narrative)
  const rated = item.responseType === 'Rating' || item.responseType === 'YesNo'
  const { rating } = answer
  if (rated && rating === null) gaps.push(gapTexts.rating)
  const lessThanTop = rated && rating !== null && rating !== topRating
  if (
    silent &&
    (item.narrativeRequired === 'always' || (item.narrativeRequired === 'when not top rating' && lessThanTop))
  ) {
    gaps.push(gapTexts.narrative)
  }
  const applies = rated ? rating !== null && rating !== notApplicable : !silent
  if (item.evidenceRequired && applies && answer.documents === 0 && silent) gaps.push(gapTexts.evidence)
  if (answer.recheck) gaps.push(gapTexts.recheck)
  const unconfirmed = unconfirmedYear(answer)
  if (unconfirmed !== null) gaps.push(gapTexts.unconfirmed(unconfirmed))
  return gaps
}
