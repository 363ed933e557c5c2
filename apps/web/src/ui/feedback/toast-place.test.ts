import { expect, it } from 'vitest'
import { surfacesOf, toastPlace } from './toast-place'

const phone = { width: 390, height: 844 }
const atFoot = { top: 760, bottom: 832, left: 12, right: 378 }
const atTop = { top: 12, bottom: 84, left: 12, right: 378 }
const laptop = { width: 1280, height: 800 }
const onLaptop = { top: 700, bottom: 780, left: 920, right: 1260 }

it.each([
  ['keeps its place while nothing lies over the page', phone, atFoot, [], undefined],
  [
    'keeps its place above a sheet that leaves room',
    phone,
    atTop,
    [{ box: { top: 600, bottom: 844, left: 0, right: 390 }, foot: 770, modal: true }],
    undefined,
  ],
  [
    'leaves the title and the buttons of a sheet of full height in sight',
    phone,
    atTop,
    [{ box: { top: 26, bottom: 844, left: 0, right: 390 }, foot: 770, modal: true }],
    { bottom: 86 },
  ],
  [
    'leaves the buttons of a window that fills the screen in sight',
    phone,
    atFoot,
    [{ box: { top: 102, bottom: 844, left: 0, right: 390 }, foot: 720, modal: false }],
    { bottom: 136 },
  ],
  [
    'goes below the bar while a window lies in its place',
    laptop,
    onLaptop,
    [{ box: { top: 188, bottom: 784, left: 806, right: 1256 }, foot: 740, modal: false }],
    { top: 68 },
  ],
  [
    'keeps its place while a window lies elsewhere',
    laptop,
    onLaptop,
    [{ box: { top: 150, bottom: 650, left: 360, right: 915 }, foot: 600, modal: false }],
    undefined,
  ],
])('a toast %s', (_case, view, usual, surfaces, place) => {
  expect(toastPlace(view, usual, surfaces)).toEqual(place)
})

it('knows open dialogs and windows, not minimized ones', () => {
  document.body.innerHTML = `
    <div data-scope="dialog" data-part="content" data-state="open"><div data-part="footer"></div></div>
    <div data-scope="dialog" data-part="content" data-state="closed"></div>
    <section data-window></section>
    <section data-window hidden></section>`
  expect(surfacesOf(document).map(({ modal }) => modal)).toEqual([true, false])
  document.body.innerHTML = ''
})
