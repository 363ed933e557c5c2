import { chakra, type SystemStyleObject } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Button } from '../action/button'
import { Card } from '../layout/card'
import { DataTable, type DataTableProps } from '../table/data-table'
import type { ListFiltersProps } from './list-filters'

/** A list as a page shows it, see `useServerList` and `useWholeList`. */
export interface ListState<Row extends object, Name extends string = never> extends Pick<
  DataTableProps<Row>,
  'rows' | 'problem' | 'order' | 'onOrder' | 'page'
> {
  refresh: () => void
  /** Rows on all pages, where a server holds them. */
  total?: number | undefined
  /** Draws the filters as a page declares them. A list without them is sooner there. */
  filterBar?: (declared: ListFiltersProps<Name>) => ReactNode
  /** Draws the links to the other pages; `label` says of what. */
  pager?: (label: string) => ReactNode
  /** Something about the whole list that stands above it. */
  alert?: ReactNode
  /** Filters are set that may be why nothing is there. */
  isNarrowed?: boolean
  /** Clears all filters. */
  clear?: () => void
  /** Other rows are loading: those that are shown are dimmed. */
  isBusy?: boolean
}

interface Empty {
  title: string
  body?: ReactNode
  action?: ReactNode
}

export interface ListCardProps<Row extends object, Name extends string> extends Pick<
  DataTableProps<Row>,
  'caption' | 'columns' | 'getRowId' | 'rowState' | 'tools' | 'wide' | 'pairs' | 'sortedBy' | 'onSorted'
> {
  list: ListState<Row, Name>
  /** Title of the card, where it is not the caption of the table; null for none. */
  title?: string | null
  /** Quiet words after the title; the number of rows, where the server holds them. */
  note?: ReactNode
  /** Acts in the head of the card. */
  actions?: ReactNode
  filters?: ListFiltersProps<Name> | false
  /** What can be done with the chosen rows; between the head and the table. */
  selection?: ReactNode
  /** Why there is nothing, and what fills the list. */
  empty: Empty
  /** Why the filters leave nothing, with the words of the button that clears them. */
  noMatch?: Omit<Empty, 'action'> & { clear: string }
  css?: SystemStyleObject
}

/** The card of every list: filters, choice of columns and export in its head, the table, its pages. */
export function ListCard<Row extends object, Name extends string = never>({
  list,
  title,
  note,
  actions,
  filters,
  selection,
  empty,
  noMatch,
  css,
  ...table
}: ListCardProps<Row, Name>) {
  const { rows, problem, refresh, order, onOrder, page, isBusy, clear, total } = list
  const quiet = note ?? total?.toLocaleString('en-US')
  const shown = noMatch && list.isNarrowed ? { ...noMatch, action: clearButton(noMatch.clear, clear) } : empty
  return (
    <Card
      {...(title === null ? { as: 'div' } : { title: title ?? table.caption })}
      {...(quiet === undefined ? {} : { note: quiet })}
      padded={false}
      actions={actions}
    >
      {filters && list.filterBar?.(filters)}
      {selection}
      <chakra.div
        aria-busy={isBusy || undefined}
        data-old={(isBusy && rows) || undefined}
        {...(css ? { css } : {})}
      >
        <DataTable {...table} {...{ rows, problem, order, onOrder, page }} onRetry={refresh} empty={shown} />
      </chakra.div>
      {list.pager?.(table.caption)}
    </Card>
  )
}

const clearButton = (label: string, clear: (() => void) | undefined) => (
  <Button size="sm" onClick={clear}>
    {label}
  </Button>
)
