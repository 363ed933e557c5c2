import { useEffect, useRef } from 'react'

const listeners = new Set<() => void>()
/** Written at every refresh, so that a list of notes in another tab is notified. */
const mark = 'portal.notes.refreshed'
const notify = () => listeners.forEach((listener) => listener())
addEventListener('storage', ({ key }) => {
  if (key === mark) notify()
})

/** The global refresh after every save: every list of notes is loaded again, in every tab. */
export function raiseNotesRefresh(): void {
  notify()
  try {
    localStorage.setItem(mark, new Date().toISOString())
  } catch {
    // Without storage other tabs see it when they are loaded again.
  }
}

/** Calls back whenever notes have changed. */
export function useNotesRefresh(refresh: () => void): void {
  const latest = useRef(refresh)
  useEffect(() => {
    latest.current = refresh
  })
  useEffect(() => {
    const listener = () => latest.current()
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }, [])
}
