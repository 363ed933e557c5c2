import { NoBreak, type DataColumn } from '../../../ui/table/data-table'
import { resultsMessages as words } from './results-messages.generated'

/** A column of numbers or percents, which are texts where one is hidden; they sort as numbers, and the hidden ones last. */
export function numberColumn<Row extends object>(
  id: string,
  header: string,
  value: (row: Row) => string | null,
): DataColumn<Row> {
  return {
    id,
    header,
    align: 'end',
    // Heads of one letter are buttons that have to be hit.
    width: '52px',
    sortValue: (row) => {
      const number = Number.parseFloat(value(row) ?? '')
      return Number.isFinite(number) ? number : null
    },
    exported: [{ heading: header, value }],
    cell: (row) => <NoBreak>{value(row) || words.none}</NoBreak>,
  }
}
