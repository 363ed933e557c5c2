import { useEffect, type RefObject } from 'react'

/**
 * Keeps the place of people who use the keyboard: when the control that had the focus is removed, as 'Clear filters'
 * or the button of an act that is done, the heading around it takes the focus, else the page. After a click beside
 * every control there is no focus to keep.
 */
export function useKeptFocus(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let last: HTMLElement | null = null
    let around: HTMLElement[] = []
    const isModal = (place: EventTarget | null) =>
      place instanceof Element && place.closest('[aria-modal=true], [role=menu]') !== null
    const follow = ({ target }: FocusEvent) => {
      if (isModal(target)) return
      last = target instanceof HTMLElement && frame.current?.contains(target) ? target : null
      around = last ? ancestorsOf(last, frame.current) : []
    }
    const letGo = ({ target }: PointerEvent) => {
      if (!isModal(target)) last = null
    }
    const look = () => {
      if (last === null || document.activeElement !== document.body) return
      const gone = !last.isConnected || last.matches(':disabled')
      if (!gone || document.querySelector('[aria-modal=true]')) return
      last = null
      const place = around.find((one) => one.isConnected) ?? frame.current
      const heading = place?.querySelector<HTMLElement>('h1[tabindex], h2[tabindex]')
      const target = heading ?? frame.current?.querySelector<HTMLElement>('h1[tabindex]') ?? frame.current
      target?.focus({ preventScroll: true })
    }
    const observer = new MutationObserver(look)
    const options = { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] }
    if (frame.current) observer.observe(frame.current, options)
    // Dialogs are added and removed at the end of the document.
    observer.observe(document.body, { childList: true })
    document.addEventListener('focusin', follow)
    document.addEventListener('pointerdown', letGo, true)
    return () => {
      observer.disconnect()
      document.removeEventListener('focusin', follow)
      document.removeEventListener('pointerdown', letGo, true)
    }
  }, [frame])
}

function ancestorsOf(element: HTMLElement, frame: HTMLElement | null): HTMLElement[] {
  const found: HTMLElement[] = []
  for (let one = element.parentElement; one && one !== frame; one = one.parentElement) found.push(one)
  return found
}
