import { useCallback } from 'react'
import { SubsectionState } from '@portal/domain'
import type { SaveOutcome } from '../../../lib/saving/autosave-queue'
import { outcomeOf } from '../../../parts/answering/save-outcome'
import { answerOf, type AnswerValue } from './answer-value'
import {
  useSaveComplianceStrategyItemMutation,
  type ComplianceStrategyItemFieldsFragment,
  type SubsectionResponseFieldsFragment,
} from '../self-assessment.generated'

const read = (item: ComplianceStrategyItemFieldsFragment) => ({
  values: answerOf(item),
  version: item.version,
  by: item.answeredBy?.fullName ?? null,
  at: item.answeredOn,
})

/**
 * Saves one answer; loads the subsection again when its state, its questions or its available actions
 * may have changed.
 */
export function useSaveAnswer(
  subsection: Pick<SubsectionResponseFieldsFragment, 'selfAssessmentId' | 'state'>,
  item: ComplianceStrategyItemFieldsFragment | undefined,
  onItem: (item: ComplianceStrategyItemFieldsFragment) => void,
  onRefresh: () => void,
) {
  const [save] = useSaveComplianceStrategyItemMutation()
  return useCallback(
    async (value: AnswerValue, version: number, action: string): Promise<SaveOutcome<AnswerValue>> => {
      if (!item) throw new Error('There is no item to save')
      const { data } = await save({
        variables: {
          input: { selfAssessmentId: subsection.selfAssessmentId, itemId: item.id, ...value, version },
        },
        context: { idempotencyKey: action },
      })
      const payload = data?.saveComplianceStrategyItem
      const now = payload?.item
      const outcome = outcomeOf(payload && { errors: payload.errors, row: now }, version, read)
      if (outcome.kind === 'refused') onRefresh()
      if (outcome.kind !== 'saved' || !now) return outcome
      onItem(now)
      const complete = now.gaps.length === 0
      if (
        now.id !== item.id ||
        subsection.state !== SubsectionState.inProgress ||
        complete !== (item.version > 0 && item.gaps.length === 0)
      ) {
        onRefresh()
      }
      return outcome
    },
    [save, subsection.selfAssessmentId, subsection.state, item, onItem, onRefresh],
  )
}
