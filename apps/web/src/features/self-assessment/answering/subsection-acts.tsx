import { SubsectionState } from '@portal/domain'
import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { Button } from '../../../ui/action/button'
import { selfAssessmentMessages } from '../self-assessment-messages.generated'
import type { SubsectionResponseFieldsFragment } from '../self-assessment.generated'
import { ReturnDialog } from './return-dialog'
import { useSubsectionSteps } from './use-subsection-steps'

const words = selfAssessmentMessages.subsection

/** Mark ready, Approve, Return: the server decides who may; a disabled button shows the reason. */
export function SubsectionActs({ subsection }: { subsection: SubsectionResponseFieldsFragment }) {
  const { busy, act, run, move } = useSubsectionSteps(subsection)
  const [returning, setReturning] = useState(false)
  const reviewing = subsection.approve.allowed
  const showsReady =
    !reviewing &&
    (subsection.markReady.allowed || subsection.answer.allowed) &&
    subsection.state < SubsectionState.ready
  const why = showsReady && !subsection.markReady.allowed ? subsection.markReady.reason : null
  return (
    <>
      {why && (
        <chakra.span
          id="not-ready-yet"
          fontSize="sm"
          color="fg.subtle"
          flexBasis={{ base: '100%', md: 'auto' }}
          order={{ base: -1, md: 0 }}
          textAlign="center"
        >
          {why}
        </chakra.span>
      )}
      {subsection.return.allowed && <Button onClick={() => setReturning(true)}>{words.returnIt}</Button>}
      {showsReady && (
        <Button
          variant="solid"
          disabledReason={why}
          aria-describedby={why ? 'not-ready-yet' : undefined}
          loading={busy === words.markedReady}
          onClick={() => void act(words.markedReady, move(SubsectionState.ready))}
        >
          {words.markReady}
        </Button>
      )}
      {reviewing && (
        <Button
          variant="solid"
          loading={busy === words.approved}
          onClick={() => void act(words.approved, move(SubsectionState.approved))}
        >
          {words.approve}
        </Button>
      )}
      {returning && (
        <ReturnDialog
          onClose={() => setReturning(false)}
          onDone={async (comment) => {
            const errors = await run(words.returned, move(SubsectionState.inProgress, comment))
            if (errors.length === 0) setReturning(false)
            return errors
          }}
        />
      )}
    </>
  )
}
