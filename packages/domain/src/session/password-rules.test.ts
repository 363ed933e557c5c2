import { describe, expect, it } from 'vitest'
import { passwordProblems } from './password-rules.js'

describe('the rules of a new password', () => {
  it.each(['Compliance#2027', 'Aa1 aaaaaaaa', `Aa1!${'x'.repeat(124)}`, 'Ünïcode-Straße9'])(
    'accept %s',
    (password) => {
      expect(passwordProblems(password)).toEqual([])
    },
  )

  it.each([
    ['Aa1!aaaaaaa', ['at least 12 characters']],
    [`Aa1!${'x'.repeat(125)}`, ['at most 128 characters']],
    ['aaaaaaaaaaa1!', ['uppercase']],
    ['AAAAAAAAAAA1!', ['lowercase']],
    ['Aaaaaaaaaaaa!', ['digit']],
    ['Aaaaaaaaaaaa1', ['non alphanumeric']],
    ['', ['at least 12', 'uppercase', 'lowercase', 'digit', 'non alphanumeric']],
  ])('say of %s what is missing', (password, words) => {
    const problems = passwordProblems(password)
    expect(problems).toHaveLength(words.length)
    for (const [index, word] of words.entries()) expect(problems[index]).toContain(word)
  })

  it('count characters, not code units', () => {
    expect(passwordProblems('Aa1!😀😀😀😀')).toHaveLength(1)
    expect(passwordProblems('Aa1!😀😀😀😀😀😀😀😀')).toEqual([])
  })
})
