import type { NotApplicableStep } from '@portal/domain'
import { useState } from 'react'
import type { PayloadError } from '../../../lib/saving/form-errors'
import { problemOf } from '../../../lib/problem'
import { toast } from '../../../ui/feedback/toast'
import { selfAssessmentMessages } from '../self-assessment-messages'
import {
  useSendSubsectionMutation,
  useSetSubsectionApplicabilityMutation,
  type SubsectionResponseFieldsFragment,
} from '../self-assessment.generated'

const words = selfAssessmentMessages

interface SubsectionStepsOptions {
  subsection: Pick<SubsectionResponseFieldsFragment, 'id' | 'version'>
  /** Saves what is typed before the state changes; false when that failed. */
  beforeAct: () => Promise<boolean>
  onChanged: () => void
}

/** Steps of a subsection besides answering it: that it does not apply, and sending it before the whole. */
export function useSubsectionSteps({
  subsection: { id, version },
  beforeAct,
  onChanged,
}: SubsectionStepsOptions) {
  const [setApplicability] = useSetSubsectionApplicabilityMutation()
  const [sendSubsection] = useSendSubsectionMutation()
  const [busy, setBusy] = useState('')

  async function run(
    name: string,
    done: string,
    step: () => Promise<readonly PayloadError[] | undefined>,
  ): Promise<readonly PayloadError[]> {
    setBusy(name)
    try {
      if (!(await beforeAct())) return []
      const errors = (await step()) ?? []
      if (errors.length === 0) toast({ status: 'success', title: done })
      onChanged()
      return errors.map(({ code, field, message }) => ({
        code,
        field: field ?? null,
        // Somebody else moved it: the page shows it as it is now, so the step has to be looked at again.
        message: code === 'CONFLICT' ? `${message} ${words.subsection.changed}` : message,
      }))
    } catch (error) {
      return [{ code: 'INTERNAL', message: problemOf(error).message }]
    } finally {
      setBusy('')
    }
  }
  return {
    busy,
    applicability: (step: NotApplicableStep, reason: string | null = null) =>
      run(step, words.applicability.done[step], async () => {
        const { data } = await setApplicability({ variables: { input: { id, step, reason, version } } })
        return data?.setSubsectionApplicability.errors
      }),
    send: (send: boolean) =>
      run(send ? 'send' : 'recall', send ? words.sending.sent : words.sending.recalled, async () => {
        const { data } = await sendSubsection({ variables: { input: { id, send, version } } })
        return data?.sendSubsection.errors
      }),
  }
}
