import { sameOriginPath } from '@portal/domain'
import { useSyncExternalStore } from 'react'

// The portal is two areas, signed out (/auth) and signed in. The signed-out one is small and has no router: this
// is all it needs, and how each area sends the person to the other.
const listeners = new Set<() => void>()
const notify = () => listeners.forEach((listener) => listener())

/** `/#/user/landing` is the address `/user/landing`, written by an older portal (specification 000 section 2). */
export function withoutHashSlash(): void {
  if (!location.hash.startsWith('#/')) return
  const path = sameOriginPath(location.hash.slice(1), location.origin)
  history.replaceState(null, '', path ?? '/')
}

/** Goes to an address of this origin, whichever area it is in; any other address leads to '/'. */
export function goTo(address: string, { replace = false } = {}): void {
  const path = sameOriginPath(address, location.origin) ?? '/'
  if (replace) history.replaceState(null, '', path)
  else history.pushState(null, '', path)
  withoutHashSlash()
  notify()
}

/** Path and query of where the person is. */
export function here(): string {
  return location.pathname + location.search
}

function subscribe(listener: () => void): () => void {
  const moved = () => {
    withoutHashSlash()
    notify()
  }
  if (listeners.size === 0) {
    addEventListener('popstate', moved)
    addEventListener('hashchange', moved)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    removeEventListener('popstate', moved)
    removeEventListener('hashchange', moved)
  }
}

/** Follows what `read` makes of the address. */
export function usePlace<T extends string | boolean>(read: () => T): T {
  return useSyncExternalStore(subscribe, read)
}
