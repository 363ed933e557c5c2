import { pendingAnswer } from '@portal/domain'
import { itemValueOf, type ItemValue } from './item-value'
import { isNotMet, type ExtraField, type ReviewItem, type ReviewSection } from './review-model'

/** What still keeps a record from being submitted, as its page shows it; the server decides. */
export interface ShownGaps {
  unanswered: ReviewItem[]
  waiting: ReviewItem[]
  /** Newer content changed the question, and the answer is not confirmed. */
  recheck: ReviewItem[]
  withoutComment: ReviewItem[]
  /** A required field beside the answer is empty. */
  withoutField: ReviewItem[]
}

export const noGaps: ShownGaps = {
  unanswered: [],
  waiting: [],
  recheck: [],
  withoutComment: [],
  withoutField: [],
}

export function gapsOf(sections: readonly ReviewSection[], extraFields: readonly ExtraField[]): ShownGaps {
  const items = sections.flatMap((section) => section.items).filter((item) => item.notApplicable === null)
  return {
    unanswered: items.filter(({ value }) => value === null),
    waiting: items.filter(({ value }) => value === pendingAnswer),
    recheck: items.filter(({ value, recheck }) => value !== null && recheck !== null),
    withoutComment: items.filter((item) => isNotMet(item) && item.comment.trim() === ''),
    withoutField: items.filter((item) => missingExtras(item, itemValueOf(item), extraFields).length > 0),
  }
}

export function hasGaps(gaps: ShownGaps): boolean {
  return Object.values(gaps).some((items: ReviewItem[]) => items.length > 0)
}

/** Required fields beside an answer that is met or not met, as long as they are empty. */
export function missingExtras(
  { choices }: Pick<ReviewItem, 'choices'>,
  { value, extras }: ItemValue,
  fields: readonly ExtraField[],
): ExtraField[] {
  const counts = choices.find((one) => one.value === value)?.counts
  if (counts !== 'met' && counts !== 'notMet') return []
  return fields.filter(({ key, required }) => required && !extras[key]?.trim())
}
