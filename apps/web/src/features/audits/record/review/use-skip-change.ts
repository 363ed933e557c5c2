import { useCallback, useState } from 'react'
import type { PayloadError } from '../../../../lib/saving/form-errors'
import type { RecordPlace } from '../record-paths'
import {
  useUpdateSkipLogicMutation,
  type RecordContentFieldsFragment,
  type SkipPreviewFieldsFragment,
} from '../record.generated'

/** A section or an item of a record that is skipped by hand, or not any more. */
export interface SkipTarget {
  kind: 'section' | 'item'
  id: string
  /** Number and title of a section, number of an item. */
  name: string
}

/** The part of a request that names what is skipped; null takes the skip back. */
export const skipInput = ({ kind, id }: Pick<SkipTarget, 'kind' | 'id'>, reason: string | null) => ({
  [kind === 'section' ? 'sections' : 'items']: [{ id, reason }],
})

/**
 * Skips a section or item of a record, or takes that back. The server refuses where answers would be lost that the person did not
 * see; `preview` has them then.
 */
export function useSkipChange(
  { typeKey, recordId }: RecordPlace,
  { version }: Pick<RecordContentFieldsFragment, 'version'>,
) {
  const [run] = useUpdateSkipLogicMutation()
  const [preview, setPreview] = useState<SkipPreviewFieldsFragment>()
  const change = useCallback(
    async (
      target: SkipTarget,
      reason: string | null,
      seenLost: readonly string[],
    ): Promise<readonly PayloadError[] | undefined> => {
      const input = { typeKey, recordId, ...skipInput(target, reason), seenLost: [...seenLost], version }
      const payload = (await run({ variables: { input } })).data?.updateSkipLogic
      setPreview(payload?.preview ?? undefined)
      return payload?.errors
    },
    [run, typeKey, recordId, version],
  )
  return { change, preview, forget: () => setPreview(undefined) }
}

export const lostIds = ({ answersLost }: Pick<SkipPreviewFieldsFragment, 'answersLost'>) =>
  answersLost.map(({ id }) => id)
