import { useSyncExternalStore } from 'react'
import { VisuallyHidden } from './visually-hidden'

let said = ''
const listeners = new Set<() => void>()

/** Says something once, politely, to people who do not see the screen. */
export function announce(text: string): void {
  // The same words again are news only if something changes: a space that nobody hears.
  said = said === text ? `${text}\u00a0` : text
  listeners.forEach((listener) => listener())
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The one place where announcements of parts of a page appear: it is there before they are. */
export function Announcer() {
  const text = useSyncExternalStore(subscribe, () => said)
  return (
    <VisuallyHidden role="status" data-announcer>
      {text}
    </VisuallyHidden>
  )
}
