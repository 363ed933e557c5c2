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
  /** One window of all renders the dock. */
  keepsDock: boolean
  raise: () => void
}

interface Opening {
  takesFocus: boolean
  /** What had the focus when the window opened. */
  before: Element | null
}

/** Registers a window among all that are open; it takes the focus when it opens, and returns it when it closes. */
export function useStackedWindow(
  frame: RefObject<HTMLElement | null>,
  { title, minimized, docks, takesFocus, shownAt, onRestore }: StackedWindowOptions,
): InStack {
  const id = useId()
  const stack = useWindowStack()
  const opening = useRef<Opening>({ takesFocus, before: null })
  const restore = useRef(onRestore)
  const served = useRef(0)
  const shown = shownWindows(stack)
  // A window that is being opened is in front before it is registered.
  const known = stack.order.includes(id)
  const active = !known || shown[0] === id

  // The window takes the focus once, before anything in it can.
  useLayoutEffect(() => {
    const element = frame.current
    const { current } = opening
    current.before = document.activeElement
    if (current.takesFocus) element?.focus({ preventScroll: true })
    return () => {
      const holder = document.activeElement
      if (element?.contains(holder)) giveBackFocus(element, current.before)
      // A confirmation that was opened before the window closed keeps the focus until it is removed with it.
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
  useFocusAroundMinimizing(frame, minimized, opening)

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

/** Gives the focus back when a window is minimized, and takes it when the window returns. */
function useFocusAroundMinimizing(
  frame: RefObject<HTMLElement | null>,
  minimized: boolean,
  opening: RefObject<Opening>,
) {
  const wasMinimized = useRef(minimized)
  useLayoutEffect(() => {
    if (minimized) {
      if (frame.current?.contains(document.activeElement))
        giveBackFocus(frame.current, opening.current.before)
    } else if (wasMinimized.current) frame.current?.focus({ preventScroll: true })
    wasMinimized.current = minimized
  }, [minimized, frame, opening])
}
