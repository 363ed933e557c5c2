import { chakra } from '@chakra-ui/react'
import { SubmitState } from '@portal/domain'
import { lazy, Suspense, useState } from 'react'
import { useViewer } from '../../../lib/session/viewer'
import { Button } from '../../../ui/action/button'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog'
import { toast } from '../../../ui/feedback/toast'
import { refusalsOf, sentencesOf } from '../refusals'
import { LinkButton } from '../../../ui/action/link'
import { selfAssessmentMessages } from '../self-assessment-messages.generated'
import { assignmentsMessages } from '../assignments/assignments-messages.generated'
import { selfAssessmentPaths } from '../self-assessment-paths'
import { useResubmitSelfAssessmentMutation } from '../review/self-assessment-review.generated'
import {
  useRecallSelfAssessmentMutation,
  type SelfAssessmentFieldsFragment,
} from '../self-assessment.generated'

// Loaded when they are opened: the screen itself stays small.
const ActivateDialog = lazy(() =>
  import('../assignments/activate-dialog').then((module) => ({ default: module.ActivateDialog })),
)
const ResetDialog = lazy(() =>
  import('../assignments/reset-dialog').then((module) => ({ default: module.ResetDialog })),
)
const PlanDialog = lazy(() =>
  import('../assignments/plan-dialog').then((module) => ({ default: module.PlanDialog })),
)
const SubmitDialog = lazy(() =>
  import('./submit-dialog').then((module) => ({ default: module.SubmitDialog })),
)

const words = selfAssessmentMessages

interface SelfAssessmentActsProps {
  selfAssessment: SelfAssessmentFieldsFragment
  onChanged: () => void
  onRefused: (message: string) => void
}

/** The next step of the viewer as a solid button, disabled with its reason; steps back beside it. */
export function SelfAssessmentActs({ selfAssessment, onChanged, onRefused }: SelfAssessmentActsProps) {
  const viewer = useViewer()
  const [recall, recalling] = useRecallSelfAssessmentMutation()
  const [resubmit, resubmitting] = useResubmitSelfAssessmentMutation()
  const [open, setOpen] = useState<'activate' | 'reset' | 'submit' | 'recall' | 'start' | 'plan'>()
  const { id, version, submitState } = selfAssessment
  const local = viewer.isLocalAdmin || viewer.isLocalUser
  const close = () => setOpen(undefined)
  const changed = () => {
    close()
    onChanged()
  }

  async function run(
    step: () => Promise<readonly { code: string; message: string }[] | undefined>,
    done: string,
  ) {
    const refusals = await refusalsOf(step)
    onRefused(sentencesOf(refusals))
    if (refusals.length === 0) toast({ status: 'success', title: done, duration: 5000 })
    changed()
  }
  const runResubmit = () =>
    run(
      async () =>
        (await resubmit({ variables: { input: { id, version } } })).data?.resubmitSelfAssessment.errors,
      words.review.resubmitted,
    )
  const runRecall = () =>
    run(
      async () => (await recall({ variables: { input: { id, version } } })).data?.recallSelfAssessment.errors,
      words.agency.recalled,
    )

  return (
    <>
      {selfAssessment.resetActivation.allowed && (
        <Button onClick={() => setOpen('reset')}>{words.list.resetActivation}</Button>
      )}
      {selfAssessment.plan.allowed && (
        <Button onClick={() => setOpen('plan')}>{assignmentsMessages.plan.open}</Button>
      )}
      {selfAssessment.recall.allowed && (
        <Button onClick={() => setOpen('recall')}>{words.agency.recall}</Button>
      )}
      {submitState === SubmitState.notActivated && viewer.isStateMonitor && (
        <Button
          variant="solid"
          disabledReason={selfAssessment.activate.reason}
          onClick={() => setOpen('activate')}
        >
          {words.list.activate}
        </Button>
      )}
      {submitState === SubmitState.activated && local && (
        <Step act={selfAssessment.start} onClick={() => setOpen('start')}>
          {words.agency.start}
        </Step>
      )}
      {(submitState === SubmitState.open || submitState === SubmitState.inProgress) && local && (
        <Step act={selfAssessment.submit} onClick={() => setOpen('submit')}>
          {words.agency.submit}
        </Step>
      )}
      {submitState === SubmitState.selectiveReportIssued && local && (
        <Step act={selfAssessment.resubmit} loading={resubmitting.loading} onClick={() => void runResubmit()}>
          {words.review.resubmit}
        </Step>
      )}
      {submitState >= SubmitState.submitted && !local && (
        <LinkButton variant={viewer.isStateMonitor ? 'solid' : 'outline'} to={selfAssessmentPaths.review(id)}>
          {words.review.title}
        </LinkButton>
      )}
      {selfAssessment.subsectionsSent > 0 && !local && (
        <LinkButton
          variant={viewer.isStateMonitor ? 'solid' : 'outline'}
          to={selfAssessmentPaths.unreviewed(id)}
        >
          {words.list.reviewSent}
        </LinkButton>
      )}
      <Suspense fallback={null}>
        {open === 'activate' && (
          <ActivateDialog rows={[selfAssessment]} onClose={close} onActivated={changed} />
        )}
        {open === 'reset' && <ResetDialog row={selfAssessment} onClose={close} onReset={changed} />}
        {(open === 'start' || open === 'plan') && (
          <PlanDialog
            selfAssessment={selfAssessment}
            starts={open === 'start'}
            onClose={close}
            onDone={changed}
          />
        )}
        {open === 'submit' && (
          <SubmitDialog selfAssessment={selfAssessment} onClose={close} onRefused={onChanged} />
        )}
      </Suspense>
      {open === 'recall' && (
        <ConfirmDialog
          open
          title={words.agency.recallTitle}
          body={words.agency.recallBody}
          confirmLabel={words.agency.recall}
          busy={recalling.loading}
          onConfirm={() => void runRecall()}
          onCancel={close}
        />
      )}
    </>
  )
}

interface StepProps {
  act: { allowed: boolean; reason: string | null }
  loading?: boolean
  onClick: () => void
  children: string
}

function Step({ act, loading, onClick, children }: StepProps) {
  const reason = act.allowed ? null : act.reason
  return (
    <>
      {reason && (
        <chakra.span id="why-not" fontSize="sm" color="fg.subtle">
          {reason}
        </chakra.span>
      )}
      <Button
        variant="solid"
        loading={loading ?? false}
        disabledReason={reason}
        aria-describedby={reason ? 'why-not' : undefined}
        onClick={onClick}
      >
        {children}
      </Button>
    </>
  )
}
