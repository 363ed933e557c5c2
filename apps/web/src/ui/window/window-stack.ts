import { useSyncExternalStore } from 'react'

/** A window that is open, whatever it shows. */
export interface StackedWindow {
  id: string
  /** Title of its tab. */
  title: string
  minimized: boolean
  /** Can be minimized; on a phone it has a tab even while it is the only one. */
  docks: boolean
  /** Restores it from the dock. */
  restore: () => void
  element: () => HTMLElement | null
}

/** All windows in the order of their opening, and their ids from the back to the front. */
export interface WindowStack {
  windows: readonly StackedWindow[]
  order: readonly string[]
}

let stack: WindowStack = { windows: [], order: [] }
const listeners = new Set<() => void>()

function set(next: WindowStack): void {
  stack = next
  listeners.forEach((listener) => listener())
}

/** Adds a window in front of all others, or updates one of them. */
export function putWindow(window: StackedWindow): void {
  const { windows, order } = stack
  if (windows.some(({ id }) => id === window.id))
    return set({ windows: windows.map((one) => (one.id === window.id ? window : one)), order })
  set({ windows: [...windows, window], order: [...order, window.id] })
}

export function removeWindow(id: string): void {
  set({
    windows: stack.windows.filter((one) => one.id !== id),
    order: stack.order.filter((one) => one !== id),
  })
}

/** Lays a window on top of the others. */
export function raiseWindow(id: string): void {
  const { windows, order } = stack
  if (order.at(-1) === id || !order.includes(id)) return
  set({ windows, order: [...order.filter((one) => one !== id), id] })
}

/** Ids of the windows that are not minimized, the one in front first. */
export function shownWindows({ windows, order }: WindowStack): readonly string[] {
  return order.filter((id) => windows.some((one) => one.id === id && !one.minimized)).toReversed()
}

/** Names of the windows on their tabs: those of one title are numbered in the order of their opening. */
export function tabNames(
  windows: readonly Pick<StackedWindow, 'id' | 'title'>[],
): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  for (const { id, title } of windows) {
    const alike = windows.filter((one) => one.title === title)
    const place = alike.findIndex((one) => one.id === id) + 1
    names.set(id, alike.length > 1 ? `${title} (${place})` : title)
  }
  return names
}

/**
 * Returns the focus that a window has held: to where it was before, else to the window in front, else to the page.
 */
export function giveBackFocus(from: HTMLElement | null, before: Element | null): void {
  const others = shownWindows(stack).map((id) => stack.windows.find((one) => one.id === id)?.element())
  const places = [before, ...others, document.getElementById('main')]
  for (const place of places) {
    if (!(place instanceof HTMLElement) || place === document.body || from?.contains(place)) continue
    if (!place.isConnected || place.closest('[hidden]')) continue
    return place.focus({ preventScroll: true })
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const readWindowStack = (): WindowStack => stack

/** Every open window and their one order. */
export function useWindowStack(): WindowStack {
  return useSyncExternalStore(subscribe, readWindowStack)
}
