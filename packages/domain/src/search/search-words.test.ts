import { expect, it } from 'vitest'
import { excerptOf, markWords, searchWords } from './search-words.js'

it.each([
  ['two words', 'child  find', ['child', 'find']],
  ['a number of a finding', 'F-2026-01-B-0001', ['F', '2026', '01', 'B', '0001']],
  ['a citation', '34 CFR 300.320(a)(2)', ['34', 'CFR', '300', '320', 'a', '2']],
  ['words of other scripts', 'École № 5 Ωmega 学校', ['École', '5', 'Ωmega', '学校']],
  ['what looks like a query', "a' | !b & (c:*) <-> 'd\\", ['a', 'b', 'c', 'd']],
  ['a word twice', 'no no', ['no']],
  ['signs alone', '%_--**', []],
])('reads %s', (_name, text, words) => {
  expect(searchWords(text)).toEqual(words)
})

it('takes at most twelve words of at most sixty letters', () => {
  const words = searchWords(`${'x'.repeat(300)} ${Array.from({ length: 30 }, (_, i) => `w${i}`).join(' ')}`)
  expect(words).toHaveLength(12)
  expect(words[0]).toHaveLength(60)
})

it('marks the beginnings of words, and one letter only where it is the word', () => {
  const marked = (text: string, words: string[]) =>
    markWords(text, words)
      .map(({ text: part, isMatch }) => (isMatch ? `[${part}]` : part))
      .join('')
  expect(marked('Transition planning, part B', ['trans', 'b'])).toBe('[Trans]ition planning, part [B]')
  expect(marked('Nothing of it', ['x'])).toBe('Nothing of it')
  expect(marked('plan planning', ['plan', 'planni'])).toBe('[plan] [planni]ng')
})

it('shows a long text where the word stands', () => {
  const text = `${'before '.repeat(60)}needle ${'after '.repeat(60)}`
  const shown = excerptOf(text, ['needle'])
  expect(shown).toMatch(/^…(?:before )+needle (?:after ?)+…$/)
  expect(shown.length).toBeLessThan(200)
  expect(excerptOf('Short.\n  Text', ['x'])).toBe('Short. Text')
  expect(excerptOf('word '.repeat(80), ['x'])).toMatch(/^word .*…$/)
})
