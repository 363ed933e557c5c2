import { describe, expect, it } from 'vitest'
import { keysOf } from './mark-keys'

const choices = (...marks: string[]) => marks.map((mark) => ({ value: mark, mark }))

describe('keys of answers', () => {
  it.each([
    [['Y', 'N', 'NA'], { y: 'Y', n: 'N', a: 'NA' }],
    [['Met', 'Not met', 'NA', 'Pending'], { m: 'Met', n: 'Not met', a: 'NA', p: 'Pending' }],
    [['1', '2'], { '1': '1', '2': '2' }],
    [['A', 'A'], { a: 'A' }],
  ])('of %j', (marks, keys) => {
    expect(Object.fromEntries(keysOf(choices(...marks)))).toEqual(keys)
  })
})
