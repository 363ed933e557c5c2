import { expect, it } from 'vitest'
import { globalCss } from './global-css'
import tokens from './tokens.json'

const sources = import.meta.glob<string>(['../../**/*.ts', '../../**/*.tsx', '../../**/*.css'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

// An em of a media query is the browser's own text: whoever doubles that sees the page as at 200 % zoom.
it('asks for the width of the window in em and nowhere in pixels', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(300)
  const inPixels = Object.entries(sources)
    .filter(([file, text]) => !file.includes('.test.') && /m(?:in|ax)-width: *[\d.]+px/.test(text))
    .map(([file]) => file)
  expect(inPixels).toEqual([])
})

it('gives the frame of the portal sizes that follow the text', () => {
  const { sidebar, topbar, navigator, rail, drawer } = tokens.tokens.sizes
  for (const { value } of [sidebar, topbar, navigator, rail, drawer]) expect(value).toMatch(/^[\d.]+rem$/)
})

it('keeps what is current or chosen apart where the system chooses the colours', () => {
  const rules = Object.entries(globalCss).filter(([, rule]) => JSON.stringify(rule).includes('forced-colors'))
  for (const state of ['aria-current', 'aria-selected', 'aria-pressed'])
    expect(rules.some(([selector]) => selector.includes(state))).toBe(true)
})
