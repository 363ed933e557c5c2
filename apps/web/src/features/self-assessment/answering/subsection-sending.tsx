import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../ui/action/button'
import { selfAssessmentMessages } from '../self-assessment-messages.generated'
import type { SubsectionResponseFieldsFragment } from '../self-assessment.generated'
import { useSubsectionSteps } from './use-subsection-steps'

// Loaded when it is opened.
const NotApplicableDialog = lazy(() =>
  import('./not-applicable-dialog').then((module) => ({ default: module.NotApplicableDialog })),
)

const words = selfAssessmentMessages

/** Sends a subsection before the whole self-assessment, recalls it, or requests that it does not apply. */
export function SubsectionSending({ subsection }: { subsection: SubsectionResponseFieldsFragment }) {
  const { busy, act, run, send, applicability } = useSubsectionSteps(subsection)
  const [isRequesting, setRequesting] = useState(false)
  return (
    <>
      {subsection.requestNotApplicable.allowed && (
        <Button onClick={() => setRequesting(true)}>{words.applicability.request}</Button>
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
        {isRequesting && (
          <NotApplicableDialog
            step="request"
            onClose={() => setRequesting(false)}
            onDone={async (reason) => {
              const errors = await run(words.applicability.done.request, applicability('request', reason))
              if (errors.length === 0) setRequesting(false)
              return errors
            }}
          />
        )}
      </Suspense>
    </>
  )
}
