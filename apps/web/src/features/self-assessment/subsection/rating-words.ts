import { notApplicable, type RatingChoice } from '@portal/domain'
import type { Choice } from '../../../parts/answering/choice-bar'
import { selfAssessmentMessages } from '../self-assessment-messages.generated'

/** What stands in large letters: the number, N/A for not applicable, the word itself where numbers say nothing. */
export function ratingMark(choice: RatingChoice, words = false): string {
  if (choice.value === notApplicable) return 'N/A'
  return words ? choice.label : String(choice.value)
}

/** The choices of a bar; Yes and No show their words instead of the numbers they are stored as. */
export function ratingBarChoices(choices: readonly RatingChoice[], words: boolean): Choice<number>[] {
  return choices.map((choice) => ({ ...choice, mark: ratingMark(choice, words) }))
}

/** '2 Partly implemented', 'N/A Not applicable', or that there is none. */
export function ratingInWords(rating: number | null, choices: readonly RatingChoice[]): string {
  const choice = choices.find((one) => one.value === rating)
  return choice ? `${ratingMark(choice)} ${choice.label}` : selfAssessmentMessages.item.noRating
}
