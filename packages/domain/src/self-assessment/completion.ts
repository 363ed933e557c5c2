import { tenths } from '../percent.js'
import { itemGaps, notApplicable, type ItemAnswer, type ItemRules } from './item-gaps.js'

export interface Completion {
  /** Items without a gap. */
  answered: number
  /** Items that apply; shown as a percentage with {@link percent}. */
  answerable: number
}

/**
 * Answered items of those that apply (domain definition 8.4). An item that is rated not applicable and explained is
 * left out of both numbers; until it is explained it counts as unanswered.
 */
export function completion(items: readonly (ItemRules & ItemAnswer)[]): Completion {
  let answered = 0
  let answerable = 0
  for (const item of items) {
    const complete = itemGaps(item, item).length === 0
    if (complete && item.rating === notApplicable) continue
    answerable += 1
    if (complete) answered += 1
  }
  return { answered, answerable }
}

/** Mean of the ratings 1 to 4, one decimal; not applicable and unrated items are left out; null when none is left. */
export function meanRating(ratings: readonly (number | null)[]): number | null {
  const counted = ratings.filter((rating): rating is number => rating !== null && rating !== notApplicable)
  if (counted.length === 0) return null
  return tenths(
    counted.reduce((sum, rating) => sum + rating, 0),
    counted.length,
  )
}
