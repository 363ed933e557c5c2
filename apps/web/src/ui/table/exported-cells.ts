import type { DataColumn } from './data-table'

/** What an export of these columns and rows holds. */
export function exportedCells<Row extends object>(columns: readonly DataColumn<Row>[], rows: readonly Row[]) {
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

/** Columns that are not put away. */
export const shownColumns = <Row extends object>(
  columns: readonly DataColumn<Row>[],
  hidden: ReadonlySet<string> | undefined,
): DataColumn<Row>[] => columns.filter((column) => !hidden?.has(column.id) || !canBePutAway(column))

/** What names a row and what can be done with it always stay. */
export function canBePutAway(column: { id: string; rowHeader?: boolean }): boolean {
  return !column.rowHeader && column.id !== 'actions'
}
