import { chakra } from '@chakra-ui/react'
import { cohorts, complianceYearName } from '@portal/domain'
import { Select } from '../../../ui/field/select'
import { stateDashboardMessages as m } from './state-dashboard-messages.generated'
import type { StateAddress } from './use-state-address'

interface StateFilterBarProps {
  address: StateAddress
  year: number
  years: readonly { id: number; name: string }[]
  onChange: (change: Partial<StateAddress>) => void
  onYear: (year: number) => void
}

/** Year, part, cohort and caseload of everything on the page. */
export function StateFilterBar({ address, year, years, onChange, onYear }: StateFilterBarProps) {
  const known = years.some(({ id }) => id === year)
  const options = known ? years : [...years, { id: year, name: complianceYearName(year) }]
  return (
    <chakra.div
      role="search"
      aria-label={m.filters}
      display={{ base: 'grid', md: 'flex' }}
      gridTemplateColumns="repeat(2, minmax(0, 1fr))"
      flexWrap="wrap"
      gap="8px"
      width={{ base: '100%', md: 'auto' }}
      css={{ '& select': { width: { base: '100%', md: 'auto' } } }}
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
          label: m.cohortOf({ n: index + 1 }),
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
    </chakra.div>
  )
}
