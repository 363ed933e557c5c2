import { useMemo, type ReactNode } from 'react'
import { filtersSet } from './filter-bar'
import type { ListAddress, ListChanges } from './list-address'
import type { ListState } from './list-card'
import { ListFilters } from './list-filters'
import { useWholeList, type WholeListOptions } from './use-whole-list'

interface NarrowedListOptions<Row extends object, Name extends string> extends WholeListOptions<Row> {
  /** What the address says, and how it is changed, see `listAddress`. */
  address: readonly [ListAddress<Name>, (next: ListChanges<NoInfer<Name>>) => void, () => void]
  /** The rows that the filters leave, where the server does not narrow; kept as it is while it stays the same. */
  narrow?: (rows: readonly Row[]) => readonly Row[]
  /** Says that the choices of the filters could not be loaded. */
  failedChoices?: ReactNode
  /** What of the address narrows nothing. */
  noFilters?: readonly NoInfer<Name>[]
}

/** A list that the browser holds whole, with filters in its address. */
export function useNarrowedList<Row extends object, Name extends string>({
  address: [{ filters }, change, clear],
  narrow,
  noFilters = [],
  failedChoices,
  ...whole
}: NarrowedListOptions<Row, Name>): ListState<Row, Name> {
  const list = useWholeList(whole)
  const { rows: all } = list
  const rows = useMemo(() => (all && narrow ? narrow(all) : all), [all, narrow])
  const state = {
    values: filters,
    set: filtersSet(filters, ...noFilters),
    change,
    // Where nothing is left, the button among the rows clears.
    clear: rows?.length ? clear : undefined,
  }
  return {
    ...list,
    rows,
    filterBar: (declared) => (
      <>
        {failedChoices}
        <ListFilters {...declared} state={state} />
      </>
    ),
    isNarrowed: Boolean(all?.length),
    clear,
  }
}
