import { ArrowDown, ArrowUp } from 'lucide-react'
import { memo, type ReactNode } from 'react'

interface ColumnHeadProps {
  name: ReactNode
  align: 'start' | 'end' | undefined
  width?: string | undefined
  /** Stands before the name. */
  start?: ReactNode
  sortHint?: string
  /** The column of the table model, where one can sort by it. */
  sortedBy:
    | {
        getIsSorted: () => 'asc' | 'desc' | false
        getToggleSortingHandler: () => ((event: unknown) => void) | undefined
      }
    | undefined
  children?: ReactNode
}

/** Head of a column; where one can sort by it, a button with the direction. */
export function ColumnHead({ name, align, width, start, sortHint, sortedBy, children }: ColumnHeadProps) {
  const direction = sortedBy?.getIsSorted()
  return (
    <th
      scope="col"
      data-align={align}
      style={width ? { width } : undefined}
      aria-sort={direction === 'asc' ? 'ascending' : direction === 'desc' ? 'descending' : undefined}
    >
      {start}
      {sortedBy ? (
        <button type="button" title={sortHint} onClick={sortedBy.getToggleSortingHandler()}>
          {name}
          {direction === 'asc' && <ArrowUp size={13} aria-hidden />}
          {direction === 'desc' && <ArrowDown size={13} aria-hidden />}
        </button>
      ) : (
        name
      )}
      {children}
    </th>
  )
}

interface CellColumn<Row> {
  id: string
  header: string
  align?: 'start' | 'end'
  rowHeader?: boolean
  across?: boolean
  cell: (row: Row) => ReactNode
}

/** The cells of one row, as plain elements; on phones each has its name before it. */
export function rowCells<Row>(columns: readonly CellColumn<Row>[], row: Row) {
  return columns.map((column) =>
    column.rowHeader ? (
      <th key={column.id} scope="row">
        {column.cell(row)}
      </th>
    ) : (
      <td
        key={column.id}
        data-align={column.align}
        data-label={column.header}
        data-across={column.across || undefined}
      >
        <span>{column.cell(row)}</span>
      </td>
    ),
  )
}

interface TableRowProps<Row> {
  row: Row
  columns: readonly CellColumn<Row>[]
  state: 'disabled' | 'selected' | undefined
}

function DrawnRow<Row>({ row, columns, state }: TableRowProps<Row>) {
  return <tr data-state={state}>{rowCells(columns, row)}</tr>
}

/** One row. Sorting, filtering and paging draw only those anew whose record is another one. */
export const TableRow = memo(DrawnRow) as typeof DrawnRow
