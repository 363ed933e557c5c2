import { useEffect, useRef } from 'react'

const listeners = new Set<() => void>()
/** Written at every refresh: the list of notes is opened in a tab of its own, and hears of it so. */
const mark = 'portal.notes.refreshed'
const tell = () => listeners.forEach((listener) => listener())
addEventListener('storage', ({ key }) => {
  if (key === mark) tell()
})

/** The global refresh after every save: whoever shows notes asks for them anew, in every tab. */
export function raiseNotesRefresh(): void {
  tell()
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
