/** Size of the calendar's popup in pixels (specification 001 section 9). */
export const calendarPopup = { width: 560, height: 500 } as const

/** Delays of the correction of the popup's position, in milliseconds: until it is looked at, and until it is moved. */
export const popupCorrection = { lookAfterMs: 200, moveAfterMs: 10 } as const

export interface PopupPlace {
  left: number
  top: number
  width: number
  height: number
}

/** In the middle of the window, in its own size, whatever sticks out. */
export function centredPopup(view: { width: number; height: number }): PopupPlace {
  const { width, height } = calendarPopup
  return {
    left: Math.round((view.width - width) / 2),
    top: Math.round((view.height - height) / 2),
    width,
    height,
  }
}

const mostMovedDown = 300
const fallbackTop = 100

/**
 * Where the top of a popup goes after opening (specification 001 section 2.2): one that is above the top of the page moves
 * down by that distance, or to 100 px if it exceeds 300 px.
 */
export function correctedTop(top: number): number {
  if (top >= 0) return top
  return -top > mostMovedDown ? fallbackTop : 0
}

const smallest = { width: 320, height: 320 }
const step = 16
/** Of a moved popup so much stays in sight, so that it can be taken hold of again. */
const handle = 120

/** A popup moved by a drag or a key; its title stays in sight. */
export function movedPopup(
  place: PopupPlace,
  by: { x: number; y: number },
  view: { width: number; height: number },
): PopupPlace {
  const left = Math.min(Math.max(place.left + by.x, handle - place.width), view.width - handle)
  const top = Math.min(Math.max(place.top + by.y, 0), Math.max(view.height - 40, 0))
  return { ...place, left, top }
}

/** A popup resized by a drag or a key; never smaller than it can be used. */
export function resizedPopup(place: PopupPlace, by: { x: number; y: number }): PopupPlace {
  return {
    ...place,
    width: Math.max(place.width + by.x, smallest.width),
    height: Math.max(place.height + by.y, smallest.height),
  }
}

const directions: Partial<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
}

/** What an arrow key at the grip does: it moves, with Shift it resizes. Null for other keys. */
export function popupByKey(
  place: PopupPlace,
  { key, shiftKey }: { key: string; shiftKey: boolean },
  view: { width: number; height: number },
): PopupPlace | null {
  const by = directions[key]
  if (!by) return null
  return shiftKey ? resizedPopup(place, by) : movedPopup(place, by, view)
}
