import { notApplicable, type RatingChoice } from '@portal/domain'
import type { Choice } from '../../../parts/answering/choice-bar'
import { selfAssessmentMessages } from '../self-assessment-messages.generated'

/** The large label of a rating: its number, N/A for not applicable, or the word where numbers mean nothing. */
export function ratingMark(choice: RatingChoice, words = false): string {
  if (choice.value === notApplicable) return 'N/A'
  return words ? choice.label : String(choice.value)
}

/** The choices of a bar; Yes and No show their words instead of the numbers they are stored as. */
export function ratingBarChoices(choices: readonly RatingChoice[], words: boolean): Choice<number>[] {
  return choices.map((choice) => ({ ...choice, mark: ratingMark(choice, words) }))
}

/** '2 Partly implemented', 'N/A Not applicable', or words for no rating. */
export function ratingInWords(rating: number | null, choices: readonly RatingChoice[]): string {
  const choice = choices.find((one) => one.value === rating)
  return choice ? `${ratingMark(choice)} ${choice.label}` : selfAssessmentMessages.item.noRating
}
