import { useEffect, useRef, useState, type RefObject } from 'react'
import { takeSignedIn } from '../../lib/session/session'
import { takeRequestedFocus } from './requested-focus'

/**
 * Going to another page scrolls to its top and moves focus there, and so does signing in, whose form is gone; a page
 * that is opened keeps the place that the browser restores. If the person moved to the search by its key while the
 * page was loading, the focus stays there.
 */
export function useArrival(pathname: string, main: RefObject<HTMLElement | null>): void {
  const [first] = useState(pathname)
  const moved = useRef(false)
  useEffect(() => {
    if (!moved.current && pathname === first && !takeSignedIn()) return
    moved.current = true
    scrollTo(0, 0)
    if (!takeRequestedFocus(pathname)) main.current?.focus({ preventScroll: true })
  }, [pathname, first, main])
}
