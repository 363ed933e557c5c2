import { describe, expect, it } from 'vitest'
import { filtersSet } from '../../ui/list/filter-bar'
import { queryOf } from '../../ui/list/list-address'
import { auditVariables, readAddress } from './audit-filters'

const read = (query: string) => readAddress(new URLSearchParams(query))

describe('address of the audit trail', () => {
  it('asks for the newest 25 entries when it says nothing', () => {
    expect(auditVariables(read(''))).toEqual({
      filter: {
        q: null,
        actorId: null,
        action: null,
        targetType: null,
        targetId: null,
        leaId: null,
        year: null,
        from: null,
        to: null,
      },
      page: 1,
      pageSize: 25,
      order: 'newest',
    })
    expect(filtersSet(read('').filters)).toBe(0)
  })

  it('carries every filter', () => {
    const query =
      'q=reset&actorId=u1&action=signIn&targetType=user&targetId=u2&leaId=3&year=2026&from=2026-11-01&to=2026-11-21'
    const address = read(`${query}&page=3&size=100&order=oldest`)
    expect(auditVariables(address)).toEqual({
      filter: {
        q: 'reset',
        actorId: 'u1',
        action: 'signIn',
        targetType: 'user',
        targetId: 'u2',
        leaId: 3,
        year: 2026,
        from: '2026-11-01',
        to: '2026-11-21',
      },
      page: 3,
      pageSize: 100,
      order: 'oldest',
    })
    expect(new URLSearchParams(queryOf(address.filters)).toString()).toBe(query)
  })

  it.each(['page=0', 'page=-1', 'page=x', 'page=1e9', 'size=7', 'leaId=abc', 'from=yesterday', 'order=up'])(
    'leaves out what it cannot mean: %s',
    (query) => {
      expect(read(query)).toEqual(read(''))
    },
  )

  it('keeps a year that cannot be, so that the list says so', () => {
    expect(read('year=20.5').filters.year).toBe('20.5')
  })

  it('does not search for one character', () => {
    expect(auditVariables(read('q=a')).filter?.q).toBeNull()
    expect(queryOf(read('q=a').filters)).toEqual({})
  })
})
