import { filtersSet } from '../../../ui/list/filter-bar'
import { ListFilters } from '../../../ui/list/list-filters'
import { Card } from '../../../ui/layout/card'
import { subjectWords } from '../audits-kind'
import { populationFilterFields, type usePopulationAddress } from '../lists/population-filters'
import type { PopulationChoicesFieldsFragment } from '../lists/student-list.generated'
import { sampleMessages } from './sample-messages.generated'

const words = sampleMessages.plan

interface DrawPopulationProps {
  typeKey: string
  /** Rows of the list. */
  rows: number
  population: PopulationChoicesFieldsFragment
  address: ReturnType<typeof usePopulationAddress>
}

/** Who of the list can be drawn: the filters are in the address, and the same as those of the student list. */
export function DrawPopulation({ typeKey, rows, population, address }: DrawPopulationProps) {
  const [{ filters }, change, clear] = address
  const set = filtersSet(filters)
  return (
    <Card title={words.who}>
      <ListFilters
        label={words.filters}
        fields={populationFilterFields(population)}
        state={{ values: filters, set, change, clear: set > 0 ? clear : undefined }}
      />
      <p>{words.whoBody({ n: rows, set, ...subjectWords(typeKey) })}</p>
    </Card>
  )
}
