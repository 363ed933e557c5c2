import { chakra, type SystemStyleObject } from '@chakra-ui/react'
import {
  columnVisibilityFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type Row as TableRow,
  type SortingState,
} from '@tanstack/react-table'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { memo, useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { SortSelect } from '../field/sort-select'
import { wideTableStyle } from './table-style'
import { tableMessages } from './table-messages.generated'

const features = tableFeatures({ rowSortingFeature, columnVisibilityFeature })
type Features = typeof features

/** Lists up to this length are drawn whole: the browser's own search finds every row. */
const wholeUpTo = 200

export interface VirtualColumn<Row extends object> {
  id: string
  header: string
  /** Head for the eye; the words stay for cards and screen readers. */
  head?: ReactNode
  /** Plain elements: a long list has no time for components. */
  cell: (row: Row) => ReactNode
  sortable?: boolean
  align?: 'start' | 'end'
  rowHeader?: boolean
  /** Share of the width, in relation to the other columns. */
  share: number
}

export interface VirtualTableProps<Row extends object> {
  caption: string
  columns: readonly VirtualColumn<Row>[]
  /** Ids of columns that are put away. */
  hidden?: ReadonlySet<string>
  /** Rows of the whole list. */
  total: number
  /** A row by its place; undefined while it has not come. */
  rowAt: (index: number) => Row | undefined
  getRowId: (row: Row) => string
  /** Called with the places in sight. */
  onRange: (first: number, last: number) => void
  sorting: SortingState
  onSorting: (next: SortingState) => void
  rowState?: (row: Row) => 'disabled' | 'selected' | undefined
  /** Rows that are about to be replaced are dimmed. */
  stale?: boolean
  css?: SystemStyleObject
}

/**
 * One list over any number of server pages: only the rows in sight are in the document. The page scrolls, not the table;
 * on phones the same rows are cards.
 */
export function VirtualTable<Row extends object>(props: VirtualTableProps<Row>) {
  const { columns, hidden, sorting, onSorting, css } = props
  const shown = useMemo(() => columns.filter(({ id }) => !hidden?.has(id)), [columns, hidden])
  // Styles stand around the table: they are worked out once, the table is drawn at each step of scrolling.
  const styles = useMemo(
    () => [wideTableStyle, layout, css ?? {}].map((style) => ({ '& > table': style })),
    [css],
  )
  return (
    <>
      <SortSelect
        wide
        columns={shown.filter(({ sortable }) => sortable)}
        sorting={sorting}
        onSorting={onSorting}
      />
      <chakra.div css={styles}>
        <DrawnTable {...props} shown={shown} />
      </chakra.div>
    </>
  )
}

function DrawnTable<Row extends object>(
  props: VirtualTableProps<Row> & { shown: readonly VirtualColumn<Row>[] },
) {
  const {
    caption,
    shown,
    columns,
    hidden,
    total,
    rowAt,
    getRowId,
    onRange,
    sorting,
    onSorting,
    rowState,
    stale,
  } = props
  const body = useRef<HTMLTableSectionElement>(null)
  const [scrollMargin, setScrollMargin] = useState(0)
  const [card] = useState(() => matchMedia('(max-width: 79.99em)').matches)
  const virtual = useWindowVirtualizer({
    count: total,
    estimateSize: () => (card ? 236 : 44),
    overscan: total <= wholeUpTo ? wholeUpTo : 12,
    scrollMargin,
  })
  // What stands above the rows may grow or shrink at any time, and the body with it.
  useLayoutEffect(() => {
    const read = () => {
      const top = body.current ? Math.round(body.current.getBoundingClientRect().top + window.scrollY) : 0
      setScrollMargin((known) => (Math.abs(known - top) > 1 ? top : known))
    }
    read()
    const observer = new ResizeObserver(read)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [])

  const items = virtual.getVirtualItems()
  const first = items[0]?.index ?? 0
  const last = items.at(-1)?.index ?? 0
  useEffect(() => {
    if (!stale && total > 0) onRange(first, last)
  }, [onRange, first, last, stale, total])

  const placed = items.map(({ index }) => ({ index, row: rowAt(index) }))
  const data = placed.flatMap(({ row }) => row ?? [])
  const defs = useMemo(
    () =>
      columns.map((column): ColumnDef<Features, Row> => ({
        id: column.id,
        header: column.header,
        accessorFn: getRowId,
        cell: ({ row }) => column.cell(row.original),
        enableSorting: column.sortable ?? false,
      })),
    [columns, getRowId],
  )
  const columnVisibility = useMemo(
    () => Object.fromEntries(columns.map(({ id }) => [id, !hidden?.has(id)])),
    [columns, hidden],
  )
  const table = useTable({
    features,
    columns: defs,
    data,
    getRowId,
    manualSorting: true,
    state: { sorting, columnVisibility },
    onSortingChange: (change) => onSorting(typeof change === 'function' ? change(sorting) : change),
  })
  const shares = shown.reduce((sum, { share }) => sum + share, 0)
  const rows = new Map(table.getRowModel().rows.map((row) => [row.id, row]))
  const before = (items[0]?.start ?? scrollMargin) - scrollMargin
  const after = virtual.getTotalSize() - ((items.at(-1)?.end ?? scrollMargin) - scrollMargin)

  return (
    <table data-old={stale || undefined} aria-rowcount={total + 1} aria-busy={stale || undefined}>
      <caption>{tableMessages.captionWithRows({ caption, total })}</caption>
      <colgroup>
        {shown.map(({ id, share }) => (
          <col key={id} style={{ width: `${(share / shares) * 100}%` }} />
        ))}
      </colgroup>
      <thead>
        <tr aria-rowindex={1}>
          {table.getHeaderGroups()[0]?.headers.map((head) => {
            const column = columns.find(({ id }) => id === head.column.id)
            const direction = head.column.getIsSorted()
            return (
              <th
                key={head.id}
                scope="col"
                data-align={column?.align}
                aria-sort={
                  direction === 'asc' ? 'ascending' : direction === 'desc' ? 'descending' : undefined
                }
              >
                {column?.sortable ? (
                  <button type="button" onClick={head.column.getToggleSortingHandler()}>
                    {column.header}
                    {direction === 'asc' && <ArrowUp size={13} aria-hidden />}
                    {direction === 'desc' && <ArrowDown size={13} aria-hidden />}
                  </button>
                ) : (
                  (column?.head ?? column?.header)
                )}
              </th>
            )
          })}
        </tr>
      </thead>
      <tbody ref={body}>
        {before > 0 && <Spacer height={before} />}
        {placed.map(({ index, row: original }) => {
          const row = original && rows.get(getRowId(original))
          return row ? (
            <PlainRow
              key={index}
              index={index}
              row={row}
              columns={shown}
              state={rowState?.(row.original)}
              measure={virtual.measureElement}
            />
          ) : (
            <tr key={index} data-index={index} data-waiting aria-rowindex={index + 2}>
              <td colSpan={shown.length}>
                <span>{tableMessages.loading}</span>
              </td>
            </tr>
          )
        })}
        {after > 0 && <Spacer height={after} />}
      </tbody>
    </table>
  )
}

interface PlainRowProps<Row extends object> {
  index: number
  row: TableRow<Features, Row>
  columns: readonly VirtualColumn<Row>[]
  state: 'disabled' | 'selected' | undefined
  measure: (element: Element | null) => void
}

function DrawnRow<Row extends object>({ index, row, columns, state, measure }: PlainRowProps<Row>) {
  return (
    <tr ref={measure} data-index={index} data-state={state} aria-rowindex={index + 2}>
      {row.getVisibleCells().map((cell) => {
        const column = columns.find(({ id }) => id === cell.column.id)
        const content = column?.cell(row.original)
        return column?.rowHeader ? (
          <th key={cell.id} scope="row">
            {content}
          </th>
        ) : (
          <td key={cell.id} data-align={column?.align} data-label={column?.header}>
            <span>{content}</span>
          </td>
        )
      })}
    </tr>
  )
}

// Scrolling makes new table rows of the same records; only another record or another set of columns is drawn anew.
const PlainRow = memo(
  DrawnRow,
  (one, other) =>
    one.row.original === other.row.original &&
    one.index === other.index &&
    one.state === other.state &&
    one.columns.length === other.columns.length &&
    one.columns.every((column, at) => column === other.columns[at]),
) as typeof DrawnRow

function Spacer({ height }: { height: number }) {
  return <tr aria-hidden data-spacer style={{ height }} />
}

/** Widths do not follow the rows in sight, or columns would move while scrolling. */
const layout: SystemStyleObject = {
  '& > caption': { srOnly: true },
  tableLayout: 'fixed',
  '& td, & tbody th': { overflowWrap: 'anywhere' },
  '& tbody tr[data-waiting] > *': { height: '44px' },
  '& tbody tr[data-waiting] span': {
    display: 'block',
    height: '12px',
    width: '40%',
    borderRadius: 'chip',
    bg: 'bg.muted',
    color: 'transparent',
    overflow: 'hidden',
  },
  '& tbody tr[data-spacer], & tbody tr[data-spacer]:hover': { padding: '0', border: '0' },
}
