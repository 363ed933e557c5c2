/** Where a floating window stands, in pixels of the view. */
export interface WindowPlace {
  left: number
  top: number
  width: number
  height: number
}

/** What windows may lie over: the view without the bar above it. */
export interface WindowView {
  width: number
  height: number
  /** Height of the bar at the top, which windows never cover. */
  top: number
}

/** One press of an arrow key. */
export const keyboardStep = 16
/** Smallest size that a window can still be worked in. */
export const smallestWindow = { width: 320, height: 260 } as const

const within = (least: number, value: number, most: number) =>
  Math.min(Math.max(value, least), Math.max(least, most))

/** What of a window always stays in sight, and how small it can become. */
export interface WindowHold {
  fitted: (wanted: WindowPlace, view: WindowView) => WindowPlace
  resized: (place: WindowPlace, by: { x: number; y: number }, view: WindowView) => WindowPlace
}

/** The place nearest to the wanted one at which the whole window can be seen. */
function fittedWhole(wanted: WindowPlace, view: WindowView): WindowPlace {
  const width = within(Math.min(smallestWindow.width, view.width), wanted.width, view.width)
  const room = view.height - view.top
  const height = within(Math.min(smallestWindow.height, room), wanted.height, room)
  return {
    width,
    height,
    left: within(0, wanted.left, view.width - width),
    top: within(view.top, wanted.top, view.height - height),
  }
}

/** Larger or smaller at the right and the bottom; the upper left corner stays. */
function resizedWhole(place: WindowPlace, by: { x: number; y: number }, view: WindowView): WindowPlace {
  const width = within(smallestWindow.width, place.width + by.x, view.width - place.left)
  const height = within(smallestWindow.height, place.height + by.y, view.height - place.top)
  return fittedWhole({ ...place, width, height }, view)
}

/** Windows that are always seen whole, below the bar: notepads. */
export const wholeInSight: WindowHold = { fitted: fittedWhole, resized: resizedWhole }

/** Of a window that may hang over the edges so much stays in sight, so that it can be taken hold of again. */
const handle = { width: 120, height: 40 } as const
const smallestHanging = { width: 320, height: 320 } as const

/**
 * Windows that may hang over the edges of the view, their title in sight: the calendar, which opens in its own size
 * whatever sticks out (specification 001 section 2.2).
 */
export const titleInSight: WindowHold = {
  fitted: (wanted, view) => ({
    ...wanted,
    left: within(handle.width - wanted.width, wanted.left, view.width - handle.width),
    top: Math.min(wanted.top, Math.max(view.height - handle.height, 0)),
  }),
  resized: (place, by) => ({
    ...place,
    width: Math.max(place.width + by.x, smallestHanging.width),
    height: Math.max(place.height + by.y, smallestHanging.height),
  }),
}

/** Moved by so many pixels, never out of sight. */
export function movedPlace(
  place: WindowPlace,
  by: { x: number; y: number },
  view: WindowView,
  hold: WindowHold = wholeInSight,
): WindowPlace {
  const top = Math.max(place.top + by.y, 0)
  return hold.fitted({ ...place, left: place.left + by.x, top }, view)
}

/** Heights of the title with its controls, and of the foot with its buttons, that another window must not cover. */
const controls = { title: 64, foot: 62 } as const
const gap = 12

function meet(one: WindowPlace, other: WindowPlace): boolean {
  const aside = one.left >= other.left + other.width || other.left >= one.left + one.width
  return !aside && one.top < other.top + other.height && other.top < one.top + one.height
}

/** Whether a window that lies on top of another one hides what that one is worked with. */
export function coversControls(upper: WindowPlace, lower: WindowPlace): boolean {
  const foot = { ...lower, top: lower.top + lower.height - controls.foot, height: controls.foot }
  return meet(upper, { ...lower, height: controls.title }) || meet(upper, foot)
}

/**
 * Where the next window opens: from the right to the left beside the others; where there is no room beside them, between
 * title and foot of one that is there, a little aside. Only a view that is full covers controls.
 */
export function firstPlace(width: number, others: readonly WindowPlace[], view: WindowView): WindowPlace {
  const tallest = Math.min(600, view.height - view.top - 24)
  const columns = Math.max(1, Math.floor((view.width - 2 * gap) / (width + gap)))
  const at = (column: number, level: number) =>
    fittedWhole(
      {
        width,
        height: tallest - level * (controls.title + controls.foot),
        left: view.width - 2 * gap - (column + 1) * width - column * gap - level * 2 * gap,
        top: view.height - gap - tallest + level * controls.title,
      },
      view,
    )
  const deepest = Math.floor((tallest - smallestWindow.height) / (controls.title + controls.foot))
  for (let level = 0; level <= Math.max(0, deepest); level++) {
    for (let column = 0; column < columns; column++) {
      const place = at(column, level)
      if (!others.some((other) => coversControls(place, other))) return place
    }
  }
  const aside = (others.length % 5) * 28
  const last = at(0, 0)
  return fittedWhole({ ...last, left: last.left - aside, top: last.top - aside }, view)
}

/** What an arrow key does to a window whose grip has the focus: moves it, with Shift makes it larger or smaller. */
export function placeByKey(
  place: WindowPlace,
  press: { key: string; shiftKey: boolean },
  view: WindowView,
  hold: WindowHold = wholeInSight,
): WindowPlace | null {
  const by = {
    ArrowLeft: { x: -keyboardStep, y: 0 },
    ArrowRight: { x: keyboardStep, y: 0 },
    ArrowUp: { x: 0, y: -keyboardStep },
    ArrowDown: { x: 0, y: keyboardStep },
  }[press.key]
  if (!by) return null
  return press.shiftKey ? hold.resized(place, by, view) : movedPlace(place, by, view, hold)
}
