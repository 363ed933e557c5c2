import { Check } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../ui/action/button'
import type { ProngPlace } from '../audits-paths'
import type { Correction } from './correction-values'
import { correctionsMessages } from './corrections-messages.generated'

const words = correctionsMessages.many

const JudgeManyDialog = lazy(() =>
  import('./judge-many-dialog').then((module) => ({ default: module.JudgeManyDialog })),
)

interface JudgeManyProps {
  place: ProngPlace
  corrections: readonly Correction[]
  onChanged: () => void
}

/** The state verifies or returns several submitted corrections at once. */
export function JudgeMany({ place, corrections, onChanged }: JudgeManyProps) {
  const [asking, setAsking] = useState(false)
  const submitted = corrections.filter(({ judge }) => judge.allowed)
  return (
    <>
      <Button
        variant="solid"
        icon={<Check aria-hidden />}
        disabledReason={submitted.length === 0 && words.noneSubmitted}
        onClick={() => setAsking(true)}
      >
        {words.act({ n: submitted.length })}
      </Button>
      <Suspense fallback={null}>
        {asking && (
          <JudgeManyDialog
            place={place}
            submitted={submitted}
            onClose={() => setAsking(false)}
            onChanged={onChanged}
          />
        )}
      </Suspense>
    </>
  )
}
