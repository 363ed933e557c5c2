import { useSyncExternalStore } from 'react'

let reachable = true
const listeners = new Set<() => void>()

/** Notes whether the last request reached the server. */
export function setReachable(now: boolean): void {
  if (reachable === now) return
  reachable = now
  listeners.forEach((listener) => listener())
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether the server could be reached last time. */
export function useReachable(): boolean {
  return useSyncExternalStore(subscribe, () => reachable)
}
