import { useEffect, useRef } from 'react'

const listeners = new Set<() => void>()
// The list of notes is opened in a tab of its own.
const otherTabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('portal.notes')
otherTabs?.addEventListener('message', () => listeners.forEach((listener) => listener()))

/** The global refresh after every save: whoever shows notes asks for them anew, in every tab. */
export function raiseNotesRefresh(): void {
  listeners.forEach((listener) => listener())
  otherTabs?.postMessage('refresh')
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
