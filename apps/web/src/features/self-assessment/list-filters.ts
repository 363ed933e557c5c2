import { calendarDay, SubmitState } from '@portal/domain'
import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { SelfAssessmentRowFieldsFragment } from './self-assessment.generated'

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

export const noListFilters: ListFilters = {
  status: '',
  search: '',
  overdue: false,
  part: '',
  cohort: '',
  monitor: '',
}

/** Filters of the list, kept in the address, so that a list can be sent to a colleague. */
export function useListFilters(): [ListFilters, (next: Partial<ListFilters>) => void] {
  const [params, setParams] = useSearchParams()
  const filters = useMemo<ListFilters>(
    () => ({
      status: params.get('status') ?? '',
      part: params.get('part') ?? '',
      search: params.get('q') ?? '',
      overdue: params.get('overdue') === '1',
      cohort: params.get('cohort') ?? '',
      monitor: params.get('monitor') ?? '',
    }),
    [params],
  )
  const change = useCallback(
    (next: Partial<ListFilters>) => {
      setParams(
        (known) => {
          const params = new URLSearchParams(known)
          const put = (name: string, value: string | undefined) => {
            if (value === undefined) return
            if (value) params.set(name, value)
            else params.delete(name)
          }
          put('status', next.status)
          put('part', next.part)
          put('q', next.search)
          put('cohort', next.cohort)
          put('monitor', next.monitor)
          put('overdue', next.overdue === undefined ? undefined : next.overdue ? '1' : '')
          return params
        },
        { replace: true },
      )
    },
    [setParams],
  )
  return [filters, change]
}

/** Whether a self-assessment is late: due before today, and not handed in. */
export function isOverdue(
  row: Pick<SelfAssessmentRowFieldsFragment, 'dueOn' | 'submitState'>,
  now: Date,
): boolean {
  return row.dueOn !== null && row.submitState < SubmitState.submitted && row.dueOn < calendarDay(now)
}

/** Text search works from two characters on, over code, names and part (domain definition 0.6). */
export function filterRows(
  rows: readonly SelfAssessmentRowFieldsFragment[],
  filters: ListFilters,
  now: Date,
): readonly SelfAssessmentRowFieldsFragment[] {
  const search = filters.search.trim().toLowerCase()
  return rows.filter(
    (row) =>
      (filters.status === '' || String(row.submitState) === filters.status) &&
      (filters.part === '' || row.part === filters.part) &&
      (!filters.overdue || isOverdue(row, now)) &&
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
