import { complianceYearName } from '@portal/domain'
import { chooseYear } from '../../lib/lists/use-selection'
import type { CachedYear } from '../../lib/years/year-cache'
import { Select } from '../../ui/field/select'
import { yearsMessages } from './years-messages.generated'

/** The school year of everything on the page; remembered until the next sign-in. */
export function YearSelect({ id, years, year }: { id?: string; years: readonly CachedYear[]; year: number }) {
  const known = years.some((one) => one.id === year)
  const options = known ? years : [...years, { id: year, name: complianceYearName(year) }]
  return (
    <Select
      inline
      id={id}
      aria-label={id ? undefined : yearsMessages.schoolYear}
      value={String(year)}
      options={options.map((one) => ({ value: String(one.id), label: one.name }))}
      onChange={(event) => chooseYear(Number(event.target.value))}
    />
  )
}
