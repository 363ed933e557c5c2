import type {
  ItemReviewFieldsFragment,
  SubsectionReviewFieldsFragment,
} from './self-assessment-review.generated'

/** What a monitor writes beside one item. */
export interface ItemReviewValue {
  stateRating: number | null
  stateComment: string
  toProvide: string
  internalComment: string
}

export function itemReviewOf(item: ItemReviewFieldsFragment): ItemReviewValue {
  const { stateRating, stateComment, toProvide, internalComment } = item
  return { stateRating, stateComment, toProvide, internalComment: internalComment ?? '' }
}

/** What a monitor writes on a subsection. */
export interface CommentsValue {
  sharedComment: string
  strengths: string
  needs: string
  internalComment: string
}

export function commentsOf(review: SubsectionReviewFieldsFragment): CommentsValue {
  const { sharedComment, strengths, needs, internalComment } = review
  return { sharedComment, strengths, needs, internalComment: internalComment ?? '' }
}
