import { useCallback } from 'react'
import { SubsectionState } from '@portal/domain'
import type { SaveOutcome } from '../../../lib/saving/autosave-queue'
import type { AnswerValue } from './answer-value'
import { answerOf } from './answer-value'
import {
  useSaveComplianceStrategyItemMutation,
  type ComplianceStrategyItemFieldsFragment,
  type SubsectionResponseFieldsFragment,
} from '../self-assessment.generated'

/**
 * Saves one answer; asks for the subsection again when its state, its questions or what may be done
 * with it can have changed.
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
      if (!payload) throw new Error('The server gave no answer')
      const refusal = payload.errors[0]
      const now = payload.item
      if (refusal?.code === 'CONFLICT' && now && now.version !== version) {
        return {
          kind: 'conflict',
          theirs: answerOf(now),
          version: now.version,
          by: now.answeredBy?.fullName ?? null,
          at: now.answeredOn,
        }
      }
      if (refusal || !now) {
        onRefresh()
        return { kind: 'refused', message: refusal?.message ?? '' }
      }
      onItem(now)
      const complete = now.gaps.length === 0
      if (
        now.id !== item.id ||
        subsection.state !== SubsectionState.inProgress ||
        complete !== (item.version > 0 && item.gaps.length === 0)
      ) {
        onRefresh()
      }
      return { kind: 'saved', version: now.version }
    },
    [save, subsection.selfAssessmentId, subsection.state, item, onItem, onRefresh],
  )
}
