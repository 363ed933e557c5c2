import {
  findingSortColumns,
  findingOutcomes,
  findingSources,
  findingStatusGroups,
  noteCategories,
} from '@portal/domain'
import { searchedFor } from '../../../lib/lists/searched-for'
import {
  anyText,
  isDay,
  isNumber,
  listAddress,
  numberOf,
  oneOf,
  queryOf,
  type ListAddress,
} from '../../../ui/list/list-address'
import type { FindingsQueryVariables } from './findings-list.generated'

export type FindingFilter =
  | 'q'
  | 'year'
  | 'part'
  | 'leaId'
  | 'source'
  | 'areaId'
  | 'indicator'
  | 'status'
  | 'overdue'
  | 'repeat'
  | 'owner'
  | 'issuedFrom'
  | 'issuedTo'
  | 'outcome'
  | 'formRow'
type FindingAddress = ListAddress<FindingFilter>
/** Filters of the register as the address has them; '' for none. */
export type FindingFilters = FindingAddress['filters']

type Filter = FindingsQueryVariables['filter']

export const { useAddress: useFindingAddress } = listAddress<FindingFilter>(
  'findings',
  {
    q: anyText,
    year: anyText,
    part: oneOf('Part B', 'Part C'),
    leaId: isNumber,
    source: oneOf(...findingSources),
    areaId: oneOf(...Object.keys(noteCategories)),
    indicator: anyText,
    status: oneOf(...findingStatusGroups),
    overdue: oneOf('true'),
    repeat: oneOf('true'),
    owner: anyText,
    issuedFrom: isDay,
    issuedTo: isDay,
    outcome: oneOf(...findingOutcomes),
    formRow: anyText,
  },
  { sortable: findingSortColumns },
)

/** Variables of the request; a search begins with two characters. */
export function findingVariables({
  filters,
  page,
  pageSize,
  sort,
}: FindingAddress): Omit<FindingsQueryVariables, 'withChoices'> {
  return {
    filter: {
      q: searchedFor(filters.q),
      year: numberOf(filters.year),
      part: filters.part || null,
      leaId: numberOf(filters.leaId),
      source: (filters.source || null) as Filter['source'],
      areaId: numberOf(filters.areaId),
      indicator: filters.indicator || null,
      status: (filters.status || null) as Filter['status'],
      overdue: filters.overdue ? true : null,
      repeat: filters.repeat ? true : null,
      owner: filters.owner || null,
      issuedFrom: filters.issuedFrom || null,
      issuedTo: filters.issuedTo || null,
      outcome: (filters.outcome || null) as Filter['outcome'],
      formRow: filters.formRow || null,
    },
    page,
    pageSize,
    sort: sort || null,
  }
}

/** Filters as the query of an address. */
export function filterQuery(filters: Partial<FindingFilters>): string {
  const query = new URLSearchParams(queryOf(filters)).toString()
  return query && `?${query}`
}
