import { caseStudyMoveNames, mostCaseStudyReason, type CaseStudyMove } from '@portal/domain'
import { lazy, Suspense, useState } from 'react'
import { refusalsOf } from '../../../lib/saving/refusals'
import { useAnswering } from '../../../parts/answering/answering-scope'
import { Button } from '../../../ui/action/button'
import { ConfirmLater } from '../../../ui/dialog/confirm-later'
import { ReasonLater } from '../../../ui/dialog/reason-later'
import { toast } from '../../../ui/feedback/toast'
import { useAct } from '../../../ui/feedback/use-act'
import { caseStudiesMessages as m } from '../case-studies-messages.generated'
import { useMoveCaseStudyMutation } from '../case-studies.generated'
import type { CaseStudy } from './case-study-value'

const words = m.steps
const dialogs = () => import('./step-dialogs')
const SubmitDialog = lazy(() => dialogs().then((module) => ({ default: module.SubmitDialog })))
const ReferDialog = lazy(() => dialogs().then((module) => ({ default: module.ReferDialog })))

const moveOf = (name: string) => caseStudyMoveNames.find((move) => move === name)

/** The steps out of the status of a study; what is typed is saved before one is taken. */
export function StudySteps({ study }: { study: CaseStudy }) {
  const { saveAll } = useAnswering()
  const [open, setOpen] = useState<CaseStudyMove | 'refer'>()
  const close = () => setOpen(undefined)
  const begin = async (step: CaseStudyMove | 'refer') => {
    if (await saveAll()) setOpen(step)
    else toast({ status: 'error', title: words.failed, description: words.unsaved })
  }
  const { refer, steps } = study
  const canRefer = refer.allowed || study.status === 'Final'
  return (
    <>
      {canRefer && study.audit === null && (
        <Button disabledReason={!refer.allowed && refer.reason} onClick={() => void begin('refer')}>
          {m.refer.act}
        </Button>
      )}
      {steps.map(({ move: name, needsReason, allowed, reason }) => {
        const move = moveOf(name)
        return (
          move && (
            <Button
              key={move}
              {...(needsReason ? {} : { variant: 'solid' as const })}
              disabledReason={!allowed && reason}
              onClick={() => void begin(move)}
            >
              {words[move]}
            </Button>
          )
        )
      })}
      <Suspense fallback={null}>
        {open === 'submit' && <SubmitDialog study={study} onClose={close} />}
        {open === 'refer' && <ReferDialog study={study} onClose={close} />}
      </Suspense>
      {open !== undefined && open !== 'submit' && open !== 'refer' && (
        <StepDialog study={study} move={open} onClose={close} />
      )}
    </>
  )
}

/** A backward step with its reason, or a forward one that is confirmed. */
function StepDialog({
  study,
  move,
  onClose,
}: {
  study: CaseStudy
  move: CaseStudyMove
  onClose: () => void
}) {
  const [send] = useMoveCaseStudyMutation()
  const { busy, act } = useAct(words.failed, onClose)
  const take = async (reason: string) =>
    (await send({ variables: { input: { id: study.id, move, reason, version: study.version } } })).data
      ?.moveCaseStudy.errors
  if (move === 'approve' || move === 'share')
    return (
      <ConfirmLater
        title={move === 'approve' ? words.approveTitle : words.shareTitle}
        body={move === 'approve' ? words.approveBody : words.shareBody}
        confirmLabel={words[move]}
        busy={busy}
        onConfirm={() => void act(words.done[move], () => take(''))}
        onCancel={onClose}
      />
    )
  return (
    <ReasonLater
      title={words[move]}
      intro={words.reasonIntro}
      words={{ label: words.reason, go: words[move], cancel: words.cancel }}
      draft={['case-study-step', study.id, move]}
      check={(text) => (text.trim() === '' ? words.reasonMissing : undefined)}
      rows={3}
      maxLength={mostCaseStudyReason}
      onClose={onClose}
      onDone={async (reason) => {
        const refusals = await refusalsOf(() => take(reason))
        if (refusals.length > 0) return refusals
        toast({ status: 'success', title: words.done[move], duration: 5000 })
        onClose()
        return []
      }}
    />
  )
}
