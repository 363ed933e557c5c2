import { badgeLabels, badgeYearName } from '@portal/domain'
import { useLayoutEffect, useSyncExternalStore } from 'react'

let labels: readonly string[] = []
const listeners = new Set<() => void>()

function set(next: readonly string[]): void {
  labels = next
  listeners.forEach((listener) => listener())
}

/** Shows what the screen is about (agency, part, year) in the header while the screen is there. */
export function useHeaderBadge(
  agency: string | null | undefined,
  part: string | null | undefined,
  year: number | null | undefined,
): void {
  // Before the paint: what comes a frame later moves the page.
  useLayoutEffect(() => {
    set(badgeLabels({ agency, part, year: year == null ? null : badgeYearName(year) }))
    return () => set([])
  }, [agency, part, year])
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The labels that the header shows now. */
export function useBadgeLabels(): readonly string[] {
  return useSyncExternalStore(subscribe, () => labels)
}
