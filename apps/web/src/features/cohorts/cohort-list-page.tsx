import { calendarDay, chosenSchoolYear, complianceYearName } from '@portal/domain'
import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react'
import { useHeaderBadge } from '../../lib/header-badge'
import { problemOf } from '../../lib/problem'
import { useAddressYear } from '../../lib/years/use-address-year'
import { useListQuery } from '../../lib/lists/use-list-query'
import { chooseYear, useSelection } from '../../lib/lists/use-selection'
import { useViewer } from '../../lib/session/viewer'
import { Button } from '../../ui/action/button'
import { Card } from '../../ui/layout/card'
import { DataTable } from '../../ui/table/data-table'
import { PageHeader } from '../../ui/layout/page-header'
import { FilterBar } from '../../ui/list/filter-bar'
import { ChipSwitch } from '../../ui/list/filter-chips'
import { FilterSearch } from '../../ui/list/filter-fields'
import { Select } from '../../ui/field/select'
import { UnknownYearNote } from '../../ui/feedback/unknown-year-note'
import { useListTools } from '../../ui/list/use-list-tools'
import { cohortColumns } from './cohort-columns'
import { CohortCoverage } from './cohort-coverage'
import { cohortRows, matching, type CohortRow } from './cohort-rows'
import { cohortsMessages as words } from './cohorts-messages'
import { cohortsPaths } from './cohorts-paths'
import { useCohortsQuery } from './cohorts.generated'

const CohortDialog = lazy(() =>
  import('./cohort-dialog').then((module) => ({ default: module.CohortDialog })),
)

/** The states that this screen can be in. */
export const screenStates = [
  'loading',
  'list',
  'filtered to nothing',
  'editing',
  'conflict',
  'forbidden',
  'error',
  'offline',
]

// The year is chosen once for all screens.
const ofAll = ['year']

/** Who answers for which agencies in a year; state monitors change it. */
export function Component() {
  const viewer = useViewer()
  const [params, setParams] = useListQuery('cohorts', ofAll)
  const { year: stored } = useSelection(viewer.id)
  const { named, learn } = useAddressYear(
    params.get('year'),
    chosenSchoolYear(stored, [], calendarDay(new Date())),
  )
  const { year } = named
  useHeaderBadge(null, null, year)
  const { data, error, refetch } = useCohortsQuery({ variables: { year }, fetchPolicy: 'cache-and-network' })
  useEffect(() => {
    if (data) learn(data.complianceYears)
  }, [data, learn])
  const refresh = useCallback(() => void refetch().catch(() => undefined), [refetch])
  const [editing, setEditing] = useState<CohortRow>()
  const search = params.get('q') ?? ''
  const mine = params.get('mine') === '1'
  const all = useMemo(() => data && cohortRows(data.cohorts, data.leas), [data])
  const rows = all && matching(all, { search, mine: mine ? viewer.id : null })
  const columns = useMemo(() => cohortColumns(setEditing), [setEditing])
  const tools = useListTools({
    list: 'cohorts',
    title: words.list.caption,
    name: ['cohorts', 'list', year],
    filters: [
      [words.year, complianceYearName(year)],
      [words.list.search, search],
      [words.list.mine, mine && words.list.mine],
    ],
  })
  const set = (name: string, value: string) =>
    setParams(
      (known) => {
        const next = new URLSearchParams(known)
        if (value === '') next.delete(name)
        else next.set(name, value)
        return next
      },
      { replace: true },
    )
  const clear = () => setParams(() => new URLSearchParams({ year: String(year) }), { replace: true })
  const years = data?.complianceYears ?? []
  const shownYears = years.some(({ id }) => id === year)
    ? years
    : [...years, { id: year, name: complianceYearName(year) }]
  return (
    <>
      <PageHeader
        title={words.title}
        breadcrumb={[
          { label: words.stateDashboard, to: cohortsPaths.stateDashboard },
          { label: words.title },
        ]}
        facts={words.facts}
        actions={
          <Select
            inline
            aria-label={words.year}
            value={String(year)}
            options={shownYears.map(({ id, name }) => ({ value: String(id), label: name }))}
            onChange={(event) => {
              chooseYear(Number(event.target.value))
              set('year', event.target.value)
            }}
          />
        }
      />
      <UnknownYearNote {...named} />
      {data && <CohortCoverage cohorts={data.cohorts} leas={data.leas} />}
      <Card title={words.list.caption} note={complianceYearName(year)} padded={false}>
        <FilterBar
          few
          label={words.list.filters}
          set={(search ? 1 : 0) + (mine ? 1 : 0)}
          onClear={rows?.length ? clear : undefined}
        >
          <FilterSearch
            label={words.list.search}
            hint={words.list.searchHint}
            value={search}
            onChange={(q) => set('q', q)}
          />
          {viewer.isStateMonitor && (
            <ChipSwitch label={words.list.mine} on={mine} onChange={(on) => set('mine', on ? '1' : '')} />
          )}
        </FilterBar>
        <DataTable
          caption={words.list.caption}
          columns={columns}
          rows={rows}
          getRowId={({ user }) => user.id}
          tools={tools}
          problem={error ? problemOf(error) : null}
          onRetry={refresh}
          sortedBy={{ id: 'monitor' }}
          rowState={({ isActive }) => (isActive ? undefined : 'disabled')}
          empty={
            all && all.length > 0
              ? {
                  title: words.list.noMatch,
                  action: (
                    <Button size="sm" onClick={clear}>
                      {words.list.clear}
                    </Button>
                  ),
                }
              : { title: words.list.empty, body: words.list.emptyBody }
          }
        />
      </Card>
      <Suspense fallback={null}>
        {editing && data && (
          <CohortDialog
            key={`${editing.user.id} ${year}`}
            cohort={editing}
            others={data.cohorts.filter(({ user }) => user.id !== editing.user.id)}
            leas={data.leas}
            onClose={() => setEditing(undefined)}
            onSaved={() => {
              setEditing(undefined)
              refresh()
            }}
          />
        )}
      </Suspense>
    </>
  )
}
