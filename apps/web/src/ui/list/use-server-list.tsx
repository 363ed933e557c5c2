import type { DocumentNode } from 'graphql'
import { failedChoices, listProblem } from '../../lib/lists/list-problem'
import { useChoices } from '../../lib/lists/use-choices'
import { useListAnswer, type ListQuestion } from '../../lib/lists/use-list-answer'
import { useListPage } from '../../lib/lists/use-last-answer'
import { useLearnedYears, useYearFilter } from '../../lib/years/use-year-filter'
import { useRefresh } from '../../lib/use-refresh'
import { ChoicesAlert } from '../feedback/choices-alert'
import { UnknownYearNote } from '../feedback/unknown-year-note'
import { toastFailure } from '../feedback/toast-failure'
import { filtersSet } from './filter-bar'
import type { ListAddress, ListChanges } from './list-address'
import type { ListState } from './list-card'
import { ListFilters } from './list-filters'
import { exportFromServer } from './export/list-export'
import { Pager } from './pager'
import type { DataTableTools } from '../table/data-table'
import { useListColumns } from './use-list-columns'
import { useLastPage } from './use-list-address'

interface ServerPage<Row> {
  rows: readonly Row[]
  /** Rows on all pages. */
  total: number
}

type Years = readonly { id: number }[] | null | undefined

interface Choices {
  agencies?: unknown
  years?: Years
}

interface ServerListOptions<
  Name extends string,
  Address extends ListAddress<Name>,
  Data,
  Variables,
  Page,
  Chosen,
> {
  /** What the address says, and how it is changed, see `listAddress`. */
  address: readonly [Address & ListAddress<Name>, (next: ListChanges<NoInfer<Name>>) => void, () => void]
  query: DocumentNode
  /** Variables of the request; `withChoices` while the filters have no choices. */
  variables: (address: Address, withChoices: boolean) => Variables
  page: (data: Data) => Page
  /** The choices of the filters, where they are loaded with the page. */
  choices?: (data: Data) => Chosen | null | undefined
  /** The years that exist, where every response has them. */
  years?: (data: Data) => Years
  /** What of the address narrows nothing. */
  noFilters?: readonly NoInfer<Name>[]
  policy?: Omit<ListQuestion<Variables>, 'variables'>
}

// The filters may lack their choices.
const usualPolicy = { fetchPolicy: 'network-only', errorPolicy: 'all' } as const

/** A list that the server narrows, orders and cuts into pages, by what the address says. */
export function useServerList<
  Name extends string,
  Address extends ListAddress<Name>,
  Data,
  Variables extends object,
  Row extends object,
  Page extends ServerPage<Row>,
  Chosen extends Choices,
>(options: ServerListOptions<Name, Address, Data, Variables, Page & ServerPage<Row>, Chosen>) {
  const [inAddress, change, clear] = options.address
  const { address, unknown, learn } = useYearFilter(inAddress)
  const { filters, page, pageSize, sort } = address
  const { choices, withChoices, keep } = useChoices<Chosen>({ asked: options.variables(address, false) })
  const { data, previousData, error, loading, refetch } = useListAnswer<Data, Variables>(options.query, {
    ...(options.policy ?? usualPolicy),
    variables: options.variables(address, withChoices),
  })
  keep((data && options.choices?.(data)) ?? undefined)
  useLearnedYears(learn, (data && options.years?.(data)) ?? choices?.years)
  const current = data && options.page(data)
  const previous = previousData && options.page(previousData)
  const answer = current ?? previous
  const listed = useListPage({ current, previous, failed: Boolean(error) }, filters)
  useLastPage(current?.total, address, (last) => change({ page: last }))
  const refresh = useRefresh(refetch)
  const set = filtersSet(filters, ...(options.noFilters ?? []))
  const list: ListState<Row, Name> = {
    rows: listed?.rows,
    problem: listProblem(error),
    refresh,
    total: answer?.total,
    filterBar: (declared) => (
      <>
        {failedChoices(error) && <ChoicesAlert />}
        <ListFilters {...declared} state={{ values: filters, set, change, clear }} />
      </>
    ),
    pager: (label) => (
      <Pager label={label} page={page} pageSize={pageSize} total={answer?.total} onChange={change} />
    ),
    alert: <UnknownYearNote year={null} unknown={unknown} />,
    isNarrowed: set > 0,
    clear,
    order: sort,
    onOrder: (next) => change({ sort: next }),
    isBusy: loading && answer !== undefined,
  }
  return {
    list,
    /** The address of the request, without a year that does not exist. */
    address,
    /** The response that is shown, for what it says beside its rows. */
    answer,
    /** The whole of it. */
    data: data ?? previousData,
    choices,
    change,
  }
}

interface ServerToolsOptions {
  /** Name of the list, under which its columns are remembered. */
  list: string
  /** Address of the file, without its ending. */
  path: string
  /** What the list shows: filters and order; empty values are not set. */
  shown: Record<string, string | number | null | undefined>
  /** Columns of the screen that are others in a file, or none. */
  exportedAs?: Readonly<Record<string, readonly string[]>>
  /** Columns that are in every file, whatever the list shows. */
  alwaysExported?: readonly string[]
  /** See DataTableTools. */
  exportsEmpty?: boolean
}

/** Choice of columns and export of a list that the server holds. */
export function useServerTools({
  list,
  path,
  shown,
  exportedAs = {},
  alwaysExported = [],
  exportsEmpty,
}: ServerToolsOptions): DataTableTools {
  const [hidden, onHidden] = useListColumns(list)
  return {
    hidden,
    onHidden,
    exportsEmpty,
    onExport: (choice, { columns }) =>
      toastFailure(() =>
        exportFromServer(choice, path, {
          ...shown,
          columns: [...columns.flatMap((id) => exportedAs[id] ?? [id]), ...alwaysExported].join(','),
        }),
      ),
  }
}
