import { describe, expect, it } from 'vitest'
import { holdsName, passwordProblems } from './password-rules.js'

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

describe('a password with a part of the name', () => {
  it.each([
    ['Maria Lopez', 'xxLOPEZ#2026aa', true],
    ['Maria Lopez', 'my-maria-#2026', true],
    ['Maria Lopez', 'Lope#Mari-2026', false],
    ['Ann Lee', 'AnnLee#2026-xyz', false],
    ['José Peña', 'Pena#Harbor2026', true],
    ['Jose Pena', 'PEÑA#Harbor2026', true],
    ["Siobhan O'Brien", 'xbrien#Harbor26', true],
    ['Anne-Marie Li', 'Anne#Harbor2026', true],
    ['Ольга Иванова', 'xИВАНОВАx#2026', true],
    ['Νίκος Παππάς', 'ΠΑΠΠΑΣ#harbor26', true],
    ['Karl Strauß', 'STRAUSS#harbor26', true],
    ['山田太郎', 'Aa1#山田太郎-2026', true],
    ['', 'Aa1#Harbor-2026', false],
    ['1234 5678', 'Aa1#Harbor-1234', false],
  ])('%s, %s: %s', (name, password, holds) => {
    expect(holdsName(password, name)).toBe(holds)
  })
})
