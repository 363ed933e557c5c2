import { sanitizeHtml } from '../../ui/rich-text-html'
import type { ComplianceStrategyItemFieldsFragment } from './self-assessment.generated'

/** What a person writes for one item. */
export interface AnswerValue {
  rating: number | null
  /** Sanitised HTML. */
  narrative: string
}

export function answerOf(
  item: Pick<ComplianceStrategyItemFieldsFragment, 'rating' | 'narrative'>,
): AnswerValue {
  return { rating: item.rating, narrative: item.narrative }
}

/** Whether two answers say the same; servers and browsers may spell the same markup in different ways. */
export function sameAnswer(one: AnswerValue, other: AnswerValue): boolean {
  return one.rating === other.rating && sanitizeHtml(one.narrative) === sanitizeHtml(other.narrative)
}
