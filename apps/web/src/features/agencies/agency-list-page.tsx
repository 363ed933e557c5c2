import { Archive, CircleCheck, GraduationCap, Plus } from 'lucide-react'
import { lazy, useState } from 'react'
import { useViewer } from '../../lib/session/viewer'
import { wordOf } from '../../lib/format'
import { Button } from '../../ui/action/button'
import { TextLink } from '../../ui/action/link'
import { StatusChip } from '../../ui/feedback/status-chip'
import { namedOptions } from '../../ui/list/list-filters'
import { searchedFor } from '../../lib/lists/searched-for'
import { anyText, listAddress, oneOf } from '../../ui/list/list-address'
import { ListPage } from '../../ui/list/list-page'
import { useListTools } from '../../ui/list/use-list-tools'
import { useNarrowedList } from '../../ui/list/use-narrowed-list'
import type { DataColumn } from '../../ui/table/data-table'
import { agenciesMessages } from './agencies-messages.generated'
import { agenciesPaths } from './agencies-paths'
import { useLeaListQuery, type LeaListQuery } from './agencies.generated'

const m = agenciesMessages.list

const AgencyAddDialog = lazy(() =>
  import('./agency-add-dialog').then((module) => ({ default: module.AgencyAddDialog })),
)

/** The states that this screen can be in. */
export const screenStates = [
  'loading',
  'list',
  'filtered to nothing',
  'empty',
  'adding',
  'error',
  'forbidden',
  'offline',
]

type Row = LeaListQuery['leas'][number]

const { useAddress } = listAddress('agencies', { q: anyText, show: oneOf('inactive', 'all') })

const columns: readonly DataColumn<Row>[] = [
  {
    id: 'name',
    header: m.name,
    rowHeader: true,
    sortValue: (row) => row.name,
    cell: (row) => <TextLink to={agenciesPaths.content(row.id)}>{row.name}</TextLink>,
  },
  { id: 'code', header: m.code, sortValue: (row) => row.code, cell: (row) => row.code },
  { id: 'shortName', header: m.shortName, sortValue: (row) => row.shortName, cell: (row) => row.shortName },
  {
    id: 'kind',
    header: m.kind,
    sortValue: (row) => row.kind,
    exported: [{ heading: m.kind, value: (row) => wordOf(agenciesMessages.kinds, row.kind) }],
    cell: (row) => wordOf(agenciesMessages.kinds, row.kind),
  },
  { id: 'parts', header: m.parts, sortValue: partsOf, cell: partsOf },
  {
    id: 'cohort',
    header: m.cohort,
    align: 'end',
    sortValue: (row) => row.cohort,
    cell: (row) => row.cohort ?? '-',
  },
  { id: 'region', header: m.region, sortValue: (row) => row.region, cell: (row) => row.region || '-' },
  {
    id: 'standing',
    header: m.standing,
    sortValue: standingOf,
    exported: [{ heading: m.standing, value: (row) => m.standings[standingOf(row)] }],
    cell: (row) => <Standing row={row} />,
  },
]

/** Every agency, with a link to its content. */
export function Component() {
  const { data, error, refetch } = useLeaListQuery({ fetchPolicy: 'cache-and-network' })
  const address = useAddress()
  const { q, show } = address[0].filters
  const all = data?.leas
  const list = useNarrowedList({
    rows: all,
    error,
    refetch,
    address,
    narrow: (rows) => rows.filter((row) => isShown(row, show) && matches(row, q)),
  })
  const mayAdd = useViewer().permissions.includes('agencies.manage')
  const [adding, setAdding] = useState(false)
  const tools = useListTools({
    list: 'agencies',
    title: agenciesMessages.title,
    name: ['agencies', show || 'active'],
    filters: [
      [m.show, namedOptions(m.shows).find(({ value }) => value === (show || 'active'))?.label],
      [m.search, q],
    ],
  })
  return (
    <ListPage
      header={{
        title: agenciesMessages.title,
        breadcrumb: [{ label: agenciesMessages.landingPage, to: '/' }, { label: agenciesMessages.title }],
        facts: m.facts,
        actions: mayAdd && (
          <Button variant="solid" icon={<Plus aria-hidden />} onClick={() => setAdding(true)}>
            {agenciesMessages.adding.button}
          </Button>
        ),
      }}
      caption={m.caption}
      note={list.rows && all && rowsInWords(list.rows.length, all.length)}
      wide
      list={list}
      columns={columns}
      getRowId={(row) => String(row.id)}
      rowState={(row) => (row.active ? undefined : 'disabled')}
      sortedBy={byCode}
      tools={tools}
      filters={{
        few: true,
        label: m.filters,
        fields: [
          { kind: 'search', name: 'q', label: m.search, hint: m.searchHint },
          { kind: 'choice', name: 'show', label: m.show, usual: 'active', options: namedOptions(m.shows) },
        ],
      }}
      empty={{ title: m.emptyTitle, body: mayAdd && m.emptyBody }}
      noMatch={{ title: m.noMatchTitle, body: m.noMatchBody, clear: m.clearFilters }}
    >
      {adding && <AgencyAddDialog onClose={() => setAdding(false)} />}
    </ListPage>
  )
}

const byCode = { id: 'code' }

function partsOf({ hasPartB, hasPartC }: Row): string {
  return [hasPartB && 'Part B', hasPartC && 'Part C'].filter(Boolean).join(', ')
}

function standingOf({ active, isTest }: Row): keyof typeof m.standings {
  return active ? (isTest ? 'training' : 'active') : 'inactive'
}

const chips = {
  active: { palette: 'success', icon: CircleCheck },
  training: { palette: 'info', icon: GraduationCap },
  inactive: { palette: 'neutral', icon: Archive },
} as const

function Standing({ row }: { row: Row }) {
  const standing = standingOf(row)
  return (
    <StatusChip palette={chips[standing].palette} icon={chips[standing].icon}>
      {m.standings[standing]}
    </StatusChip>
  )
}

const isShown = ({ active }: Row, show: string) => show === 'all' || active === (show === '')

function matches(row: Row, search: string): boolean {
  const text = searchedFor(search)?.toLowerCase()
  return (
    text === undefined ||
    `${row.code} ${row.name} ${row.shortName} ${row.region ?? ''}`.toLowerCase().includes(text)
  )
}

const rowsInWords = (shown: number, all: number): string =>
  shown === all ? String(all) : m.shownOf({ shown, all })
