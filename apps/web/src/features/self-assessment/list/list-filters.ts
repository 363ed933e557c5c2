import { calendarDay, cohorts, isSelfAssessmentOverdue, submitStates } from '@portal/domain'
import { useCallback } from 'react'
import { readPage, useListAddress } from '../../../ui/list/use-list-address'
import type { SelfAssessmentRowFieldsFragment } from './self-assessment-list.generated'

export interface ListFilters {
  /** Submit state as text, '' for every one. */
  status: string
  /** Part B or Part C, '' for both. */
  part: string
  search: string
  overdue: boolean
  /** Year of the cycle as text, '' for every one. */
  cohort: string
  /** Id of a monitor who answers for the agency or reviews it, '' for everybody. */
  monitor: string
}

const isCohort = (text: string) => /^[1-9]$/.test(text) && Number(text) <= cohorts

/** What an address asks for; what it cannot mean is left out. */
export function readListFilters(params: URLSearchParams): ListFilters {
  const given = (name: string, means: (text: string) => boolean) => {
    const text = params.get(name) ?? ''
    return means(text) ? text : ''
  }
  return {
    status: given('status', (text) => /^\d+$/.test(text) && Number(text) < submitStates.length),
    part: given('part', (text) => text === 'Part B' || text === 'Part C'),
    search: params.get('q') ?? '',
    overdue: params.get('overdue') === '1',
    cohort: given('cohort', isCohort),
    monitor: params.get('monitor') ?? '',
  }
}

interface ListAddress {
  filters: ListFilters
  page: number
  pageSize: number
}

const readListAddress = (params: URLSearchParams): ListAddress => ({
  filters: readListFilters(params),
  ...readPage(params),
})

export function isFiltered(filters: ListFilters): boolean {
  return Object.values(filters).some(Boolean)
}

type ListChanges = Partial<ListFilters & { page: number; pageSize: number }>

const ofYear = { kept: 'year', notKept: ['year'] }

/**
 * Filters and page of the list, kept in the address, so that a list can be sent to a colleague; with a way to clear them. The
 * rows of `single` agencies on their dashboards have none.
 */
export function useListFilters(single: boolean): [ListAddress, (next: ListChanges) => void, () => void] {
  const [address, change, clear] = useListAddress(single ? null : 'self-assessments', readListAddress, ofYear)
  return [
    address,
    useCallback(
      ({ search, overdue, ...others }: ListChanges) =>
        change({
          ...others,
          ...(search !== undefined && { q: search }),
          ...(overdue !== undefined && { overdue: overdue ? '1' : '' }),
        }),
      [change],
    ),
    clear,
  ]
}

/** Text search works from two characters on, over code, names and part (domain definition 0.6). */
export function filterRows(
  rows: readonly SelfAssessmentRowFieldsFragment[],
  filters: ListFilters,
  now: Date,
): readonly SelfAssessmentRowFieldsFragment[] {
  const today = calendarDay(now)
  const search = filters.search.trim().toLowerCase()
  return rows.filter(
    (row) =>
      (filters.status === '' || String(row.submitState) === filters.status) &&
      (filters.part === '' || row.part === filters.part) &&
      (!filters.overdue || isSelfAssessmentOverdue(row, today)) &&
      (filters.cohort === '' || String(row.lea.cohort) === filters.cohort) &&
      (filters.monitor === '' || monitorsOf(row).some(({ id }) => id === filters.monitor)) &&
      (search.length < 2 ||
        `${row.lea.code} ${row.lea.name} ${row.lea.shortName} ${row.part}`.toLowerCase().includes(search)),
  )
}

/** Who answers for the agency in the year, and who reviews it; each once, by name. */
export function monitorsOf({
  lead,
  monitors,
}: Pick<SelfAssessmentRowFieldsFragment, 'lead' | 'monitors'>): readonly { id: string; fullName: string }[] {
  const all = [...(lead ? [lead] : []), ...monitors]
  return [...new Map(all.map((person) => [person.id, person])).values()]
}
