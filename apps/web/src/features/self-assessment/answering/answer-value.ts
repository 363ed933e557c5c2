import { unconfirmedYear } from '@portal/domain'
import { sanitizeHtml } from '../../../ui/rich-text/rich-text-html'
import type { ComplianceStrategyItemFieldsFragment } from '../self-assessment.generated'

/** What a person writes for one item. */
export interface AnswerValue {
  rating: number | null
  /** Sanitised HTML. */
  narrative: string
  /** The year from which the explanation was inserted. */
  carriedFromYear: number | null
  confirmedThisYear: boolean
}

export function answerOf(item: Pick<ComplianceStrategyItemFieldsFragment, keyof AnswerValue>): AnswerValue {
  const { rating, narrative, carriedFromYear, confirmedThisYear } = item
  return { rating, narrative, carriedFromYear, confirmedThisYear }
}

/** Whether two answers are equal; server and browser may serialise the same markup differently. */
export function sameAnswer(one: AnswerValue, other: AnswerValue): boolean {
  return (
    one.rating === other.rating &&
    sanitizeHtml(one.narrative) === sanitizeHtml(other.narrative) &&
    unconfirmedYear(one) === unconfirmedYear(other) &&
    // Drafts of older releases have no year.
    (one.carriedFromYear ?? null) === (other.carriedFromYear ?? null)
  )
}
