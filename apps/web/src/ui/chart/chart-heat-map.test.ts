import { expect, it } from 'vitest'
import { shortened } from './chart-heat-map'

it('shortens a name to its place, with its sign of that within it', () => {
  expect(shortened('Kent County', 144)).toBe('Kent County')
  // 390 px of a phone leave some 100 for the names.
  expect(shortened('Montgomery County', 92)).toBe('Montgomery…')
  expect(shortened('Anne Arundel County', 92)).toBe('Anne Arunde…')
  expect(shortened('Prince George’s County', 92).length * 7.2).toBeLessThanOrEqual(92)
})
