import { useState } from 'react'
import { refusalsOf } from '../../../lib/saving/refusals'
import { toast } from '../../../ui/feedback/toast'
import { recordMessages as words } from './record-messages.generated'
import type { RecordPlace } from './record-paths'
import { useRevealRecordMutation } from './record.generated'

export interface RecordName {
  /** Names and identifiers, by field; undefined while they are masked. */
  values: readonly { field: string; value: string }[] | undefined
  loading: boolean
  show: () => void
  hide: () => void
}

/** Who a record is about, once the reader shows it, which is recorded. Kept on this page only, never in the cache (9.2). */
export function useRecordName({ typeKey, prongId, recordId }: RecordPlace): RecordName {
  const [reveal, { loading }] = useRevealRecordMutation({ fetchPolicy: 'no-cache' })
  const [values, setValues] = useState<RecordName['values']>()
  const show = async () => {
    const refusals = await refusalsOf(async () => {
      const { data } = await reveal({ variables: { input: { typeKey, prongId, recordIds: [recordId] } } })
      setValues(data?.revealRecords.records[0]?.values)
      return data?.revealRecords.errors
    })
    const [refusal] = refusals
    if (refusal) toast({ status: 'error', title: words.reveal.failed, description: refusal.message })
  }
  return { values, loading, show: () => void show(), hide: () => setValues(undefined) }
}
