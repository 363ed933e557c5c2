import { useState, type MouseEvent } from 'react'
import { toastFailure } from '../feedback/toast-failure'

/**
 * For a link that saves a file of the server: progress, a refusal in words, and the password where it is required.
 */
export function useDownload(href: string) {
  const [waiting, setWaiting] = useState(false)
  async function save(event: MouseEvent) {
    // With a modifier the browser does what it always does with a link.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (waiting) return
    setWaiting(true)
    await toastFailure(async () => (await import('./download')).download(href))
    setWaiting(false)
  }
  return {
    href,
    download: true,
    'aria-busy': waiting || undefined,
    onClick: (event: MouseEvent) => void save(event),
  }
}
