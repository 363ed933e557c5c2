import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { storage } from '../../lib/storage'

/** Columns that a person has put away, remembered on this browser. */
export function useHiddenColumns(userId: string): [ReadonlySet<string>, (id: string, hide: boolean) => void] {
  const key = `userColumns_${userId}`
  const text = useSyncExternalStore(storage.subscribe, () => JSON.stringify(storage.read(key)))
  const hidden = useMemo(() => {
    const kept: unknown = JSON.parse(text)
    return new Set(Array.isArray(kept) ? kept.filter((id): id is string => typeof id === 'string') : [])
  }, [text])
  const change = useCallback(
    (id: string, hide: boolean) => {
      const next = new Set(hidden)
      if (hide) next.add(id)
      else next.delete(id)
      storage.write(key, [...next])
    },
    [hidden, key],
  )
  return [hidden, change]
}
