import { SubmitState } from '@portal/domain'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../ui/action/button'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog'
import { toast } from '../../../ui/feedback/toast'
import type { PayloadError } from '../../../lib/saving/form-errors'
import { refusalsOf, sentencesOf } from '../refusals'
import { reviewMessages as words } from './review-messages.generated'
import {
  useCloseSelfAssessmentMutation,
  useOpenSelfAssessmentReviewMutation,
  type ReportDraftFieldsFragment,
  type SelfAssessmentReviewFieldsFragment,
} from './self-assessment-review.generated'

// Loaded when they are opened: the screen itself stays small.
const SelectiveDialog = lazy(() =>
  import('../letters/selective-dialog').then((module) => ({ default: module.SelectiveDialog })),
)
const FinalDialog = lazy(() =>
  import('../letters/final-dialog').then((module) => ({ default: module.FinalDialog })),
)
const ReadingDialog = lazy(() =>
  import('../letters/reading-dialog').then((module) => ({ default: module.ReadingDialog })),
)
const ReopenDialog = lazy(() =>
  import('./reopen-dialog').then((module) => ({ default: module.ReopenDialog })),
)

interface ReviewActsProps {
  review: SelfAssessmentReviewFieldsFragment
  onChanged: () => void
  onRefused: (message: string) => void
}

/** The steps of the whole review; a disabled button shows the reason. */
export function ReviewActs({ review, onChanged, onRefused }: ReviewActsProps) {
  const [openReview, opening] = useOpenSelfAssessmentReviewMutation()
  const [close, closing] = useCloseSelfAssessmentMutation()
  const [dialog, setDialog] = useState<'selective' | 'final' | 'reopen' | 'close'>()
  // An open dialog stays open when another person sends the letter to a second reader meanwhile.
  const [reading, setReading] = useState<Letter>()
  const { id, version, submitState } = review
  const leave = () => {
    setDialog(undefined)
    setReading(undefined)
  }
  const done = (title: string) => () => {
    toast({ status: 'success', title, duration: 5000 })
    leave()
    onChanged()
  }
  async function run(step: () => Promise<readonly PayloadError[] | undefined>, title: string) {
    const refusals = await refusalsOf(step)
    onRefused(sentencesOf(refusals))
    if (refusals.length === 0) return done(title)()
    leave()
    onChanged()
  }
  const saved = () => {
    leave()
    onChanged()
  }
  const openLetter = (kind: 'selective' | 'final') => {
    const sent = inReviewOf(review, kind)
    if (sent) setReading(sent)
    else setDialog(kind)
  }
  const inReview = submitState === SubmitState.inStateReview
  const input = { id, version }
  return (
    <>
      {review.reopen.allowed && <Button onClick={() => setDialog('reopen')}>{words.reopen}</Button>}
      {review.open.allowed && (
        <Button
          variant="solid"
          loading={opening.loading}
          onClick={() =>
            void run(
              async () => (await openReview({ variables: { input } })).data?.openSelfAssessmentReview.errors,
              words.opened,
            )
          }
        >
          {words.open}
        </Button>
      )}
      {inReview && (
        <Button disabledReason={review.issueSelectiveReport.reason} onClick={() => openLetter('selective')}>
          {inReviewOf(review, 'selective') ? words.selectiveInReview : words.issueSelective}
        </Button>
      )}
      {inReview && (
        <Button
          variant="solid"
          disabledReason={review.issueFinalReport.reason}
          onClick={() => openLetter('final')}
        >
          {inReviewOf(review, 'final') ? words.finalInReview : words.issueFinal}
        </Button>
      )}
      {review.close.allowed && (
        <Button variant="solid" onClick={() => setDialog('close')}>
          {words.close}
        </Button>
      )}
      <Suspense fallback={null}>
        {dialog === 'selective' && (
          <SelectiveDialog
            review={review}
            onClose={leave}
            onIssued={done(words.selectiveIssued)}
            onKept={saved}
          />
        )}
        {dialog === 'final' && (
          <FinalDialog review={review} onClose={leave} onIssued={done(words.finalIssued)} onKept={saved} />
        )}
        {reading && <ReadingDialog review={review} draft={reading} onClose={leave} onChanged={saved} />}
        {dialog === 'reopen' && (
          <ReopenDialog review={review} onClose={leave} onReopened={done(words.reopened)} />
        )}
      </Suspense>
      {dialog === 'close' && (
        <ConfirmDialog
          open
          title={words.closeTitle}
          body={words.closeBody}
          confirmLabel={words.close}
          busy={closing.loading}
          onConfirm={() =>
            void run(
              async () => (await close({ variables: { input } })).data?.closeSelfAssessment.errors,
              words.closed,
            )
          }
          onCancel={leave}
        />
      )}
    </>
  )
}

type Letter = ReportDraftFieldsFragment & { kind: 'selective' | 'final' }

/** The letter of one kind that is with a second reader. */
function inReviewOf(
  { drafts }: SelfAssessmentReviewFieldsFragment,
  kind: Letter['kind'],
): Letter | undefined {
  const draft = drafts.find((one) => one.kind === kind && one.state === 'In review')
  return draft && { ...draft, kind }
}
