import { chakra } from '@chakra-ui/react'
import { cohorts, submitStates } from '@portal/domain'
import { Button } from '../../ui/button'
import { SearchInput } from '../../ui/search-input'
import { Select } from '../../ui/select'
import type { ListFilters } from './list-filters'
import { selfAssessmentMessages } from './self-assessment-messages'

const words = selfAssessmentMessages.list

interface ListFilterBarProps {
  filters: ListFilters
  /** Monitors that rows can be filtered by; the reader's own agencies first. */
  monitors: readonly { id: string; fullName: string }[]
  viewerId: string
  onChange: (next: Partial<ListFilters>) => void
  /** Absent while nothing is filtered. */
  onClear: (() => void) | undefined
  allSelected: boolean
  /** Absent for those who select nothing. */
  onSelectAll: ((on: boolean) => void) | undefined
}

/** Search, status and overdue; with a box that selects every row shown. */
export function ListFilterBar(props: ListFilterBarProps) {
  const { filters, monitors, viewerId, onChange, onClear, allSelected, onSelectAll } = props
  const own = monitors.some(({ id }) => id === viewerId)
  return (
    <chakra.div
      role="search"
      aria-label={words.filters}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="8px 14px"
      padding="10px 14px"
      borderBottom="1px solid {colors.border.subtle}"
    >
      {onSelectAll && <Box label={words.selectAll} checked={allSelected} onChange={onSelectAll} />}
      <SearchInput
        label={words.search}
        hint={words.searchHint}
        value={filters.search}
        onChange={(search) => onChange({ search })}
        width={{ base: '100%', md: '240px' }}
      />
      <Select
        inline
        aria-label={words.status}
        value={filters.status}
        placeholder={words.everyStatus}
        options={submitStates.map(({ name }, state) => ({ value: String(state), label: name }))}
        onChange={(event) => onChange({ status: event.target.value })}
      />
      <Select
        inline
        aria-label={words.part}
        value={filters.part}
        placeholder={words.everyPart}
        options={['Part B', 'Part C'].map((value) => ({ value, label: value }))}
        onChange={(event) => onChange({ part: event.target.value })}
      />
      <Select
        inline
        aria-label={words.cohort}
        value={filters.cohort}
        placeholder={words.everyCohort}
        options={Array.from({ length: cohorts }, (_, index) => ({
          value: String(index + 1),
          label: words.cohortOf(index + 1),
        }))}
        onChange={(event) => onChange({ cohort: event.target.value })}
      />
      {monitors.length > 0 && (
        <Select
          inline
          aria-label={words.lead}
          value={filters.monitor}
          placeholder={words.everyLead}
          options={[
            ...(own ? [{ value: viewerId, label: words.mine }] : []),
            ...monitors
              .filter(({ id }) => id !== viewerId)
              .map(({ id, fullName }) => ({ value: id, label: fullName })),
          ]}
          onChange={(event) => onChange({ monitor: event.target.value })}
        />
      )}
      <Box
        label={words.overdueOnly}
        checked={filters.overdue}
        onChange={(overdue) => onChange({ overdue })}
      />
      {onClear && (
        <Button size="sm" onClick={onClear}>
          {words.clearFilters}
        </Button>
      )}
    </chakra.div>
  )
}

function Box({
  label,
  checked,
  onChange,
}: {
  label: string
  checked: boolean
  onChange: (on: boolean) => void
}) {
  return (
    <chakra.label
      display="inline-flex"
      alignItems="center"
      gap="8px"
      minHeight="32px"
      fontFamily="body"
      fontSize="md"
      cursor="pointer"
    >
      <chakra.input
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
        width="18px"
        height="18px"
        margin="0"
        accentColor="brand.solid"
      />
      {label}
    </chakra.label>
  )
}
