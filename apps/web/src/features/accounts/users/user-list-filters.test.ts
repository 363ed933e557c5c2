import { expect, test } from 'vitest'
import { readSort, writeSort } from '../../../ui/list/list-order'
import { searchedFor } from '../../../lib/lists/searched-for'
import { readUserAddress } from './user-list-filters'

test('reads filters and order from an address', () => {
  const address = 'tab=1&jurisdiction=13&show=disabled&q=ann+b&role=LocalUser&sort=fullName,-lastLoginDate'
  expect(readUserAddress(new URLSearchParams(address))).toMatchObject({
    filters: { jurisdiction: '13', show: 'disabled', q: 'ann b', role: 'LocalUser' },
    sort: 'fullName,-lastLoginDate',
  })
})

test.each(['jurisdiction=x&show=nothing', 'jurisdiction=-2', 'jurisdiction=1.5', 'show=all&sort=secret', ''])(
  'takes the address %j for no filters',
  (address) => {
    expect(readUserAddress(new URLSearchParams(address))).toMatchObject({
      filters: { jurisdiction: '', show: '', q: '', role: '' },
      sort: '',
    })
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
