import { pendingAnswer } from '@portal/domain'
import { isNotMet, type ReviewItem, type ReviewSection } from './review-model'

/** What still keeps a record from being submitted, as its page shows it; the server decides. */
export interface ShownGaps {
  unanswered: ReviewItem[]
  waiting: ReviewItem[]
  withoutComment: ReviewItem[]
}

export function gapsOf(sections: readonly ReviewSection[]): ShownGaps {
  const items = sections.flatMap((section) => section.items).filter((item) => item.notApplicable === null)
  return {
    unanswered: items.filter(({ value }) => value === null),
    waiting: items.filter(({ value }) => value === pendingAnswer),
    withoutComment: items.filter((item) => isNotMet(item) && item.comment.trim() === ''),
  }
}

export function hasGaps({ unanswered, waiting, withoutComment }: ShownGaps): boolean {
  return unanswered.length + waiting.length + withoutComment.length > 0
}
