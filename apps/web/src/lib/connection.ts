import { useSyncExternalStore } from 'react'

let reachable = true
const whenReached = new Set<() => void>()
const listeners = new Set<() => void>()

/** Notes whether the last request reached the server. */
export function setReachable(now: boolean): void {
  if (reachable === now) return
  reachable = now
  listeners.forEach((listener) => listener())
  if (now) whenReached.forEach((act) => act())
}

/** Calls back when the server responds again, for what waits for the connection. */
export function onReached(act: () => void): void {
  whenReached.add(act)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether the server could be reached last time. */
export function useReachable(): boolean {
  return useSyncExternalStore(subscribe, () => reachable)
}
