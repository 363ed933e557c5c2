import { requestStates } from '@portal/domain'
import { searchedFor } from '../../../lib/lists/searched-for'
import { anyText, listAddress, oneOf, type ListAddress } from '../../../ui/list/list-address'
import { choice, type FilterField } from '../../../ui/list/list-filters'
import { isOverdue, requestStateText } from './request-state'
import { requestsMessages } from './requests-messages.generated'
import type { DocumentRequestFieldsFragment as Request } from './requests.generated'

const words = requestsMessages.filters

type Filter = 'q' | 'state' | 'record' | 'overdue' | 'mine'
export type RequestFilters = ListAddress<Filter>['filters']

/** Filters of the list, kept in its address. */
export const { useAddress: useRequestsAddress } = listAddress<Filter>(
  'audit-requests',
  {
    q: anyText,
    state: oneOf(...requestStates),
    record: (text) => /^\d{1,9}$/.test(text),
    overdue: oneOf('1'),
    mine: oneOf('1'),
  },
  // Records are those of one audit.
  { notKept: ['record'] },
)

/** The records that requests are about, by their place in the sample. */
function recordsOf(rows: readonly Request[]): Pick<Request, 'recordId' | 'order' | 'student'>[] {
  return [...new Map(rows.map((row) => [row.recordId, row])).values()].toSorted(
    (one, other) => one.order - other.order,
  )
}

export const requestFilterFields = (rows: readonly Request[]): FilterField<Filter>[] => [
  { kind: 'search', name: 'q', label: words.search, hint: words.searchHint },
  choice(
    'state',
    words.state,
    words.everyState,
    requestStates.map((state) => ({ value: state, label: requestStateText({ state }) })),
  ),
  choice(
    'record',
    words.record,
    words.everyRecord,
    recordsOf(rows).map(({ recordId, order, student }) => ({
      value: String(recordId),
      label: words.ofRecord({ n: order, student }),
    })),
  ),
  { kind: 'switch', name: 'overdue', label: words.overdue, on: '1' },
  { kind: 'switch', name: 'mine', label: words.mine, on: '1' },
]

/** Rows that the filters leave. */
export function matchingRequests(
  rows: readonly Request[],
  filters: RequestFilters,
  viewerId: string,
): Request[] {
  const search = searchedFor(filters.q)?.toLowerCase() ?? ''
  return rows.filter((row) => {
    const { state, recordId, requestedBy, assignees, text, itemNumber, itemText, student } = row
    return (
      (filters.state === '' || state === filters.state) &&
      (filters.record === '' || String(recordId) === filters.record) &&
      (filters.overdue === '' || isOverdue(row)) &&
      (filters.mine === '' || requestedBy.id === viewerId || assignees.some(({ id }) => id === viewerId)) &&
      `${text} ${itemNumber} ${itemText} ${student}`.toLowerCase().includes(search)
    )
  })
}

/** The filters in words, for an export. */
export const filtersInWords = (
  filters: RequestFilters,
  rows: readonly Request[],
): (readonly [string, string])[] => {
  const record = rows.find(({ recordId }) => String(recordId) === filters.record)
  return [
    [words.search, filters.q],
    [words.state, filters.state && requestStateText({ state: filters.state })],
    [words.record, record ? words.ofRecord({ n: record.order, student: record.student }) : ''],
    [words.overdue, filters.overdue && words.overdue],
    [words.mine, filters.mine && words.mine],
  ]
}
