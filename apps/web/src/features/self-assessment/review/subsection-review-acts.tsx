import { SubsectionState } from '@portal/domain'
import { lazy, Suspense, useState } from 'react'
import type { PayloadError } from '../../../lib/saving/form-errors'
import { Button } from '../../../ui/action/button'
import { toast } from '../../../ui/feedback/toast'
import { refusalsOf, sentencesOf } from '../refusals'
import { reviewMessages as words } from './review-messages'
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

// Dialogs come when they are opened: the screen itself stays small.
const FindingDialog = lazy(() =>
  import('./finding-dialog').then((module) => ({ default: module.FindingDialog })),
)

interface SubsectionReviewActsProps {
  review: SubsectionReviewFieldsFragment
  item: ComplianceStrategyItemFieldsFragment | undefined
  itemReview: ItemReviewFieldsFragment | undefined
  /** Saves what is typed before a step; false when that failed. */
  beforeAct: () => Promise<boolean>
  onChanged: () => void
  onRefused: (message: string) => void
}

type Run = () => Promise<readonly PayloadError[] | undefined>

/** Accept, Response needed and what belongs to them: the server says who may, a button that is off says why. */
export function SubsectionReviewActs(props: SubsectionReviewActsProps) {
  const { review, item, itemReview, beforeAct, onChanged, onRefused } = props
  const [setState] = useSetSubsectionStateMutation()
  const [acceptAll] = useAcceptAllRatingsMutation()
  const [secondRead] = useMarkSecondReadingMutation()
  const [busy, setBusy] = useState('')
  const [finding, setFinding] = useState(false)
  const { id, stateVersion: version } = review

  async function run(name: string, done: string, step: Run) {
    setBusy(name)
    const refusals = await refusalsOf(async () => ((await beforeAct()) ? step() : undefined))
    onRefused(sentencesOf(refusals))
    if (refusals.length === 0) toast({ status: 'success', title: done })
    onChanged()
    setBusy('')
  }
  const move = (state: number, done: string) =>
    run(
      done,
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
              void run(
                words.secondReadDone,
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
            void run(
              words.accepted,
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
              onChanged()
            }}
          />
        )}
      </Suspense>
    </>
  )
}
