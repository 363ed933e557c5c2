import { expect, test } from 'vitest'
import { isMaskedReference, maskedReference } from './student-mask.js'

test.each([
  ['S-2041', '••••41'],
  ['MD-0019-2293', '••••93'],
  ['S-204', '••••'],
  ['7', '••••'],
  ['  S-2041 ', '••••41'],
])('shows %s as %s', (reference, shown) => {
  expect(maskedReference(reference)).toBe(shown)
  expect(isMaskedReference(shown)).toBe(true)
  expect(isMaskedReference(reference)).toBe(false)
})
