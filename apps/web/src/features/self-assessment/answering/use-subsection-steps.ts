import type { NotApplicableStep } from '@portal/domain'
import { useSteps } from '../../../parts/answering/use-steps'
import { selfAssessmentMessages } from '../self-assessment-messages.generated'
import {
  useSendSubsectionMutation,
  useSetSubsectionApplicabilityMutation,
  useSetSubsectionStateMutation,
  type SubsectionResponseFieldsFragment,
} from '../self-assessment.generated'

/** Mutations of a subsection apart from its answers. */
export function useSubsectionSteps({
  id,
  version,
}: Pick<SubsectionResponseFieldsFragment, 'id' | 'version'>) {
  const [setApplicability] = useSetSubsectionApplicabilityMutation()
  const [sendSubsection] = useSendSubsectionMutation()
  const [setState] = useSetSubsectionStateMutation()
  const steps = useSteps(selfAssessmentMessages.subsection.changed)
  return {
    ...steps,
    applicability:
      (step: NotApplicableStep, reason: string | null = null) =>
      async () => {
        const { data } = await setApplicability({ variables: { input: { id, step, reason, version } } })
        return data?.setSubsectionApplicability.errors
      },
    send: (send: boolean) => async () => {
      const { data } = await sendSubsection({ variables: { input: { id, send, version } } })
      return data?.sendSubsection.errors
    },
    move:
      (state: number, comment: string | null = null) =>
      async () => {
        const { data } = await setState({ variables: { input: { id, state, version, comment } } })
        return data?.setSubsectionState.errors
      },
  }
}
