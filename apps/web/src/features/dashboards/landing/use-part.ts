import { useSyncExternalStore } from 'react'
import { storage } from '../../../lib/storage'

/** '' for both parts. */
export type ChosenPart = '' | 'Part B' | 'Part C'

const key = (userId: string) => `Part_${userId}`

/** The part that the person chose last, and choosing one; remembered on this browser. */
export function usePart(userId: string): [ChosenPart, (part: string) => void] {
  const part = useSyncExternalStore(storage.subscribe, () => partOf(storage.read<string>(key(userId))))
  return [part, (next) => storage.write(key(userId), partOf(next))]
}

function partOf(value: string | null): ChosenPart {
  return value === 'Part B' || value === 'Part C' ? value : ''
}
