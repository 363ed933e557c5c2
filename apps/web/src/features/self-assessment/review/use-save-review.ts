import { useCallback } from 'react'
import type { SaveOutcome } from '../../../lib/saving/autosave-queue'
import { outcomeOf } from '../../../parts/answering/save-outcome'
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

const readAs =
  <Row extends Saved, Values>(valueOf: (row: Row) => Values) =>
  (row: Row) => ({
    values: valueOf(row),
    version: row.version,
    by: row.changedBy?.fullName ?? null,
    at: row.changedOn,
  })

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
      const outcome = outcomeOf(
        payload && { errors: payload.errors, row: payload.item },
        version,
        readAs(itemReviewOf),
      )
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
      const outcome = outcomeOf(
        payload && { errors: payload.errors, row: payload.review },
        version,
        readAs(commentsOf),
      )
      if (outcome.kind === 'refused') onChanged()
      return outcome
    },
    [save, id, onChanged],
  )
}
