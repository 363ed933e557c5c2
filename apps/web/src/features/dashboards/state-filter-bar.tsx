import { chakra } from '@chakra-ui/react'
import { cohorts, complianceYearName } from '@portal/domain'
import { RefreshCw } from 'lucide-react'
import { formatDateTime } from '../../lib/format'
import { Button } from '../../ui/button'
import { Select } from '../../ui/select'
import { stateDashboardMessages as m } from './state-dashboard-messages'
import type { StateAddress } from './use-state-address'

interface StateFilterBarProps {
  address: StateAddress
  year: number
  years: readonly { id: number; name: string }[]
  asOf: string | undefined
  loading: boolean
  onChange: (change: Partial<StateAddress>) => void
  onYear: (year: number) => void
  onRefresh: () => void
}

/** Year, part, cohort and caseload of everything on the page; when it was computed, and doing so again. */
export function StateFilterBar({
  address,
  year,
  years,
  asOf,
  loading,
  onChange,
  onYear,
  onRefresh,
}: StateFilterBarProps) {
  const known = years.some(({ id }) => id === year)
  const options = known ? years : [...years, { id: year, name: complianceYearName(year) }]
  return (
    <chakra.div
      role="search"
      aria-label={m.filters}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="8px 12px"
      marginBottom="16px"
    >
      <Select
        inline
        aria-label={m.year}
        value={String(year)}
        options={options.map(({ id, name }) => ({ value: String(id), label: name }))}
        onChange={(event) => onYear(Number(event.target.value))}
      />
      <Select
        inline
        aria-label={m.part}
        value={address.part}
        placeholder={m.everyPart}
        options={(['Part B', 'Part C'] as const).map((value) => ({ value, label: value }))}
        onChange={({ target: { value } }) =>
          onChange({ part: value === 'Part B' || value === 'Part C' ? value : '' })
        }
      />
      <Select
        inline
        aria-label={m.cohort}
        value={address.cohort === null ? '' : String(address.cohort)}
        placeholder={m.everyCohort}
        options={Array.from({ length: cohorts }, (_, index) => ({
          value: String(index + 1),
          label: m.cohortOf(index + 1),
        }))}
        onChange={({ target: { value } }) => onChange({ cohort: value ? Number(value) : null })}
      />
      <Select
        inline
        aria-label={m.caseload}
        value={address.mine ? 'mine' : 'all'}
        options={[
          { value: 'all', label: m.all },
          { value: 'mine', label: m.mine },
        ]}
        onChange={(event) => onChange({ mine: event.target.value === 'mine' })}
      />
      <chakra.span
        role="status"
        flex="1 1 auto"
        textAlign={{ base: 'start', md: 'end' }}
        textStyle="hint"
        color="fg.muted"
      >
        {asOf && m.asOf(formatDateTime(asOf))}
      </chakra.span>
      <Button size="sm" icon={<RefreshCw aria-hidden />} loading={loading} onClick={onRefresh}>
        {m.refresh}
      </Button>
    </chakra.div>
  )
}
