import type { PayloadError } from '../../../lib/saving/form-errors'
import {
  usePlanSelfAssessmentMutation,
  useStartSelfAssessmentMutation,
  type SelfAssessmentFieldsFragment,
} from '../self-assessment.generated'
import { changedDueDays, chosenPeople } from './plan-values'

/** Saves the plan; `starts` opens the self-assessment with it. */
export function useSavePlan(selfAssessment: SelfAssessmentFieldsFragment, starts: boolean) {
  const [start] = useStartSelfAssessmentMutation()
  const [plan] = usePlanSelfAssessmentMutation()
  return async (values: Record<string, string>): Promise<readonly PayloadError[] | undefined> => {
    const { id, version } = selfAssessment
    const dueDates = changedDueDays(selfAssessment, values)
    const input = { id, version, leadId: values['leadId'] || null, dueDates }
    if (!starts) return (await plan({ variables: { input } })).data?.planSelfAssessment.errors
    const people = chosenPeople(selfAssessment, values)
    return (await start({ variables: { input: { ...input, people } } })).data?.startSelfAssessment.errors
  }
}
