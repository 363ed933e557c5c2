import { chakra } from '@chakra-ui/react'
import { submitStates } from '@portal/domain'
import { controlStyle } from '../../ui/field-frame'
import { Select } from '../../ui/select'
import type { ListFilters } from './list-filters'
import { selfAssessmentMessages } from './self-assessment-messages'

const words = selfAssessmentMessages.list

interface ListFilterBarProps {
  filters: ListFilters
  onChange: (next: Partial<ListFilters>) => void
  allSelected: boolean
  /** Absent for those who select nothing. */
  onSelectAll: ((on: boolean) => void) | undefined
}

/** Search, status and overdue; with a box that selects every row shown. */
export function ListFilterBar({ filters, onChange, allSelected, onSelectAll }: ListFilterBarProps) {
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
      <chakra.input
        type="search"
        aria-label={words.search}
        placeholder={words.search}
        title={words.searchHint}
        value={filters.search}
        onChange={(event) => onChange({ search: event.currentTarget.value })}
        css={{ ...controlStyle, width: { base: '100%', md: '240px' } }}
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
        placeholder={words.bothParts}
        options={['Part B', 'Part C'].map((part) => ({ value: part, label: part }))}
        onChange={(event) => onChange({ part: event.target.value })}
      />
      <Box
        label={words.overdueOnly}
        checked={filters.overdue}
        onChange={(overdue) => onChange({ overdue })}
      />
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
