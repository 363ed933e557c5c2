import { useEffect } from 'react'
import { flushSync } from 'react-dom'
import { raiseWindow, readWindowStack } from './window-stack'

/**
 * F6 moves through the page and all open windows, in the order of their opening, and on the page back to where the
 * focus was. A dialog that waits for an answer keeps the focus.
 */
export function useWindowKeys(): void {
  useEffect(() => {
    let onPage: Element | null = null
    const remember = (place: EventTarget | null) => {
      if (place instanceof Element && !place.closest('[role=dialog], [role=alertdialog]')) onPage = place
    }
    const entered = ({ target }: FocusEvent) => remember(target)
    const go = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || document.querySelector('[aria-modal=true]')) return
      event.preventDefault()
      const windows = readWindowStack().windows.filter(({ minimized }) => !minimized)
      const at = 1 + windows.findIndex((one) => one.element()?.contains(document.activeElement))
      const stops = windows.length + 1
      const next = windows[((at + (event.shiftKey ? -1 : 1) + stops) % stops) - 1]
      if (next) {
        // On a narrow screen only the window in front can take the focus.
        flushSync(() => raiseWindow(next.id))
        next.element()?.focus({ preventScroll: true })
      } else if (onPage instanceof HTMLElement && onPage.isConnected) onPage.focus()
      else document.getElementById('main')?.focus()
    }
    remember(document.activeElement)
    document.addEventListener('keydown', go)
    document.addEventListener('focusin', entered)
    return () => {
      document.removeEventListener('keydown', go)
      document.removeEventListener('focusin', entered)
    }
  }, [])
}
