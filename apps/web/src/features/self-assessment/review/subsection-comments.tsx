import type { ComponentProps } from 'react'
import { draftKey } from '../../../lib/saving/draft-store'
import { useViewer } from '../../../lib/session/viewer'
import { ReviewForm } from '../../../parts/reviewing/review-form'
import { ReviewText } from '../../../parts/reviewing/review-text'
import { Card } from '../../../ui/layout/card'
import { commentsOf } from './item-review-value'
import { reviewMessages as words } from './review-messages.generated'
import { selfAssessmentMessages } from '../self-assessment-messages.generated'
import type { SubsectionReviewFieldsFragment } from './self-assessment-review.generated'
import { useSaveComments } from './use-save-review'

interface SubsectionCommentsProps {
  subsection: { id: number; number: string; selfAssessmentId: number }
  review: SubsectionReviewFieldsFragment
  onRefresh: () => void
}

/** The state's comments on a subsection as a whole. */
export function SubsectionComments({ subsection, review, onRefresh }: SubsectionCommentsProps) {
  const viewer = useViewer()
  const saveComments = useSaveComments(subsection.id, onRefresh)
  return (
    <Card title={words.subsectionComments}>
      {review.write.allowed ? (
        <ReviewForm
          name={subsection.number}
          conflict={selfAssessmentMessages.reviewConflict}
          stored={commentsOf(review)}
          version={review.version}
          draftKey={draftKey(viewer.id, 'subsection-review', subsection.selfAssessmentId, subsection.id)}
          fields={[
            { name: 'sharedComment', label: words.comment, hint: words.commentHint },
            { name: 'strengths', label: words.strengths, hint: words.finalHint, rows: 2 },
            { name: 'needs', label: words.needs, hint: words.finalHint, rows: 2 },
            { name: 'internalComment', label: words.internal, hint: words.internalHint, rows: 2 },
          ]}
          save={saveComments}
        />
      ) : (
        <ReviewText nothing={words.nothing} entries={entriesOf(review)} />
      )}
    </Card>
  )
}

const entriesOf = (review: SubsectionReviewFieldsFragment): ComponentProps<typeof ReviewText>['entries'] => [
  [words.comment, review.sharedComment],
  [words.strengths, review.strengths],
  [words.needs, review.needs],
  [words.internal, review.internalComment],
]
