import { describe, expect, it } from 'vitest'
import { filterRows, monitorsOf, readListAddress } from './list-filters'
import { aRow } from '../testing/builders'

const readListFilters = (params: URLSearchParams) => readListAddress(params).filters
const noListFilters = readListFilters(new URLSearchParams())
const now = new Date('2026-11-21T15:00:00Z')
const howard = {
  id: 13,
  code: '13',
  name: 'Howard County Public School System',
  shortName: 'Howard',
  cohort: 5,
}
const ada = { id: 'a', fullName: 'Ada Monitor' }
const bea = { id: 'b', fullName: 'Bea Monitor' }
const rows = [
  aRow({ id: 1, dueOn: '2026-11-20' }),
  aRow({ id: 2, lea: howard, submitState: 4, dueOn: '2026-11-20', lead: ada, monitors: [bea, ada] }),
  aRow({ id: 3, lea: howard, part: 'Part C', submitState: 0, dueOn: null }),
]
const ids = (filters: Partial<Parameters<typeof filterRows>[1]>) =>
  filterRows(rows, { ...noListFilters, ...filters }, now).map((row) => row.id)

describe('filters of the list', () => {
  it('shows everything without a filter', () => expect(ids({})).toEqual([1, 2, 3]))
  it('ignores a search of one character', () => expect(ids({ q: 'h' })).toEqual([1, 2, 3]))
  it('finds by short name from two characters on', () => expect(ids({ q: 'how' })).toEqual([2, 3]))
  it('finds by code', () => expect(ids({ q: '01' })).toEqual([1]))
  it('finds by part', () => expect(ids({ q: 'part c' })).toEqual([3]))
  it('filters by status 0 too', () => expect(ids({ status: '0' })).toEqual([3]))
  it('filters by the whole part', () => expect(ids({ part: 'Part C' })).toEqual([3]))
  it('filters by cohort', () => expect(ids({ cohort: '5' })).toEqual([2, 3]))
  it('finds the agencies of a monitor', () => expect(ids({ monitor: 'b' })).toEqual([2]))
  it('names the reviewer before those who answer for the agency, each once', () =>
    expect(monitorsOf({ lead: ada, monitors: [bea, ada] })).toEqual([ada, bea]))
  it('joins filters', () => expect(ids({ status: '4', q: 'allegany' })).toEqual([]))
  it('counts as overdue only what is due before today and not handed in', () =>
    expect(ids({ overdue: '1' })).toEqual([1]))

  it('counts as overdue a response whose own day has passed, and not one that is due later than the whole', () => {
    const responses = [
      aRow({ id: 4, submitState: 6, dueOn: '2027-03-16', responseDueOn: '2026-11-20' }),
      aRow({ id: 5, submitState: 6, dueOn: '2026-11-01', responseDueOn: '2026-11-30' }),
    ]
    const late = filterRows(responses, { ...noListFilters, overdue: '1' }, now)
    expect(late.map(({ id }) => id)).toEqual([4])
  })

  it('is not overdue on the due day itself in Maryland', () => {
    const overdue = (at: string) =>
      filterRows(rows.slice(0, 1), { ...noListFilters, overdue: '1' }, new Date(at)).length
    expect(overdue('2026-11-21T04:30:00Z')).toBe(0)
    expect(overdue('2026-11-21T05:30:00Z')).toBe(1)
  })
})

it('leaves out of an address what it cannot mean', () => {
  const read = (query: string) => readListFilters(new URLSearchParams(query))
  expect(read('status=77&part=Part%20Z&cohort=9&overdue=yes')).toEqual(noListFilters)
  expect(read('status=3&part=Part%20C&cohort=2&overdue=1&q=ann&monitor=m1')).toEqual({
    status: '3',
    part: 'Part C',
    cohort: '2',
    overdue: '1',
    q: 'ann',
    monitor: 'm1',
  })
})
