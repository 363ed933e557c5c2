import { useState, type MouseEvent } from 'react'
import { tellFailure } from '../feedback/tell-failure'

/** What a link needs that saves a file of the server: progress, a refusal in words, and the password where it is wanted. */
export function useDownload(href: string) {
  const [waiting, setWaiting] = useState(false)
  async function save(event: MouseEvent) {
    // With a modifier the browser does what it always does with a link.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (waiting) return
    setWaiting(true)
    await tellFailure(async () => (await import('./download')).download(href))
    setWaiting(false)
  }
  return {
    href,
    download: true,
    'aria-busy': waiting || undefined,
    onClick: (event: MouseEvent) => void save(event),
  }
}
