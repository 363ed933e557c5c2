import { useNames, type RecordNames } from '../sample/use-names'
import { recordMessages as words } from './record-messages.generated'
import type { RecordPlace } from './record-paths'

export interface RecordName {
  /** Names and identifiers, by field; undefined while they are masked. */
  values: RecordNames | undefined
  loading: boolean
  show: () => void
  hide: () => void
}

/** Who one record is about, once the reader shows it. */
export function useRecordName({ recordId, ...place }: RecordPlace): RecordName {
  const { names, loading, show, hide } = useNames(place, words.reveal.failed)
  return {
    values: names.get(recordId),
    loading,
    show: () => show([recordId]),
    hide: () => hide([recordId]),
  }
}
