import type { WindowPlace } from '../shell/window-place.js'

/** Size of the calendar's popup in pixels (specification 001 section 9). */
export const calendarPopup = { width: 560, height: 500 } as const

/** Delays of the correction of the popup's position, in milliseconds: until it is measured, and until it is moved. */
export const popupCorrection = { lookAfterMs: 200, moveAfterMs: 10 } as const

/** Centred in the window, in its own size, even if it does not fit. */
export function centredPopup(view: { width: number; height: number }): WindowPlace {
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
 * New top of a popup after opening (specification 001 section 2.2): one that is above the top of the page moves down by
 * that distance, or to 100 px if it exceeds 300 px.
 */
export function correctedTop(top: number): number {
  if (top >= 0) return top
  return -top > mostMovedDown ? fallbackTop : 0
}
