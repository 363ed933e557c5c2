import type { ComparedRow, TextPiece } from '@portal/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareTexts } from './compare-texts.js'

/** Pieces as a text, what is marked in brackets. */
const shown = (pieces: readonly TextPiece[]) =>
  pieces.map(({ text, marked }) => (marked ? `[${text}]` : text)).join('')
const lines = (rows: readonly ComparedRow[]) =>
  rows.map(({ kind, older, newer }) => [kind, shown(older), shown(newer)])
const text = (pieces: readonly TextPiece[]) => pieces.map((piece) => piece.text).join('')

const purpose = 'The purpose of this policy is to find every child with a disability.'
const limit = (days: string) => `The evaluation is complete within ${days} days of the written consent.`

describe('two texts', () => {
  it('stand side by side with the changed words marked', () => {
    const { rows, changed, removed, added } = compareTexts(
      ['Child find', purpose, limit('90 calendar'), 'Screening forms are kept in the school office.'],
      ['Child find', purpose, limit('60'), 'Parents receive the procedural safeguards in their language.'],
    )
    expect(lines(rows)).toEqual([
      ['same', 'Child find', 'Child find'],
      ['same', purpose, purpose],
      ['changed', limit('[90 calendar]'), limit('[60]')],
      ['removed', '[Screening forms are kept in the school office.]', ''],
      ['added', '', '[Parents receive the procedural safeguards in their language.]'],
    ])
    expect({ changed, removed, added }).toEqual({ changed: 1, removed: 1, added: 1 })
  })

  it('keep their order when a passage comes in between', () => {
    const { rows } = compareTexts(
      [limit('60'), 'The team meets within thirty days.'],
      ['A new first section about referrals by doctors.', limit('45'), 'The team meets within 30 days.'],
    )
    expect(rows.map(({ kind }) => kind)).toEqual(['added', 'changed', 'changed'])
  })

  it('are the same where only blanks and the form of quotation marks differ', () => {
    const { rows } = compareTexts(["The  child's “plan”\u00a0stands."], ['The child’s "plan" stands. '])
    expect(rows.map(({ kind }) => kind)).toEqual(['same'])
  })

  it.each<[string, string[], string[], string[]]>([
    ['nothing at all', [], [], []],
    ['nothing before', [], ['A'], ['added']],
    ['nothing after', ['A'], [], ['removed']],
    ['all of it', ['A', 'B'], ['A', 'B'], ['same', 'same']],
  ])('have in common %s', (_what, older, newer, kinds) => {
    expect(compareTexts(older, newer).rows.map(({ kind }) => kind)).toEqual(kinds)
  })

  it('lose no word on either side, whatever they are', () => {
    const passages = fc.array(fc.constantFrom('a b c d', 'a b c e', 'x y', 'a  b c d', 'q', 'x y z w'))
    fc.assert(
      fc.property(passages, passages, (older, newer) => {
        const { rows } = compareTexts(older, newer)
        const side = (name: 'older' | 'newer') =>
          rows.filter((row) => row[name].length > 0).map((row) => text(row[name]))
        expect([side('older'), side('newer')]).toEqual([older, newer])
        for (const { kind, older: left, newer: right } of rows)
          expect([left.length > 0, right.length > 0]).toEqual([kind !== 'added', kind !== 'removed'])
      }),
    )
  })

  it('are compared in bounded time when they are long and have nothing in common', () => {
    const many = (word: string) => Array.from({ length: 3000 }, (_, at) => `${word} ${at} ${word}${at * 7}`)
    const began = performance.now()
    const { removed, added } = compareTexts(many('left'), many('right'))
    expect([removed, added]).toEqual([3000, 3000])
    const words = (word: string) => [Array.from({ length: 60_000 }, (_, at) => `${word}${at % 50}`).join(' ')]
    expect(compareTexts(words('one'), words('two')).rows).toHaveLength(2)
    expect(performance.now() - began).toBeLessThan(10_000)
  })
})
