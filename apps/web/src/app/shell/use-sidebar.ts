import { useCallback, useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react'

/** 1100 px at the usual size of text; larger text leaves less space, as zoom does. */
const wide = '(min-width: 68.75em)'

function subscribe(listener: () => void): () => void {
  const query = matchMedia(wide)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

export interface Sidebar {
  open: boolean
  /** Below 1100 px the menu lies over the page. */
  overlay: boolean
  toggle: () => void
  close: () => void
  toggleRef: RefObject<HTMLButtonElement | null>
}

/** Whether the side menu shows: open on the landing page and wide screens, closed at first below 1100 px. */
export function useSidebar(pathname: string): Sidebar {
  const isWide = useSyncExternalStore(subscribe, () => matchMedia(wide).matches)
  const [open, setOpen] = useState(isWide)
  const toggleRef = useRef<HTMLButtonElement>(null)

  useEffect(() => setOpen(isWide), [isWide])
  useEffect(() => {
    if (!isWide) setOpen(false)
    else if (pathname === '/user/landing') setOpen(true)
  }, [pathname, isWide])

  const toggle = useCallback(() => setOpen((now) => !now), [])
  const close = useCallback(() => {
    setOpen(false)
    toggleRef.current?.focus()
  }, [])
  return { open, overlay: !isWide, toggle, close, toggleRef }
}
