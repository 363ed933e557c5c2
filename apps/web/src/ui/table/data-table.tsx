import { chakra } from '@chakra-ui/react'
import {
  createSortedRowModel,
  rowSortingFeature,
  sortFns,
  tableFeatures,
  useTable,
  type ColumnDef,
  type SortingState,
} from '@tanstack/react-table'
import type { TableCell } from '@portal/domain'
import { useMemo, useState, type ReactNode } from 'react'
import type { ExportChoice } from '../list/export/export-choices'
import { ListTools } from '../list/list-tools'
import { SortSelect } from '../field/sort-select'
import { OldProblem } from '../feedback/old-data'
import { EmptyState, ProblemState, useDelayed, type ShownProblem } from '../feedback/states'
import { canBePutAway, exportedCells, shownColumns } from './exported-cells'
import { ColumnHead, TableRow } from './table-cells'
import { tableClasses } from './table-styles.generated'
import { listMessages } from '../list/list-messages.generated'
import { readSort, writeSort } from '../list/list-order'
import { classes } from '../theme/styles'
import { uiMessages } from '../ui-messages.generated'

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel(), sortFns })

export interface DataColumn<Row extends object> {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** Makes the column sortable; null and '' go last. */
  sortValue?: (row: Row) => string | number | null
  /** What exports hold of the column: by default the value that it sorts by; several where a cell shows several. */
  exported?: readonly { heading: string; value: (row: Row) => TableCell }[]
  /** Explains the signs of the cells below the name of the column; the words of the cells say the same. */
  legend?: ReactNode
  /** Stands before the name of the column, such as the choice of all rows. */
  headStart?: ReactNode
  /** Numbers stand right. */
  align?: 'start' | 'end'
  /** The first column names the row and links to the record. */
  rowHeader?: boolean
  /** Too long to stand beside another value on the card of a phone, see `pairs`. */
  across?: boolean
  width?: string
}

/** Choice of columns. */
interface ColumnTools {
  hidden: ReadonlySet<string>
  onHidden: (id: string, hide: boolean) => void
}

/** Choice of columns and export, see `useListTools`. */
export interface DataTableTools extends ColumnTools {
  /** A list without rows can be exported too: a file with headings alone. */
  exportsEmpty?: boolean | undefined
  /** Called with what the table shows, in its order. */
  onExport: (
    choice: ExportChoice,
    shown: { headings: string[]; rows: (readonly TableCell[])[]; columns: string[] },
    /** How many rows were chosen, where it is not the whole list. */
    chosen?: number,
  ) => Promise<void>
}

export interface DataTableProps<Row extends object> {
  /** What the table holds; read to screen readers with the number of rows. */
  caption: string
  columns: readonly DataColumn<Row>[]
  /** Undefined while they are loading. */
  rows: readonly Row[] | undefined
  getRowId: (row: Row) => string
  loading?: boolean
  problem?: ShownProblem | null
  onRetry?: () => void
  /** Why it is empty, and what fills it. */
  empty: { title: string; body?: ReactNode; action?: ReactNode }
  /** Column id and direction at the start. */
  sortedBy?: { id: string; desc?: boolean }
  /** The order as the address of a list has it, instead of `sortedBy`; several columns, see `readSort`. */
  order?: string
  /**
   * Called with the order when the person sorts, '' for the default one. With Shift the person sorts by several
   * columns.
   */
  onOrder?: (order: string) => void
  /** Called when the person sorts; null for the default order. */
  onSorted?: (sort: { id: string; desc: boolean } | null) => void
  /** 'disabled' greys a row, 'selected' tints it. */
  rowState?: (row: Row) => 'disabled' | 'selected' | undefined
  /** Without export where the list is not taken away as a file. */
  tools?: DataTableTools | ColumnTools
  /** Columns that are hidden, where the buttons of the list stand elsewhere, as in the head of its card. */
  hidden?: ReadonlySet<string>
  /** Many columns: cards already below 80 em. */
  wide?: boolean
  /** On phones short values of a card stand two in a line. */
  pairs?: boolean
  /** Shows one page of the sorted rows; exports hold them all. Counts from 1. */
  page?: { number: number; size: number }
}

/** A value of a cell that stands in one line, such as a date. */
export function NoBreak({ children }: { children?: ReactNode }) {
  return <span className={tableClasses.noBreak}>{children}</span>
}

const none: never[] = []

/** A plain table: sorting by its heads, cards on phones; loading, empty and failed states of its own. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { caption, rows, problem, onRetry, empty, tools } = props
  const hidden = tools?.hidden ?? props.hidden
  const columns = useMemo(() => shownColumns(props.columns, hidden), [props.columns, hidden])
  const { sorting, sortBy } = useSorting(props)
  const table = useTable({
    features,
    columns: useDefinitions(columns),
    data: rows ?? none,
    getRowId: props.getRowId,
    state: { sorting },
    onSortingChange: (change) => sortBy(typeof change === 'function' ? change(sorting) : change),
  })
  const skeleton = useDelayed(300)

  const sortable = columns.filter((column) => column.sortValue)
  const sorted = table.getRowModel().rows
  const { page } = props
  const onPage = page ? sorted.slice((page.number - 1) * page.size, page.number * page.size) : sorted
  const exporting = tools && 'onExport' in tools ? tools : undefined
  const head = tools && (
    <ListTools
      columns={props.columns.filter(canBePutAway)}
      hidden={tools.hidden}
      onHidden={tools.onHidden}
      onExport={
        exporting &&
        (async (choice) =>
          exporting.onExport(
            choice,
            exportedCells(
              columns,
              sorted.map(({ original }) => original),
            ),
          ))
      }
      exportDisabledReason={!(exporting?.exportsEmpty ? rows : rows?.length) && listMessages.nothingToExport}
    />
  )
  if (problem && !rows)
    return (
      <>
        {head}
        <ProblemState problem={problem} what={caption.toLowerCase()} {...(onRetry ? { onRetry } : {})} />
      </>
    )
  if (rows && rows.length === 0 && !problem)
    return (
      <>
        {head}
        <EmptyState title={empty.title} action={empty.action}>
          {empty.body}
        </EmptyState>
      </>
    )
  return (
    <>
      {head}
      {problem && <OldProblem problem={problem} what={caption.toLowerCase()} onRetry={onRetry} />}
      {!rows && (
        <p className={tableClasses.caption} role="status">
          {uiMessages.loading({ what: caption.toLowerCase() })}
        </p>
      )}
      {sortable.length > 0 && rows && rows.length > 1 && (
        <SortSelect wide={props.wide} columns={sortable} sorting={sorting} onSorting={sortBy} />
      )}
      <table
        // Another one than the skeleton's: browsers count a table that grows or makes room as one that moved.
        key={rows ? 'rows' : 'waiting'}
        className={classes(
          props.wide ? tableClasses.wide : tableClasses.plain,
          props.pairs && tableClasses.pairs,
        )}
        data-old={problem ? true : undefined}
      >
        <caption className={tableClasses.caption}>
          {rows ? `${caption}, ${rows.length} ${rows.length === 1 ? 'row' : 'rows'}` : caption}
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <ColumnHead
                key={column.id}
                name={column.header}
                align={column.align}
                width={column.width}
                start={column.headStart}
                sortHint={listMessages.sortHint}
                sortedBy={column.sortValue && table.getColumn(column.id)}
              >
                {column.legend && <div aria-hidden>{column.legend}</div>}
              </ColumnHead>
            ))}
          </tr>
        </thead>
        <tbody>
          {!rows && skeleton && <SkeletonRows columns={columns.length} />}
          {onPage.map((row) => (
            <TableRow
              key={row.id}
              row={row.original}
              columns={columns}
              state={props.rowState?.(row.original)}
            />
          ))}
        </tbody>
      </table>
    </>
  )
}

/** The order: of the address where it has one, else what the person chose. */
function useSorting<Row extends object>({ order, sortedBy, onOrder, onSorted }: DataTableProps<Row>) {
  const [chosen, setChosen] = useState<SortingState>(
    sortedBy ? [{ id: sortedBy.id, desc: sortedBy.desc ?? false }] : [],
  )
  const sorting = useMemo(() => (order === undefined ? chosen : readSort(order)), [order, chosen])
  const sortBy = (next: SortingState) => {
    setChosen(next)
    onSorted?.(next[0] ?? null)
    onOrder?.(writeSort(next))
  }
  return { sorting, sortBy }
}

function useDefinitions<Row extends object>(columns: readonly DataColumn<Row>[]) {
  return useMemo(
    () =>
      columns.map((column): ColumnDef<typeof features, Row> => ({
        id: column.id,
        header: column.header,
        // Undefined is what TanStack puts last in both directions.
        accessorFn: (row) => {
          const value = column.sortValue?.(row)
          return value === null || value === '' ? undefined : value
        },
        enableSorting: Boolean(column.sortValue),
        sortUndefined: 'last',
        sortFn: 'alphanumeric',
      })),
    [columns],
  )
}

function SkeletonRows({ columns }: { columns: number }) {
  return Array.from({ length: 5 }, (_, row) => (
    <tr key={row} aria-hidden>
      {Array.from({ length: columns }, (_, cell) => (
        <chakra.td key={cell}>
          <span className={tableClasses.bar} style={{ width: `${50 + ((row * 23 + cell * 31) % 45)}%` }} />
        </chakra.td>
      ))}
    </tr>
  ))
}
