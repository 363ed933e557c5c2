import { expect, test } from 'vitest'
import { readSort, writeSort } from '../../../ui/list/list-order'
import { searchedFor } from '../../../lib/lists/searched-for'
import { noFilters, readFilters, writeFilters } from './user-list-filters'

test('reads back what it wrote into an address', () => {
  const filters = {
    leaId: 13,
    show: 'disabled',
    search: 'ann b',
    role: 'LocalUser',
    sort: 'fullName,-lastLoginDate',
  } as const
  expect(readFilters(writeFilters(new URLSearchParams('tab=1'), filters))).toEqual(filters)
})

test('writes nothing for filters that filter nothing, and leaves the rest of the address alone', () => {
  const written = writeFilters(new URLSearchParams('tab=1&q=ann&show=active'), noFilters)
  expect(String(written)).toBe('tab=1')
})

test.each(['jurisdiction=x&show=nothing', 'jurisdiction=-2', 'jurisdiction=1.5', ''])(
  'takes the address %j for no filters',
  (address) => {
    expect(readFilters(new URLSearchParams(address))).toEqual(noFilters)
  },
)

test.each([
  ['', null],
  ['a', null],
  [' a ', null],
  ['an', 'an'],
  [' ann ', 'ann'],
])('searches for %j as %j', (typed, search) => {
  expect(searchedFor(typed)).toBe(search)
})

test('reads and writes the order of several columns', () => {
  const sorting = [
    { id: 'role', desc: false },
    { id: 'lastLoginDate', desc: true },
  ]
  expect(writeSort(sorting)).toBe('role,-lastLoginDate')
  expect(readSort('role,-lastLoginDate')).toEqual(sorting)
  expect(readSort('')).toEqual([])
})
