import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../ui/action/button'
import { selfAssessmentMessages } from '../self-assessment-messages'
import type { SubsectionResponseFieldsFragment } from '../self-assessment.generated'
import { useSubsectionSteps } from './use-subsection-steps'

// The dialog comes when it is opened.
const ReasonDialog = lazy(() =>
  import('../subsection/reason-dialog').then((module) => ({ default: module.ReasonDialog })),
)

const words = selfAssessmentMessages

interface SubsectionSendingProps {
  subsection: SubsectionResponseFieldsFragment
  beforeAct: () => Promise<boolean>
  onChanged: () => void
  onRefused: (message: string) => void
}

/** Sending a subsection before the whole, recalling it, and saying that it does not apply; shown to those who may. */
export function SubsectionSending({ subsection, beforeAct, onChanged, onRefused }: SubsectionSendingProps) {
  const steps = useSubsectionSteps({ subsection, beforeAct, onChanged })
  const [asking, setAsking] = useState(false)
  const move = async (send: boolean) => {
    const errors = await steps.send(send)
    onRefused(errors.map(({ message }) => message).join(' '))
  }
  return (
    <>
      {subsection.requestNotApplicable.allowed && (
        <Button onClick={() => setAsking(true)}>{words.applicability.request}</Button>
      )}
      {subsection.recallSent.allowed && (
        <Button loading={steps.busy === 'recall'} onClick={() => void move(false)}>
          {words.sending.recall}
        </Button>
      )}
      {subsection.send.allowed && (
        <Button variant="solid" loading={steps.busy === 'send'} onClick={() => void move(true)}>
          {words.sending.send}
        </Button>
      )}
      <Suspense fallback={null}>
        {asking && (
          <ReasonDialog
            step="request"
            onClose={() => setAsking(false)}
            onDone={async (reason) => {
              const errors = await steps.applicability('request', reason)
              if (errors.length === 0) setAsking(false)
              return errors
            }}
          />
        )}
      </Suspense>
    </>
  )
}
