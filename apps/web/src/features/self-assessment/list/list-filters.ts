import { calendarDay, cohorts, isSelfAssessmentOverdue, submitStates } from '@portal/domain'
import { choice, valueOptions, type FilterField } from '../../../ui/list/list-filters'
import { searchedFor } from '../../../lib/lists/searched-for'
import { anyText, listAddress, oneOf, type ListAddress } from '../../../ui/list/list-address'
import { selfAssessmentMessages } from '../self-assessment-messages.generated'
import type { SelfAssessmentRowFieldsFragment } from './self-assessment-list.generated'

const words = selfAssessmentMessages.list

type Filter = 'q' | 'status' | 'part' | 'cohort' | 'monitor' | 'overdue'
export type ListFilters = ListAddress<Filter>['filters']

/** Filters and page of the list, kept in the address so that a filtered list can be shared. */
export const { read: readListAddress, useAddress: useListOfYear } = listAddress<Filter>(
  'self-assessments',
  {
    q: anyText,
    /** Submit state as text. */
    status: (text) => /^\d+$/.test(text) && Number(text) < submitStates.length,
    part: oneOf('Part B', 'Part C'),
    /** Year of the cycle as text. */
    cohort: (text) => /^[1-9]$/.test(text) && Number(text) <= cohorts,
    /** Id of a monitor who answers for the agency or reviews it. */
    monitor: anyText,
    overdue: oneOf('1'),
  },
  { kept: 'year', notKept: ['year'] },
)

interface FieldsOptions {
  /** Monitors that rows can be filtered by; the reader's own agencies first. */
  monitors: readonly { id: string; fullName: string }[]
  viewerId: string
}

/** Search, status, part, cohort, lead and overdue. */
export const listFilterFields = ({ monitors, viewerId }: FieldsOptions): FilterField<Filter>[] => [
  { kind: 'search', name: 'q', label: words.search, hint: words.searchHint },
  choice(
    'status',
    words.status,
    words.everyStatus,
    submitStates.map(({ name }, state) => ({ value: String(state), label: name })),
  ),
  choice('part', words.part, words.everyPart, valueOptions(['Part B', 'Part C'])),
  choice(
    'cohort',
    words.cohort,
    words.everyCohort,
    Array.from({ length: cohorts }, (_, index) => ({
      value: String(index + 1),
      label: words.cohortOf({ n: index + 1 }),
    })),
  ),
  monitors.length > 0 &&
    choice('monitor', words.lead, words.everyLead, [
      ...(monitors.some(({ id }) => id === viewerId) ? [{ value: viewerId, label: words.mine }] : []),
      ...monitors
        .filter(({ id }) => id !== viewerId)
        .map(({ id, fullName }) => ({ value: id, label: fullName })),
    ]),
  { kind: 'switch', name: 'overdue', label: words.overdueOnly, on: '1' },
]

/** The text search covers code, names and part, and needs at least two characters (domain definition 0.6). */
export function filterRows(
  rows: readonly SelfAssessmentRowFieldsFragment[],
  filters: ListFilters,
  now: Date,
): readonly SelfAssessmentRowFieldsFragment[] {
  const today = calendarDay(now)
  const search = searchedFor(filters.q)?.toLowerCase() ?? ''
  return rows.filter(
    (row) =>
      (filters.status === '' || String(row.submitState) === filters.status) &&
      (filters.part === '' || row.part === filters.part) &&
      (filters.overdue === '' || isSelfAssessmentOverdue(row, today)) &&
      (filters.cohort === '' || String(row.lea.cohort) === filters.cohort) &&
      (filters.monitor === '' || monitorsOf(row).some(({ id }) => id === filters.monitor)) &&
      (search === '' ||
        `${row.lea.code} ${row.lea.name} ${row.lea.shortName} ${row.part}`.toLowerCase().includes(search)),
  )
}

/** The monitors responsible for the agency in the year and its reviewers, without duplicates, sorted by name. */
export function monitorsOf({
  lead,
  monitors,
}: Pick<SelfAssessmentRowFieldsFragment, 'lead' | 'monitors'>): readonly { id: string; fullName: string }[] {
  const all = [...(lead ? [lead] : []), ...monitors]
  return [...new Map(all.map((person) => [person.id, person])).values()]
}
