import { Archive, CircleCheck, GraduationCap, Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { problemOf } from '../../lib/problem'
import { useListQuery } from '../../lib/lists/use-list-query'
import { useListTools } from '../../ui/list/use-list-tools'
import { useViewer } from '../../lib/session/viewer'
import { Button } from '../../ui/action/button'
import { Card } from '../../ui/layout/card'
import { DataTable, type DataColumn } from '../../ui/table/data-table'
import { FilterBar } from '../../ui/list/filter-bar'
import { ChipChoice } from '../../ui/list/filter-chips'
import { FilterSearch } from '../../ui/list/filter-fields'
import { TextLink } from '../../ui/action/link'
import { PageHeader } from '../../ui/layout/page-header'
import { StatusChip } from '../../ui/feedback/status-chip'
import { agenciesMessages } from './agencies-messages'
import { agenciesPaths } from './agencies-paths'
import { useLeaListQuery, type LeaListQuery } from './agencies.generated'

const m = agenciesMessages.list

const LeaAddDialog = lazy(() =>
  import('./lea-add-dialog').then((module) => ({ default: module.LeaAddDialog })),
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
type Show = keyof typeof m.shows
const isShow = (value: string | null): value is Show => value !== null && value in m.shows

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
    exported: [{ heading: m.kind, value: (row) => agenciesMessages.kinds[row.kind] ?? row.kind }],
    cell: (row) => agenciesMessages.kinds[row.kind] ?? row.kind,
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

/** Every agency, with the way to its content. */
export function Component() {
  const { data, error, refetch } = useLeaListQuery({ fetchPolicy: 'cache-and-network' })
  const [search, setSearch] = useListQuery('agencies')
  const mayAdd = useViewer().permissions.includes('agencies.manage')
  const [adding, setAdding] = useState(false)
  const given = search.get('show')
  const show: Show = isShow(given) ? given : 'active'
  const text = search.get('q') ?? ''
  const all = data?.leas
  const rows = all?.filter((row) => isShown(row, show) && matches(row, text))
  const tools = useListTools({
    list: 'agencies',
    title: agenciesMessages.title,
    name: ['agencies', show],
    filters: [
      [m.show, m.shows[show]],
      [m.search, text],
    ],
  })
  const change = (name: string, value: string) =>
    setSearch(
      (known) => {
        const next = new URLSearchParams(known)
        if (value) next.set(name, value)
        else next.delete(name)
        return next
      },
      { replace: true },
    )
  const clear = () => setSearch(() => new URLSearchParams(), { replace: true })

  return (
    <>
      <PageHeader
        title={agenciesMessages.title}
        breadcrumb={[{ label: agenciesMessages.landingPage, to: '/' }, { label: agenciesMessages.title }]}
        facts={m.facts}
        actions={
          mayAdd && (
            <Button variant="solid" icon={<Plus aria-hidden />} onClick={() => setAdding(true)}>
              {agenciesMessages.adding.button}
            </Button>
          )
        }
      />
      <Card
        title={m.caption}
        padded={false}
        {...(rows && all ? { note: m.rows(rows.length, all.length) } : {})}
      >
        <FilterBar
          few
          label={m.filters}
          set={(show === 'active' ? 0 : 1) + (text ? 1 : 0)}
          onClear={rows?.length ? clear : undefined}
        >
          <FilterSearch label={m.search} hint={m.searchHint} value={text} onChange={(q) => change('q', q)} />
          <ChipChoice
            label={m.show}
            value={show}
            isSet={show !== 'active'}
            options={Object.entries(m.shows).map(([value, label]) => ({ value, label }))}
            onChange={(value) => change('show', value === 'active' ? '' : value)}
          />
        </FilterBar>
        <DataTable
          wide
          caption={m.caption}
          columns={columns}
          rows={rows}
          getRowId={(row) => String(row.id)}
          tools={tools}
          problem={error ? problemOf(error) : null}
          onRetry={() => void refetch().catch(() => undefined)}
          sortedBy={{ id: 'code' }}
          rowState={(row) => (row.active ? undefined : 'disabled')}
          empty={
            all && all.length > 0
              ? {
                  title: m.noMatchTitle,
                  body: m.noMatchBody,
                  action: (
                    <Button size="sm" onClick={clear}>
                      {m.clearFilters}
                    </Button>
                  ),
                }
              : { title: m.emptyTitle, body: mayAdd && m.emptyBody }
          }
        />
      </Card>
      {adding && (
        <Suspense fallback={null}>
          <LeaAddDialog onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </>
  )
}

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

const isShown = (row: Row, show: Show) => show === 'all' || row.active === (show === 'active')

function matches(row: Row, search: string): boolean {
  const text = search.trim().toLowerCase()
  return (
    text.length < 2 ||
    `${row.code} ${row.name} ${row.shortName} ${row.region ?? ''}`.toLowerCase().includes(text)
  )
}
