import { useCallback, useEffect, useId, useLayoutEffect, useRef, type RefObject } from 'react'
import {
  giveBackFocus,
  putWindow,
  raiseWindow,
  removeWindow,
  shownWindows,
  useWindowStack,
} from './window-stack'

interface StackedWindowOptions {
  title: string
  minimized: boolean
  docks: boolean
  takesFocus: boolean
  shownAt: number
  onRestore: () => void
}

interface InStack {
  /** In front of all others. */
  active: boolean
  /** How many windows lie above it. */
  behind: number
  /** Tabs stand above it on a narrow screen. */
  tabbed: boolean
  /** Others lie minimized in the dock. */
  docked: boolean
  /** One window of all brings the dock. */
  keepsDock: boolean
  raise: () => void
}

/** Gives a window its place among all that are open, the focus when it opens, and the focus back when it goes. */
export function useStackedWindow(
  frame: RefObject<HTMLElement | null>,
  { title, minimized, docks, takesFocus, shownAt, onRestore }: StackedWindowOptions,
): InStack {
  const id = useId()
  const stack = useWindowStack()
  const opening = useRef({ takesFocus, before: null as Element | null })
  const restore = useRef(onRestore)
  const wasMinimized = useRef(minimized)
  const served = useRef(0)
  const shown = shownWindows(stack)
  // A window that is being opened lies in front before the stack knows it.
  const known = stack.order.includes(id)
  const active = !known || shown[0] === id

  // Before anything in it can, the window takes the focus once.
  useLayoutEffect(() => {
    const element = frame.current
    const { current } = opening
    current.before = document.activeElement
    if (current.takesFocus) element?.focus({ preventScroll: true })
    return () => {
      const holder = document.activeElement
      if (element?.contains(holder)) giveBackFocus(element, current.before)
      // A question that was asked before the window closed keeps the focus until it is gone with it.
      else if (holder?.closest('[aria-modal=true]'))
        queueMicrotask(() => giveBackFocus(element, current.before))
      removeWindow(id)
    }
  }, [frame, id])
  useLayoutEffect(() => {
    restore.current = onRestore
  })
  useLayoutEffect(() => {
    putWindow({
      id,
      title,
      minimized,
      docks,
      restore: () => restore.current(),
      element: () => frame.current,
    })
  }, [id, title, minimized, docks, frame])
  useLayoutEffect(() => {
    if (minimized) {
      if (frame.current?.contains(document.activeElement))
        giveBackFocus(frame.current, opening.current.before)
    } else if (wasMinimized.current) frame.current?.focus({ preventScroll: true })
    wasMinimized.current = minimized
  }, [minimized, frame])

  useEffect(() => {
    if (shownAt === 0 || served.current === shownAt) return
    if (!active) return raiseWindow(id)
    served.current = shownAt
    frame.current?.scrollIntoView({ block: 'nearest' })
    frame.current?.focus({ preventScroll: true })
  }, [shownAt, active, id, frame])

  return {
    active,
    behind: Math.max(0, shown.indexOf(id)),
    tabbed: docks || stack.windows.some((one) => one.docks || one.id !== id),
    docked: stack.windows.some((one) => one.minimized && one.id !== id),
    keepsDock: stack.windows[0]?.id === id,
    raise: useCallback(() => raiseWindow(id), [id]),
  }
}
