import { useCallback, useState } from 'react'
import { refusalsOf } from '../../../lib/saving/refusals'
import { toast } from '../../../ui/feedback/toast'
import type { ProngPlace } from '../audits-paths'
import { useRevealRecordMutation } from '../record/record.generated'

/** What says who a record is about, by field. */
export type RecordNames = readonly { field: string; value: string }[]

export interface ShownNames {
  /** By the id of the record; those that are masked are absent. */
  names: ReadonlyMap<number, RecordNames>
  loading: boolean
  show: (recordIds: readonly number[]) => void
  hide: (recordIds: readonly number[]) => void
}

/**
 * Names that the reader shows, which is recorded. Kept on this page only, never in the cache (9.2). `failed` says that they
 * cannot be shown.
 */
export function useNames({ typeKey, prongId }: ProngPlace, failed: string): ShownNames {
  const [reveal, { loading }] = useRevealRecordMutation({ fetchPolicy: 'no-cache' })
  const [names, setNames] = useState<ReadonlyMap<number, RecordNames>>(new Map())
  const show = useCallback(
    async (recordIds: readonly number[]) => {
      const refusals = await refusalsOf(async () => {
        const input = { typeKey, prongId, recordIds: [...recordIds] }
        const { data } = await reveal({ variables: { input } })
        const shown = data?.revealRecords.records ?? []
        setNames((known) => new Map([...known, ...shown.map(({ id, values }) => [id, values] as const)]))
        return data?.revealRecords.errors
      })
      const [refusal] = refusals
      if (refusal) toast({ status: 'error', title: failed, description: refusal.message })
    },
    [reveal, typeKey, prongId, failed],
  )
  const hide = useCallback(
    (recordIds: readonly number[]) =>
      setNames((known) => new Map([...known].filter(([id]) => !recordIds.includes(id)))),
    [],
  )
  return { names, loading, show: useCallback((ids) => void show(ids), [show]), hide }
}
