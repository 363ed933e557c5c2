import { expect, test } from 'vitest'
import { avatarColour, initials } from './avatar'

test('takes the first letter of each name part in upper case', () => {
  expect(initials('dana whitfield')).toBe('DW')
  expect(initials('  José  Ángel de la Cruz ')).toBe('JÁDLC')
  expect(initials('')).toBe('')
})

test('gives one name one of twenty colours, always the same', () => {
  const names = Array.from({ length: 500 }, (_, i) => `Person ${i}`)
  const colours = new Set(names.map(avatarColour))
  expect(Math.min(...colours)).toBe(1)
  expect(Math.max(...colours)).toBe(20)
  expect(colours.size).toBe(20)
  expect(avatarColour('Dana Whitfield')).toBe(avatarColour('Dana Whitfield'))
})
