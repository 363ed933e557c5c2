import type { TableCell } from '@portal/domain'

/** A column as exports and the choice of columns know it. */
interface ExportedColumn<Row extends object> {
  id: string
  header: string
  rowHeader?: boolean
  sortValue?: (row: Row) => string | number | null
  exported?: readonly { heading: string; value: (row: Row) => TableCell }[]
}

/** What an export of these columns and rows holds. */
export function exportedCells<Row extends object>(
  columns: readonly ExportedColumn<Row>[],
  rows: readonly Row[],
): { headings: string[]; rows: TableCell[][]; columns: string[] } {
  const cells = columns.flatMap(
    ({ header, exported, sortValue }) =>
      exported ?? (sortValue ? [{ heading: header, value: sortValue }] : []),
  )
  return {
    headings: cells.map(({ heading }) => heading),
    rows: rows.map((row) => cells.map(({ value }) => value(row))),
    columns: columns.map(({ id }) => id),
  }
}

interface Named {
  id: string
  rowHeader?: boolean
}

/** Columns that are not put away. */
export const shownColumns = <Column extends Named>(
  columns: readonly Column[],
  hidden: ReadonlySet<string> | undefined,
): Column[] => columns.filter((column) => !hidden?.has(column.id) || !canBePutAway(column))

/** What names a row and what can be done with it always stay. */
export function canBePutAway(column: Named): boolean {
  return !column.rowHeader && column.id !== 'actions'
}
