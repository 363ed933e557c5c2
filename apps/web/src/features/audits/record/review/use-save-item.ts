import { useCallback } from 'react'
import type { SaveOutcome } from '../../../../lib/saving/autosave-queue'
import { outcomeOf } from '../../../../parts/answering/save-outcome'
import type { RecordPlace } from '../record-paths'
import {
  useConfirmItemRecheckMutation,
  useUpdateItemResponseMutation,
  type RecordItemFieldsFragment,
} from '../record.generated'
import { extrasInput, itemValueOf, type ItemValue } from './item-value'
import type { ReviewItem } from './review-model'

const read = (item: RecordItemFieldsFragment) => ({
  values: itemValueOf(item),
  version: item.version,
  by: item.answeredBy?.fullName ?? null,
  at: item.answeredOn,
})

/**
 * Saves the answers to items; `onItem` shows the stored one. The record is loaded again where more may have changed: with the
 * first answer, with another value, which rules of later items may look at, and after a refusal.
 */
export function useSaveItem(
  { typeKey, recordId }: RecordPlace,
  { onItem, onRefresh }: { onItem: (item: ReviewItem) => void; onRefresh: () => void },
) {
  const [update] = useUpdateItemResponseMutation()
  return useCallback(
    (item: ReviewItem) =>
      async (value: ItemValue, version: number, action: string): Promise<SaveOutcome<ItemValue>> => {
        const { data } = await update({
          variables: {
            input: {
              typeKey,
              recordId,
              itemId: item.id,
              value: value.value,
              comment: value.comment,
              internalNote: value.internalNote,
              ...(Object.keys(value.extras).length > 0 && { extras: extrasInput(value) }),
              version,
            },
          },
          context: { idempotencyKey: action },
        })
        const payload = data?.updateItemResponse
        const outcome = outcomeOf(payload && { errors: payload.errors, row: payload.item }, version, read)
        if (outcome.kind === 'saved' && payload?.item) onItem(payload.item)
        if (outcome.kind === 'refused' || (outcome.kind === 'saved' && value.value !== item.value))
          onRefresh()
        return outcome
      },
    [update, typeKey, recordId, onItem, onRefresh],
  )
}

/** Confirms answers whose question newer content changed. */
export function useConfirmItem({ typeKey, recordId }: RecordPlace) {
  const [run] = useConfirmItemRecheckMutation()
  return useCallback(
    ({ id: itemId }: ReviewItem) =>
      async (version: number) => {
        const input = { typeKey, recordId, itemId, version }
        return (await run({ variables: { input } })).data?.confirmItemRecheck
      },
    [run, typeKey, recordId],
  )
}
