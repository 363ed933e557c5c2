import { expect, test } from 'vitest'
import { expandedSections } from './expanded-sections.js'

test('keeps each index once, in ascending order', () => {
  expect(expandedSections([3, 0, 3, 1, 0])).toEqual([0, 1, 3])
})

test('drops what is no index', () => {
  expect(expandedSections([2, -1, 1.5, Number.NaN])).toEqual([2])
})
