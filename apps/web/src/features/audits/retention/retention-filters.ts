import { complianceYearName, retentionStates } from '@portal/domain'
import { searchedFor } from '../../../lib/lists/searched-for'
import { anyText, listAddress, oneOf, type ListAddress } from '../../../ui/list/list-address'
import { choice, type FilterField } from '../../../ui/list/list-filters'
import { retentionMessages as words } from './retention-messages.generated'
import type { RetentionFieldsFragment } from './retention.generated'

export type RetainedAudit = RetentionFieldsFragment['audits'][number]
type Filter = 'q' | 'state'

/** Filters and page of the list, kept in its address. */
export const { useAddress: useRetentionAddress } = listAddress<Filter>('audit-retention', {
  q: anyText,
  state: oneOf(...retentionStates),
})

export const retentionFilterFields: FilterField<Filter>[] = [
  { kind: 'search', name: 'q', label: words.search, hint: words.searchHint },
  choice(
    'state',
    words.state,
    words.everyState,
    retentionStates.map((value) => ({ value, label: words.states[value] })),
  ),
]

/** Rows that the filters leave; the search covers agency, part and year. */
export function matchingRetained(
  rows: readonly RetainedAudit[],
  filters: ListAddress<Filter>['filters'],
): RetainedAudit[] {
  const search = searchedFor(filters.q)?.toLowerCase() ?? ''
  return rows.filter(
    ({ agency, part, year, state }) =>
      (filters.state === '' || state === filters.state) &&
      `${agency} ${part} ${complianceYearName(year)}`.toLowerCase().includes(search),
  )
}
