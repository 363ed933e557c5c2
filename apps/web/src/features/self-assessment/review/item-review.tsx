import { ratingChoices, type ItemRules, type RatingChoice } from '@portal/domain'
import type { ComponentProps } from 'react'
import { draftKey } from '../../../lib/saving/draft-store'
import { useViewer } from '../../../lib/session/viewer'
import { ReviewForm } from '../../../parts/reviewing/review-form'
import { ReviewText } from '../../../parts/reviewing/review-text'
import { Card } from '../../../ui/layout/card'
import { ratingBarChoices, ratingInWords } from '../subsection/rating-words'
import { itemReviewOf } from './item-review-value'
import { reviewMessages as words } from './review-messages.generated'
import { selfAssessmentMessages } from '../self-assessment-messages.generated'
import type { ItemReviewFieldsFragment, SubsectionReviewQuery } from './self-assessment-review.generated'
import { useSaveItemReview } from './use-save-review'

type Subsection = NonNullable<SubsectionReviewQuery['subsectionResponse']>

interface ItemReviewProps {
  subsection: Subsection
  item: Subsection['items'][number]
  review: ItemReviewFieldsFragment
  write: { allowed: boolean }
  onRefresh: () => void
}

/** The state's rating and comments on one item. */
export function ItemReview({ subsection, item, review, write, onRefresh }: ItemReviewProps) {
  const viewer = useViewer()
  const saveItem = useSaveItemReview(subsection.id, review, onRefresh)
  const { responseType } = item as ItemRules
  const choices = ratingChoices(responseType, item.ratingScale)
  return (
    <Card title={`${words.title}: ${item.number}`}>
      {write.allowed ? (
        <ReviewForm
          key={item.id}
          name={item.number}
          conflict={selfAssessmentMessages.reviewConflict}
          stored={itemReviewOf(review)}
          version={review.version}
          draftKey={draftKey(viewer.id, 'item-review', subsection.selfAssessmentId, item.lineageId)}
          rating={{
            name: 'stateRating',
            legend: words.rating,
            choices: ratingBarChoices(choices, responseType === 'YesNo'),
            inWords: (rating) => ratingInWords(rating, choices),
          }}
          fields={[
            { name: 'stateComment', label: words.comment, hint: words.commentHint },
            { name: 'toProvide', label: words.toProvide, hint: words.toProvideHint },
            { name: 'internalComment', label: words.internal, hint: words.internalHint, rows: 2 },
          ]}
          save={saveItem}
        />
      ) : (
        <ReviewText nothing={words.nothing} entries={entriesOf(review, choices)} />
      )}
    </Card>
  )
}

const entriesOf = (
  review: ItemReviewFieldsFragment,
  choices: readonly RatingChoice[],
): ComponentProps<typeof ReviewText>['entries'] => [
  [words.rating, choices.length > 0 ? ratingInWords(review.stateRating, choices) : ''],
  [words.comment, review.stateComment],
  [words.toProvide, review.toProvide],
  [words.internal, review.internalComment],
]
