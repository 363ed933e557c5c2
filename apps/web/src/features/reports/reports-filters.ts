import { publishedReportStates, reportModules } from '@portal/domain'
import {
  choice,
  agencyOptions,
  valueOptions,
  yearOptions,
  type FilterField,
} from '../../ui/list/list-filters'
import { searchedFor } from '../../lib/lists/searched-for'
import { anyText, isNumber, listAddress, numberOf, oneOf, type ListAddress } from '../../ui/list/list-address'
import { reportsMessages as words } from './reports-messages.generated'
import type { PublishedReportsQuery, PublishedReportsQueryVariables } from './reports.generated'

const parts = ['Part B', 'Part C']

type ReportFilter = 'year' | 'part' | 'module' | 'state' | 'leaId' | 'search'

export const { read: readReportAddress, useAddress: useReportAddress } = listAddress<ReportFilter>(
  'reports',
  {
    year: anyText,
    part: oneOf(...parts),
    module: oneOf(...reportModules),
    state: oneOf(...publishedReportStates),
    leaId: isNumber,
    search: anyText,
  },
  { sortable: ['title', 'module', 'year', 'part', 'agency', 'issued', 'state'] },
)

/** Variables of the query. */
export function reportVariables({
  filters,
  page,
  pageSize,
  sort,
}: ListAddress<ReportFilter>): PublishedReportsQueryVariables {
  return {
    page,
    pageSize,
    filter: {
      year: numberOf(filters.year),
      part: filters.part || null,
      module: filters.module || null,
      state: filters.state || null,
      leaId: numberOf(filters.leaId),
      search: searchedFor(filters.search),
    },
    sort: sort || null,
  }
}

/** Filters of the library; people of one agency have no filter by agency. */
export const reportFilterFields = (
  data: PublishedReportsQuery | undefined,
  isState: boolean,
): FilterField<ReportFilter>[] => [
  { kind: 'search', name: 'search', label: words.search },
  choice('year', words.yearLabel, words.year, yearOptions(data?.complianceYears)),
  choice('part', words.partLabel, words.part, valueOptions(parts)),
  choice('module', words.moduleLabel, words.module, valueOptions(reportModules)),
  choice('state', words.stateLabel, words.state, valueOptions(publishedReportStates)),
  isState && choice('leaId', words.agencyLabel, words.agency, agencyOptions(data?.leas)),
]
