import { chakra, type SystemStyleObject } from '@chakra-ui/react'
import {
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type SortingState,
} from '@tanstack/react-table'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import {
  memo,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react'
import { SortSelect } from '../field/sort-select'
import { classes } from '../theme/styles'
import { ColumnHead, rowCells } from './table-cells'
import { tableClasses } from './table-styles.generated'
import { tableMessages } from './table-messages.generated'

const features = tableFeatures({ rowSortingFeature })
type Features = typeof features

/** Lists up to this length are drawn whole: the browser's own search finds every row. */
const wholeUpTo = 200

export interface VirtualColumn<Row extends object> {
  id: string
  header: string
  /** What is shown as the head; cards and screen readers have `header`. */
  head?: ReactNode
  /** Plain elements: a component in each cell would slow scrolling down. */
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
  /** Ids of columns that are hidden. */
  hidden?: ReadonlySet<string>
  /** Rows of the whole list. */
  total: number
  /** A row by its place; undefined while it is loading. */
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
  // Styles are set around the table: they are computed once, while the table is rendered at each step of scrolling.
  const around = useMemo(() => ({ '& > table': css ?? {} }), [css])
  return (
    <>
      <SortSelect
        wide
        columns={shown.filter(({ sortable }) => sortable)}
        sorting={sorting}
        onSorting={onSorting}
      />
      <chakra.div css={around}>
        <DrawnTable {...props} shown={shown} />
      </chakra.div>
    </>
  )
}

interface DrawnTableProps<Row extends object> extends VirtualTableProps<Row> {
  /** The columns that are not hidden. */
  shown: readonly VirtualColumn<Row>[]
}

function DrawnTable<Row extends object>(props: DrawnTableProps<Row>) {
  const { caption, shown, total, getRowId, sorting, onSorting, rowState, stale } = props
  const body = useRef<HTMLTableSectionElement>(null)
  const { placed, before, after, measure } = usePlacedRows(body, props)
  const table = useTable({
    features,
    columns: useDefinitions(shown, getRowId),
    data: placed.flatMap(({ row }) => row ?? []),
    getRowId,
    manualSorting: true,
    state: { sorting },
    onSortingChange: (change) => onSorting(typeof change === 'function' ? change(sorting) : change),
  })
  const shares = shown.reduce((sum, { share }) => sum + share, 0)

  return (
    <table
      className={classes(tableClasses.wide, tableClasses.virtual)}
      data-old={stale || undefined}
      aria-rowcount={total + 1}
      aria-busy={stale || undefined}
    >
      <caption>{tableMessages.captionWithRows({ caption, total })}</caption>
      <colgroup>
        {shown.map(({ id, share }) => (
          <col key={id} style={{ width: `${(share / shares) * 100}%` }} />
        ))}
      </colgroup>
      <thead>
        <tr aria-rowindex={1}>
          {shown.map(({ id, header, head, align, sortable }) => (
            <ColumnHead
              key={id}
              name={sortable ? header : (head ?? header)}
              align={align}
              sortedBy={sortable ? table.getColumn(id) : undefined}
            />
          ))}
        </tr>
      </thead>
      <tbody ref={body}>
        {before > 0 && <Spacer height={before} />}
        {placed.map(({ index, row }) =>
          row ? (
            <PlainRow
              key={index}
              index={index}
              row={row}
              columns={shown}
              state={rowState?.(row)}
              measure={measure}
            />
          ) : (
            <tr key={index} data-index={index} data-waiting aria-rowindex={index + 2}>
              <td colSpan={shown.length}>
                <span>{tableMessages.loading}</span>
              </td>
            </tr>
          ),
        )}
        {after > 0 && <Spacer height={after} />}
      </tbody>
    </table>
  )
}

/** The rows in sight by their places, and the heights of those above and below them. */
function usePlacedRows<Row extends object>(
  body: RefObject<HTMLTableSectionElement | null>,
  { total, rowAt, onRange, stale }: VirtualTableProps<Row>,
) {
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
  }, [body])

  const items = virtual.getVirtualItems()
  const first = items[0]?.index ?? 0
  const last = items.at(-1)?.index ?? 0
  useEffect(() => {
    if (!stale && total > 0) onRange(first, last)
  }, [onRange, first, last, stale, total])

  return {
    placed: items.map(({ index }) => ({ index, row: rowAt(index) })),
    before: (items[0]?.start ?? scrollMargin) - scrollMargin,
    after: virtual.getTotalSize() - ((items.at(-1)?.end ?? scrollMargin) - scrollMargin),
    measure: virtual.measureElement,
  }
}

function useDefinitions<Row extends object>(
  columns: readonly VirtualColumn<Row>[],
  getRowId: (row: Row) => string,
) {
  return useMemo(
    () =>
      columns.map(({ id, header, sortable = false }): ColumnDef<Features, Row> => ({
        id,
        header,
        accessorFn: getRowId,
        enableSorting: sortable,
      })),
    [columns, getRowId],
  )
}

interface PlainRowProps<Row extends object> {
  index: number
  row: Row
  columns: readonly VirtualColumn<Row>[]
  state: 'disabled' | 'selected' | undefined
  measure: (element: Element | null) => void
}

function DrawnRow<Row extends object>({ index, row, columns, state, measure }: PlainRowProps<Row>) {
  return (
    <tr ref={measure} data-index={index} data-state={state} aria-rowindex={index + 2}>
      {rowCells(columns, row)}
    </tr>
  )
}

// While scrolling only another record or another set of columns is drawn anew.
const PlainRow = memo(
  DrawnRow,
  (one, other) =>
    one.row === other.row &&
    one.index === other.index &&
    one.state === other.state &&
    one.columns.length === other.columns.length &&
    one.columns.every((column, at) => column === other.columns[at]),
) as typeof DrawnRow

function Spacer({ height }: { height: number }) {
  return <tr aria-hidden data-spacer style={{ height }} />
}
