import { cohorts, submitStates } from '@portal/domain'
import { FilterBar } from '../../../ui/list/filter-bar'
import { ChipSwitch } from '../../../ui/list/filter-chips'
import { FilterSearch, filterChoices } from '../../../ui/list/filter-fields'
import { filtersSet } from '../../../ui/list/filters-set'
import type { ListFilters } from './list-filters'
import { selfAssessmentMessages } from '../self-assessment-messages'

const words = selfAssessmentMessages.list

interface ListFilterBarProps {
  filters: ListFilters
  /** Monitors that rows can be filtered by; the reader's own agencies first. */
  monitors: readonly { id: string; fullName: string }[]
  viewerId: string
  onChange: (next: Partial<ListFilters>) => void
  /** Absent while nothing is filtered. */
  onClear: (() => void) | undefined
}

/** Search, status, part, cohort, lead and overdue. */
export function ListFilterBar(props: ListFilterBarProps) {
  const { filters, monitors, viewerId, onChange, onClear } = props
  const own = monitors.some(({ id }) => id === viewerId)
  const { overdue, ...texts } = filters
  const choice = filterChoices(texts, onChange)
  return (
    <FilterBar label={words.filters} set={filtersSet(filters)} onClear={onClear}>
      <FilterSearch
        label={words.search}
        hint={words.searchHint}
        value={filters.search}
        onChange={(search) => onChange({ search })}
      />
      {choice(
        'status',
        words.status,
        words.everyStatus,
        submitStates.map(({ name }, state) => ({ value: String(state), label: name })),
      )}
      {choice(
        'part',
        words.part,
        words.everyPart,
        ['Part B', 'Part C'].map((value) => ({ value, label: value })),
      )}
      {choice(
        'cohort',
        words.cohort,
        words.everyCohort,
        Array.from({ length: cohorts }, (_, index) => ({
          value: String(index + 1),
          label: words.cohortOf(index + 1),
        })),
      )}
      {monitors.length > 0 &&
        choice('monitor', words.lead, words.everyLead, [
          ...(own ? [{ value: viewerId, label: words.mine }] : []),
          ...monitors
            .filter(({ id }) => id !== viewerId)
            .map(({ id, fullName }) => ({ value: id, label: fullName })),
        ])}
      <ChipSwitch label={words.overdueOnly} on={overdue} onChange={(on) => onChange({ overdue: on })} />
    </FilterBar>
  )
}
