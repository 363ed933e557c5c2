import { expect, it } from 'vitest'
import { lastPlace, placesAfterMove } from './contact-order'

const rowsOf = (...places: number[]) => places.map((sortOrder, index) => ({ id: `u${index}`, sortOrder }))

/** Ids in the order of their places once the changes are written; ties stay as they were. */
function after(rows: ReturnType<typeof rowsOf>, from: number, to: number): string[] {
  const changes = new Map(placesAfterMove(rows, from, to).map(({ row, sortOrder }) => [row.id, sortOrder]))
  return rows
    .map(({ id, sortOrder }) => ({ id, place: changes.get(id) ?? sortOrder }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ id }) => id)
}

it.each([
  ['to the front', 2, 0, ['u2', 'u0', 'u1', 'u3']],
  ['to the end', 0, 3, ['u1', 'u2', 'u3', 'u0']],
  ['one up', 2, 1, ['u0', 'u2', 'u1', 'u3']],
  ['one down', 1, 2, ['u0', 'u2', 'u1', 'u3']],
] as const)('moves %s, with room and without', (_title, from, to, order) => {
  for (const places of [
    [10, 20, 30, 40],
    [0, 0, 0, 0],
    [0, 1, 2, 3],
  ])
    expect([places, after(rowsOf(...places), from, to)]).toEqual([places, order])
})

it('writes one contact where there is room between its new neighbours', () => {
  expect(placesAfterMove(rowsOf(10, 20, 30), 2, 1)).toEqual([
    { row: { id: 'u2', sortOrder: 30 }, sortOrder: 15 },
  ])
})

it('writes nothing for a move to nowhere', () => {
  const rows = rowsOf(10, 20)
  for (const [from, to] of [
    [0, 0],
    [0, -1],
    [1, 2],
    [5, 0],
  ] as const)
    expect(placesAfterMove(rows, from, to)).toEqual([])
})

it('adds at the end', () => {
  expect(lastPlace([])).toBe(10)
  expect(lastPlace(rowsOf(5, 40, 12))).toBe(50)
})
