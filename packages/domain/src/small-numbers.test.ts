import { describe, expect, it, test } from 'vitest'
import { countText, isShownShare, shownParts, shownTable, type ShownCount } from './small-numbers.js'

const texts = (parts: number[], smallest?: number) => {
  const shown = shownParts(parts, smallest)
  return [...shown.parts, shown.total].map(countText)
}

// Worked example 24.
test('hides a small part and the next smallest beside it', () => {
  expect(texts([4, 12, 30])).toEqual(['n<10', 'hidden', '30', '46'])
})

test.each([
  ['nothing is small', [10, 12], ['10', '12', '22']],
  ['two are small already', [4, 3, 30], ['n<10', 'n<10', '30', '37']],
  ['there is no other part', [4], ['n<10', 'n<10']],
  ['the next smallest stands first', [12, 4, 30], ['hidden', 'n<10', '30', '46']],
  ['nobody is in a part', [0, 40, 50], ['n<10', 'hidden', '50', '90']],
  ['two hidden parts are nobody', [0, 0, 30], ['n<10', 'n<10', 'hidden', '30']],
  ['two hidden parts can only be nine', [9, 9, 30], ['n<10', 'n<10', 'hidden', '48']],
  ['the next smallest can only be ten', [0, 10, 30], ['n<10', 'hidden', 'hidden', '40']],
  ['nothing but the total is left to hide', [0, 10], ['n<10', 'hidden', 'hidden']],
])('when %s', (_when, parts, shown) => {
  expect(texts(parts)).toEqual(shown)
})

test('takes another smallest number', () => {
  expect(texts([4, 12, 30], 5)).toEqual(['n<5', 'hidden', '30', '46'])
})

test('shows a percent only where its denominator may be shown', () => {
  expect([isShownShare(9), isShownShare(10)]).toEqual([false, true])
})

test('hides by rows and columns in turn', () => {
  const { cells, rowTotals, columnTotals, total } = shownTable([
    [4, 20, 30],
    [25, 40, 50],
    [35, 60, 70],
  ])
  expect(cells.map((row) => row.map(countText))).toEqual([
    ['n<10', 'hidden', '30'],
    ['hidden', 'hidden', '50'],
    ['35', '60', '70'],
  ])
  expect([...rowTotals, ...columnTotals, total].every(({ shown }) => shown)).toBe(true)
})

/** Every value of each count that is consistent with the published table, for a reader who knows the rules. */
function possible(counts: number[][], smallest: number, most: number): Set<number>[] {
  const shown = shownTable(counts, smallest)
  const columns = counts[0]?.length ?? 0
  const published = [...shown.cells.flat(), ...shown.rowTotals, ...shown.columnTotals, shown.total]
  // Where no count is marked as small, none of the hidden ones is known not to be.
  const saysSmall = published.some((one) => !one.shown && one.text !== 'hidden')
  const fits = (one: ShownCount | undefined, value: number) =>
    one === undefined ||
    (one.shown ? one.value === value : !saysSmall || (one.text === 'hidden') === value >= smallest)
  const found = published.map(() => new Set<number>())
  const tried: number[] = []
  const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)
  const walk = () => {
    if (tried.length === counts.length * columns) {
      const rows = counts.map((_row, row) => tried.slice(row * columns, (row + 1) * columns))
      const all = [
        ...tried,
        ...rows.map(sum),
        ...(rows[0] ?? []).map((_value, column) => sum(rows.map((row) => row[column] ?? 0))),
        sum(tried),
      ]
      if (all.every((value, at) => fits(published[at], value)))
        all.forEach((value, at) => found[at]?.add(value))
      return
    }
    const cell = published[tried.length]
    for (let value = cell?.shown ? cell.value : 0; value <= (cell?.shown ? cell.value : most); value++) {
      if (!fits(cell, value)) continue
      tried.push(value)
      walk()
      tried.pop()
    }
  }
  walk()
  return found.filter((_values, at) => published[at]?.shown === false)
}

/** Pseudo-random integers below `end`, the same in every run. */
function numbers(seed: number): (end: number) => number {
  let state = seed
  return (end) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * end)
  }
}

describe('no hidden number can be worked out', () => {
  it('from any small table of two rows and two columns', () => {
    for (let code = 0; code < 5 ** 4; code++) {
      const [a = 0, b = 0, c = 0, d = 0] = [0, 1, 2, 3].map((at) => Math.floor(code / 5 ** at) % 5)
      const counts = [
        [a, b],
        [c, d],
      ]
      for (const values of possible(counts, 3, 5)) expect([counts, values.size > 1]).toEqual([counts, true])
    }
  })

  it('not even from whether it is small, where all are hidden', () => {
    expect(texts([1, 1], 2)).toEqual(['hidden', 'hidden', 'hidden'])
  })

  it('from tables of two rows and three columns', () => {
    const next = numbers(24)
    for (let run = 0; run < 60; run++) {
      const counts = [0, 1].map(() => [0, 1, 2].map(() => next(5)))
      for (const values of possible(counts, 3, 5)) expect([counts, values.size > 1]).toEqual([counts, true])
    }
  })
})
