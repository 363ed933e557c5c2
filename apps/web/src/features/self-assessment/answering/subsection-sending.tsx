import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../ui/action/button'
import { selfAssessmentMessages } from '../self-assessment-messages.generated'
import type { SubsectionResponseFieldsFragment } from '../self-assessment.generated'
import { useSubsectionSteps } from './use-subsection-steps'

// The dialog comes when it is opened.
const NotApplicableDialog = lazy(() =>
  import('./not-applicable-dialog').then((module) => ({ default: module.NotApplicableDialog })),
)

const words = selfAssessmentMessages

/** Sending a subsection before the whole, recalling it, and saying that it does not apply; shown to those who may. */
export function SubsectionSending({ subsection }: { subsection: SubsectionResponseFieldsFragment }) {
  const { busy, act, run, send, applicability } = useSubsectionSteps(subsection)
  const [asking, setAsking] = useState(false)
  return (
    <>
      {subsection.requestNotApplicable.allowed && (
        <Button onClick={() => setAsking(true)}>{words.applicability.request}</Button>
      )}
      {subsection.recallSent.allowed && (
        <Button
          loading={busy === words.sending.recalled}
          onClick={() => void act(words.sending.recalled, send(false))}
        >
          {words.sending.recall}
        </Button>
      )}
      {subsection.send.allowed && (
        <Button
          variant="solid"
          loading={busy === words.sending.sent}
          onClick={() => void act(words.sending.sent, send(true))}
        >
          {words.sending.send}
        </Button>
      )}
      <Suspense fallback={null}>
        {asking && (
          <NotApplicableDialog
            step="request"
            onClose={() => setAsking(false)}
            onDone={async (reason) => {
              const errors = await run(words.applicability.done.request, applicability('request', reason))
              if (errors.length === 0) setAsking(false)
              return errors
            }}
          />
        )}
      </Suspense>
    </>
  )
}
