import { complianceYearName } from '../years/compliance-year.js'
/** The form that an answer takes (domain definition 8.1). */
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
/** Rating that takes an item out of means and completion. */
export const notApplicable = 0

const yesNoScale: readonly RatingChoice[] = [
  { value: 4, label: 'Yes' },
  { value: 1, label: 'No' },
  { value: 0, label: 'Not applicable' },
]

/** Choices of an item: the questionnaire's scale, or Yes and No on the same numbers. */
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
  /** Documents linked to the item. */
  documents: number
  /** Year whose explanation was taken over; null or absent where it was not. */
  carriedFromYear?: number | null
  /** What was changed in the question since it was answered, until the agency confirms the answer; null for nothing. */
  recheck?: readonly object[] | null
  /** Whether somebody has confirmed that it holds this year, too. */
  confirmedThisYear?: boolean
}

export const gapTexts = {
  rating: 'Choose a rating.',
  narrative: 'Explain your rating.',
  evidence: 'Attach evidence or explain why there is none.',
  recheck: 'Re-check: confirm that your answer still holds.',
  unconfirmed: (year: number) => `Confirm the text from ${complianceYearName(year)}.`,
} as const

/** Year whose explanation was taken over and waits to be confirmed (domain definition 8.5); null when none does. */
export function unconfirmedYear({
  carriedFromYear,
  confirmedThisYear,
}: Pick<ItemAnswer, 'carriedFromYear' | 'confirmedThisYear'>): number | null {
  return confirmedThisYear ? null : (carriedFromYear ?? null)
}

/** Whether rich text says anything: markup and white space alone do not. */
export function saysNothing(html: string): boolean {
  return (
    html
      .replace(/<[^>]*>/g, '')
      .replace(/&nbsp;|\u00a0/g, ' ')
      .trim() === ''
  )
}

/**
 * What an answer still lacks. "When not top rating" asks for an explanation of 3, 2, 1 and of not applicable.
 * Evidence is given by a document of the item, or by an explanation; not applicable needs no evidence. An explanation
 * of an earlier year counts when it has been confirmed.
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
