import { chakra } from '@chakra-ui/react'
import { areaNames, auditParts, cohorts } from '@portal/domain'
import { chooseYear } from '../../../lib/lists/use-selection'
import { Select } from '../../../ui/field/select'
import { namedOptions, valueOptions, yearOptions } from '../../../ui/list/list-filters'
import type { MatrixFilter } from './matrix-address'
import { matrixMessages } from './matrix-messages.generated'

const words = matrixMessages.filters

interface MatrixFiltersProps {
  filters: Readonly<Record<MatrixFilter, string>>
  years: readonly { id: number; name: string }[]
  onChange: (changes: Partial<Record<MatrixFilter, string>>) => void
}

/** Year, part, area and cohort; they stand in the address. */
export function MatrixFilters({ filters, years, onChange }: MatrixFiltersProps) {
  const select = (name: MatrixFilter, label: string, options: { value: string; label: string }[]) => (
    <Select
      inline
      aria-label={label}
      value={filters[name]}
      options={options}
      onChange={({ target: { value } }) => onChange({ [name]: value })}
    />
  )
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="8px" marginBottom="12px">
      <Select
        inline
        aria-label={words.year}
        value={filters.year}
        options={yearOptions(years)}
        onChange={({ target: { value } }) => {
          chooseYear(Number(value))
          onChange({ year: value })
        }}
      />
      {select('part', words.part, valueOptions(auditParts))}
      {select('area', words.area, [{ value: '', label: words.everyArea }, ...namedOptions(areaNames)])}
      {select('cohort', words.cohort, [
        { value: '', label: words.everyCohort },
        ...Array.from({ length: cohorts }, (_, at) => ({
          value: String(at + 1),
          label: words.cohortOf({ n: at + 1 }),
        })),
      ])}
    </chakra.div>
  )
}
