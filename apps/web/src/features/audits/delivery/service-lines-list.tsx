import { TriangleAlert } from 'lucide-react'
import { useMemo } from 'react'
import { searchedFor } from '../../../lib/lists/searched-for'
import { TextLink } from '../../../ui/action/link'
import { StatusChip } from '../../../ui/feedback/status-chip'
import { anyText, listAddress, oneOf } from '../../../ui/list/list-address'
import { choice } from '../../../ui/list/list-filters'
import { ListCard } from '../../../ui/list/list-card'
import { useListTools } from '../../../ui/list/use-list-tools'
import { useNarrowedList } from '../../../ui/list/use-narrowed-list'
import type { DataColumn } from '../../../ui/table/data-table'
import type { ProngPlace } from '../audits-paths'
import { recordPaths } from '../record/record-paths'
import type { RelatedServiceFieldsFragment as Row } from './delivery.generated'
import { deliveryMessages } from './delivery-messages.generated'

const words = deliveryMessages.list

type Filter = 'q' | 'provider' | 'flagged'

const { useAddress } = listAddress<Filter>(
  'audit-services',
  { q: anyText, provider: anyText, flagged: oneOf('1') },
  // Providers are those of one audit.
  { notKept: ['provider'] },
)

const number = (id: string, header: string, value: (row: Row) => number): DataColumn<Row> => ({
  id,
  header,
  align: 'end',
  sortValue: value,
  exported: [{ heading: header, value }],
  cell: (row) => value(row).toLocaleString('en-US'),
})

/** A number of a line that somebody has entered: a dash before. */
const ifEntered = (column: DataColumn<Row>): DataColumn<Row> => ({
  ...column,
  cell: (row) => (row.changedOn === null ? '-' : column.cell(row)),
})

const columnsOf = (place: ProngPlace): DataColumn<Row>[] => [
  {
    id: 'line',
    header: words.service,
    rowHeader: true,
    sortValue: ({ order }) => order,
    exported: [{ heading: words.service, value: ({ student }) => student }],
    cell: ({ id, order, student }) => (
      <TextLink to={recordPaths.record({ ...place, recordId: id })}>{`${order} ${student}`}</TextLink>
    ),
  },
  {
    id: 'provider',
    header: words.provider,
    sortValue: ({ provider }) => provider,
    cell: ({ provider }) => provider,
  },
  {
    id: 'setting',
    header: words.setting,
    sortValue: ({ setting }) => setting,
    cell: ({ setting }) => setting,
  },
  {
    id: 'entered',
    header: words.entered,
    sortValue: ({ changedOn }) => changedOn,
    cell: ({ changedOn }) => (changedOn ? words.entered : words.notEntered),
  },
  number('planned', words.planned, ({ totals }) => totals.planned),
  ifEntered(number('delivered', words.delivered, ({ totals }) => totals.delivered)),
  ifEntered(number('makeUp', words.makeUp, ({ totals }) => totals.makeUp)),
  {
    id: 'percent',
    header: words.percent,
    align: 'end',
    sortValue: ({ totals }) => Number.parseFloat(totals.percent) || 0,
    exported: [{ heading: words.percent, value: ({ totals }) => totals.percent }],
    cell: ({ totals }) => totals.percent,
  },
  {
    id: 'flag',
    header: words.flag,
    sortValue: (row) => (isFlagged(row) ? 1 : 0),
    exported: [{ heading: words.flag, value: (row) => (isFlagged(row) ? words.below : '') }],
    cell: (row) =>
      isFlagged(row) && (
        <StatusChip palette="dueSoon" icon={TriangleAlert}>
          {words.below}
        </StatusChip>
      ),
  },
  ifEntered(number('shortfall', words.shortfall, ({ totals }) => totals.shortfall)),
  ifEntered(number('compensatory', words.compensatory, ({ totals }) => totals.compensatory)),
]

/** Nothing is said of a line that nobody has entered yet. */
const isFlagged = ({ totals, changedOn }: Row) => changedOn !== null && totals.flagged

interface ServiceLinesListProps {
  place: ProngPlace
  lines: readonly Row[]
  refetch: () => Promise<unknown>
}

/** Service lines with their totals; one provider at a time is the view of a provider. */
export function ServiceLinesList({ place, lines, refetch }: ServiceLinesListProps) {
  const address = useAddress()
  const [{ filters }] = address
  const providers = [...new Set(lines.map(({ provider }) => provider))].toSorted((one, other) =>
    one.localeCompare(other),
  )
  const list = useNarrowedList({
    rows: lines,
    error: undefined,
    refetch,
    address,
    narrow: useMemo(
      () => (rows: readonly Row[]) => {
        const search = searchedFor(filters.q)?.toLowerCase() ?? ''
        return rows.filter(
          (row) =>
            (filters.provider === '' || row.provider === filters.provider) &&
            (filters.flagged === '' || isFlagged(row)) &&
            `${row.student} ${row.provider} ${row.setting}`.toLowerCase().includes(search),
        )
      },
      [filters],
    ),
  })
  const columns = useMemo(() => columnsOf(place), [place])
  const tools = useListTools({
    list: 'audit-services',
    title: words.title,
    name: ['audits', 'services', place.prongId],
    usuallyHidden: ['setting'],
    filters: [
      [words.search, filters.q],
      [words.provider, filters.provider],
      [words.flag, filters.flagged && words.below],
    ],
  })
  return (
    <ListCard<Row, Filter>
      caption={words.title}
      note={list.rows?.length.toLocaleString('en-US')}
      wide
      list={list}
      columns={columns}
      getRowId={({ id }) => String(id)}
      sortedBy={{ id: 'line' }}
      tools={tools}
      filters={{
        label: words.filters,
        fields: [
          { kind: 'search', name: 'q', label: words.search, hint: words.searchHint },
          choice(
            'provider',
            words.provider,
            words.everyProvider,
            providers.map((provider) => ({ value: provider, label: provider })),
          ),
          { kind: 'switch', name: 'flagged', label: words.flagged, on: '1' },
        ],
      }}
      empty={{ title: words.empty, body: words.emptyBody }}
      noMatch={{ title: words.noMatch, clear: words.clear }}
    />
  )
}
