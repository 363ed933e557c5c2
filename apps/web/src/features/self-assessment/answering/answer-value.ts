import { unconfirmedYear } from '@portal/domain'
import { sanitizeHtml } from '../../../ui/rich-text/rich-text-html'
import type { ComplianceStrategyItemFieldsFragment } from '../self-assessment.generated'

/** What a person writes for one item. */
export interface AnswerValue {
  rating: number | null
  /** Sanitised HTML. */
  narrative: string
  /** Year whose explanation was taken over. */
  carriedFromYear: number | null
  confirmedThisYear: boolean
}

export function answerOf(item: Pick<ComplianceStrategyItemFieldsFragment, keyof AnswerValue>): AnswerValue {
  const { rating, narrative, carriedFromYear, confirmedThisYear } = item
  return { rating, narrative, carriedFromYear, confirmedThisYear }
}

/** Whether two answers say the same; servers and browsers may spell the same markup in different ways. */
export function sameAnswer(one: AnswerValue, other: AnswerValue): boolean {
  return (
    one.rating === other.rating &&
    sanitizeHtml(one.narrative) === sanitizeHtml(other.narrative) &&
    unconfirmedYear(one) === unconfirmedYear(other) &&
    // A draft of before there were suggestions has no year.
    (one.carriedFromYear ?? null) === (other.carriedFromYear ?? null)
  )
}
