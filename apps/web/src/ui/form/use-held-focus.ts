import { useEffect, type RefObject } from 'react'

/**
 * Keeps the focus in a window: when the control that had it is gone, as an event that was moved or deleted, the window takes
 * it. A dialog that was opened from there gives back to a control that may be gone by then.
 */
export function useHeldFocus(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let last: Node | null = null
    const isModal = (place: EventTarget | null) =>
      place instanceof Element && place.closest('[aria-modal=true]') !== null
    const follow = ({ target }: Event) => {
      if (isModal(target)) return
      last = target instanceof Node && frame.current?.contains(target) ? target : null
    }
    const observer = new MutationObserver(() => {
      if (last === null || last.isConnected || document.activeElement !== document.body) return
      last = null
      frame.current?.focus({ preventScroll: true })
    })
    if (frame.current) observer.observe(frame.current, { childList: true, subtree: true })
    // Dialogs are added and removed at the end of the document.
    observer.observe(document.body, { childList: true })
    document.addEventListener('focusin', follow)
    document.addEventListener('pointerdown', follow)
    return () => {
      observer.disconnect()
      document.removeEventListener('focusin', follow)
      document.removeEventListener('pointerdown', follow)
    }
  }, [frame])
}
