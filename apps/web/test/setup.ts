import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, expect } from 'vitest'

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 5000 })

// As in Playwright: a button with a reason stays focusable, and counts as disabled.
const isOff = (element: Element) =>
  element.matches(':disabled') || element.getAttribute('aria-disabled') === 'true'
expect.extend({
  toBeDisabled: (element: Element) => ({
    pass: isOff(element),
    message: () => `${element.outerHTML} is ${isOff(element) ? '' : 'not '}disabled.`,
  }),
  toBeEnabled: (element: Element) => ({
    pass: !isOff(element),
    message: () => `${element.outerHTML} is ${isOff(element) ? 'not ' : ''}enabled.`,
  }),
})

afterEach(() => {
  cleanup()
  // Files share one document: a button that one test put there would take the first Tab of another.
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
})

// Browser interfaces that jsdom lacks and that the design system needs.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
} as unknown as typeof ResizeObserver
globalThis.matchMedia ??= ((query: string) => ({
  matches: false,
  media: query,
  onchange: null,
  addListener() {},
  removeListener() {},
  addEventListener() {},
  removeEventListener() {},
  dispatchEvent: () => false,
})) as unknown as typeof matchMedia
Element.prototype.scrollTo ??= () => {}
Element.prototype.scrollIntoView ??= () => {}
globalThis.scrollTo = () => {}

// jsdom has no layout: virtual lists read these two.
Object.defineProperties(Element.prototype, {
  clientHeight: { configurable: true, get: () => 600 },
  clientWidth: { configurable: true, get: () => 800 },
})
