import { useSyncExternalStore } from 'react'
import { VisuallyHidden } from '../layout/visually-hidden'

/** Long enough to be spoken; a reader who goes through the page later does not meet it as a part of the page. */
const staysMs = 3000
let said = ''
let leaving: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

/** Says something once, politely, to people who do not see the screen. */
export function announce(text: string): void {
  // The same words are announced again only if the text changes: a space that is not read out.
  said = said === text ? `${text}\u00a0` : text
  listeners.forEach((listener) => listener())
  clearTimeout(leaving)
  leaving = setTimeout(() => {
    said = ''
    listeners.forEach((listener) => listener())
  }, staysMs)
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
