import { useCallback } from 'react'
import type { SaveOutcome } from '../../../lib/saving/autosave-queue'
import { commentsOf, itemReviewOf, type CommentsValue, type ItemReviewValue } from './item-review-value'
import {
  useSaveItemReviewMutation,
  useSaveSubsectionReviewMutation,
  type ItemReviewFieldsFragment,
} from './self-assessment-review.generated'

interface Saved {
  version: number
  changedBy: { fullName: string } | null
  changedOn: string | null
}

/** What became of a write, with the other version when somebody was quicker. */
function outcomeOf<T, Row extends Saved>(
  payload: { errors: readonly { code: string; message: string }[]; now: Row | null },
  version: number,
  valueOf: (row: Row) => T,
): SaveOutcome<T> {
  const [refusal] = payload.errors
  const { now } = payload
  if (refusal?.code === 'CONFLICT' && now && now.version !== version) {
    const { changedBy, changedOn } = now
    return {
      kind: 'conflict',
      theirs: valueOf(now),
      version: now.version,
      by: changedBy?.fullName ?? null,
      at: changedOn,
    }
  }
  if (refusal || !now) return { kind: 'refused', message: refusal?.message ?? '' }
  return { kind: 'saved', version: now.version }
}

/** Saves the review of one item. */
export function useSaveItemReview(
  subsectionResponseId: number,
  item: ItemReviewFieldsFragment | undefined,
  onChanged: () => void,
) {
  const [save] = useSaveItemReviewMutation()
  const itemId = item?.itemId
  return useCallback(
    async (
      value: ItemReviewValue,
      version: number,
      action: string,
    ): Promise<SaveOutcome<ItemReviewValue>> => {
      if (itemId === undefined) throw new Error('There is no item to save')
      const { data } = await save({
        variables: { input: { subsectionResponseId, itemId, ...value, version } },
        context: { idempotencyKey: action },
      })
      const payload = data?.saveItemReview
      if (!payload) throw new Error('The server gave no answer')
      const outcome = outcomeOf({ errors: payload.errors, now: payload.item }, version, itemReviewOf)
      if (outcome.kind !== 'conflict') onChanged()
      return outcome
    },
    [save, subsectionResponseId, itemId, onChanged],
  )
}

/** Saves the comments on a subsection. */
export function useSaveComments(id: number, onChanged: () => void) {
  const [save] = useSaveSubsectionReviewMutation()
  return useCallback(
    async (value: CommentsValue, version: number, action: string): Promise<SaveOutcome<CommentsValue>> => {
      const { data } = await save({
        variables: { input: { id, ...value, version } },
        context: { idempotencyKey: action },
      })
      const payload = data?.saveSubsectionReview
      if (!payload) throw new Error('The server gave no answer')
      const outcome = outcomeOf({ errors: payload.errors, now: payload.review }, version, commentsOf)
      if (outcome.kind === 'refused') onChanged()
      return outcome
    },
    [save, id, onChanged],
  )
}
