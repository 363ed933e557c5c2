import { complianceYearName } from '@portal/domain'
import { NoBreak, type DataColumn } from '../../../ui/table/data-table'
import type { AuditListRow as Row } from '../plan/audit-rows'
import { documentSetMessages } from './document-set-messages.generated'

const words = documentSetMessages.columns

/** A year as it is named; empty for none. */
const yearOf = (year: number | null | undefined) => (year ? complianceYearName(year) : '')

const yearColumn = (id: 'lastReviewYear' | 'nextReviewYear', header: string): DataColumn<Row> => ({
  id,
  header,
  sortValue: ({ set }) => set?.[id] ?? null,
  exported: [{ heading: header, value: ({ set }) => yearOf(set?.[id]) }],
  cell: ({ set }) => <NoBreak>{yearOf(set?.[id]) || '-'}</NoBreak>,
})

/** What changed in document sets since the last review, and when the rotation brings the next (domain definition 2.14). */
export const setColumns: DataColumn<Row>[] = [
  {
    id: 'changed',
    header: words.changed,
    align: 'end',
    sortValue: ({ set }) => set?.changed ?? null,
    exported: [
      { heading: words.changed, value: ({ set }) => set?.changed ?? null },
      { heading: words.unchanged, value: ({ set }) => set?.unchanged ?? null },
      { heading: words.items, value: ({ set }) => set?.items ?? null },
    ],
    cell: ({ set }) => <NoBreak>{set ? `${set.changed}/${set.items}` : '-'}</NoBreak>,
  },
  yearColumn('lastReviewYear', words.lastReview),
  yearColumn('nextReviewYear', words.nextReview),
]
