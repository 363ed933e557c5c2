import { searchedFor } from '../../../lib/lists/searched-for'
import { anyText, isNumber, listAddress, oneOf, type ListAddress } from '../../../ui/list/list-address'
import { choice, type FilterField } from '../../../ui/list/list-filters'
import { prongDocumentsMessages } from './prong-documents-messages.generated'
import type { ProngFileFieldsFragment as Document } from './prong-documents.generated'

const words = prongDocumentsMessages.filters

type Filter = 'q' | 'record' | 'item' | 'by' | 'requested'
export type DocumentFilters = ListAddress<Filter>['filters']

/** The value of the item filter for documents that are about no item. */
const wholeRecord = 'record'

/** Filters and page of the list, kept in its address; records, items and people are those of one audit. */
export const { useAddress: useDocumentsAddress } = listAddress<Filter>(
  'audit-prong-documents',
  { q: anyText, record: isNumber, item: anyText, by: anyText, requested: oneOf('1') },
  { notKept: ['record', 'item', 'by'] },
)

const unique = <Key>(rows: readonly Document[], key: (row: Document) => Key): Document[] => [
  ...new Map(rows.map((row) => [key(row), row])).values(),
]

const itemOf = ({ itemId }: Document) => itemId ?? wholeRecord

const itemWords = ({ itemId, itemNumber }: Document) =>
  itemId === null ? prongDocumentsMessages.recordAsAWhole : itemNumber || itemId

export const documentFilterFields = (rows: readonly Document[]): FilterField<Filter>[] => [
  { kind: 'search', name: 'q', label: words.search, hint: words.searchHint },
  choice(
    'record',
    words.record,
    words.everyRecord,
    unique(rows, ({ recordId }) => recordId)
      .toSorted((one, other) => one.order - other.order)
      .map(({ recordId, order, student }) => ({
        value: String(recordId),
        label: words.ofRecord({ n: order, student }),
      })),
  ),
  choice(
    'item',
    words.item,
    words.everyItem,
    unique(rows, itemOf)
      .map((row) => ({ value: itemOf(row), label: itemWords(row) }))
      .toSorted((one, other) => one.label.localeCompare(other.label, 'en-US', { numeric: true })),
  ),
  choice(
    'by',
    words.uploadedBy,
    words.everybody,
    unique(rows, ({ createdBy }) => createdBy.id)
      .map(({ createdBy }) => ({ value: createdBy.id, label: createdBy.fullName }))
      .toSorted((one, other) => one.label.localeCompare(other.label)),
  ),
  { kind: 'switch', name: 'requested', label: words.requested, on: '1' },
]

/** Rows that the filters leave; the search covers title, file, item and masked student. */
export function matchingDocuments(rows: readonly Document[], filters: DocumentFilters): Document[] {
  const search = searchedFor(filters.q)?.toLowerCase() ?? ''
  return rows.filter((row) => {
    const { recordId, createdBy, requestId, title, fileName, itemNumber, itemText, student } = row
    return (
      (filters.record === '' || String(recordId) === filters.record) &&
      (filters.item === '' || itemOf(row) === filters.item) &&
      (filters.by === '' || createdBy.id === filters.by) &&
      (filters.requested === '' || requestId !== null) &&
      `${title} ${fileName} ${itemNumber} ${itemText} ${student}`.toLowerCase().includes(search)
    )
  })
}

/** The filters in words, for an export. */
export function documentFiltersInWords(
  filters: DocumentFilters,
  rows: readonly Document[],
): (readonly [string, string])[] {
  const record = rows.find(({ recordId }) => String(recordId) === filters.record)
  const item = rows.find((row) => itemOf(row) === filters.item)
  const by = rows.find(({ createdBy }) => createdBy.id === filters.by)
  return [
    [words.search, filters.q],
    [words.record, record ? words.ofRecord({ n: record.order, student: record.student }) : ''],
    [words.item, item ? itemWords(item) : ''],
    [words.uploadedBy, by?.createdBy.fullName ?? ''],
    [words.requested, filters.requested && words.requested],
  ]
}
