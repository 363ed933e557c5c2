import { describe, expect, it } from 'vitest'
import { undocumented } from './docstrings.mjs'

const found = (/** @type {string} */ source) => undocumented(source, 'rules.ts')

describe('the check of docstrings', () => {
  it.each([
    ['a function', 'export function may() {}'],
    ['an asynchronous one', 'export async function may() {}'],
    ['an arrow function', 'export const may = () => true'],
    ['one below a comment that is no docstring', '// Why.\nexport function may() {}'],
  ])('fails on %s', (_, source) => {
    expect(found(source)).toHaveLength(1)
  })

  it.each([
    ['a docstring', '/** Whether. */\nexport function may() {}'],
    ['what is not exported', 'function may() {}'],
    ['a value', 'export const most = 3'],
    [
      'overloads',
      '/** Whether. */\nexport function may(a: 1): 1\nexport function may(a: 2): 2\nexport function may(a: number) { return a }',
    ],
  ])('passes %s', (_, source) => {
    expect(found(source)).toEqual([])
  })
})
