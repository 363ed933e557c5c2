import { SubsectionState } from '@portal/domain'
import { lazy, Suspense, useState } from 'react'
import { useAnswering } from '../../../parts/answering/answering-scope'
import { useSteps } from '../../../parts/answering/use-steps'
import { Button } from '../../../ui/action/button'
import { reviewMessages as words } from './review-messages.generated'
import {
  useAcceptAllRatingsMutation,
  useMarkSecondReadingMutation,
  type ItemReviewFieldsFragment,
  type SubsectionReviewFieldsFragment,
} from './self-assessment-review.generated'
import {
  useSetSubsectionStateMutation,
  type ComplianceStrategyItemFieldsFragment,
} from '../self-assessment.generated'

// Loaded when they are opened: the screen itself stays small.
const FindingDialog = lazy(() =>
  import('./finding-dialog').then((module) => ({ default: module.FindingDialog })),
)

interface SubsectionReviewActsProps {
  review: SubsectionReviewFieldsFragment
  item: ComplianceStrategyItemFieldsFragment | undefined
  itemReview: ItemReviewFieldsFragment | undefined
}

/** Accept, Response needed and related actions: the server decides who may; a disabled button shows the reason. */
export function SubsectionReviewActs({ review, item, itemReview }: SubsectionReviewActsProps) {
  const [setState] = useSetSubsectionStateMutation()
  const [acceptAll] = useAcceptAllRatingsMutation()
  const [secondRead] = useMarkSecondReadingMutation()
  const { busy, act } = useSteps()
  const { refresh } = useAnswering()
  const [finding, setFinding] = useState(false)
  const { id, stateVersion: version } = review

  const move = (state: number, done: string) =>
    act(
      done,
      async () =>
        (await setState({ variables: { input: { id, state, version, comment: null } } })).data
          ?.setSubsectionState.errors,
    )
  const isSent = review.state === SubsectionState.submitted
  const taken = isSent ? words.takenUp : words.reconsidered
  if (review.reconsider.allowed)
    return (
      <>
        {review.secondRead.allowed && (
          <Button
            loading={busy === words.secondReadDone}
            onClick={() =>
              void act(
                words.secondReadDone,
                async () => (await secondRead({ variables: { id } })).data?.markSecondReading.errors,
              )
            }
          >
            {words.secondRead}
          </Button>
        )}
        <Button
          variant={isSent ? 'solid' : 'outline'}
          loading={busy === taken}
          onClick={() => void move(SubsectionState.inStateReview, taken)}
        >
          {isSent ? words.takeUp : words.reconsider}
        </Button>
      </>
    )
  if (!review.write.allowed) return null
  const unrated = !review.accept.allowed && review.acceptAll.allowed
  return (
    <>
      {item && <Button onClick={() => setFinding(true)}>{words.createFinding}</Button>}
      <Button
        loading={busy === words.asked}
        disabledReason={review.askForResponse.reason}
        onClick={() => void move(SubsectionState.responseNeeded, words.asked)}
      >
        {words.askForResponse}
      </Button>
      {unrated ? (
        <Button
          variant="solid"
          loading={busy === words.accepted}
          onClick={() =>
            void act(
              words.accepted,
              async () =>
                (await acceptAll({ variables: { input: { id, version } } })).data?.acceptAllRatings.errors,
            )
          }
        >
          {words.acceptAll}
        </Button>
      ) : (
        <Button
          variant="solid"
          loading={busy === words.accepted}
          disabledReason={review.accept.reason}
          onClick={() => void move(SubsectionState.accepted, words.accepted)}
        >
          {words.accept}
        </Button>
      )}
      <Suspense fallback={null}>
        {finding && item && (
          <FindingDialog
            review={review}
            item={item}
            comment={itemReview?.stateComment ?? ''}
            onClose={() => setFinding(false)}
            onDrafted={() => {
              setFinding(false)
              refresh()
            }}
          />
        )}
      </Suspense>
    </>
  )
}
