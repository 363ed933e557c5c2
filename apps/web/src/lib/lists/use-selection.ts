import { useSyncExternalStore } from 'react'
import { storage, storageKeys } from '../storage'

/** Agency and school year that the person chose last; null where they chose none. */
export interface Selection {
  year: number | null
  leaId: number | null
}

function read(userId: string): string {
  const year = storage.read<number>(storageKeys.schoolYear)
  const chosen = storage.read<number>(storageKeys.chosenLea(userId))
  const own = storage.read<number>(storageKeys.userLea)
  return JSON.stringify({ year: numberOrNull(year), leaId: numberOrNull(chosen) ?? numberOrNull(own) })
}

const numberOrNull = (value: unknown) => (typeof value === 'number' && Number.isInteger(value) ? value : null)

/** Remembers the school year on this browser until the next sign-in. */
export function chooseYear(year: number): void {
  storage.write(storageKeys.schoolYear, year)
}

/** Remembers the agency on this browser, for this person. */
export function chooseLea(userId: string, leaId: number | null): void {
  if (leaId === null) storage.remove(storageKeys.chosenLea(userId))
  else storage.write(storageKeys.chosenLea(userId), leaId)
}

/** The stored choice: the person's agency is the chosen one, else their own. */
export function useSelection(userId: string): Selection {
  const text = useSyncExternalStore(storage.subscribe, () => read(userId))
  return JSON.parse(text) as Selection
}
