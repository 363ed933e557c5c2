import { expect, test } from 'vitest'
import { changedAddress, readStateAddress } from './use-state-address'

test('reads what an address can mean and leaves the rest out', () => {
  expect(
    readStateAddress(
      new URLSearchParams('year=2026&part=Part B&cohort=2&caseload=mine&attention=idle&page=3'),
    ),
  ).toMatchObject({ year: '2026', part: 'Part B', cohort: 2, mine: true, attention: 'idle', page: 3 })
  expect(
    readStateAddress(new URLSearchParams('year=0&part=Part D&cohort=7&caseload=all&attention=x&page=-1')),
  ).toEqual({
    year: '0',
    part: '',
    cohort: null,
    mine: false,
    q: '',
    attention: '',
    sort: '',
    page: 1,
    pageSize: 25,
  })
})

test('goes back to the first page when something else changes, and keeps what it does not know', () => {
  const params = new URLSearchParams('part=Part B&page=3&other=1')
  expect(changedAddress(params, { part: '', mine: true }).toString()).toBe('other=1&caseload=mine')
  expect(changedAddress(params, { page: 4 }).get('page')).toBe('4')
  expect(changedAddress(params, { mine: false, cohort: 3 }).toString()).toBe('part=Part+B&other=1&cohort=3')
})
