import { SubsectionState } from '@portal/domain'
import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import type { PayloadError } from '../../../lib/saving/form-errors'
import { problemOf } from '../../../lib/problem'
import { Button } from '../../../ui/action/button'
import { toast } from '../../../ui/feedback/toast'
import { selfAssessmentMessages } from '../self-assessment-messages'
import {
  useSetSubsectionStateMutation,
  type SubsectionResponseFieldsFragment,
} from '../self-assessment.generated'
import { ReturnDialog } from './return-dialog'

const words = selfAssessmentMessages.subsection

/** Somebody else moved the subsection: the page shows it as it is now, so the step has to be looked at again. */
function inWords({ code, field, message }: PayloadError): PayloadError {
  return {
    code,
    field: field ?? null,
    message: code === 'CONFLICT' ? `${message} ${words.changed}` : message,
  }
}

interface SubsectionActsProps {
  subsection: SubsectionResponseFieldsFragment
  /** Saves what is typed before the state changes; false when that failed. */
  beforeAct: () => Promise<boolean>
  onChanged: () => void
  onRefused: (message: string) => void
}

/** Mark ready, Approve, Return: the server says who may, a button that is off says why. */
export function SubsectionActs({ subsection, beforeAct, onChanged, onRefused }: SubsectionActsProps) {
  const [setState] = useSetSubsectionStateMutation()
  const [busy, setBusy] = useState<number>()
  const [returning, setReturning] = useState(false)

  async function move(state: number, done: string, comment?: string): Promise<readonly PayloadError[]> {
    setBusy(state)
    try {
      if (!(await beforeAct())) return []
      const { data } = await setState({
        variables: {
          input: { id: subsection.id, state, version: subsection.version, comment: comment ?? null },
        },
      })
      const errors = data?.setSubsectionState.errors ?? []
      if (errors.length === 0) toast({ status: 'success', title: done })
      onChanged()
      return errors.map(inWords)
    } catch (error) {
      return [{ code: 'INTERNAL', message: problemOf(error).message }]
    } finally {
      setBusy(undefined)
    }
  }
  const act = async (state: number, done: string) => {
    const errors = await move(state, done)
    onRefused(errors.map((error) => error.message).join(' '))
  }

  const reviewing = subsection.approve.allowed
  const offersReady =
    !reviewing &&
    (subsection.markReady.allowed || subsection.answer.allowed) &&
    subsection.state < SubsectionState.ready
  const why = offersReady && !subsection.markReady.allowed ? subsection.markReady.reason : null
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
      {offersReady && (
        <Button
          variant="solid"
          disabledReason={why}
          aria-describedby={why ? 'not-ready-yet' : undefined}
          loading={busy === SubsectionState.ready}
          onClick={() => void act(SubsectionState.ready, words.markedReady)}
        >
          {words.markReady}
        </Button>
      )}
      {reviewing && (
        <Button
          variant="solid"
          loading={busy === SubsectionState.approved}
          onClick={() => void act(SubsectionState.approved, words.approved)}
        >
          {words.approve}
        </Button>
      )}
      {returning && (
        <ReturnDialog
          onClose={() => setReturning(false)}
          onReturn={async (comment) => {
            const errors = await move(SubsectionState.inProgress, words.returned, comment)
            if (errors.length === 0) setReturning(false)
            return errors
          }}
        />
      )}
    </>
  )
}
