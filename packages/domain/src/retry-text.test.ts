import { expect, it } from 'vitest'
import { retryText } from './retry-text.js'

it.each([
  [0.2, 'Please try again in 1 second.'],
  [30, 'Please try again in 30 seconds.'],
  [119, 'Please try again in 119 seconds.'],
  [121, 'Please try again in 3 minutes.'],
  [900, 'Please try again in 15 minutes.'],
])('says when %s seconds are over', (seconds, text) => {
  expect(retryText(seconds)).toBe(text)
})
