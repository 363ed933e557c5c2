import { describe, expect, it, test } from 'vitest'
import {
  coversControls,
  firstPlace,
  movedPlace,
  placeByKey,
  titleInSight,
  wholeInSight,
  type WindowPlace,
} from './window-place.js'

const view = { width: 1280, height: 800, top: 56 }
const place = { left: 100, top: 100, width: 450, height: 500 }

describe('a window', () => {
  it('never leaves the view, nor covers the bar', () => {
    expect(movedPlace(place, { x: -500, y: -500 }, view)).toMatchObject({ left: 0, top: 56 })
    expect(movedPlace(place, { x: 5000, y: 5000 }, view)).toMatchObject({ left: 830, top: 300 })
  })
  it('grows to the right and down, not beyond the view, nor below its smallest size', () => {
    expect(wholeInSight.resized(place, { x: 5000, y: 5000 }, view)).toEqual({
      ...place,
      width: 1180,
      height: 700,
    })
    expect(wholeInSight.resized(place, { x: -5000, y: -5000 }, view)).toEqual({
      ...place,
      width: 320,
      height: 260,
    })
  })
  it('fits a view that is smaller than its smallest size', () => {
    expect(wholeInSight.fitted(place, { width: 300, height: 200, top: 56 })).toEqual({
      left: 0,
      top: 56,
      width: 300,
      height: 144,
    })
  })
})

describe('a window that may hang over the edges', () => {
  const calendar = { left: 360, top: 150, width: 560, height: 500 }

  it('keeps its title in sight and a size that can be used', () => {
    expect(movedPlace(calendar, { x: -5000, y: -5000 }, view, titleInSight)).toEqual({
      ...calendar,
      left: -440,
      top: 0,
    })
    expect(movedPlace(calendar, { x: 5000, y: 5000 }, view, titleInSight)).toEqual({
      ...calendar,
      left: 1160,
      top: 760,
    })
    expect(titleInSight.resized(calendar, { x: -5000, y: -5000 }, view)).toEqual({
      ...calendar,
      width: 320,
      height: 320,
    })
  })
  it('opens in its own size whatever sticks out, and is found again in a smaller view', () => {
    const low = { ...calendar, top: -50 }
    expect(titleInSight.fitted(low, { width: 1280, height: 400, top: 56 })).toEqual(low)
    expect(titleInSight.fitted(calendar, { width: 400, height: 120, top: 56 })).toMatchObject({
      left: 280,
      top: 80,
    })
  })
  it('follows the arrow keys as the others do', () => {
    const press = (key: string, shiftKey: boolean) =>
      placeByKey(calendar, { key, shiftKey }, view, titleInSight)
    expect(press('ArrowLeft', false)).toEqual({ ...calendar, left: 344 })
    expect(press('ArrowDown', true)).toEqual({ ...calendar, height: 516 })
    expect(press('a', false)).toBeNull()
  })
})

test.each([
  ['ArrowLeft', false, { left: 84 }],
  ['ArrowRight', false, { left: 116 }],
  ['ArrowUp', false, { top: 84 }],
  ['ArrowDown', false, { top: 116 }],
  ['ArrowRight', true, { width: 466 }],
  ['ArrowUp', true, { height: 484 }],
])('%s with Shift %s', (key, shiftKey, change) => {
  expect(placeByKey(place, { key, shiftKey }, view)).toEqual({ ...place, ...change })
})

test('other keys leave a window where it is', () => {
  expect(placeByKey(place, { key: 'a', shiftKey: false }, view)).toBeNull()
})

test.each([
  [1440, 900, 3],
  [1280, 800, 3],
  [1024, 768, 3],
  [800, 900, 3],
  [1920, 1080, 8],
])('in %i by %i windows that are opened in a row leave each other their controls', (width, height, count) => {
  const places: WindowPlace[] = []
  const sight = { width, height, top: 56 }
  for (let n = 0; n < count; n++) places.push(firstPlace(450, places, sight))
  for (const [index, place] of places.entries()) {
    expect(wholeInSight.fitted(place, sight)).toEqual(place)
    for (const lower of places.slice(0, index)) expect(coversControls(place, lower)).toBe(false)
  }
})

test('a window goes where one was moved away, and opens aside of the others in a view that is full', () => {
  const first = firstPlace(450, [], view)
  expect(firstPlace(450, [{ ...first, left: 0, width: 320 }], view)).toEqual(first)
  const places: WindowPlace[] = []
  for (let n = 0; n < 20; n++) places.push(firstPlace(450, places, { width: 700, height: 500, top: 56 }))
  expect(new Set(places.slice(-3).map(({ left }) => left)).size).toBe(3)
})
