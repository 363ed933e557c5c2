import { chooseYear } from '../../../lib/lists/use-selection'
import { Select } from '../../../ui/field/select'
import { yearOptions } from '../../../ui/list/list-filters'
import { auditsMessages as words } from './audits-messages.generated'
import type { AuditsViewProps } from './audits-view-props'

/** The choice of the year, remembered for all screens. */
export function YearSelect({ named, years, address }: Pick<AuditsViewProps, 'named' | 'years' | 'address'>) {
  const [, change] = address
  return (
    <Select
      inline
      aria-label={words.year}
      value={String(named.year)}
      options={yearOptions(years)}
      onChange={(event) => {
        chooseYear(Number(event.target.value))
        change({ year: event.target.value })
      }}
    />
  )
}
