import { useSyncExternalStore } from 'react'
import { storage, storageKeys } from './storage'

/** Agency, part and school year that the person chose last; null and '' where they chose none. */
export interface Selection {
  year: number | null
  leaId: number | null
  part: ChosenPart
}

/** '' for both parts. */
export type ChosenPart = '' | 'Part B' | 'Part C'

function read(userId: string): string {
  const year = storage.read<number>(storageKeys.schoolYear)
  const chosen = storage.read<number>(storageKeys.chosenLea(userId))
  const own = storage.read<number>(storageKeys.userLea)
  const part = partOf(storage.read<string>(storageKeys.chosenPart(userId)))
  return JSON.stringify({ year: numberOrNull(year), leaId: numberOrNull(chosen) ?? numberOrNull(own), part })
}

const numberOrNull = (value: unknown) => (typeof value === 'number' && Number.isInteger(value) ? value : null)

const partOf = (value: unknown): ChosenPart => (value === 'Part B' || value === 'Part C' ? value : '')

/** Remembers the part on this browser, for this person. */
export function choosePart(userId: string, part: string): void {
  storage.write(storageKeys.chosenPart(userId), partOf(part))
}

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
